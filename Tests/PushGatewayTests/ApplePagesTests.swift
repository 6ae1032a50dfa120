import CLinux
import Findings
import Foundation
import LiveActivities
import Testing

@testable import PushGateway

/// Sentences of Apple's pages about requests that no other suite shows: what is just within the limits.
@MainActor @Suite struct ApplePagesTests {
  private func status(
    _ push: SamplePush, _ configure: (inout GatewayConfiguration) throws -> Void = { _ in }
  ) throws -> Int? {
    let bench = try GatewayBench(configure)
    return bench.connectHTTP2().request(push.http2, body: push.body)?.status
  }

  @Test(arguments: [
    ("apns-collapse-id", String(repeating: "x", count: 64), 200),
    ("apns-collapse-id", String(repeating: "é", count: 32), 200),
    ("apns-collapse-id", String(repeating: "é", count: 32) + "x", 400),
    ("apns-priority", "5", 200), ("apns-priority", "1", 200), ("apns-priority", "05", 400),
    ("apns-priority", "10.0", 400), ("apns-priority", "", 400), ("apns-expiration", "0", 200),
    ("apns-expiration", "1800000000", 200), ("apns-expiration", "-1", 400),
    ("apns-expiration", "1800000000000", 400), ("apns-expiration", "", 400),
    ("apns-push-type", "Liveactivity", 400), ("content-type", "text/plain", 200),
    ("apns-channel-id", "eA==", 200), ("apns-whatever", "1", 200),
  ])
  func `a header at the edge of what Apple gives`(
    name: String, value: String, status wanted: Int
  ) throws {
    #expect(try status(SamplePush().setting(name, value)) == wanted)
  }

  @Test(arguments: ["bearer", "Bearer", "BEARER"])
  func `the word before a provider token is read in any case`(word: String) throws {
    let push = SamplePush().setting("authorization", "\(word) \(SampleToken().text)")
    #expect(try status(push) { $0.manner = .strict } == 200)
  }

  @Test func `a token in capitals is the same token`() throws {
    let path = "/3/device/" + MemoryReceiver.token.uppercased()
    let bench = try GatewayBench()
    let push = SamplePush().with(path: path)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    #expect(bench.receiver.received.first?.push.target == .token(MemoryReceiver.token))
  }

  @Test(arguments: ["abc", "xyz0", "%41%42", "ab-cd", String(repeating: "a", count: 1026)])
  func `a token that is none has one reason`(token: String) throws {
    let bench = try GatewayBench()
    let push = SamplePush().with(path: "/3/device/" + token)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.reason == "BadDeviceToken")
  }

  @Test(arguments: [("voip", ".voip", 5120), ("alert", "", 4096), ("liveactivity", nil, 4096)])
  func `a payload may be as large as its push type allows, to the byte`(
    type: String, suffix: String?, limit: Int
  ) throws {
    for (size, wanted) in [(limit, 200), (limit + 1, 413)] {
      var push = SamplePush().setting("apns-push-type", type)
        .with(body: [UInt8](repeating: 32, count: size))
      if let suffix {
        push = push.setting("apns-topic", MemoryReceiver.bundle + suffix)
          .with(path: "/3/device/" + MemoryReceiver.deviceToken)
      }
      #expect(try status(push) == wanted, "\(size) bytes of \(type)")
    }
  }

  @Test(arguments: [(5120, 200), (5121, 413)])
  func `a broadcast may have 5120 bytes`(size: Int, status: Int) throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let creation = SamplePush.creation
    let created = client.request(creation.http2, body: creation.body)
    let channel = try #require(created?["apns-channel-id"])
    let push = SamplePush.broadcast(channel).with(body: [UInt8](repeating: 32, count: size))
    #expect(client.request(push.http2, body: push.body)?.status == status)
  }

  @Test func `a PRIORITY frame changes nothing`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    client.send(HTTP2Client.frame(type: 2, stream: 1, [0, 0, 0, 0, 200]))
    let push = SamplePush()
    #expect(client.request(push.http2, body: push.body)?.status == 200)
  }

  nonisolated private static let token = MemoryReceiver.token

  @Test(arguments: [
    (token + "?x=1", "after its 160 digits stands \"?x=1\": APNs' paths have no", "Leave it out"),
    (token + "%0A", "after its 160 digits stands a line break (%0A)", "Trim it"),
    (token + "%20", "it has spaces in it", "its digits alone"),
    (token + "/x", "the path goes on: \"/x\"", "nothing behind it"),
    ("%3C" + token + "%3E", "it is in angle brackets", "its digits alone"),
    (token.prefix(8) + "%20" + token.dropFirst(8), "it has spaces in it", "its digits alone"),
    ("q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s", "it is base64 of 32 bytes", "abababab…"),
    ("dGVzdA1:APA91bHun4MxP5egoKMwt2KZFB", "registration token of Firebase", "pushTokenUpdates"),
    ("6F0E8E2C-5B7A-4B39-9D0E-0123456789AB", "the id of an activity", "pushToken at GET"),
    ("null", "is what a program writes for nothing", "pushTokenUpdates"),
    ("undefined", "is what a program writes for nothing", "pushTokenUpdates"),
    ("80%20bytes", "how Swift writes Data in a text", "its digits"),
    (
      "%7Blength%20=%2080,%20bytes%20=%200x8e2a1b2c%203d4e5f60%20...%209a8b7c6d%20%7D",
      "the description of Data, which leaves out", "its digits"
    ),
    (
      "Optional(%22" + token + "%22)",
      "it stands in Optional(…), as Swift writes an optional in a text; without", "Unwrap"
    ),
    ("Optional(80%20bytes)", "it stands in Optional(…)", "its digits"),
    ("ExponentPushToken[mJ2bXk0aZ1cQ]", "a token of Expo's push service", "pushTokenUpdates"),
    ("$TOKEN", "\"$TOKEN\" is a placeholder that was not filled in", ""),
    ("${TOKEN}", "\"${TOKEN}\" is a placeholder that was not filled in", ""),
    (
      "$" + token, "\"$\" stands before it; without that it is the activity token of",
      "the token was filled in"
    ),
    (":" + token, "\":\" stands before it; without that", "the token was filled in"),
    (
      "%7B" + token + "%7D", "\"{\" stands before it and \"}\" behind it; without that",
      "the token was filled in"
    ),
    ("$%7B" + token + "%7D", "\"${\" stands before it and \"}\" behind it", "filled in"),
    (token + "%7D", "\"}\" stands behind it; without that", "the token was filled in"),
    ("/" + token, "two slashes stand before it; without that", "with one"),
    ("?token=" + token, "it stands behind a question mark", "/3/device/<token>"),
    ("g" + String(repeating: ".-", count: 40), ".-.…\" is not hexadecimal", ""),
    ("abc", "it has 3 hexadecimal digits, an odd number: two make a byte", ""),
    ("zz", "\"zz\" is not hexadecimal", ""),
    (String(token.dropLast()), "it has 159 hexadecimal digits, an odd number", ""),
    (String(repeating: "ab", count: 513), "it has 1026 hexadecimal digits, more than 1024", ""),
    (token.dropLast() + "g", "after 159 digits stands \"g\"", ""),
    ("0x" + token, "it begins with 0x", "its digits alone"),
    ("%22" + token + "%22", "it is in quotes", "jq -r"),
    (String(repeating: "9", count: 64), "nobody was given it", ""),
  ])
  func `why a token is bad is told to the person watching`(
    token: String, detail: String, fix: String
  ) throws {
    let bench = try GatewayBench()
    let push = SamplePush().with(path: "/3/device/" + token)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.reason == "BadDeviceToken")
    let remark = bench.receiver.received.first?.push.remarks.last
    #expect(remark?.detail.contains(detail) == true, "\(remark?.detail ?? "")")
    #expect(fix.isEmpty ? remark?.fix == "" : remark?.fix.contains(fix) == true)
  }

  @Test func `a slash behind a token is taken and told, one without the push type is taken`() throws
  {
    let bench = try GatewayBench()
    let push = SamplePush().with(path: "/3/device/\(Self.token)/")
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    #expect(
      bench.receiver.received.first?.push.remarks.last?.detail.contains("a slash stands behind it")
        == true)
  }

  @Test(arguments: [
    ("/4/broadcast/apps/com.example", "/4/broadcasts/apps/<bundle ID>"),
    ("/3/devices/abab", "/3/device/<token>"),
    ("/push", "/3/device/<token>"), ("/1/apps/com.example/chanels", "/1/apps/<bundle ID>/channels"),
  ])
  func `an unknown path is in the push log with the one that was meant`(
    path: String, meant: String
  ) throws {
    let bench = try GatewayBench()
    let push = SamplePush().with(path: path)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.reason == "BadPath")
    let received = bench.receiver.received.last
    #expect(received?.reason == "BadPath")
    #expect(received?.push.remarks.last?.fix.contains(meant) == true)
  }

  @Test func `a channel's id in place of a token, and another app's channel, are recognised`()
    throws
  {
    let bench = try GatewayBench()
    bench.receiver.owners = ["dHN0LXNyYw==": "com.example.radio"]
    let client = bench.connectHTTP2()
    let push = SamplePush().with(path: "/3/device/dHN0LXNyYw==")
    #expect(client.request(push.http2, body: push.body)?.reason == "BadDeviceToken")
    let remark = try #require(bench.receiver.received.last?.push.remarks.last)
    #expect(remark.detail == "it is a broadcast channel of com.example.radio")
    #expect(remark.fix.contains("/4/broadcasts/apps/com.example.radio"))
    let broadcast = SamplePush.broadcast("dHN0LXNyYw==")
    #expect(client.request(broadcast.http2, body: broadcast.body)?.reason == "ChannelNotRegistered")
    let other = try #require(bench.receiver.received.last?.push.remarks.last)
    #expect(other.detail.contains("is a channel of com.example.radio, not of"))
  }

  @Test(arguments: [
    ("apns-topic", MemoryReceiver.bundle, "lacks .push-type.liveactivity", MemoryReceiver.topic),
    ("apns-expiration", "1795633485000", "looks like milliseconds", "apns-expiration: 1795633485"),
  ])
  func `a header's usual slip is told with the value to send`(
    name: String, value: String, detail: String, fix: String
  ) throws {
    let bench = try GatewayBench()
    let push = SamplePush().setting(name, value)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 400)
    let remark = try #require(bench.receiver.received.last?.push.remarks.last)
    #expect(remark.detail.contains(detail), "\(remark.detail)")
    #expect(remark.fix.contains(fix), "\(remark.fix)")
  }

  @Test func `what the gateway saw in a refused request goes with the push, and not to the sender`()
    throws
  {
    let bench = try GatewayBench()
    let push = SamplePush().setting("apns-topic", "com.example.other.push-type.liveactivity")
    let answer = bench.connectHTTP2().request(push.http2, body: push.body)
    #expect(answer?.body == #"{"reason":"DeviceTokenNotForTopic"}"#)
    let remark = bench.receiver.received.first?.push.remarks.last
    #expect(remark?.reason == "DeviceTokenNotForTopic")
    #expect(
      remark?.detail
        == "it is \(MemoryReceiver.bundle)'s, apns-topic is \"com.example.other.push-type.liveactivity\""
    )
  }
}
