import Findings
import JSON
import LiveActivities

extension Shapes {
  static let finding = AnswerShape<Finding>(
    name: "Finding", meaning: "Something that was found, and what to do about it",
    members: [
      .text("id", "The rule", example: "state-undecodable") { $0.id.rawValue },
      .word("severity", "How much it matters") { $0.severity },
      .textIfAny("path", "The place in the payload", example: "aps.content-state.score") {
        $0.path
      },
      .textIfAny("file", "The file that it stands in", example: "Widget.swift") {
        $0.location?.file
      },
      .integerIfAny("line", "Its line in that file", example: 12) { $0.location?.line },
      .integerIfAny("column", "Its column in that line", example: 4) { $0.location?.column },
      .text("sentence", "What is wrong", example: "score is a string, not a number") {
        $0.sentence
      },
      .textIfAny("fix", "What to do", example: "Send a number.") { $0.fix },
      .textIfAny("reporter", "Who would say it: apns, phone, islet, …", example: "phone") {
        FindingTable.row($0.id)?.reporter.rawValue
      },
      .textIfAny("source", "Where the rule comes from", example: "Apple") {
        FindingTable.row($0.id)?.source
      },
    ])

  static let verdict = AnswerShape<Verdict>(
    name: "Verdict", meaning: "What became of a push",
    members: [
      .word("outcome", "What became of it, in a word; pending while it is on its way") {
        $0.outcome
      },
      .text("summary", "The same as a line", example: "shown: home score 1 → 2") { $0.summary },
      .shapes("findings", "The worst first; before all else what kept it from being shown", finding)
      { $0.findings },
    ])

  static let target = AnswerShape<Push.Target>(
    name: "PushTarget", meaning: "Whom a push is for: a token, a channel of an app, or an activity",
    members: [
      .textIfAny("token", "The token", example: "1fa7b3d8") {
        if case .token(let token) = $0 { token } else { nil }
      },
      .textIfAny("channel", "The channel's id", example: "dHN0LXNyY2gtY2hubA==") {
        if case .channel(_, let id) = $0 { id } else { nil }
      },
      .textIfAny("bundle", "The app's bundle id", example: "app.touchline.match") {
        switch $0 {
        case .channel(let bundle, _): bundle
        case .app(let bundle): bundle
        default: nil
        }
      },
      .textIfAny("activity", "The activity's id", example: "3AFF05D2") {
        if case .activity(let id) = $0 { id } else { nil }
      },
    ])

  static let headers = AnswerShape<PushHeaders>(
    name: "PushHeaders", meaning: "The headers of a push that APNs knows, as far as they were sent",
    members: [
      .textIfAny("apns-topic", "Its topic", example: "app.touchline.match.push-type.liveactivity") {
        $0.topic
      },
      .textIfAny("apns-push-type", "Its type", example: "liveactivity") { $0.pushType },
      .integerIfAny("apns-priority", "Its priority", example: 10) { $0.priority },
      .value(
        "apns-expiration", "Until when it may be delivered, UNIX seconds", .number, example: 0,
        isRequired: false
      ) { $0.expiration.map { .double($0) } },
      .textIfAny("apns-collapse-id", "What it collapses with", example: "score") { $0.collapseID },
      .textIfAny("apns-id", "Its id", example: "123e4567-e89b-12d3-a456-4266554400a0") {
        $0.apnsID
      },
    ])

  static let refusedText = AnswerShape<RefusedText>(
    name: "RefusedText", meaning: "What a refused request said that no other member holds",
    members: [
      .textIfAny("method", "Its method, where that was not POST", example: "PUT") { $0.method },
      .textIfAny(
        "path", "Its path, where that does not follow from its target", example: "/3/device/TOKEN"
      ) { $0.path },
      .textIfAny("apns-priority", "Its apns-priority, if that is no priority", example: "high") {
        $0.priority
      },
      .textIfAny("apns-expiration", "Its apns-expiration, if that is no time", example: "1h") {
        $0.expiration
      },
      .textIfAny(
        "apns-channel-id", "Its apns-channel-id, if that is no channel's or its path no app's",
        example: "news"
      ) { $0.channelID },
      .textIfAny(
        "otherwise",
        "The reason that comes next, for what the log does not keep: credentials, a header that is missing or there twice",
        example: "MissingProviderToken"
      ) { $0.otherwise },
    ])

  static let push = AnswerShape<ToldPush>(
    name: "Push", meaning: "A push, with what the sender was told and what became of it",
    members: [
      .integer("number", "Counts from 1 and never repeats", example: 1) { $0.record.number },
      .time("time", "When it came") { $0.record.time },
      .text(
        "carrier", "What carried it: http2TLS, http2, http1TLS, http1, udp, …", example: "http2"
      ) { $0.record.push.carrier.rawValue },
      .shape("target", "Whom it was for", target) { $0.record.push.target },
      .integer("status", "The status that its sender got", example: 200) { $0.record.status },
      .textOrNull("reason", "The reason of APNs that its sender got", example: "BadDeviceToken") {
        $0.record.reason
      },
      .shape("verdict", "What became of it", verdict) { $0.record.toldVerdict },
      .value(
        "drawing",
        "true while pictures of a push that is shown are still drawn: the widget may fail, which changes the verdict",
        .flag, example: true, isRequired: false
      ) { $0.isDrawing ? true : nil },
      .textOrNull("activity", "The activity that it reached", example: "3AFF05D2") {
        $0.record.activityID
      },
      .integer("bytes", "The size of its payload", example: 151) { $0.record.push.body.count },
      .shape("headers", "Its headers", headers) { $0.record.push.headers },
      .value(
        "said", "What a refused request said beside these", .shape("RefusedText"),
        isRequired: false
      ) { $0.record.push.refusedText.map { refusedText.json($0) } },
      .value("payload", "Its payload; a string when it is no JSON", .any, example: ["aps": [:]]) {
        (try? JSONValue(parsing: $0.record.push.body))
          ?? .string(String(decoding: $0.record.push.body, as: UTF8.self))
      },
    ])
}

extension Finding {
  /// A finding as Islet writes it for machines.
  public var json: JSONValue { Shapes.finding.json(self) }
}

/// A push, and whether pictures of it are still to come.
struct ToldPush: Sendable {
  var record: PushRecord
  var isDrawing = false
}

extension PushRecord {
  /// A push with what became of it, as Islet writes it for machines.
  public var json: JSONValue { json(isDrawing: false) }

  /// Returns the same, with whether pictures of it are still drawn.
  func json(isDrawing: Bool) -> JSONValue {
    Shapes.push.json(ToldPush(record: self, isDrawing: isDrawing))
  }

  /// The verdict as people read it: with what lenient mode let pass, and what changed on the card.
  public var toldVerdict: Verdict {
    let isRemarked = verdict.outcome == .shown && !push.remarks.isEmpty
    return Verdict(
      isRemarked ? .shownWithRemarks : verdict.outcome, findings: findings,
      summary: headline)
  }
}
