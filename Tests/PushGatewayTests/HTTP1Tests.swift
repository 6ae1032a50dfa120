import EventLoop
import Findings
import LiveActivities
import Testing

@testable import PushGateway

@MainActor
struct HTTP1Tests {
  @Test func `a push over HTTP/1.1 is taken, with a remark, and the connection stays`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(SamplePush().http1)
    #expect(client.wait(for: "\r\n\r\n"))
    #expect(client.text.hasPrefix("HTTP/1.1 200 OK\r\napns-id: \(SamplePush.id)\r\n"))
    #expect(client.text.contains("content-length: 0\r\n"))
    #expect(bench.receiver.received.first?.push.carrier == .http1)
    #expect(bench.receiver.received.first?.push.remarks.map(\.reason) == ["CarriedByHTTP1"])
    client.send(SamplePush(path: "/3/device/00").http1)
    #expect(client.wait(for: #"{"reason":"BadDeviceToken"}"#))
  }

  @Test func `each status that is answered is worded as HTTP words it`() {
    let statuses =
      PushReason.allCases.map(\.row.status) + FCMReason.allCases.map(\.row.status)
      + [200, 201, 204, 304, 401, 404, 405, 409, 417, 422, 431, 500, 503, 504, 505]
    for status in Set(statuses) where status > 0 {
      #expect(HTTP1Session.phrase(status) != HTTP1Session.phrase(799), "\(status)")
    }
    #expect(HTTP1Session.phrase(504) == "Gateway Timeout")
  }

  @Test func `unfinished is what has begun to come, not what waits behind a request`() throws {
    let session = HTTP1Session()
    func receive(_ text: some StringProtocol) {
      Array(text.utf8).withUnsafeBytes { session.receive($0, now: 5) }
    }
    let whole = "GET /islet/x HTTP/1.1\r\nhost: a\r\n\r\n"
    #expect(!session.hasUnfinished)
    receive(whole.prefix(10))
    #expect(session.hasUnfinished && session.oldestUnfinished == 5)
    receive(whole.dropFirst(10) + "GET")
    var taken: Request?
    #expect(session.nextRequest { taken = $0 })
    #expect(!session.hasUnfinished && session.oldestUnfinished == nil)
    session.begin(
      try #require(taken), with: InspectionHead(status: 200, headers: []), body: [], isWhole: true)
    #expect(session.hasUnfinished)
  }

  @Test func `requests in one piece are answered in their order`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    let ids = (0..<10).map { "123e4567-e89b-12d3-a456-42665544000\($0)" }
    client.send(ids.map { SamplePush().setting("apns-id", $0).http1 }.joined())
    #expect(client.wait { client.text.components(of: "\r\n\r\n") == 10 })
    let places = ids.compactMap { client.text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 10 && places == places.sorted())
  }

  @Test func `a request that comes byte by byte is one request`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    for byte in Array(SamplePush().http1.utf8) { client.send([byte]) }
    #expect(client.wait(for: "200 OK"))
  }

  @Test func `chunks make a body, trailers are dropped`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(
      "POST /islet/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n"
        + "4\r\nabcd\r\n3;name=value\r\nefg\r\n0\r\ntrailer: 1\r\n\r\n")
    #expect(client.wait(for: "POST /islet/x 7"))
  }

  @Test func `who expects to be asked for the body is asked`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(
      "POST /islet/x HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 3\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 100 Continue\r\n\r\n"))
    client.send("abc")
    #expect(client.wait(for: "POST /islet/x 3"))
  }

  @Test func `who expects to be asked for a body far too large is refused before it sends it`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(
      "POST /3/device/\(MemoryReceiver.token) HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\n"
        + "content-length: 999999\r\n\r\n")
    #expect(client.wait(for: "PayloadTooLarge"))
    #expect(client.text.hasPrefix("HTTP/1.1 413"))
    #expect(client.waitForEnd())
  }

  @Test func `what was sent ahead of an answer has its time from that answer on`() throws {
    let bench = try GatewayBench()
    var made: (any InspectionResponse)?
    bench.receiver.inspection = { _, response in made = response }
    let client = bench.connect()
    client.send("GET /islet/x HTTP/1.1\r\nhost: a\r\n\r\nGET")
    #expect(bench.pump { made != nil })
    let answered = EventLoop.monotonicNow
    made?.send(status: 200, headers: [], body: [])
    #expect(client.wait(for: "200 OK"))
    let began = try #require(bench.connections.first?.session?.oldestUnfinished)
    #expect(began >= answered)
  }

  @Test func `a refusal of HTTP 1 shows the bytes that came`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connect()
    client.send("GET /3/device/aa HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait(for: "474554202f332f6465766963652f616120485454502f312e"))
  }

  @Test func `an inspection body that is too large is refused with what to do`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send("POST /islet/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1048577\r\n\r\n")
    client.send([UInt8](repeating: 65, count: 1_048_577))
    #expect(client.wait(for: #"{"error":"the body has more than 1 MB","fix":"send less"}"#))
    #expect(client.text.hasPrefix("HTTP/1.1 413"))
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nhost: a\n\n", "GET / HTTP/1.1\r\nhost: a\n\r\n", "GET / HTTP/1.1\n",
    "\r\n\nGET / HTTP/1.1\r\n",
  ])
  func `a line that ends without CR is refused at once, whole or in pieces`(_ head: String) throws {
    let bench = try GatewayBench()
    for pieces in [[head], head.map(String.init)] {
      let client = bench.connect()
      for piece in pieces { client.send(piece) }
      #expect(client.wait(for: "HTTP/1.1 400"))
      #expect(client.waitForEnd())
    }
  }

  @Test func `a body far too large is refused without being read`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(
      "POST /3/device/\(MemoryReceiver.token) HTTP/1.1\r\nhost: a\r\ncontent-length: 999999\r\n\r\n"
    )
    client.send([UInt8](repeating: 65, count: 70_000))
    #expect(client.wait(for: "PayloadTooLarge"))
    #expect(client.text.hasPrefix("HTTP/1.1 413"))
    #expect(client.waitForEnd())
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "GET / HTTP/1.0\r\nhost: a\r\n\r\n",
  ])
  func `a connection ends where the client says so`(_ request: String) throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(request)
    #expect(client.waitForEnd())
    #expect(client.text.hasPrefix("HTTP/1.1 405"))
  }

  /// What two readers could understand in two ways, and what is no HTTP.
  @Test(arguments: [
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 3\r\n\r\nabc",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: +3\r\n\r\nabc",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: 3, 3\r\n\r\nabc",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: 0x3\r\n\r\nabc",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: -3\r\n\r\nabc",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ncontent-length: 99999999999999999999\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: identity\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, chunked\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n",
    "POST /islet/ HTTP/1.0\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n-1\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n 3\r\nabc\r\n0\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n3\nabc\n0\n\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nfffffffff\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: a\rb\r\n\r\n",
    "POST /islet/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: a\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\n folded: x\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\nx: a\u{0}b\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\nx: a\rb\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\nx: b\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\nname\r\n\r\n",
    "GET  /islet/ HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET /islet/ x HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET\t/islet/\tHTTP/1.1\r\nhost: a\r\n\r\n",
    "GET /islet/\u{7F} HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET /islet/ HTTP/2.0\r\nhost: a\r\n\r\n",
    "GET /islet/ HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n\r\n",
    "G(T /islet/ HTTP/1.1\r\nhost: a\r\n\r\n",
    "\r\n\r\n\r\n\r\n\r\n\r\n",
  ])
  func `what could be read in two ways is refused, and the connection ends`(_ request: String)
    throws
  {
    let bench = try GatewayBench()
    var inspected = 0
    bench.receiver.inspection = { _, response in
      inspected += 1
      response.send(status: 200, headers: [], body: [])
    }
    let client = bench.connect()
    client.send(request + "GET /islet/second HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.waitForEnd())
    #expect(inspected == 0)
    #expect(client.text.contains("HTTP/1.1 4") || client.text.contains("HTTP/1.1 5"))
    #expect(!client.text.contains("HTTP/1.1 200"))
  }

  @Test func `a head above the limit is refused`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(
      "GET /islet/ HTTP/1.1\r\nhost: a\r\nx: " + String(repeating: "y", count: 20_000) + "\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 431"))
    #expect(client.waitForEnd())
  }

  @Test(arguments: [(100, "405"), (101, "431")])
  func `a head of a hundred headers is read, one more is refused`(_ count: Int, _ status: String)
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connect()
    let headers = String(repeating: "x: y\r\n", count: count - 1)
    client.send("GET / HTTP/1.1\r\nhost: a\r\n\(headers)\r\n")
    #expect(client.wait(for: "HTTP/1.1 \(status)"))
  }

  @Test(arguments: [(4, "405"), (5, "400")])
  func `four empty lines before a request are passed over, not five`(
    _ count: Int, _ status: String
  ) throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(String(repeating: "\r\n", count: count) + "GET / HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 \(status)"))
  }

  @Test func `CONNECT to a host of Apple's leads to Islet, which then knows the environment`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send("CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: api.push.apple.com:443\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 200 Connection established\r\n\r\n"))
    client.take(client.bytes.count)
    client.send(SamplePush().http1)
    #expect(client.wait(for: "200 OK"))
    // Production gives no apns-unique-id.
    #expect(!client.text.contains("apns-unique-id"))
    // The tokens are the sandbox's.
    let remark = bench.receiver.received.first?.push.remarks.first { $0.reason == "BadDeviceToken" }
    #expect(
      remark?.detail == "it is of the sandbox environment, the host is that of production")
  }

  @Test func `strictness refuses a token at the other environment's host`() throws {
    for (host, status) in [("api.push.apple.com", 400), ("api.sandbox.push.apple.com", 200)] {
      let bench = try GatewayBench { $0.manner = .strict }
      let client = bench.connectHTTP2(through: "\(host):443")
      let answer = client.request(SamplePush().http2, body: SamplePush().body)
      #expect(answer?.status == status)
      #expect(answer?.body == (status == 200 ? "" : #"{"reason":"BadDeviceToken"}"#))
    }
  }

  @Test func `CONNECT does not lead through a second CONNECT`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    let line = "CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: api.push.apple.com:443\r\n\r\n"
    client.send([String](repeating: line, count: 1000).joined())
    #expect(client.waitForEnd())
    #expect(client.text.components(of: "200 Connection") == 1)
    #expect(client.text.components(of: "HTTP/1.1 403") == 1)
  }

  @Test(arguments: ["localhost:443", "127.0.0.1:443", "[::1]:443"])
  func `CONNECT to this machine leads to Islet`(_ authority: String) throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send("CONNECT \(authority) HTTP/1.1\r\nhost: \(authority)\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 200 Connection established\r\n\r\n"))
  }

  @Test(arguments: ["example.com:443", "169.254.169.254:80", "api.push.apple.com.evil.net:443"])
  func `CONNECT to anywhere else is refused`(_ authority: String) throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send("CONNECT \(authority) HTTP/1.1\r\nhost: \(authority)\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 403"))
    #expect(client.waitForEnd())
    #expect(bench.pump { !bench.receiver.notices.isEmpty })
    #expect(bench.receiver.notices.first?.id == "gateway-foreign-host")
    let sentence = bench.receiver.notices.first?.sentence ?? ""
    #expect(sentence.hasPrefix("A connection was closed: only Apple's push hosts"))
    #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."))
  }

  @Test(arguments: [
    ("apns topic: x", #"a header has no proper name: "apns topic""#),
    ("apns-id: a\u{1}b", #"the value of the header "apns-id" holds a control character"#),
  ])
  func `a header that HTTP/1.1 does not allow is named`(_ line: String, _ words: String) throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send("POST /3/device/00 HTTP/1.1\r\nhost: a\r\n\(line)\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 400"))
    #expect(client.wait(for: words))
  }

  @Test func `strictness answers HTTP/1.1 as APNs does, but for inspection`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connect()
    client.send(SamplePush().http1)
    #expect(client.waitForEnd())
    #expect(client.text.contains("HTTP/2 client preface string missing or corrupt"))
    let other = bench.connect()
    other.send("GET /islet/x HTTP/1.1\r\nhost: a\r\n\r\n")
    #expect(other.wait(for: "GET /islet/x 0"))
  }

  @Test func `a client that stops sending still gets its answer`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    client.send(SamplePush().http1)
    client.finishSending()
    #expect(client.waitForEnd())
    #expect(client.text.contains("200 OK"))
  }

  @Test
  func `a client that stops sending gets every answer, also late ones and more than fit at once`()
    throws
  {
    let bench = try GatewayBench()
    var late: (any InspectionResponse)?
    bench.receiver.inspection = { request, response in
      if request.path == "/islet/late" {
        late = response
      } else {
        response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 300_000))
      }
    }
    let client = bench.connect()
    func get(_ path: String) -> String { "GET /islet/\(path) HTTP/1.1\r\nhost: a\r\n\r\n" }
    client.send(get("large") + get("large") + get("large") + get("late") + get("large"))
    client.finishSending()
    #expect(client.wait { client.text.components(of: "HTTP/1.1 200") == 3 && late != nil })
    #expect(bench.connections.count == 1)
    late?.send(status: 200, headers: [], body: Array("at last".utf8))
    #expect(client.waitForEnd())
    #expect(client.text.components(of: "HTTP/1.1 200") == 5)
    #expect(client.bytes.count > 1_200_000)
  }
}

extension String {
  /// How often a text stands in this one.
  func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
