import JSON
import LiveActivities

/// What followed from an event.
struct HappenedView: Sendable {
  var now: Double
  /// Whether the phone is another one than before: a tap beside everything changes nothing.
  var isChanged: Bool
  var activities: [ActivityView]
}

/// An activity that a push started, with that push.
struct StartedByPushView: Sendable {
  var activity: ActivityView
  var push: PushRecord
}

/// A token on its way to the user's backend.
struct PostedToken: Sendable {
  var issue: TokenIssue
  var app: String
  /// The activity whose token it is.
  var activity: LiveActivity?
}

extension Shapes {
  static let happened = AnswerShape<HappenedView>(
    name: "Happened", meaning: "What the phone shows after an event",
    members: [
      .time("now", "When that was") { $0.now },
      .flag("changed", "Whether it changed anything", example: true) { $0.isChanged },
      .shapes("activities", "All activities, first started first", activity) { $0.activities },
    ])

  static let startedByPush = AnswerShape<StartedByPushView>(
    name: "StartedByPush", meaning: "An activity that a push started",
    members: [
      .shape("activity", "The activity, with the token that updates it", activity) { $0.activity },
      .shape("push", "The push that started it", push) {
        ToldPush(record: $0.push)
      },
    ])

  static let posted = AnswerShape<PostedToken>(
    name: "PostedToken",
    meaning: "A token, as it is posted to the URL that --backend names: what an app would upload",
    members: [
      .value(
        "kind", "What the token is for", .words(["device", "pushToStart", "activity"]),
        example: "activity"
      ) { posted in
        switch posted.issue.name {
        case .device: "device"
        case .pushToStart: "pushToStart"
        case .activity: "activity"
        }
      },
      .text("app", "The app's name", example: "match") { $0.app },
      .text("bundle", "The app's bundle id", example: "app.touchline.match") { $0.issue.bundle },
      .text("token", "The token, as hexadecimal digits", example: "1fa7b3d8") { $0.issue.token },
      .textIfAny("previous", "The token that it replaces", example: "90cd") { $0.issue.previous },
      .textIfAny("attributesType", "The Swift name of the attributes", example: "MatchAttributes") {
        if case .pushToStart(_, let type) = $0.issue.name { return type }
        return $0.activity?.attributesType
      },
      .textIfAny("activity", "The activity's id", example: "3AFF05D2") {
        if case .activity(let id) = $0.issue.name { id } else { nil }
      },
      .value("attributes", "The activity's attributes", .any, example: [:], isRequired: false) {
        $0.activity?.attributes.value?.unrepeated
      },
      .value("contentState", "What the activity shows", .any, example: [:], isRequired: false) {
        $0.activity?.state.value?.unrepeated
      },
    ])

  static let fault = AnswerShape<InspectionFault>(
    name: "Problem", meaning: "What is wrong, and what to do",
    members: [
      .text("error", "What is wrong", example: "there is no app “matsch”") { $0.error },
      .text("fix", "What to do", example: "one of: match, adventure") { $0.fix },
      .value(
        "activityKitError", "What ActivityKit would throw", .orNull(.text), example: "visibility",
        isRequired: false
      ) { fault in
        guard let refusal = fault.refusal else { return nil }
        return refusal.error.map { .string($0.rawValue) } ?? .null
      },
      .value("findings", "What decided", .list(.shape("Finding")), isRequired: false) { fault in
        fault.refusal.map { .array($0.findings.map(\.json)) }
      },
    ])
}
