import Findings
import Foundation
import Goldens
import LiveActivities
import Testing

@testable import PushGateway

/// One reason, and how to provoke it.
struct Provocation: Sendable, CustomTestStringConvertible {
  var reason: PushReason
  /// What is special about the gateway, for the table.
  var circumstances = ""
  var configure: @Sendable (inout GatewayConfiguration) throws -> Void = { _ in }
  /// What is sent, in turn on one connection; the last one gets the reason.
  var pushes: @MainActor @Sendable (GatewayBench) -> [SamplePush]

  var testDescription: String { reason.rawValue }

  init(
    _ reason: PushReason, _ pushes: @escaping @MainActor @Sendable (GatewayBench) -> [SamplePush]
  ) {
    (self.reason, self.pushes) = (reason, pushes)
  }

  /// The same against a gateway that is set up in another way.
  func configured(
    _ circumstances: String,
    _ configure: @escaping @Sendable (inout GatewayConfiguration) throws -> Void = { _ in }
  ) -> Provocation {
    var provocation = self
    (provocation.circumstances, provocation.configure) = (circumstances, configure)
    return provocation
  }

  /// What is sent, as it differs from a push, broadcast or new channel that is accepted.
  @MainActor
  func description() throws -> String {
    let bench = try GatewayBench {
      $0.manner = .strict
      try configure(&$0)
    }
    let pushes = pushes(bench)
    guard let last = pushes.last else { return "" }
    let before = pushes.count > 1 ? "number \(pushes.count) on one connection: " : ""
    return before + last.difference + (circumstances.isEmpty ? "" : " (\(circumstances))")
  }
}

@MainActor
struct ReasonTests {
  @Test(arguments: Provocation.all)
  func `every reason of the table is provoked, with its status, in exactly one DATA frame`(
    _ provocation: Provocation
  ) throws {
    let bench = try GatewayBench {
      $0.manner = .strict
      try provocation.configure(&$0)
    }
    let pushes = provocation.pushes(bench)
    let client = bench.connectHTTP2()
    var answer: HTTP2Client.Response?
    for push in pushes { answer = client.request(push.http2, body: push.body) }
    let response = try #require(answer)

    #expect(response.reason == provocation.reason.rawValue)
    #expect(response.status == provocation.reason.row.status)
    #expect(response.headersEndStream == false)
    #expect(response.data.count == 1)
    #expect(response.data.last?.endsStream == true)
    let idHeader = pushes.last?.path.hasPrefix("/3/") == true ? "apns-id" : "apns-request-id"
    if pushes.last?.path.hasPrefix("/5") == false { #expect(response[idHeader]?.isEmpty == false) }
    if response.status == 410 {
      let seconds = provocation.reason == .unregistered ? 1_700_000_000 : Int(GatewayBench.now)
      #expect(
        response.body == #"{"reason":"\#(provocation.reason.rawValue)","timestamp":\#(seconds)000}"#
      )
    }
  }

  @Test func `every reason has a test that provokes it`() {
    let provoked = Set(Provocation.all.map(\.reason)).union(Provocation.elsewhere.keys)
    let missing = PushReason.allCases.filter { !provoked.contains($0) && $0.row.scope != .islet }
    #expect(missing == [])
  }

  @Test(arguments: Provocation.all.filter { $0.reason.row.leniency == .remarks })
  func `lenience takes what lacks credentials, and says what APNs would have answered`(
    _ provocation: Provocation
  ) throws {
    let bench = try GatewayBench { try provocation.configure(&$0) }
    let pushes = provocation.pushes(bench)
    let client = bench.connectHTTP2()
    var answer: HTTP2Client.Response?
    for push in pushes { answer = client.request(push.http2, body: push.body) }
    #expect(answer?.status == 200 || answer?.status == 201)
    guard pushes.last?.path.hasPrefix("/3/") == true else { return }
    #expect(
      bench.receiver.received.last?.push.remarks.contains {
        $0.reason == provocation.reason.rawValue && $0.status == provocation.reason.row.status
      } == true)
  }

  @Test(arguments: [
    (MemoryReceiver.token, MemoryReceiver.topic), (MemoryReceiver.startToken, MemoryReceiver.topic),
    // The sample is a Live Activity's, which no device token takes.
    (MemoryReceiver.deviceToken, MemoryReceiver.bundle + ", and apns-push-type: alert"),
  ])
  func `a missing topic is told with the one that the token needs`(_ token: String, _ topic: String)
    throws
  {
    let bench = try GatewayBench()
    let push = SamplePush(path: "/3/device/" + token).removing("apns-topic")
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    let remark = bench.receiver.received.first?.push.remarks.first
    #expect(remark?.reason == "MissingTopic" && remark?.fix == "Send apns-topic: \(topic).")
  }

  @Test func `a device token takes its bundle ID as topic, whatever that ends in`() {
    let standing = TokenStanding.live(.device, bundle: "com.example.voip")
    #expect(standing.refusal(ofTopic: "com.example.voip") == nil)
    #expect(standing.refusal(ofTopic: "com.example.voip.voip") == nil)
    #expect(standing.refusal(ofTopic: "com.example") == .deviceTokenNotForTopic)
  }

  @Test func `of several faults of a provider token the one is told that APNs finds first`() throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var token = SampleToken()
    let first = SamplePush().setting("authorization", "bearer " + token.text)
    #expect(client.request(first.http2, body: first.body)?.status == 200)
    // Both too old and too soon after the one before.
    token.issuedAt = "\(Int(GatewayBench.now) - 7200)"
    let second = SamplePush().setting("authorization", "bearer " + token.text)
    #expect(client.request(second.http2, body: second.body)?.status == 200)
    #expect(
      bench.receiver.received.last?.push.remarks.map(\.reason) == ["ExpiredProviderToken"])
  }

  @Test func `the table of reasons is the one that is documented`() throws {
    var table = [
      "| status | reason | where | lenience | when | source | provoked by |",
      "|---|---|---|---|---|---|---|",
    ]
    for row in PushReason.rows {
      let proof =
        if row.scope == .islet {
          "no answer says it"
        } else if let test = Provocation.elsewhere[row.reason] {
          "the test “\(test)”"
        } else {
          try Provocation.all.filter { $0.reason == row.reason }.map { try $0.description() }
            .joined(separator: "<br>")
        }
      table.append(
        "| \(row.status) | `\(row.reason.rawValue)` | \(row.scope.rawValue) | "
          + "\(row.leniency.rawValue) | \(row.when) | \(row.source) | \(proof) |")
    }
    #expect(
      Golden.difference(table.joined(separator: "\n"), named: "reasons", as: "md") == nil)
  }

  @Test(arguments: Provocation.elsewhere.values.sorted())
  func `a test that the table names is there`(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    let isThere = try sources.contains { file in
      // A long name may stand in a line of its own.
      try String(contentsOf: file, encoding: .utf8).contains("func `\(name)`")
    }
    #expect(isThere)
  }

  @Test func `rows are unique, name a status of APNs, and say what to do`() {
    #expect(Set(PushReason.rows.map(\.reason)).count == PushReason.rows.count)
    #expect(PushReason.rows.count == PushReason.allCases.count)
    for row in PushReason.rows {
      #expect([0, 400, 403, 404, 405, 410, 413, 429, 500, 503].contains(row.status))
      #expect(row.when.hasSuffix(".") && row.fix.hasSuffix("."))
    }
  }

  @Test func `the earlier check answers when several would`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    // Everything is wrong with it; each step mends one thing, and the next reason appears.
    var push = SamplePush(
      method: "GET", path: "/3/device/", headers: [("apns-priority", "7")], body: nil)
    var reasons: [String?] = [client.request(push.http2, body: push.body)?.reason]
    push.method = "POST"
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push = push.setting("authorization", "bearer nonsense")
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push = push.setting("authorization", "bearer " + SampleToken().text)
      .adding("apns-priority", "10")
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push = push.setting("apns-priority", "7")
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push = push.setting("apns-priority", "10")
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push.path = "/3/device/" + String(repeating: "0", count: 64)
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push.path = "/3/device/" + MemoryReceiver.deadToken
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push = push.setting("apns-topic", MemoryReceiver.bundle)
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push = push.setting("apns-topic", MemoryReceiver.topic)
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push.path = "/3/device/" + MemoryReceiver.token
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push.body = [UInt8](repeating: 32, count: 4097)
    reasons.append(client.request(push.http2, body: push.body)?.reason)
    push.body = [UInt8](repeating: 32, count: 4096)
    let accepted = client.request(push.http2, body: push.body)
    #expect(
      reasons == [
        "MethodNotAllowed", "MissingProviderToken", "InvalidProviderToken", "DuplicateHeaders",
        "BadPriority", "MissingDeviceToken", "BadDeviceToken", "MissingTopic",
        "DeviceTokenNotForTopic", "Unregistered", "PayloadEmpty", "PayloadTooLarge",
      ])
    #expect(accepted?.status == 200)
  }
}
