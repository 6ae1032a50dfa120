import Findings
import JSON

/// What a person decided about an app's Live Activities.
public enum Permission: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not asked yet: the first activity asks under its card.
  case undecided
  /// Allowed by the person's answer, or in Settings.
  case allowed
  case denied
  /// Allowed once more when the phone asked again: it asks no more.
  case always
}

/// An app on the phone with what the phone remembers about it.
struct AppState: Hashable, Sendable, Codable {
  var app: InstalledApp
  var isInstalled = true
  var permission = Permission.undecided
  /// Activities that came since the phone's first question was answered with Allow; nil where it was not.
  var startsSinceAllowed: Int?
  /// Settings › app › Live Activities.
  var activitiesEnabled = true
  /// Settings › app › Live Activities › More Frequent Updates.
  var frequentUpdatesEnabled = true
  /// Settings › app › Notifications.
  var notificationsEnabled = true
  /// Force-quit by the person: it does not run to collect tokens.
  var isQuit = false
  /// Running activities, the island's order.
  var running = RelevanceOrder()
  /// Activities that are not dismissed, scheduled ones too.
  var activityCount = 0
  /// Activities whose attributes and state are being read.
  var startingCount = 0
  /// Start pushes, by attributes type.
  var startBudgets: [String: Budget] = [:]

  init(_ app: InstalledApp) { self.app = app }

  /// Whether the app may have frequent updates, and why not.
  enum FrequentUpdates {
    case allowed
    /// The person has switched More Frequent Updates off.
    case switchedOff
    /// The app's Info.plist does not ask for them.
    case undeclared
  }

  /// Whether the app has the larger budget.
  var frequentUpdates: FrequentUpdates {
    guard app.supportsFrequentUpdates else { return .undeclared }
    return frequentUpdatesEnabled ? .allowed : .switchedOff
  }

  /// Pushes of priority 10 that one activity of the app may get an hour.
  func hourlyBudget(_ traits: PhoneTraits) -> Int {
    frequentUpdates == .allowed ? traits.hourlyFrequentBudget : traits.hourlyBudget
  }

  func type(named name: String) -> InstalledApp.ActivityType? {
    app.types.first { $0.name == name }
  }

  /// Returns whether a widget decodes the type; asked for every push, so without a copy of its samples.
  func hasWidget(for name: String) -> Bool {
    for index in app.types.indices where app.types[index].name == name {
      return app.types[index].hasWidget
    }
    return false
  }
}

/// A token that was given out.
struct TokenEntry: Hashable, Sendable, Codable {
  var name: TokenName
  var bundle: String
  /// When it stopped working, and why.
  var deadSince: Double?
  var death: String?

  var kind: TokenStanding.Kind {
    switch name {
    case .device: .device
    case .activity: .activity
    case .pushToStart: .pushToStart
    }
  }
}

/// A broadcast channel.
struct Channel: Hashable, Sendable, Codable {
  var storesLatest: Bool
  /// The message kept for who subscribes later: its record, and when it was taken.
  var stored: PushArrival?
  var storedAt = 0.0
  /// When its sender lets it expire, by the phone's clock; nil: no header says so. Snapshots of before do not have it.
  var expires: Double?
  /// For how many seconds the service keeps it at most. Snapshots of before do not have it.
  var storage: Double?
  /// The stored message's number. Snapshots of before do not have it.
  var storedNumber: Int?
  /// The same, while no activity has got it: nobody listens, or the phone is offline. What waits for the phone to wake
  /// waits for itself.
  var waiting: Int?
  /// Whether it came while the phone was offline, which has not got it yet. Snapshots of before do not have it.
  var isMissed: Bool?
  /// Slots of the activities that listen.
  var listeners: [Int] = []
}

/// A start whose attributes and state are being read.
struct StartCandidate: Hashable, Sendable, Codable {
  /// The push that brought it; 0: the app itself.
  var record: Int
  var app: Int
  var activity: LiveActivity
  var alert: AlertText?
  /// When a scheduled one starts.
  var scheduled: Double?
  /// Whether it gets an update token.
  var wantsToken: Bool
  var findings: [Finding]

  /// Whether the app itself asked for it, and no push.
  var isOfApp: Bool { record == 0 }
  /// What attributes and state are called where they came from: in a push, or in the app's own request.
  var roots: (attributes: String, state: String) {
    isOfApp ? ("attributes", "contentState") : ("aps.attributes", "aps.content-state")
  }
}

/// Whose job it is.
enum JobOwner: Hashable, Sendable, Codable {
  indirect case start(StartCandidate)
  case slot(Int, Candidate)
  /// The last state of an activity that has left: read only to tell what is wrong with it.
  indirect case departed(DepartedState)
}

/// The last state of an activity that an `end` took from the phone at once.
struct DepartedState: Hashable, Sendable, Codable {
  var activity: LiveActivity
  var candidate: Candidate
}

/// A push that waits: for the phone to come back, or to wake.
struct HeldPush: Hashable, Sendable, Codable {
  var number: Int
  var arrival: PushArrival
  var time: Double
  /// When the service gives it up.
  var expires: Double
  /// For how many seconds the service keeps it at most. Snapshots of before do not have it.
  var storage: Double?
}
