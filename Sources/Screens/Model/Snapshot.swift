import Findings
import JSON
import LiveActivities
import Numbers
import Phone
import Simulator
import WidgetProtocol

/// All that the screens show of a running simulator, at one moment: they read nothing else.
public struct Snapshot: Sendable {
  public var clock: ClockReading
  /// Whether a scenario is watched; nil: none is.
  public var scenario: ScenarioStanding?
  /// Moments to come at which something changes by itself, soonest first.
  public var moments: [ComingMoment] = []
  /// The phone; its room, pixel and scroll are the screens' own affair.
  public var scene: PhoneScene?
  public var screen = DeviceState.Screen.unlocked
  /// Whether the phone's own setting keeps everything still.
  public var reducesMotion = false
  /// Whether the phone lies on its side.
  public var isStandBy = false
  /// The activity whose card is moved aside, so that the button that removes it shows.
  public var uncovered: String?
  /// Whether the last swipe can be taken back.
  public var canRestore = false
  /// Whether something was swiped off the island.
  public var isIslandHidden = false
  /// What iOS itself shows in the island.
  public var system: [SystemActivity] = []
  /// The bundle of the app in front.
  public var foreground: String?
  public var activities: [ActivityRow] = []
  /// The titles of apps whose widgets are still reading what an activity starts with.
  public var starting: [String] = []
  /// The selected activity's other presentations, where there is room to show them.
  public var exhibits: [ActivityExhibit] = []
  /// Real seconds until those should be asked for again, when they are a moment behind; what was shown of them stands
  /// until then.
  public var exhibitsDueIn: Double?
  /// What another device shows in the phone's place; nil where it shows nothing yet, or no longer.
  public var device: PhonePicture?
  /// Virtual seconds until that is another by itself.
  public var deviceChangesIn: Double?
  /// The name of the phone's model, and of the same with its fold the other way.
  public var model = ""
  public var folded: String?
  /// Whether the phone is held on its side.
  public var isTurned = false
  /// Real seconds until it is to be said that pictures of the phone are missing.
  public internal(set) var drawingDueIn: Double?
  /// The number of the last picture that the phone waits for; nil: it has all.
  public internal(set) var missingPicture: Int?
  public var apps: [AppRow] = []
  /// The push log as far as it is kept, oldest first.
  public var pushes: ArraySlice<PushRecord> = []
  /// How many pushes there have been.
  public var pushCount = 0
  /// What can be switched; empty where no menu is open to list it.
  public var switches: [SwitchRow] = []
  /// What is switched away from normal, in a word each: `offline`, `strict`.
  public var marks: [String] = []
  /// Whether the gateway takes only what APNs takes.
  public var isStrict = false
  /// Where pushes are taken: `http://localhost:2197`; nil without a gateway.
  public var address: String?
  /// Findings about widgets, gateway and journal, newest last.
  public var findings: [Finding] = []
  /// What apps' code printed, newest last.
  public var output: [PrintedLine] = []
  /// What the design rules say of apps whose review was asked for, by bundle and device, worst first.
  public var reviews: [GalleryLook.Subject: [Finding]] = [:]
  /// The lines of source that errors are about.
  public var excerpts: [SourceLocation: SourceExcerpt] = [:]
  /// How files are named.
  public var paths = ShownPaths()
  /// Work that takes a while.
  public var work: [Work] = []
  /// The moment at which the gallery shows its samples: they stand still.
  public var galleryTime: Double
  /// The language and region that a gallery's heading leaves out.
  static let usualLocale = "en_US"

  /// The phone's language, in which galleries are written, too.
  public var locale = Snapshot.usualLocale

  /// Creates a snapshot of a simulator without anything, at a time.
  public init(clock: ClockReading) { (self.clock, galleryTime) = (clock, clock.now) }
}

extension Snapshot {
  /// The errors, before all others those of the source as it is now: pictures that failed are of the source before.
  var errors: [Finding] {
    let present = work.flatMap(\.errors)
    return present + findings.filter { $0.severity == .error && !present.contains($0) }
  }

  /// The alarm that rings all over a locked phone.
  var ringingAlarm: String? { scene?.place == .lockScreen ? scene?.alarm?.activityID : nil }

  /// Why there is no activity: one that was asked for waits for its widget, or none was.
  var whyNoActivity: String {
    starting.last.map { "\($0) starts; its widget is still reading the state" }
      ?? "No activity runs; a lists the apps to start one"
  }

  /// Whether a touch beside it closes something: an expanded island, or a card that a swipe has moved aside.
  var hasOpened: Bool { uncovered != nil || scene.map(AppModel.isExpanded) == true }

  /// Whether an activity fills the screen of a phone on its side.
  var isStandByOpened: Bool {
    if case .standBy(.some)? = scene?.place { true } else { false }
  }
}

/// The virtual clock as it stands.
public struct ClockReading: Hashable, Sendable {
  /// UNIX seconds.
  public var now: Double
  public var secondsFromGMT: Int
  public var speed: Double
  public var isPaused: Bool
  /// Seconds by which it is ahead of this machine's; a push tool sends this machine's time.
  public var ahead: Double

  public init(
    now: Double, secondsFromGMT: Int = 0, speed: Double = 1, isPaused: Bool = false,
    ahead: Double = 0
  ) {
    (self.now, self.secondsFromGMT) = (now, secondsFromGMT)
    (self.speed, self.isPaused, self.ahead) = (speed, isPaused, ahead)
  }

  /// `+1 d` on the day after this machine's, `-2 d`; nil on the same day.
  var day: String? {
    func day(_ time: Double) -> Double { ((time + Double(secondsFromGMT)) / 86_400).rounded(.down) }
    let days = day(now) - day(now - ahead)
    guard days.isFinite, days != 0 else { return nil }
    return "\(days > 0 ? "+" : "")\(Int(bounded: days)) d"
  }

  /// `8 h ahead`, `3 min behind`; nil while it hardly matters to a push.
  var difference: String? {
    guard abs(ahead) >= 50 else { return nil }
    let length = Countdown(to: abs(ahead), from: 0).text
    return "\(length) \(ahead > 0 ? "ahead" : "behind")"
  }
}

/// A moment to come.
public struct ComingMoment: Hashable, Sendable {
  /// `stale`, `8 hours`, `dismissal`, `next event`, `expiry`.
  public var name: String
  /// Whose: `Match`.
  public var subject: String?
  /// Virtual UNIX seconds.
  public var time: Double

  public init(name: String, subject: String? = nil, time: Double) {
    (self.name, self.subject, self.time) = (name, subject, time)
  }

  /// What is written before “in 2:10”.
  var title: String {
    switch name {
    case "8 hours": "8-hour limit"
    case "expiry": "push expiry"
    default: name
    }
  }
}

/// One activity as it is listed.
public struct ActivityRow: Hashable, Sendable, Identifiable {
  public var activity: LiveActivity
  public var appTitle: String
  public var icon: String
  /// Where it is to be seen now: `Lock Screen`, `compact`.
  public var places: [String]
  /// Pushes of priority 10 left, and of how many.
  public var budgetLeft: Int?
  public var budgetSize: Int?
  /// Pushes that went beyond it since it was empty.
  public var budgetOver: Int
  /// Whether the phone lets a press on its buttons do nothing until it is unlocked.
  public var refusesPress: Bool

  /// The budget in a few words; nil when it is not known.
  public var budgetWords: String? {
    guard let left = budgetLeft, let size = budgetSize else { return nil }
    return budgetOver > 0 ? "\(budgetOver) over the budget of \(size)" : "budget \(left) of \(size)"
  }

  public var id: String { activity.id }

  public init(
    activity: LiveActivity, appTitle: String, icon: String, places: [String] = [],
    budgetLeft: Int? = nil, budgetSize: Int? = nil, budgetOver: Int = 0,
    refusesPress: Bool = false
  ) {
    (self.activity, self.appTitle, self.icon) = (activity, appTitle, icon)
    (self.places, self.budgetLeft, self.budgetSize) = (places, budgetLeft, budgetSize)
    (self.budgetOver, self.refusesPress) = (budgetOver, refusesPress)
  }
}

/// One app as it is listed, or one activity of an app that has several.
public struct AppRow: Hashable, Sendable, Identifiable {
  /// A sample state.
  public struct State: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    /// Creates a state with its name.
    public init(name: String, value: JSONValue) { (self.name, self.value) = (name, value) }
  }
  public var title: String
  public var bundle: String
  /// The attributes type, of an app with several activities; such an app has a row for each.
  public var activity: String
  public var icon: String
  /// The file of its icon's picture.
  public var iconFile: String?
  public var states: [State]
  /// Whether its card is Islet's own plain one, since the app's source is not there.
  public var isWithoutSource = false
  /// Its intents, or why they cannot be listed; nil while nobody has asked for them, or the widget has not answered.
  public var intents: Result<[OfferedIntent], Finding>?

  public var id: String { activity.isEmpty ? bundle : "\(bundle)\u{1F}\(activity)" }

  /// Returns the bundle and the activity of a row's id; between them stands what no bundle id has.
  static func parts(of id: ID) -> (bundle: String, activity: String) {
    let parts = id.split(separator: "\u{1F}").map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  /// Creates an app, or one of its activities.
  public init(
    title: String, bundle: String, activity: String = "", icon: String, iconFile: String? = nil,
    states: [State]
  ) {
    (self.title, self.bundle, self.activity) = (title, bundle, activity)
    (self.icon, self.iconFile, self.states) = (icon, iconFile, states)
  }

  /// Returns whether an activity is one of this row's.
  func has(_ activity: LiveActivity) -> Bool {
    activity.bundle == bundle
      && (self.activity.isEmpty || activity.attributesType == self.activity)
  }
}

/// One thing that can be switched.
public struct SwitchRow: Hashable, Sendable, Identifiable {
  /// The name by which the simulator knows it.
  public var id: String
  /// What a person reads: `Network`.
  public var title: String
  /// The choices, in order: `on`, `off`. None where there is nothing to choose here, as `chosen` says.
  public var choices: [String]
  public var chosen: String
  /// What it means, in a sentence.
  public var sentence: String

  public init(id: String, title: String, choices: [String], chosen: String, sentence: String) {
    (self.id, self.title, self.choices) = (id, title, choices)
    (self.chosen, self.sentence) = (chosen, sentence)
  }
}

/// Work that takes a while: building a widget, replaying a journal.
public struct Work: Hashable, Sendable {
  public var title: String
  /// How much is done, 0 to 1; nil when nobody knows.
  public var fraction: Double?
  /// Whether it has come to a stop that somebody must mend.
  public var isTrouble: Bool
  /// The errors that brought it to a stop.
  public var errors: [Finding]

  /// Creates work that takes a while.
  public init(
    title: String, fraction: Double? = nil, isTrouble: Bool = false, errors: [Finding] = []
  ) {
    (self.title, self.fraction, self.isTrouble) = (title, fraction, isTrouble)
    self.errors = errors
  }
}
