import CLinux
import EventLoop
import Testing

@testable import PushGateway

/// Large answers and large requests: what is sent is let go, and whoever reads or sends much is no flood.
@MainActor
struct LargeAnswerTests {
  private let get = SamplePush(method: "GET", path: "/islet/x", headers: [], body: nil)

  private func session(of bench: GatewayBench) -> HTTP2Session? {
    for connection in bench.connections {
      if case .http2(let session) = connection.stage { return session }
    }
    return nil
  }

  /// Opens the windows of a stream and of its connection.
  private func open(_ stream: Int32, by bytes: Int, of client: HTTP2Client) {
    let count = [24, 16, 8, 0].map { UInt8(bytes >> $0 & 255) }
    client.send(
      HTTP2Client.frame(type: 8, stream: 0, count)
        + HTTP2Client.frame(type: 8, stream: stream, count))
  }

  @Test func `of an endless answer only what its reader lacks is kept`() throws {
    let bench = try GatewayBench()
    var made: (any InspectionResponse)?
    bench.receiver.inspection = { _, response in
      response.begin(status: 200, headers: [])
      made = response
    }
    let client = bench.connectHTTP2()
    let number = client.begin(get.http2)
    #expect(bench.pump { made != nil })
    let response = try #require(made)
    let piece = [UInt8](repeating: 65, count: 10_000)
    func read() -> Int {
      client.parse()
      return client.responses[number]?.data.reduce(0) { $0 + $1.payload.count } ?? 0
    }
    // The reader is 44,465 bytes behind from the beginning to the end: its windows begin with 65,535.
    for _ in 0..<11 where !response.write(piece) { Issue.record("the answer was cut off") }
    try #require(client.wait { read() == 65_535 })
    let session = try #require(self.session(of: bench))
    var largest = 0
    for turn in 1...200 {
      let isTaken = response.write(piece)
      try #require(isTaken)
      open(number, by: piece.count, of: client)
      try #require(client.wait { read() == 65_535 + turn * piece.count })
      largest = max(largest, session.request(on: number)?.answer.bytes.count ?? .max)
    }
    #expect(largest < 128_000)
  }

  @Test func `a reader that opens both windows for each frame gets all of a large answer`() throws {
    let bench = try GatewayBench()
    let size = 8 << 20
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: size))
    }
    let client = bench.connectHTTP2()
    // A window of 4 KB makes frames of 4 KB.
    client.send(HTTP2Client.frame(type: 4, stream: 0, [0, 4, 0, 0, 16, 0]))
    let number = client.begin(get.http2)
    var (read, seen) = (0, 0)
    let isWhole = client.wait {
      client.parse()
      for frame in client.frames[seen...] where frame.type == 0 && !frame.payload.isEmpty {
        read += frame.payload.count
        open(number, by: frame.payload.count, of: client)
      }
      seen = client.frames.count
      return read == size || client.hasEnded
    }
    #expect(isWhole && read == size)
    #expect(!bench.hasNoticed("gateway-flood"))
  }

  @Test func `large bodies that are answered, one after another, are no flood`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let body = [UInt8](repeating: 32, count: 900_000)
    for _ in 0..<12 {
      #expect(client.request(SamplePush().http2, body: body)?.status == 413)
    }
    #expect(!bench.hasNoticed("gateway-flood"))
  }

  @Test func `an answer whose window stays closed is given up as one that is not read`() throws {
    let bench = try GatewayBench { $0.limits.unreadSeconds = 0.1 }
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 100_000))
    }
    let client = bench.connectHTTP2()
    client.send(HTTP2Client.frame(type: 4, stream: 0, [0, 4, 0, 0, 0, 0]))
    _ = client.begin(get.http2)
    #expect(client.waitForEnd())
    #expect(bench.pump { bench.connections.isEmpty })
    #expect(bench.pump { bench.hasNoticed("gateway-too-slow") })
  }

  @Test func `memory of a large answer is not kept with the request that had it`() {
    let pool = RequestPool()
    let request = pool.take()
    request._withUnsafeGuaranteedRef {
      $0.answer.add([UInt8](repeating: 65, count: 1 << 20))
      $0.answer.bytes.removeAll(keepingCapacity: true)
    }
    pool.put(request)
    let next = pool.take()
    #expect(next.toOpaque() == request.toOpaque())
    #expect(next._withUnsafeGuaranteedRef { $0.answer.bytes.capacity } <= RequestPool.largest)
    pool.put(next)
  }

  @Test func `memory of a large answer over HTTP 1 is given back with the next one`() throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 10_000_000))
    }
    let client = bench.connect()
    client.send("GET /islet/journal HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait { client.bytes.count > 10_000_000 })
    client.send(SamplePush().http1)
    #expect(client.wait(for: "apns-id"))
    #expect(try #require(bench.wire).outlet.capacity <= 1 << 20)
  }

  @Test func `requests that were sent ahead over HTTP 1 wait in the socket, and are all answered`()
    throws
  {
    let bench = try GatewayBench { $0.limits.heldByConnection = 300_000 }
    let client = bench.connect()
    let state = String(repeating: "x", count: 2000)
    let push = SamplePush().with(
      body: Array(
        #"{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\#(state)"}}}"#.utf8))
    client.send([String](repeating: push.http1, count: 400).joined())
    #expect(client.wait { bench.receiver.received.count == 400 || client.hasEnded })
    #expect(bench.receiver.received.count == 400)
    #expect(!bench.hasNoticed("gateway-flood"))
  }
}
