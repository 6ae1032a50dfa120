import JSON
import LiveActivities

/// An activity with all that the API tells about it.
struct ActivityView: Sendable {
  var activity: LiveActivity
  var app: String
  /// Where it is to be seen now.
  var presentations: [String]
  /// What a person reads in each presentation; nil in lists.
  var texts: [String: [String]]?
  var islandAbsence: String?
  var budget: PushBudget?
  var deadlines: [MomentAhead]
  /// The URL with which its app was opened, while that is in front.
  var openedURL: String?
  var dismissal: PastDismissal?
  var now: Double
}

/// How much of a push budget is left.
struct PushBudget: Sendable {
  var left: Int
  var size: Int
  var over: Int
}

/// When and why an activity left the phone.
struct PastDismissal: Sendable {
  var time: Double
  var why: String
}

extension Shapes {
  static let budget = AnswerShape<PushBudget>(
    name: "Budget", meaning: "Pushes of priority 10 that an activity may get in an hour",
    members: [
      .integer("left", "How many are left", example: 9) { $0.left },
      .integer("size", "How many there are", example: 10) { $0.size },
      .integer("over", "How many went beyond them; a phone may drop these", example: 0) { $0.over },
    ])

  static let deadline = AnswerShape<MomentAhead>(
    name: "Deadline", meaning: "A moment at which something happens to an activity by itself",
    members: [
      .text("name", "What happens: start, stale, alarm, 8 hours, dismissal", example: "stale") {
        $0.name
      },
      .time("time", "When") { $0.time },
    ])

  /// What updates an activity: a word, or a channel.
  static let pushType = JSONKind.either([.words(["token", "none"]), .shape("ChannelPushType")])

  static let channelPushType = AnswerShape<String>(
    name: "ChannelPushType", meaning: "Broadcasts on a channel update the activity",
    members: [.text("channel", "The channel's id", example: "dHN0LXNyY2gtY2hubA==") { $0 }])

  static let activity = AnswerShape<ActivityView>(
    name: "Activity", meaning: "A Live Activity",
    members: [
      .text("id", "Its id", example: "3AFF05D2-E392-47F0-B621-27B377802910") { $0.activity.id },
      .text("app", "Its app's name", example: "match") { $0.app },
      .text("bundle", "Its app's bundle id", example: "app.touchline.match") { $0.activity.bundle },
      .text("attributesType", "The Swift name of its attributes", example: "MatchAttributes") {
        $0.activity.attributesType
      },
      .textOrNull(
        "pushToken", "The token that updates it; null without one or once it is dismissed",
        example: "1fa7b3d8"
      ) { $0.dismissal == nil ? $0.activity.token : nil },
      .value("pushType", "What updates it", pushType, example: "token") {
        switch $0.activity.pushType {
        case .none: "none"
        case .token: "token"
        case .channel(let id): channelPushType.json(id)
        }
      },
      .word("activityState", "Where it stands in its life") { $0.activity.phase },
      .value("attributes", "Its attributes, as they came", .any, example: [:]) {
        $0.activity.attributes.value?.unrepeated ?? .null
      },
      .value("contentState", "The content state that it shows, as it came", .any, example: [:]) {
        $0.activity.state.value?.unrepeated ?? .null
      },
      .timeOrNull("staleDate", "When it becomes stale") { $0.activity.staleDate },
      .number("relevanceScore", "Its relevance", example: 0) { $0.activity.relevanceScore },
      .texts("presentations", "Where it is to be seen now", example: ["lockScreen", "compact"]) {
        $0.presentations
      },
      .textOrNull(
        "openedURL", "The URL with which its app was opened, while that is in the foreground",
        example: "touchline://match/7"
      ) { $0.openedURL },
      .value(
        "texts",
        "What a person reads in each presentation, whether it shows now or not; in answers about one "
          + "activity, without what its widget has not drawn in time",
        .dictionary(.list(.text)), example: ["lockScreen": ["HAR", "2", "1", "NOR"]],
        isRequired: false
      ) { view in
        view.texts.map { texts in
          .object(
            JSONObject(
              texts.sorted { $0.key < $1.key }.map { name, lines in
                (key: name, value: .array(lines.map { .string($0) }))
              }))
        }
      },
      .textOrNull("islandAbsence", "Why the island does not show it", example: "it is ended") {
        $0.islandAbsence
      },
      .time("started", "When it was started") { $0.activity.startedAt },
      .timeOrNull("ended", "When it was ended") { $0.activity.endedAt },
      .timeOrNull("dismissalDate", "When it leaves, or left, the Lock Screen") {
        $0.dismissal?.time ?? $0.activity.dismissalDate
      },
      .textOrNull("dismissalReason", "Why it has left the phone", example: "swiped away") {
        $0.dismissal?.why
      },
      .timeOrNull(
        "lastTimestamp",
        "The newest timestamp that it took: later ones are taken. After the app's own update it is the second before that, "
          + "since a push of the same second is still taken"
      ) { $0.activity.toldTimestamp },
      .shapeOrNull("budget", "What is left of its push budget", budget) { $0.budget },
      .shapes("deadlines", "What happens to it by itself, soonest first", deadline) {
        $0.deadlines
      },
      .time("now", "When this was told") { $0.now },
    ])
}
