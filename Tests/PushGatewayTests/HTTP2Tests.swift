import Findings
import LiveActivities
import Testing

@testable import PushGateway

@MainActor
struct HTTP2Tests {
  @Test func `a push is answered 200 with END_STREAM on the headers and no DATA frame`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let response = try #require(client.request(push.http2, body: push.body))
    #expect(response.status == 200)
    #expect(response.headersEndStream)
    #expect(response.data.isEmpty)
    let received = try #require(bench.receiver.received.first)
    #expect(received.push.body == push.body)
    #expect(received.push.target == .token(MemoryReceiver.token))
    #expect(received.push.carrier == .http2)
    #expect(received.push.headers.priority == 10)
    #expect(received.push.headers.topic == MemoryReceiver.topic)
    #expect(received.push.remarks.isEmpty)
  }

  @Test(arguments: [
    ("POST /3/device/ab HTTP/1.1\r\n", true, "gateway-strict-http1"),
    ("GET / HTTP/1.1\r\n\r\n", true, "gateway-strict-http1"),
    ("POST /3/device/ab HTTP/1.1\r\n", false, "gateway-bad-request"),
    ("\u{1}\u{0}\u{0}\u{0}\u{1}", true, "gateway-legacy-protocol"),
    ("\u{16}\u{3}\u{1}", true, "gateway-bad-request"),
  ])
  func `what a client speaks in place of HTTP/2 is told by its rule`(
    _ text: String, _ isStrict: Bool, _ rule: FindingID
  ) {
    let session = HTTP2Session(speaksHTTP2Only: isStrict)
    Array(text.utf8).withUnsafeBytes { session.receive($0, now: 0) }
    guard case .fault(_, let told)? = session.ending else {
      Issue.record("the connection goes on: \(String(describing: session.ending))")
      return
    }
    #expect(told == rule)
  }

  @Test(arguments: [
    SamplePush.id, SamplePush.id.uppercased(), "123E4567-e89b-12d3-A456-4266554400A0",
  ])
  func `an apns-id comes back byte for byte`(_ id: String) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().setting("apns-id", id)
    #expect(client.request(push.http2, body: push.body)?["apns-id"] == id)
    let refused = push.setting("apns-priority", "3")
    #expect(client.request(refused.http2, body: push.body)?["apns-id"] == id)
  }

  @Test func `a missing apns-id is made: upper case, 8-4-4-4-12, new each time`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().removing("apns-id")
    let ids = (0..<20).compactMap { _ in client.request(push.http2, body: push.body)?["apns-id"] }
    #expect(Set(ids).count == 20)
    #expect(ids.allSatisfy { HeaderSyntax.isUUID(ArraySlice($0.utf8)) && $0 == $0.uppercased() })
  }

  @Test func `an empty apns-id is refused like any that is none, and one is made for the answer`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().setting("apns-id", "")
    let response = try #require(client.request(push.http2, body: push.body))
    #expect(response.reason == "BadMessageId")
    #expect(response["apns-id"]?.utf8.count == 36)
    let creation = SamplePush.creation.setting("apns-request-id", "")
    let other = try #require(client.request(creation.http2, body: creation.body))
    #expect(other.reason == "BadMessageId" && other["apns-request-id"]?.utf8.count == 36)
  }

  @Test(arguments: [" 10", "10 ", "\t10 \t"])
  func `blanks around a value belong to no value`(_ text: String) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().setting("apns-priority", text)
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    #expect(bench.receiver.received.first?.push.headers.priority == 10)
  }

  @Test func `only the sandbox gives an apns-unique-id, and only to accepted pushes`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    #expect(client.request(push.http2, body: push.body)?["apns-unique-id"] != nil)
    #expect(client.request(push.http2, body: nil)?["apns-unique-id"] == nil)
    let production = try GatewayBench { $0.environment = .production }
    let other = production.connectHTTP2()
    #expect(other.request(push.http2, body: push.body)?["apns-unique-id"] == nil)
  }

  @Test func `the first SETTINGS are those seen from APNs`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    #expect(
      client.wait {
        client.parse()
        return client.settings.count >= 5
      })
    #expect(client.settings == [1: 4096, 3: 1000, 4: 65_535, 5: 16_384, 6: 8000])
  }

  @Test func `a request with host and without :authority is taken`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let headers = push.http2.map { $0.0 == ":authority" ? ("host", "localhost") : $0 }
    #expect(client.request(headers, body: push.body)?.status == 200)
  }

  @Test(arguments: [16, 64, 120, 160, 200, 400])
  func `tokens of any length and either case are taken`(_ length: Int) throws {
    let bench = try GatewayBench()
    let token = String(repeating: "AF", count: length / 2)
    bench.receiver.standings[token.lowercased()] = .live(.activity, bundle: MemoryReceiver.bundle)
    let client = bench.connectHTTP2()
    let push = SamplePush(path: "/3/device/" + token)
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    #expect(bench.receiver.received.first?.push.target == .token(token.lowercased()))
  }

  @Test func `many streams at once are all answered`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let streams = (0..<200).map { _ in client.begin(push.http2, body: push.body) }
    for stream in streams { #expect(client.response(stream)?.status == 200) }
    #expect(bench.receiver.received.count == 200)
  }

  @Test func `a payload that is too large is told with its largest member, as far as it is kept`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    func detail(_ length: Int) -> String? {
      let text = String(repeating: "x", count: length)
      let push = SamplePush().with(
        body: Array(#"{"aps":{"content-state":{"text":"\#(text)"},"event":"update"}}"#.utf8))
      #expect(client.response(client.begin(push.http2, body: push.body))?.status == 413)
      return bench.receiver.received.last?.push.remarks.last { $0.status == 413 }?.detail
    }
    #expect(
      detail(4100) == "4154 bytes, 4096 are allowed; aps.content-state.text has 4102 of them")
    #expect(
      detail(6000)
        == "6054 bytes, 4096 are allowed; aps.content-state.text has more than 5089 of them")
  }

  @Test(arguments: [
    ("/3/device/" + MemoryReceiver.token, 413), ("/islet/events", 413),
    ("/v1/projects/p/messages:send", 400),
  ])
  func `a picture in a body is read to its end, so that clients show the refusal`(
    _ path: String, _ status: Int
  ) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let picture = [UInt8](repeating: 32, count: 5_000_000)
    // A reset before the client has sent all of it is what curl and httpx tell instead of an answer.
    for _ in 1...2 {
      let stream = client.begin(SamplePush(path: path).http2, body: picture)
      #expect(client.response(stream)?.status == status)
    }
    #expect(client.responses.values.allSatisfy { !$0.isReset })
    #expect(!bench.hasNoticed("gateway-flood"))
  }

  @Test func `a body far above the limit is refused before it has come, and its stream ended`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let piece = [UInt8](repeating: 32, count: 16_000)
    let stream = client.begin(SamplePush().http2, body: piece, ends: false)
    // What is counted and thrown away gives its place in the window back.
    var sent = piece.count
    while sent + piece.count <= HTTP2Session.abandonedBody {
      client.send(HTTP2Client.frame(type: 0, stream: stream, piece))
      sent += piece.count
      for _ in 0..<4 { bench.loop.pass(limit: 0) }
    }
    client.parse()
    #expect(client.responses[stream] == nil)
    client.send(HTTP2Client.frame(type: 0, stream: stream, piece))
    let response = client.response(stream)
    #expect(response?.status == 413)
    #expect(response?.reason == "PayloadTooLarge")
    #expect(
      client.wait {
        client.parse()
        return client.responses[stream]?.isReset == true
      })
    // RFC 9113, 8.1: NO_ERROR, or the client throws the answer away.
    #expect(client.responses[stream]?.resetCode == 0)
    #expect((bench.receiver.received.last?.push.body.count ?? 0) <= Request.keptPushBody)
  }

  @Test(arguments: [
    ("Apns-Topic", "x", #""Apns-Topic": its name is to be in lower case: "apns-topic""#),
    ("x\u{1B}y", "x", #""x\u001by": its name holds a character that no name may hold"#),
    ("connection", "close", #""connection": it belongs to HTTP/1.1 alone"#),
    ("transfer-encoding", "chunked", #""transfer-encoding": it belongs to HTTP/1.1 alone"#),
    ("te", "gzip", #""te": its value can only be trailers"#),
    ("content-length", "ten", #""content-length": its value is no number"#),
    ("apns-collapse-id", "a\nb", #""apns-collapse-id": its value holds a line break"#),
    (":status", "200", #"":status": it is none of :method, "#),
    (":path", "/", #"":path": it stands twice"#),
  ])
  func `a request that HTTP/2 does not allow is reset, and the person watching is told why`(
    _ name: String, _ value: String, _ words: String
  ) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let stream = client.begin(push.http2 + [(name, value)], body: push.body)
    #expect(client.response(stream)?.isReset == true)
    #expect(bench.pump { bench.receiver.notices.first?.id == "gateway-header-refused" })
    let sentence = bench.receiver.notices.first?.sentence ?? ""
    #expect(sentence.contains("HTTP/2 does not allow the header " + words))
    #expect(client.request(push.http2, body: push.body)?.status == 200)
  }

  @Test func `headers beyond all measure are told, and the next request is answered`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let many = (0..<200).map { ("x-\($0)", String(repeating: "y", count: 50)) }
    let stream = client.begin(push.http2 + many, body: push.body)
    #expect(client.response(stream)?.isReset == true)
    #expect(bench.pump { bench.receiver.notices.first?.id == "gateway-header-refused" })
    #expect(bench.receiver.notices.first?.sentence.contains("more than 16384 bytes") == true)
    #expect(client.request(push.http2, body: push.body)?.status == 200)
  }

  @Test(arguments: ["5", "500"])
  func `a body of another length than content-length says is told`(_ length: String) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().adding("content-length", length)
    let stream = client.begin(push.http2, body: push.body)
    #expect(client.response(stream)?.isReset == true)
    #expect(bench.pump { bench.receiver.notices.first?.id == "gateway-header-refused" })
    let sentence = bench.receiver.notices.first?.sentence ?? ""
    #expect(sentence.contains("not as long as content-length (\(length)) says"))
  }

  @Test func `a request that its client takes back is told nothing`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().adding("content-length", "500")
    let stream = client.begin(push.http2, body: push.body, ends: false)
    // RST_STREAM, CANCEL.
    client.send(HTTP2Client.frame(type: 3, stream: stream, [0, 0, 0, 8]))
    #expect(client.request(SamplePush().http2, body: SamplePush().body)?.status == 200)
    #expect(bench.receiver.notices.isEmpty)
  }

  @Test func `a request without its path is told what it lacks`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let stream = client.begin(push.http2.filter { $0.0 != ":path" }, body: push.body)
    #expect(client.response(stream)?.isReset == true)
    #expect(bench.pump { bench.receiver.notices.first?.sentence.contains("lacks :path") == true })
  }

  @Test func `PING is answered at once`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    client.send(HTTP2Client.frame(type: 6, stream: 0, Array("12345678".utf8)))
    #expect(
      client.wait {
        client.parse()
        return client.frames.contains { $0.type == 6 && $0.flags == 1 }
      })
  }

  @Test func `a shutdown says GOAWAY with its reason, and finishes what has begun`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    let stream = client.begin(push.http2, body: Array((push.body ?? []).prefix(5)), ends: false)
    #expect(bench.pump { bench.connections.first?.session?.hasUnfinished == true })
    var hasStopped = false
    bench.gateway.stop { hasStopped = true }
    #expect(
      client.wait {
        client.parse()
        return client.goAway != nil
      })
    #expect(client.goAway == #"{"reason":"Shutdown"}"#)
    #expect(hasStopped == false)
    client.send(HTTP2Client.frame(type: 0, flags: 1, stream: stream, Array("x".utf8)))
    // Its stream is among those that GOAWAY names as processed: the push counts.
    #expect(client.response(stream)?.status == 200)
    #expect(bench.receiver.received.count == 2)
    client.close()
    #expect(bench.pump { hasStopped })
  }

  @Test func `an idle connection is told IdleTimeout`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    // Only now: on a busy machine the request itself may take longer.
    bench.wire?.configuration.limits.idleSeconds = 0.05
    bench.wire?.sweep(noLaterThan: 0)
    #expect(client.waitForEnd())
    client.parse()
    #expect(client.goAway == #"{"reason":"IdleTimeout"}"#)
  }

  @Test func `with the throttle, a refusal leaves one stream and a success gives them back`() throws
  {
    let bench = try GatewayBench { $0.throttlesStreams = true }
    let client = bench.connectHTTP2()
    let push = SamplePush()
    _ = client.request(push.http2, body: push.body)
    #expect(
      client.wait {
        client.parse()
        return client.settings[3] == 1000
      })
    _ = client.request(push.with(path: "/3/device/00").http2, body: push.body)
    #expect(
      client.wait {
        client.parse()
        return client.settings[3] == 1
      })
  }

  @Test func `refusals in a row end a connection, when that is asked for`() throws {
    let bench = try GatewayBench { $0.refusalsBeforeGoodbye = 4 }
    let client = bench.connectHTTP2()
    let push = SamplePush(path: "/3/device/00")
    for _ in 0..<2 { _ = client.request(push.http2, body: push.body) }
    #expect(client.waitForEnd())
    client.parse()
    #expect(client.goAway == #"{"reason":"BadDeviceToken"}"#)
  }

  @Test func `refusals that were under way when the connection was given up say so once`() throws {
    let bench = try GatewayBench { $0.refusalsBeforeGoodbye = 4 }
    let client = bench.connectHTTP2()
    let push = SamplePush(path: "/3/device/00")
    let streams = (0..<30).map { _ in client.nextID() }
    client.send(
      streams.flatMap {
        HTTP2Client.frame(type: 1, flags: 5, stream: $0, HTTP2Client.block(push.http2))
      })
    #expect(client.waitForEnd())
    client.parse()
    #expect(streams.allSatisfy { client.responses[$0]?.reason == "BadDeviceToken" })
    #expect(client.frames.count { $0.type == 7 } == 1)
  }

  @Test func `who expects to be asked for the body is asked`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush()
    let stream = client.begin(push.http2 + [("expect", "100-continue")], ends: false)
    #expect(
      client.wait {
        client.parse()
        return client.responses[stream]?.status == 100
      })
    client.send(HTTP2Client.frame(type: 0, flags: 1, stream: stream, push.body ?? []))
    let response = try #require(client.response(stream))
    #expect(response.headers.filter { $0.name == ":status" }.map(\.value) == ["100", "200"])
    #expect(bench.receiver.received.first?.push.body == push.body)
  }

  @Test func `inspection is answered on HTTP/2, in pieces too, and told when the client has gone`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var hasGone = false
    var stream: (any InspectionResponse)?
    bench.receiver.inspection = { request, response in
      #expect(request.path == "/islet/eve nts")
      #expect(
        request.query.map(\.name) == ["a", "b"] && request.query.map(\.value) == ["1", "x y"])
      response.begin(status: 200, headers: [("Content-Type", "text/event-stream")])
      response.onClose = { hasGone = true }
      stream = response
    }
    let number = client.begin(
      SamplePush(method: "GET", path: "/islet/eve%20nts?a=1&b=x+y", headers: []).http2)
    #expect(
      client.wait {
        client.parse()
        return client.responses[number] != nil
      })
    #expect(stream?.write(Array("one".utf8)) == true)
    #expect(
      client.wait {
        client.parse()
        return client.responses[number]?.body == "one"
      })
    #expect(stream?.write(Array("two".utf8)) == true)
    #expect(
      client.wait {
        client.parse()
        return client.responses[number]?.body == "onetwo"
      })
    client.close()
    #expect(bench.pump { hasGone })
    #expect(stream?.write([1]) == false)
  }
}
