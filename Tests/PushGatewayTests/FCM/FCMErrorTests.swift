import Findings
import Foundation
import Goldens
import JSON
import Testing

@testable import PushGateway

/// A message that FCM refuses, and what it says.
struct FCMProvocation: Sendable, CustomTestStringConvertible {
  var name: String
  var message: SampleMessage
  var outage: PushReason?
  var testDescription: String { name }

  init(_ name: String, _ message: SampleMessage, outage: PushReason? = nil) {
    (self.name, self.message, self.outage) = (name, message, outage)
  }

  static let all: [FCMProvocation] = json + targets + credentials + apns + asked

  private static let json: [FCMProvocation] = [
    .init("no JSON", SampleMessage().with(body: #"{"message": {"token": 'x'}}"#)),
    .init("no body", SampleMessage().with(body: "")),
    .init(
      "no JSON after an empty line",
      SampleMessage().with(body: "{\"message\":\n\n  {\"token\": 'x'}}")),
    .init("an unknown field", SampleMessage().replacing(#""token": "#, #""toen": "#)),
    .init(
      "two unknown fields",
      SampleMessage().replacing(#""token": "#, #""to": "x", "aps": {}, "token": "#)),
    .init(
      "the token beside apns",
      SampleMessage().replacing(
        #""token": "#, #""live_activity_token": "x", "token": "#)),
    .init(
      "the token beside apns, spelt with hyphens",
      SampleMessage().replacing(
        #""token": "#, #""live-activity-token": "x", "token": "#)),
    .init(
      "a field of the options beside them, in camel case",
      SampleMessage().replacing(#""token": "#, #""analyticsLabel": "x", "token": "#)),
    .init(
      "a number for the token",
      SampleMessage().replacing(#""\#(SampleMessage.registration)""#, "7")),
    .init(
      "a number in data",
      SampleMessage().replacing(#""token": "#, #""data": {"score": 12}, "token": "#)),
    .init(
      "a number among the headers",
      SampleMessage().replacing(#""apns-priority": "10""#, #""apns-priority": 10"#)),
    .init(
      "the payload as a string",
      SampleMessage().replacing(SampleMessage.payload, #""{\"aps\": {}}""#)),
    .init(
      "more than a megabyte",
      SampleMessage().replacing(
        #""score": 3"#, "\"text\": \"\(String(repeating: "x", count: 1 << 20))\"")),
    .init("no object", SampleMessage().with(body: #"{"message": "goal"}"#)),
    .init("a list of messages", SampleMessage().with(body: #"[{"message": {}}]"#)),
    .init(
      "two fields that are none of the request's",
      SampleMessage().with(body: #"{"token": "x", "apns": {}}"#)),
    .init(
      "a word for a truth value",
      SampleMessage().replacing(#"{"message""#, #"{"validate_only": "yes", "message""#)),
  ]

  private static let targets: [FCMProvocation] = [
    .init(
      "no target",
      SampleMessage().replacing(#", "token": "\#(SampleMessage.registration)""#, "")),
    .init(
      "two targets", SampleMessage().replacing(#""token": "#, #""topic": "match", "token": "#)),
    .init(
      "the activity's token in token",
      SampleMessage().replacing(SampleMessage.registration, MemoryReceiver.token)),
    .init("an empty token", SampleMessage().replacing(SampleMessage.registration, "")),
    .init(
      "a placeholder", SampleMessage().replacing(SampleMessage.registration, "<FCM token>")),
    .init(
      "a token of Expo's",
      SampleMessage().replacing(SampleMessage.registration, "ExponentPushToken[mJ2bXk0aZ1cQ]")),
    .init(
      "an empty live_activity_token", SampleMessage().replacing(MemoryReceiver.token, "")),
  ]

  private static let credentials: [FCMProvocation] = [
    .init("no bearer", SampleMessage().with(authorization: nil)),
    .init("a server key", SampleMessage().with(authorization: "key=AAAA1234")),
    .init("a token for APNs", SampleMessage().with(authorization: "Bearer eyJhbGci.eyJpc3M.c2ln")),
    .init(
      "an old access token",
      SampleMessage().with(authorization: "Bearer ya29.c.islet.\(Int(GatewayBench.now) - 3600)")),
  ]

  private static let apns: [FCMProvocation] = [
    .init(
      "an unknown live_activity_token", SampleMessage().replacing(MemoryReceiver.token, "00ff")),
    .init(
      "an activity that ended",
      SampleMessage().replacing(MemoryReceiver.token, MemoryReceiver.deadToken)),
    .init(
      "another app's topic",
      SampleMessage().replacing(
        #""apns-priority": "10""#, #""apns-topic": "com.example.other.push-type.liveactivity""#)),
    .init(
      "a bad priority",
      SampleMessage().replacing(#""apns-priority": "10""#, #""apns-priority": "high""#)),
    .init(
      "too much",
      SampleMessage().replacing(
        #""score": 3"#, "\"text\": \"\(String(repeating: "x", count: 4096))\"")),
    .init(
      "a collapse id longer than any header",
      SampleMessage().replacing(
        #""apns-priority": "10""#,
        "\"apns-collapse-id\": \"\(String(repeating: "x", count: 70_000))\"")),
    .init("an outage: TooManyRequests", SampleMessage(), outage: .tooManyRequests),
    .init("an outage: ServiceUnavailable", SampleMessage(), outage: .serviceUnavailable),
    .init("an outage: InternalServerError", SampleMessage(), outage: .internalServerError),
    .init("an outage: InvalidProviderToken", SampleMessage(), outage: .invalidProviderToken),
  ]

  /// By a registration token that asks for them.
  private static let asked: [FCMProvocation] =
    (FCMReason.allCases.map(\.rawValue)
    + ["Unregistered", PushReason.carriedByUDP.rawValue, "Nonsense"]).map {
      .init(
        "token islet:\($0)", SampleMessage().replacing(SampleMessage.registration, "islet:\($0)"))
    }
}

@MainActor
struct FCMErrorTests {
  private func answer(_ provocation: FCMProvocation) throws -> (SampleAnswer, MemoryReceiver) {
    let bench = try GatewayBench { $0.manner = .strict }
    bench.gateway.outage = provocation.outage
    return (try #require(bench.ask(provocation.message)), bench.receiver)
  }

  /// What Java's SDK has an enum for; it throws at any other name.
  private static let canonical: Set<String> = [
    "INVALID_ARGUMENT", "FAILED_PRECONDITION", "OUT_OF_RANGE", "UNAUTHENTICATED",
    "PERMISSION_DENIED", "NOT_FOUND", "CONFLICT", "ABORTED", "ALREADY_EXISTS",
    "RESOURCE_EXHAUSTED", "CANCELLED", "DATA_LOSS", "UNKNOWN", "INTERNAL", "UNAVAILABLE",
    "DEADLINE_EXCEEDED",
  ]

  @Test(arguments: FCMProvocation.all)
  func `a refusal has Google's form, a canonical name, and is in the log`(
    _ provocation: FCMProvocation
  ) throws {
    let (answer, receiver) = try answer(provocation)
    #expect(answer.status >= 400)
    #expect(answer.type == "application/json; charset=UTF-8")
    #expect(answer.error?["code"]?.int == answer.status)
    #expect(Self.canonical.contains(answer.error?["status"]?.string ?? ""))
    #expect(answer.error?["message"]?.string?.isEmpty == false)
    let types = answer.details.compactMap { $0["@type"]?.string?.split(separator: ".").last }
    // FcmError before ApnsError, whatever is there of both.
    #expect(types == types.sorted { order($0) < order($1) })
    let received = try #require(receiver.received.first)
    #expect(receiver.received.count == 1)
    #expect((received.push.carrier, received.status) == (.fcm, answer.status))
    #expect(
      received.reason.map { FCMReason(rawValue: $0) != nil || PushReason(rawValue: $0) != nil }
        == true)
    // Whoever sends it again gets the same answer only where the message asked for it.
    let isAsked =
      provocation.name.hasPrefix("token islet:")
      // Neither can be asked for.
      && !["Nonsense", PushReason.carriedByUDP.rawValue].contains { provocation.name.hasSuffix($0) }
    #expect(received.push.remarks.last?.isAskedFor ?? false == isAsked)
  }

  private func order(_ type: Substring) -> Int {
    ["BadRequest", "FcmError", "ErrorInfo", "ApnsError"].firstIndex(of: String(type)) ?? 9
  }

  /// The folder of these tests: recorded tables stand beside it.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  @Test func `the table of errors is as recorded`() throws {
    var lines = [
      "# What FCM's form refuses, and how it says so", "",
      "Made by `ISLET_RECORD=1 swift test --filter FCMErrorTests`; never typed.", "",
      "| what is sent | answer | message | details | fix in the verdict |",
      "| --- | --- | --- | --- | --- |",
    ]
    for provocation in FCMProvocation.all {
      let (answer, receiver) = try answer(provocation)
      let details = answer.details.map { detail in
        let type = detail["@type"]?.string?.split(separator: ".").last ?? ""
        let words = [
          detail["errorCode"]?.string, detail["statusCode"]?.int.map { "\($0)" },
          detail["reason"]?.string,
          detail["fieldViolations"]?.array?.map { $0["field"]?.string ?? "–" }
            .joined(separator: ", "),
        ]
        return "\(type) \(words.compactMap { $0 }.joined(separator: " "))"
      }
      let cells = [
        provocation.name,
        "\(answer.status) \(answer.error?["status"]?.string ?? "")",
        "`\((answer.error?["message"]?.string ?? "").prefix(160))`",
        details.joined(separator: "<br>"),
        receiver.received.first?.push.remarks.last?.fix ?? "",
      ]
      let row = cells.map {
        $0.replacing("\n", with: "<br>").replacing("|", with: "\\|")
          .replacing(MemoryReceiver.token, with: "TOKEN")
      }
      lines.append("| \(row.joined(separator: " | ")) |")
    }
    let difference = Golden.difference(
      lines.joined(separator: "\n"), named: "fcm", as: "md", file: Self.folder)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `every code of FCM is provoked`() throws {
    let codes = try FCMProvocation.all.map { provocation in
      try answer(provocation).0.details.compactMap {
        $0["errorCode"]?.string ?? $0["reason"]?.string
      }
    }.joined()
    let missing = FCMReason.allCases.filter {
      $0.row.detail != .none && !codes.contains($0.rawValue)
    }
    #expect(missing.isEmpty, "\(missing)")
  }
}
