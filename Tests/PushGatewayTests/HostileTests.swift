import CNghttp2
import EventLoop
import Testing

@testable import PushGateway

/// Bytes of one flood, by a name.
struct Flood: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  var testDescription: String { name }
}

/// What nobody should send, and that it harms nobody else.
@MainActor
struct HostileTests {
  /// Whether another client is served as if nothing had happened.
  private func othersAreServed(_ bench: GatewayBench) -> Bool {
    let push = SamplePush()
    return bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200
  }

  /// Gives everybody the usual time again: on a busy machine a client that is not slow needs more of it than those of a
  /// test whose limits are short.
  private func giveTime(_ bench: GatewayBench) {
    bench.wire?.configuration.limits = GatewayLimits()
  }

  private nonisolated static func repeated(_ frame: [UInt8], _ times: Int = 4000) -> [UInt8] {
    [[UInt8]](repeating: frame, count: times).flatMap { $0 }
  }

  /// Frames that carry no request, each far more often than any client needs.
  nonisolated static let floods: [Flood] = [
    Flood("PING", repeated(HTTP2Client.frame(type: 6, stream: 0, [UInt8](repeating: 0, count: 8)))),
    Flood("SETTINGS", repeated(HTTP2Client.frame(type: 4, stream: 0))),
    Flood("WINDOW_UPDATE", repeated(HTTP2Client.frame(type: 8, stream: 0, [0, 0, 0, 1]))),
    Flood("PRIORITY", repeated(HTTP2Client.frame(type: 2, stream: 1, [0, 0, 0, 0, 1]))),
    Flood(
      "unknown",
      repeated(HTTP2Client.frame(type: 99, stream: 0, [UInt8](repeating: 1, count: 16_000)), 300)),
    Flood(
      "CONTINUATION",
      HTTP2Client.frame(type: 1, stream: 1, HTTP2Client.block([(":method", "POST")]))
        + repeated(HTTP2Client.frame(type: 9, stream: 1, HTTP2Client.block([("x", "y")])))
    ),
    Flood(
      "empty DATA",
      HTTP2Client.frame(type: 1, flags: 4, stream: 1, HTTP2Client.block(SamplePush().http2))
        + repeated(HTTP2Client.frame(type: 0, stream: 1))
    ),
  ]

  @Test(arguments: floods)
  func `a flood ends its connection and no other`(_ flood: Flood) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    client.send(flood.bytes)
    #expect(client.waitForEnd())
    client.parse()
    // GOAWAY with ENHANCE_YOUR_CALM.
    #expect(
      client.frames.contains { $0.type == 7 && $0.payload.dropFirst(4).prefix(4) == [0, 0, 0, 11] })
    #expect(bench.pump { bench.hasNoticed("gateway-flood") })
    #expect(othersAreServed(bench))
  }

  @Test
  func `a header block has sixteen CONTINUATION frames at most, where the library allows more`() {
    var budget = FrameBudget()
    let (more, headers) = (
      nghttp2_frame_hd(length: 9, stream_id: 1, type: 9, flags: 0, reserved: 0),
      nghttp2_frame_hd(length: 9, stream_id: 3, type: 1, flags: 0, reserved: 0)
    )
    for _ in 1...2 {
      #expect(budget.spend(on: headers) == nil)
      for _ in 1...16 { #expect(budget.spend(on: more) == nil) }
    }
    #expect(budget.spend(on: more) == "CONTINUATION frames")
  }

  @Test func `rapid reset runs out, and most of it is never handled`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var bytes: [UInt8] = []
    for index in 0..<3000 {
      let stream = Int32(index * 2 + 1)
      bytes += HTTP2Client.frame(
        type: 1, flags: 5, stream: stream, HTTP2Client.block(SamplePush().http2))
      bytes += HTTP2Client.frame(type: 3, stream: stream, [0, 0, 0, 8])
    }
    client.send(bytes)
    #expect(client.waitForEnd())
    #expect(bench.pump { bench.hasNoticed("gateway-flood") })
    #expect(bench.receiver.received.count < 1500)
    #expect(othersAreServed(bench))
  }

  @Test func `ordinary PINGs, resets and window updates are no flood`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    for _ in 0..<300 {
      client.send(HTTP2Client.frame(type: 6, stream: 0, [UInt8](repeating: 0, count: 8)))
      client.send(HTTP2Client.frame(type: 8, stream: 0, [0, 0, 0, 1]))
      #expect(client.request(push.http2, body: push.body)?.status == 200)
    }
    #expect(!bench.hasNoticed("gateway-flood"))
  }

  @Test(arguments: [
    [0], [0xFF, 0xFE], Array("\u{0}\u{0}\u{0}".utf8), [22, 9, 9, 9],
    [22, 3, 1, 0, 5, 1, 2, 3, 4, 5],
    Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense nonsense nonsense".utf8),
    Array("PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n".utf8), Array("{\"aps\":{}}\n".utf8),
  ])
  func `garbage ends its connection and no other`(_ bytes: [UInt8]) throws {
    let folder = TemporaryFolder()
    let identity = try CertificateAuthority(folder: folder.path).identity(now: GatewayBench.now)
    let bench = try GatewayBench { $0.identity = identity }
    let client = bench.connect()
    client.send(bytes)
    client.finishSending()
    #expect(client.waitForEnd())
    #expect(othersAreServed(bench))
  }

  @Test(arguments: [
    "", "P", "PRI * HTTP/2.0\r\n", "\u{16}\u{3}", "POST /3/device/00 HTTP/1.1\r\nhost: a\r\n",
    "POST /3/device/00 HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc",
    "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab",
  ])
  func `a slow client is closed when its time is over`(_ beginning: String) throws {
    let folder = TemporaryFolder()
    let identity = try CertificateAuthority(folder: folder.path).identity(now: GatewayBench.now)
    let bench = try GatewayBench {
      $0.identity = identity
      $0.limits.handshakeSeconds = 0.05
      $0.limits.requestSeconds = 0.05
    }
    let client = bench.connect()
    client.send(beginning)
    #expect(client.waitForEnd())
    #expect(bench.pump { bench.hasNoticed("gateway-too-slow") })
    giveTime(bench)
    #expect(othersAreServed(bench))
  }

  @Test func `a request that trickles in over HTTP/2 is given up with its connection`() throws {
    let bench = try GatewayBench { $0.limits.requestSeconds = 0.05 }
    let client = bench.connectHTTP2()
    _ = client.begin(SamplePush().http2, body: [1, 2, 3], ends: false)
    #expect(client.waitForEnd())
    #expect(bench.pump { bench.receiver.notices.map(\.id) == ["gateway-too-slow"] })
  }

  @Test func `of several requests that trickle in over HTTP/2 the oldest counts`() {
    let session = HTTP2Session()
    (ProtocolSniffer.preface + HTTP2Client.frame(type: 4, stream: 0)).withUnsafeBytes {
      session.receive($0, now: 0)
    }
    // POST, http, /, and a for a host, in HPACK.
    let head: [UInt8] = [0x83, 0x86, 0x84, 0x01, 0x01, 0x61]
    for (stream, time) in [(Int32(1), 10.0), (3, 20), (5, 30)] {
      HTTP2Client.frame(type: 1, flags: 4, stream: stream, head).withUnsafeBytes {
        session.receive($0, now: time)
      }
    }
    #expect(session.unfinished == 3)
    #expect(session.oldestUnfinished == 10)
  }

  @Test func `a client that never reads its answers is no longer read, then closed`() throws {
    let bench = try GatewayBench { $0.limits.unreadSeconds = 0.1 }
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 500_000))
    }
    let client = bench.connect()
    client.send(
      [String](repeating: "GET /islet/x HTTP/1.1\r\nhost: a\r\n\r\n", count: 200).joined())
    #expect(bench.pump { bench.hasNoticed("gateway-too-slow") })
    #expect(bench.connections.isEmpty)
    giveTime(bench)
    #expect(othersAreServed(bench))
  }

  @Test func `more connections than allowed: silent ones make room, busy ones stay`() throws {
    let bench = try GatewayBench { $0.limits.connections = 8 }
    let busy = bench.connectHTTP2()
    let push = SamplePush()
    #expect(busy.request(push.http2, body: push.body)?.status == 200)
    let silent = (0..<30).map { _ in bench.connect() }
    // With the busy one and the seven newest, eight are there when the last has come.
    #expect(silent[22].waitForEnd())
    #expect(bench.connections.count <= 8)
    #expect(othersAreServed(bench))
    #expect(busy.request(push.http2, body: push.body)?.status == 200)
    #expect(silent.count == 30)
  }

  @Test func `where all connections are at work one more is turned away, which is told`() throws {
    let bench = try GatewayBench { $0.limits.connections = 1 }
    var awaited: (any InspectionResponse)?
    bench.receiver.inspection = { _, response in awaited = response }
    let busy = bench.connectHTTP2()
    let stream = busy.begin(
      SamplePush(method: "GET", path: "/islet/x", headers: [], body: nil).http2)
    #expect(bench.pump { awaited != nil })
    #expect(bench.connect().waitForEnd())
    #expect(bench.pump { bench.receiver.notices.map(\.id) == ["gateway-connections-full"] })
    awaited?.send(status: 200, headers: [], body: [])
    #expect(busy.response(stream)?.status == 200)
  }

  @Test func `connections that have asked once and rest make room, the longest resting first`()
    throws
  {
    let bench = try GatewayBench { $0.limits.connections = 8 }
    let push = SamplePush()
    let resting = (0..<8).map { _ in bench.connectHTTP2() }
    for client in resting { #expect(client.request(push.http2, body: push.body)?.status == 200) }
    #expect(othersAreServed(bench))
    #expect(bench.connections.count <= 8, "its descriptor is what the new one needs")
    #expect(resting[0].waitForEnd())
    resting[0].parse()
    #expect(resting[0].goAway == #"{"reason":"IdleTimeout"}"#)
    #expect(resting[7].request(push.http2, body: push.body)?.status == 200)
  }

  @Test(arguments: [false, true])
  func `answers that no window lets out cost no time, and go with who stops sending`(_ ends: Bool)
    throws
  {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 100_000))
    }
    let client = bench.connectHTTP2()
    client.send(HTTP2Client.frame(type: 4, stream: 0, [0, 4, 0, 0, 0, 0]))
    let get = SamplePush(method: "GET", path: "/islet/x", headers: [], body: nil)
    for _ in 0..<20 { _ = client.begin(get.http2) }
    #expect(bench.pump { bench.connections.contains { $0.isHeldBack } })
    if ends {
      client.finishSending()
      #expect(bench.pump { bench.connections.isEmpty })
      return
    }
    // A loop that has nothing to do waits as long as it may, as soon as what had come before is seen to.
    let rests = (0..<20).contains { _ in
      let start = EventLoop.monotonicNow
      bench.loop.pass(limit: 0.05)
      return EventLoop.monotonicNow - start > 0.04
    }
    #expect(rests)
    #expect(othersAreServed(bench))
  }

  @Test func `the binary protocol of old is told to the person watching`() throws {
    #expect(ProtocolSniffer.decide([2, 0, 0, 0, 60], isEncrypted: true) == .legacy)
    #expect(ProtocolSniffer.decide([0, 0, 32], isEncrypted: true) == .legacy)
    #expect(ProtocolSniffer.decide([2, 0, 0, 0, 60], isEncrypted: false) == .garbage)
  }

  @Test func `unfinished requests hold a bounded amount of memory`() throws {
    let bench = try GatewayBench { $0.limits.heldByConnection = 200_000 }
    let client = bench.connectHTTP2()
    let headers = SamplePush().http2 + [("apns-collapse-id", String(repeating: "x", count: 4000))]
    for _ in 0..<100 { _ = client.begin(headers, ends: false) }
    #expect(client.waitForEnd())
    #expect(bench.pump { bench.hasNoticed("gateway-flood") })
    #expect(bench.wire?.heldByAll == 0)
  }

  @Test func `a header list above the limit resets its stream, not the connection`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let headers = push.http2 + [("x-long", String(repeating: "y", count: 16_300))]
    // Larger than a frame may be: in two.
    let block = HTTP2Client.block(headers)
    let stream = client.nextID()
    client.send(
      HTTP2Client.frame(type: 1, flags: 1, stream: stream, Array(block[..<16_000]))
        + HTTP2Client.frame(type: 9, flags: 4, stream: stream, Array(block[16_000...])))
    #expect(client.response(stream)?.isReset == true)
    #expect(client.request(push.http2, body: push.body)?.status == 200)
  }

  @Test func `a window of nothing holds the error back until it is opened, and only that`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    // INITIAL_WINDOW_SIZE 0
    client.send(HTTP2Client.frame(type: 4, stream: 0, [0, 4, 0, 0, 0, 0]))
    let push = SamplePush(path: "/3/device/00")
    let stream = client.begin(push.http2, body: push.body)
    #expect(
      client.wait {
        client.parse()
        return client.responses[stream] != nil
      })
    #expect(client.responses[stream]?.data.isEmpty == true)
    let good = SamplePush()
    #expect(client.request(good.http2, body: good.body)?.status == 200)
    client.send(HTTP2Client.frame(type: 8, stream: stream, [0, 0, 1, 0]))
    #expect(client.response(stream)?.reason == "BadDeviceToken")
    // A window above 2^31-1 is an error of the connection.
    client.send(HTTP2Client.frame(type: 8, stream: 0, [0x7F, 0xFF, 0xFF, 0xFF]))
    #expect(client.waitForEnd())
    #expect(othersAreServed(bench))
  }
}
