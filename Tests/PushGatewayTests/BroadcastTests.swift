import JSON
import LiveActivities
import Testing

@testable import PushGateway

@MainActor
struct BroadcastTests {
  @Test func `a channel is made, read, listed, pushed to and deleted in Apple's manner`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    let creation = SamplePush.creation.adding("apns-request-id", SamplePush.id)
    let created = try #require(client.request(creation.http2, body: creation.body))
    #expect(created.status == 201 && created.data.isEmpty)
    #expect(created["apns-request-id"] == SamplePush.id)
    let channel = try #require(created["apns-channel-id"])

    let bare = SamplePush.creation.with(body: nil)
    let read = bare.with(method: "GET").adding("apns-channel-id", channel)
    #expect(
      client.request(read.http2)?.body
        == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
    let list = bare.with(method: "GET").with(path: "/1/apps/\(MemoryReceiver.bundle)/all-channels")
    #expect(client.request(list.http2)?.body == #"{"channels":["\#(channel)"]}"#)

    let push = SamplePush.broadcast(channel).setting("apns-push-type", "Liveactivity")
    let sent = try #require(client.request(push.http2, body: push.body))
    #expect(sent.status == 200 && sent.data.isEmpty && sent["apns-request-id"] != nil)
    #expect(
      bench.receiver.received.last?.push.target
        == .channel(bundle: MemoryReceiver.bundle, id: channel))

    let deleted = try #require(client.request(read.with(method: "DELETE").http2))
    #expect(deleted.status == 204 && deleted.data.isEmpty)
    #expect(client.request(read.http2)?.reason == "ChannelNotRegistered")
  }

  @Test func `a channel of an app that is not installed is made and told, another is only made`()
    throws
  {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    let creation = SamplePush.creation
    #expect(client.request(creation.http2, body: creation.body)?.status == 201)
    #expect(bench.receiver.notices.isEmpty)
    bench.receiver.absentApps = [MemoryReceiver.bundle]
    #expect(client.request(creation.http2, body: creation.body)?.status == 201)
    let notice = try #require(bench.receiver.notices.last)
    #expect(notice.id == "app-unknown" && notice.severity == .warning)
    #expect(notice.sentence.contains("\(MemoryReceiver.bundle) is not installed"))
    #expect(notice.fix == "Install it.")
    #expect(bench.receiver.notices.count == 1)
  }

  @Test func `a bundle ID may end as a topic does, a topic is refused in its place`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    func refusal(_ bundle: String) -> String? {
      let creation = SamplePush.creation.with(path: "/1/apps/\(bundle)/channels")
      return client.request(creation.http2, body: creation.body)?.reason
    }
    #expect(refusal("com.example.voip") == nil)
    #expect(refusal("com.example.push-type.liveactivity") == "TopicDisallowed")
    bench.receiver.absentApps = ["com.example.voip", "com.example"]
    #expect(refusal("com.example.voip") == nil)
    #expect(refusal("com.example.push-type.liveactivity") == nil)
    bench.receiver.absentApps = ["com.example.voip"]
    #expect(refusal("com.example.voip") == "TopicDisallowed")
  }

  @Test func `a key for one app takes its bundle ID as topic, whatever that ends in`() throws {
    func refusal(_ topic: String) throws -> String? {
      // Each has a gateway of its own: a key may not sign a second token so soon.
      let bench = try GatewayBench {
        $0.manner = .strict
        $0.keys = [try SampleKeys.first.key(bundles: ["com.example.voip"])]
      }
      let push = SampleKeys.first.signing(
        SamplePush().setting("apns-topic", topic).setting("apns-push-type", "alert"))
      return bench.connectHTTP2().request(push.http2, body: push.body)?.reason
    }
    #expect(try refusal("com.example.voip") != "TopicDisallowed")
    #expect(try refusal("com.other.voip") == "TopicDisallowed")
  }

  @Test func `at the host of channel management credentials come before path and method`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2(through: "api-manage-broadcast.push.apple.com:2196")
    let get = SamplePush(method: "GET", path: "/", headers: [], body: nil)
    #expect(client.request(get.http2)?.reason == "MissingProviderToken")
    let known = get.setting("authorization", "bearer " + SampleToken().text)
    #expect(client.request(known.http2)?.reason == "BadPath")
    #expect(
      client.request(SamplePush.creation.http2, body: SamplePush.creation.body)?.status == 201)
    // Elsewhere the method is looked at first, and who only looks around is no push in the log.
    #expect(bench.connectHTTP2().request(get.http2)?.reason == "MethodNotAllowed")
    #expect(
      bench.receiver.received.map(\.reason) == ["MissingProviderToken", "BadPath"],
      "failed requests for channels are in the log")
    #expect(bench.receiver.notices.map(\.id).contains("apns-missing-provider-token"))
  }

  @Test func `a wrong method is named, with the ones that fit its path`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let channels = "/1/apps/\(MemoryReceiver.bundle)/channels"
    for (method, path, fix) in [
      ("PUT", channels, "Create a channel with POST, read it with GET, delete it with DELETE."),
      ("POST", "/1/apps/\(MemoryReceiver.bundle)/all-channels", "Ask for the channels with GET."),
      ("GET", "/4/broadcasts/apps/\(MemoryReceiver.bundle)", "Send a broadcast with POST."),
      ("GET", "/3/device/00", "Send a push with POST."),
    ] {
      let wrong = SamplePush(method: method, path: path, headers: [], body: nil)
      #expect(client.request(wrong.http2)?.reason == "MethodNotAllowed")
      let remark = bench.receiver.received.last?.push.remarks.last
      #expect(remark?.detail == "it is \(method)" && remark?.fix == fix, "\(path)")
    }
    _ = client.request(SamplePush(method: "GET", path: "/", headers: [], body: nil).http2)
    #expect(bench.receiver.notices.last?.fix?.contains("GET /islet") == true)
  }

  @Test func `Apple's ports for channels stand for its hosts`() {
    for port in [UInt16(2195), 2196] {
      var client = ClientIdentity(environment: .sandbox)
      client.learn(certificate: nil, host: ServedHosts.host(at: port))
      #expect(client.managesChannels)
      #expect(client.environment == (port == 2195 ? .sandbox : .production))
      // What the handshake names counts when it is Apple's, not when it is this machine.
      client.learn(certificate: nil, host: "localhost")
      #expect(client.managesChannels)
    }
    #expect(ServedHosts.host(at: 2197) == nil)
  }

  @Test func `ports beside the first serve pushes too`() throws {
    let bench = try GatewayBench { $0.aliases = [0] }
    #expect(bench.gateway.addresses.count == 2)
    let last = bench.gateway.addresses.last?.split(separator: ":").last
    let port = last.flatMap { UInt16($0) }
    #expect(port != nil && port != bench.gateway.port)
    let client = RawClient(bench, port: port)
    client.send(SamplePush().http1)
    #expect(client.wait(for: "200 OK"))
  }

  @Test func `APNSwift's manner works unless strictness is asked for`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var creation = SamplePush.creation
    creation.body = Array(#"{"message-storage-policy":1}"#.utf8)
    let created = try #require(client.request(creation.http2, body: creation.body))
    let channel = try #require(created["apns-channel-id"])
    // Its client reads both keys of the answer.
    #expect(created.body == #"{"channel-id":"\#(channel)","message-storage-policy":1}"#)
    let bare = SamplePush.creation.with(body: nil)
    #expect(
      client.request(bare.with(method: "GET").http2)?.body == #"{"channels":["\#(channel)"]}"#)
    let one = bare.with(path: bare.path + "/" + channel)
    let read = client.request(one.with(method: "GET").http2)
    #expect(try JSONValue(parsing: read?.body ?? "")["channel-id"]?.string == channel)
    #expect(client.request(one.with(method: "DELETE").http2)?.status == 200)
    #expect(bench.receiver.channels.isEmpty)
    // What APNs would have answered is told all the same.
    #expect(
      bench.receiver.notices.map(\.id) == [
        "apns-missing-push-type", "apns-missing-channel-id", "apns-bad-path", "apns-bad-path",
      ])
  }

  @Test(arguments: [
    (#"{"push-type":"LiveActivity","message-storage-policy":"1"}"#, #"is "1""#, "without quotes"),
    (#"{"push-type":"LiveActivity","message-storage-policy":2}"#, "is 2", "0 (store nothing)"),
    (#"{"pushType":"LiveActivity"}"#, #""pushType""#, "Rename it to push-type."),
    (#"{"zone":1}"#, #""zone""#, "nothing else"),
    (#"{"push-type":"alert"}"#, #"push-type in the body is "alert""#, "LiveActivity"),
    ("[]", "it is an array", #"{"message-storage-policy": 1"#),
    ("{", "line 1, column", #"{"message-storage-policy": 1"#),
    ("", "it is empty", #"{"message-storage-policy": 1"#),
  ])
  func `what is wrong with a new channel's body is told, and what to do about it`(
    _ body: String, _ detail: String, _ fix: String
  ) throws {
    let bench = try GatewayBench()
    let creation = SamplePush.creation.with(body: Array(body.utf8))
    #expect(bench.connectHTTP2().request(creation.http2, body: creation.body)?.status == 400)
    let notice = try #require(bench.receiver.notices.first)
    #expect(notice.sentence.contains(detail), "\(notice.sentence)")
    #expect(notice.fix?.contains(fix) == true, "\(notice.fix ?? "")")
  }

  @Test func `wrong headers of a broadcast are named with their values`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let channel = try #require(
      client.request(SamplePush.creation.http2, body: SamplePush.creation.body)?["apns-channel-id"])
    let push = SamplePush.broadcast(channel)
    let id = push.setting("apns-request-id", "7")
    #expect(client.request(id.http2, body: id.body)?.reason == "BadMessageId")
    #expect(bench.receiver.received.last?.push.remarks.last?.detail == #"apns-request-id is "7""#)
    let date = push.setting("apns-expiration", "1790000000000")
    #expect(client.request(date.http2, body: date.body)?.reason == "BadExpirationDate")
    #expect(bench.receiver.received.last?.push.remarks.last?.fix.contains("1790000000") == true)
  }

  @Test func `a new channel without push-type is told what APNs would have answered`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let creation = SamplePush.creation.with(body: Array(#"{"message-storage-policy":1}"#.utf8))
    #expect(client.request(creation.http2, body: creation.body)?.status == 201)
    let notice = try #require(bench.receiver.notices.first)
    #expect(notice.sentence.hasPrefix("APNs would have answered 400 MissingPushType"))
    #expect(notice.fix?.contains(#""push-type": "LiveActivity""#) == true)
    #expect(notice.path?.contains("POST /1/apps/") == true)
    // One that has all is told nothing.
    let other = try GatewayBench()
    let good = SamplePush.creation
    #expect(other.connectHTTP2().request(good.http2, body: good.body)?.status == 201)
    #expect(other.receiver.notices.isEmpty)
  }
}
