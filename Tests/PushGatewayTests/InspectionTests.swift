import Testing

@testable import PushGateway

/// Answers of the inspection API: of any size, of no end, to clients that read slowly or not at all.
@MainActor
struct InspectionTests {
  /// A client that has asked for an answer of no end, and the answer.
  private func openStream(
    on bench: GatewayBench
  ) throws -> (client: RawClient, stream: any InspectionResponse) {
    var stream: (any InspectionResponse)?
    bench.receiver.inspection = { _, response in
      response.begin(status: 200, headers: [])
      stream = response
    }
    let client = bench.connect()
    client.send("GET /islet/events HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(bench.pump { stream != nil })
    return (client, try #require(stream))
  }

  @Test func `so many streams are open at once, and one that ends makes room`() throws {
    let bench = try GatewayBench { $0.limits.endlessAnswers = 2 }
    bench.receiver.inspection = { _, response in response.begin(status: 200, headers: []) }
    let request = "GET /islet/events HTTP/1.1\r\nhost: a\r\n\r\n"
    let clients = (0..<2).map { _ in bench.connect() }
    for client in clients {
      client.send(request)
      #expect(client.wait(for: "HTTP/1.1 200"))
    }
    let third = bench.connect()
    third.send(request)
    #expect(third.wait(for: "HTTP/1.1 503"))
    clients[0].close()
    #expect(bench.pump { bench.gateway.endlessAnswers == 1 })
    third.send(request)
    #expect(third.wait(for: "HTTP/1.1 200"))
  }

  @Test(arguments: [
    ("/islet", true), ("/islet?", true), ("/islet?x=1", true), ("/islet/?x", true),
    ("/islets", false),
  ])
  func `the API is asked by its path, whatever is asked of it`(_ path: String, _ isAPI: Bool) throws
  {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in
      response.send(status: 299, headers: [], body: [])
    }
    let client = bench.connect()
    client.send("GET \(path) HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait(for: isAPI ? "HTTP/1.1 299" : "HTTP/1.1 405"))
  }

  @Test(arguments: ["/islet/clock", "/3/device/00"])
  func `HEAD is told the length of the answer and is sent nothing of it`(_ path: String) throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: Array("what GET answers".utf8))
    }
    let client = bench.connect()
    let length = path.hasPrefix("/islet") ? 16 : 29
    client.send("HEAD \(path) HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait(for: "content-length: \(length)\r\n\r\n"))
    // What comes next is the next answer.
    client.send("HEAD \(path) HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
    #expect(client.waitForEnd())
    #expect(client.text.replacing("\r\n\r\nHTTP/1.1", with: "").hasSuffix("\r\n\r\n"))
    let head = SamplePush(method: "HEAD", path: path, headers: [], body: nil)
    let answer = try #require(bench.connectHTTP2().request(head.http2))
    #expect(answer.headersEndStream && answer.data.isEmpty)
  }

  @Test func `an answer of any size comes whole`() throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 9_000_000))
    }
    let client = bench.connect()
    client.send("GET /islet/journal HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
    #expect(client.waitForEnd())
    #expect(client.bytes.count > 9_000_000)
    #expect(!bench.hasNoticed("gateway-flood"))
  }

  @Test func `inspection waits when too much of it is unread; pushes do not`() throws {
    let bench = try GatewayBench { $0.limits.unreadByAll = 1_000_000 }
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 8_000_000))
    }
    let greedy = bench.connect()
    greedy.send("GET /islet/journal HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(bench.pump { bench.connections.contains { $0.unread > 1_000_000 } })
    let other = bench.connect()
    other.send("GET /islet/journal HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(other.wait(for: "HTTP/1.1 503"))
    let push = SamplePush()
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    greedy.close()
    #expect(bench.pump { bench.connections.allSatisfy { $0.unread == 0 } })
    other.send("GET /islet/journal HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(other.wait(for: "HTTP/1.1 200"))
  }

  @Test func `an endless answer is made as fast as it is read`() throws {
    let bench = try GatewayBench { $0.limits.unreadStream = 10_000 }
    let (client, stream) = try openStream(on: bench)
    var pieces = 0
    stream.onRoom = {
      while pieces < 200, stream.hasRoom {
        pieces += 1
        _ = stream.write([UInt8](repeating: 65, count: 5000))
      }
      if pieces == 200 { stream.end() }
    }
    stream.onRoom?()
    #expect(pieces == 2)
    #expect(client.wait { client.bytes.count > 1_000_000 })
    #expect(pieces == 200)
  }

  @Test func `an endless answer comes in chunks and ends with its client`() throws {
    let bench = try GatewayBench()
    var stream: (any InspectionResponse)?
    var hasGone = false
    bench.receiver.inspection = { _, response in
      response.begin(status: 200, headers: [])
      response.onClose = { hasGone = true }
      stream = response
    }
    let client = bench.connect()
    client.send("GET /islet/events HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait(for: "transfer-encoding: chunked\r\n\r\n"))
    _ = stream?.write(Array("hello".utf8))
    #expect(client.wait(for: "5\r\nhello\r\n"))
    client.close()
    #expect(bench.pump { hasGone })
  }

  @Test func `a shutdown ends an endless answer at once, and waits for nobody`() throws {
    let bench = try GatewayBench { $0.limits.farewellSeconds = 3600 }
    bench.receiver.inspection = { _, response in response.begin(status: 200, headers: []) }
    let client = bench.connect()
    client.send("GET /islet/events HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait(for: "chunked\r\n\r\n"))
    var hasStopped = false
    bench.gateway.stop { hasStopped = true }
    #expect(client.wait(for: "0\r\n\r\n"))
    #expect(client.waitForEnd())
    client.close()
    #expect(bench.pump { hasStopped })
  }

  @Test func `a client that does not read its stream is cut off, not waited for`() throws {
    let bench = try GatewayBench { $0.limits.unreadInspection = 100_000 }
    let (client, stream) = try openStream(on: bench)
    let piece = [UInt8](repeating: 65, count: 10_000)
    var pieces = 0
    #expect(
      bench.pump {
        pieces += 1
        return stream.write(piece) == false
      })
    #expect(pieces < 2000)
    #expect(client.bytes.isEmpty)
  }
}
