import Findings
import JSON
import LiveActivities
import Phone
import WidgetProtocol

/// The virtual clock as the API tells it.
struct ClockView: Sendable {
  var now: Double
  var isPaused: Bool
  var speed: Double
  /// Seconds ahead of this machine's clock.
  var ahead: Double
  var moments: [MomentAhead]
}

/// The switches of an app in Settings.
struct AppSwitches: Sendable {
  var name: String
  var permission: Bool
  var frequentPushes: Bool
  var notifications: Bool
}

/// All switches and settings as the API tells them.
struct SwitchesView: Sendable {
  var device: DeviceState
  var apps: [AppSwitches]
  var traits: PhoneTraits
  var settings: SimulatorSettings
}

/// One kind of activity of an app as the API tells it.
struct ActivityTypeView: Sendable {
  var attributesType: String
  var states: [String]
  var pushToStartToken: String?
}

/// An app as the API tells it.
struct AppView: Sendable {
  var name: String
  var title: String
  var bundle: String
  var attributesTypes: [String]
  var states: [String]
  var hasWidget: Bool
  var supportsLiveActivities: Bool
  var supportsFrequentUpdates: Bool
  var deviceToken: String?
  var pushToStartToken: String?
  var channels: [String]
  var activities: [ActivityTypeView]
}

/// The whole simulator as the API tells it.
struct OverviewView: Sendable {
  var version: String
  var address: SimulatorAddress?
  var statePath: String?
  var journal: JournalView?
  var lastPush: Int
  var clock: ClockView
  var device: DeviceModel
  var switches: SwitchesView
  var apps: [AppView]
  var findings: [Finding]
}

/// The file that keeps everything, and whether it does.
struct JournalView: Sendable {
  var path: String
  var size: Int
  var unwritten: Int
  var isSynced: Bool
  var fault: String?

  @MainActor init(_ journal: Journal) {
    (path, size, unwritten) = (journal.path, journal.size, journal.unwritten)
    (isSynced, fault) = (journal.isSynced, journal.fault?.sentence)
  }
}

extension Shapes {
  static let journal = AnswerShape<JournalView>(
    name: "Journal", meaning: "The file that keeps everything, and whether it does",
    members: [
      .text("path", "The file", example: "/…/islet/journal.jsonl") { $0.path },
      .integer("size", "Its bytes", example: 4096) { $0.size },
      .integer("unwritten", "Bytes that wait for room on the disk", example: 0) { $0.unwritten },
      .flag("sync", "Whether each event is on the disk itself before its answer") { $0.isSynced },
      .textOrNull("fault", "Why it cannot be written; null: it can") { $0.fault },
    ])

  static let moment = AnswerShape<MomentAhead>(
    name: "Moment", meaning: "A moment at which something happens by itself",
    members: [
      .text("name", "What happens", example: "stale") { $0.name },
      .time("time", "When") { $0.time },
      .text(
        "activity", "The activity's id; empty for a scenario's next event and a push's expiry",
        example: ""
      ) {
        $0.activityID
      },
    ])

  static let clock = AnswerShape<ClockView>(
    name: "Clock", meaning: "The virtual clock",
    members: [
      .time("now", "The time on the phone") { $0.now },
      .flag("paused", "Whether it stands") { $0.isPaused },
      .number("speed", "How many times as fast as real time it runs", example: 1) { $0.speed },
      .number(
        "ahead", "Seconds by which it is ahead of this machine's; below 0: behind", example: 0
      ) {
        $0.ahead
      },
      .shapes("moments", "The next twenty moments, soonest first", moment) { $0.moments },
    ])

  static let device = AnswerShape<DeviceModel>(
    name: "Device", meaning: "The model of the phone",
    members: [
      .text("name", "Its name", example: "iPhone 17 Pro") { $0.name },
      .number("width", "The screen's width in points", example: 402) { $0.screen.width },
      .number("height", "The screen's height in points", example: 874) { $0.screen.height },
      .flag("island", "Whether it has a Dynamic Island", example: true) { $0.island != nil },
    ])

  static let lastPush = AnswerShape<Int>(
    name: "LastPush", meaning: "How many pushes there were",
    members: [
      .integer("last", "The number of the newest push; 0 before the first", example: 3) { $0 }
    ])

  static let app = AnswerShape<AppView>(
    name: "App", meaning: "An app on the phone",
    members: [
      .text("name", "Its name", example: "match") { $0.name },
      .text("title", "What the phone calls it", example: "Touchline") { $0.title },
      .text("bundle", "Its bundle id", example: "app.touchline.match") { $0.bundle },
      .texts("attributesTypes", "Its attributes types", example: ["MatchAttributes"]) {
        $0.attributesTypes
      },
      .texts("states", "Sample states of its first activity", example: ["01-before", "02-goal"]) {
        $0.states
      },
      .flag("hasWidget", "Whether its widget can be drawn", example: true) { $0.hasWidget },
      .flag(
        "supportsLiveActivities",
        "Whether its Info.plist has NSSupportsLiveActivities; true where no project file says it",
        example: true
      ) { $0.supportsLiveActivities },
      .flag(
        "supportsFrequentUpdates",
        "Whether it has NSSupportsLiveActivitiesFrequentUpdates, and so the larger budget",
        example: true
      ) { $0.supportsFrequentUpdates },
      .textOrNull("deviceToken", "Its token for ordinary pushes", example: "8af2") {
        $0.deviceToken
      },
      .textOrNull("pushToStartToken", "Its token for starting an activity", example: "90cd") {
        $0.pushToStartToken
      },
      .texts("channels", "Its channels", example: []) { $0.channels },
      .shapes(
        "activities", "Its activities; a request that names none means the first", activityType
      ) {
        $0.activities
      },
    ])

  static let activityType = AnswerShape<ActivityTypeView>(
    name: "ActivityType", meaning: "One kind of activity of an app",
    members: [
      .text("attributesType", "The Swift name of its attributes", example: "MatchAttributes") {
        $0.attributesType
      },
      .texts("states", "Its sample states", example: ["01-before", "02-goal"]) { $0.states },
      .textOrNull("pushToStartToken", "The token for starting one", example: "90cd") {
        $0.pushToStartToken
      },
    ])

  /// Returns the members that all settings of the phone's look have in common with `SimulatorSettings.json`.
  private static func setting(
    _ name: String, _ meaning: String, _ kind: JSONKind
  ) -> Member<SwitchesView> {
    .value(name, meaning, kind) { $0.settings.json[name] }
  }

  private static func ofApps(
    _ name: String, _ meaning: String, _ isOn: @escaping @Sendable (AppSwitches) -> Bool
  ) -> Member<SwitchesView> {
    .value(name, meaning, .dictionary(.flag), example: ["match": true]) { view in
      .object(JSONObject(view.apps.map { (key: $0.name, value: .bool(isOn($0))) }))
    }
  }

  static let switches = AnswerShape<SwitchesView>(
    name: "Switches", meaning: "Switches and settings",
    members: [
      .flag("offline", "Whether the phone cannot be reached") { $0.device.isOffline },
      .number("loss", "The share of pushes that get lost", example: 0, in: Inspection.losses) {
        $0.device.loss
      },
      .flag("holdsLowPriority", "Whether priority 5 waits until the phone wakes") {
        $0.device.holdsLowPriority
      },
      .flag(
        "strictPhone",
        "Whether it is as strict as a phone may be: drops what is over the budget or 50 s old, holds priority 5"
      ) { $0.traits.isStrictest },
      .flag("pushesFollowClock", "Whether a push's times move with a clock that was moved") {
        $0.traits.pushesFollowClock
      },
      .flag("supersedes", "Whether a burst may skip states; false: every state is read") {
        $0.traits.supersedes
      },
      .textOrNull("foreground", "The app in the foreground, by its bundle id; null: none") {
        $0.device.foreground
      },
      .flag("locked", "Whether the Lock Screen shows", example: true) {
        $0.device.screen != .unlocked
      },
      .flag("asleep", "Whether the screen is off, or dimmed") { $0.device.screen == .asleep },
      ofApps("permission", "Settings › Live Activities, by app") { $0.permission },
      ofApps("frequentPushes", "Settings › More Frequent Updates, by app") { $0.frequentPushes },
      ofApps("notifications", "Settings › Notifications, by app") { $0.notifications },
    ] + settings)

  private static let settings: [Member<SwitchesView>] = [
    setting("device", "The phone's model", .words(DeviceModel.all.map(\.name))),
    setting(
      "appearance", "Light or dark", .words(WidgetEnvironment.Appearance.allCases.map(\.rawValue))),
    setting(
      "typeSize", "Dynamic Type", .words(WidgetEnvironment.TypeSize.allCases.map(\.rawValue))),
    setting("boldText", "Whether text and symbols are heavier", .flag),
    setting("increasedContrast", "Whether contrast is increased", .flag),
    setting("rightToLeft", "Whether the layout runs from right to left", .flag),
    setting("reduceMotion", "Whether motion is reduced", .flag),
    setting(
      "alwaysOn", "Whether a model that can dims its sleeping screen instead of turning it off",
      .flag),
    .flag("standBy", "Whether the phone lies on its side and charges") { $0.device.standBy != nil },
    setting(
      "night", "When StandBy is red: by the phone's time of day, or as said",
      .words(SimulatorSettings.Night.allCases.map(\.rawValue))),
    .flag(
      "attention",
      "Whether the person looks at the phone: on a model with Face ID what they have woken stays lit, and its buttons work"
    ) {
      $0.traits.hasAttention
    },
    .number(
      "lockScreenSleep",
      "Seconds after which a Lock Screen sleeps when nobody looks at it; 0: it does not",
      example: 10,
      in: Inspection.lockScreenSleeps
    ) { $0.traits.lockScreenSleep },
    setting(
      "watchInReach", "Whether the Watch is in the phone's reach; otherwise only alerts reach it",
      .flag
    ),
    setting(
      "landscape", "Whether the phone is held on its side, so that an app in front lies across",
      .flag),
    setting("locale", "Language and region, as in en_GB", .shortText),
    setting("timeZone", "The time zone, as in Europe/London", .shortText),
    setting("strict", "Whether the gateway answers exactly as APNs", .flag),
    setting(
      "outage", "The reason of APNs with which every push is refused; null: none", .orNull(.text)),
  ]

  static let overview = AnswerShape<OverviewView>(
    name: "Overview", meaning: "The simulator as it is now",
    members: [
      .value("simulator", "Always islet", .words(["islet"]), example: "islet") { _ in "islet" },
      .text("version", "Its version", example: "1.0.0") { $0.version },
      .integerOrNull("port", "The port for pushes and this API", example: 2197) {
        $0.address?.port
      },
      .integerOrNull("udpPort", "The port for datagrams", example: 2197) { $0.address?.udpPort },
      .textOrNull("ca", "The certificate to trust, a file", example: "/…/authority.pem") {
        $0.address?.authority
      },
      .textOrNull("api", "Where this API is", example: "http://localhost:2197/islet/") {
        $0.address?.api
      },
      .textOrNull("state", "The folder of the journal", example: "/…/islet") { $0.statePath },
      .shapeOrNull("journal", "The file that keeps everything; null: none does", journal) {
        $0.journal
      },
      .shape("pushes", "How many pushes there were", lastPush) { $0.lastPush },
      .shape("clock", "The virtual clock", clock) { $0.clock },
      .shape("device", "The phone's model", device) { $0.device },
      .shape("switches", "Switches and settings", switches) { $0.switches },
      .shapes("apps", "The apps on the phone", app) { $0.apps },
      .shapes("findings", "What was found apart from pushes, newest last", finding) { $0.findings },
    ])
}
