import Numbers

/// What the phone can do and how much it grants: every figure of the rules, in one place.
///
/// Figures that Apple publishes say so; the rest are others' measurements or guesses, and can be changed.
public struct PhoneTraits: Hashable, Sendable {
  /// Whether a request needs its app in the foreground, as on a phone; off, since Islet speaks for the app.
  public var enforcesVisibility = false
  /// iOS version: 17.2 for push-to-start, 18 for channels, 26 for scheduling.
  public var systemVersion = 26.0
  public var supportsLiveActivities = true
  public var hasIsland = true
  /// Whether the phone recognizes who looks at it.
  public var hasFaceID = true
  /// Longest active time, seconds. Apple: 8 hours.
  public var longestActive = 8.0 * 3600
  /// Longest time on the Lock Screen after the end, seconds. Apple: 4 hours.
  public var longestOnLockScreen = 4.0 * 3600
  /// How far ahead of now a timestamp may be, seconds. Measured by others: 8 hours.
  public var timestampAhead = 8.0 * 3600
  /// How old a timestamp may be, seconds. Measured weakly: 50 to 200 s are sometimes dropped.
  public var timestampAge = 200.0
  /// From which age on a timestamp is worth a remark, seconds.
  public var timestampAgeRemark = 10.0
  /// Attributes and state together, bytes. Apple: 4 KB.
  public var stateLimit = 4096
  /// Activities an app may have. Community figure: 5.
  public var activitiesPerApp = 5
  /// Activities that share the island: two, and three on an iPhone 18 Pro (Apple).
  public var islandCapacity = 2
  /// Activities a phone may have. Undisclosed; a guess.
  public var activitiesPerPhone = 250
  /// With which activity after the one that was allowed the phone asks whether the app may go on; 0: never. That it asks
  /// later is seen, when is a guess.
  public var activitiesUntilAskedAgain = 1
  /// Pushes of priority 10 an hour and activity. Community figure: 15.
  public var hourlyBudget = 15
  /// Whether a push over the budget is dropped; otherwise there is a remark, since the figures are not published.
  public var dropsOverBudget = false
  /// The same with More Frequent Updates. A guess from a state dump that showed 229 to 236 left.
  public var hourlyFrequentBudget = 240
  /// The part of an activity's hourly budget that reaches a Watch. Apple says that it has a budget of its own; how large
  /// is a guess.
  public var watchBudgetShare = 0.5
  /// Push-to-start pushes an hour and attributes type. A guess.
  public var hourlyStartBudget = 10
  /// How long an alert keeps the island expanded or the banner shown, seconds. A guess.
  public var alertDuration = 5.0
  /// Whether the person looks at the phone.
  public var hasAttention = true
  /// Whether the phone sees that the person looks at it: what they have woken stays lit then. A model without Face ID has no
  /// camera for that. Apple: Attention Aware Features.
  var seesAttention: Bool { hasAttention && hasFaceID }
  /// How long a Lock Screen stays lit while the phone sees nobody look at it, seconds; 0: it does not sleep. A guess.
  public var lockScreenSleep = 10.0
  /// How long an unlocked phone waits before it locks, seconds; 0: never, as Settings › Auto-Lock allows.
  public var autoLock = 0.0
  /// How long a channel's stored message is kept, seconds. Apple: 8 hours.
  public var channelStorage = 8.0 * 3600
  /// How long the service keeps a push for a phone that is away, seconds. Apple: up to 30 days.
  public var pushStorage = 30.0 * 86400

  /// How far ahead of the phone's clock a timestamp is worth a remark, seconds: more than the clocks of two machines
  /// that are set by the network differ. A guess.
  public var timestampAheadRemark = 10.0
  /// Whether a burst may pass over states that nobody could see; off, every state is read, however long it takes.
  public var supersedes = true
  /// Whether the phone is as strict as one may be: it drops pushes over the budget and old timestamps, and keeps
  /// priority 5 until it wakes.
  public var isStrictest = false
  /// Whether pushes from outside follow a clock that somebody moved.
  public var pushesFollowClock = false

  /// Creates a phone of today.
  public init() {}

  /// The flags by their names.
  static var flags: [(name: String, path: WritableKeyPath<PhoneTraits, Bool>)] {
    [
      ("supportsLiveActivities", \.supportsLiveActivities), ("hasIsland", \.hasIsland),
      ("hasFaceID", \.hasFaceID),
      ("dropsOverBudget", \.dropsOverBudget), ("enforcesVisibility", \.enforcesVisibility),
      ("supersedes", \.supersedes), ("strictPhone", \.isStrictest),
      ("pushesFollowClock", \.pushesFollowClock), ("attention", \.hasAttention),
    ]
  }

  /// The figures by their names.
  static var figures: [(name: String, path: WritableKeyPath<PhoneTraits, Double>)] {
    [
      ("systemVersion", \.systemVersion), ("longestActive", \.longestActive),
      ("longestOnLockScreen", \.longestOnLockScreen), ("timestampAhead", \.timestampAhead),
      ("timestampAge", \.timestampAge), ("timestampAgeRemark", \.timestampAgeRemark),
      ("timestampAheadRemark", \.timestampAheadRemark),
      ("alertDuration", \.alertDuration), ("watchBudgetShare", \.watchBudgetShare),
      ("lockScreenSleep", \.lockScreenSleep),
      ("autoLock", \.autoLock), ("channelStorage", \.channelStorage),
      ("pushStorage", \.pushStorage),
    ]
  }

  /// The counts by their names.
  static var counts: [(name: String, path: WritableKeyPath<PhoneTraits, Int>)] {
    [
      ("stateLimit", \.stateLimit), ("activitiesPerApp", \.activitiesPerApp),
      ("islandCapacity", \.islandCapacity),
      ("activitiesPerPhone", \.activitiesPerPhone),
      ("activitiesUntilAskedAgain", \.activitiesUntilAskedAgain), ("hourlyBudget", \.hourlyBudget),
      ("hourlyFrequentBudget", \.hourlyFrequentBudget), ("hourlyStartBudget", \.hourlyStartBudget),
    ]
  }

  /// All traits that can be set, by name.
  public static var names: [String] { flags.map(\.name) + figures.map(\.name) + counts.map(\.name) }

  /// Returns a trait's value.
  public subscript(name: String) -> TraitValue? {
    if let flag = PhoneTraits.flags.first(where: { $0.name == name }) {
      return .flag(self[keyPath: flag.path])
    }
    if let figure = PhoneTraits.figures.first(where: { $0.name == name }) {
      return .number(self[keyPath: figure.path])
    }
    if let count = PhoneTraits.counts.first(where: { $0.name == name }) {
      return .number(Double(self[keyPath: count.path]))
    }
    return nil
  }

  /// Sets a trait; false when there is none of that name or the value is of another kind.
  mutating func set(_ name: String, to value: TraitValue) -> Bool {
    switch value {
    case .flag(let isOn):
      guard let flag = PhoneTraits.flags.first(where: { $0.name == name }) else { return false }
      self[keyPath: flag.path] = isOn
    case .number(let number):
      guard number.isFinite, number >= 0 else { return false }
      if let figure = PhoneTraits.figures.first(where: { $0.name == name }) {
        self[keyPath: figure.path] = number
      } else if let count = PhoneTraits.counts.first(where: { $0.name == name }), number < 1e15 {
        self[keyPath: count.path] = Int(bounded: number)
      } else {
        return false
      }
    }
    return true
  }
}

extension PhoneTraits {
  /// How old a timestamp may be where the phone is as strict as one may be, seconds: the age from which on others have
  /// seen pushes dropped.
  static let strictestTimestampAge = 50.0

  /// How old a timestamp may be on this phone, seconds.
  var oldestTimestamp: Double {
    isStrictest ? min(timestampAge, PhoneTraits.strictestTimestampAge) : timestampAge
  }

  /// Whether a push over the budget is dropped on this phone.
  var dropsWhatIsOverBudget: Bool { dropsOverBudget || isStrictest }
}

// By their names: a snapshot of before lacks what came later.
extension PhoneTraits: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    for (name, path) in PhoneTraits.flags {
      if let flag = try values.decodeIfPresent(Bool.self, forKey: Name(stringValue: name)) {
        self[keyPath: path] = flag
      }
    }
    for (name, path) in PhoneTraits.figures {
      if let figure = try values.decodeIfPresent(Double.self, forKey: Name(stringValue: name)) {
        self[keyPath: path] = figure
      }
    }
    for (name, path) in PhoneTraits.counts {
      if let count = try values.decodeIfPresent(Int.self, forKey: Name(stringValue: name)) {
        self[keyPath: path] = count
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    for (name, path) in PhoneTraits.flags {
      try values.encode(self[keyPath: path], forKey: Name(stringValue: name))
    }
    for (name, path) in PhoneTraits.figures {
      try values.encode(self[keyPath: path], forKey: Name(stringValue: name))
    }
    for (name, path) in PhoneTraits.counts {
      try values.encode(self[keyPath: path], forKey: Name(stringValue: name))
    }
  }
}
