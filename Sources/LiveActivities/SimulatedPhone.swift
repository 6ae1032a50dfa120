import Findings
import JSON

/// One phone with its apps and activities: a value that takes one event at a time and says what follows.
///
/// Same seed, same events, same times: same state, same tokens, same effects.
public struct SimulatedPhone: Hashable, Sendable {
  public var traits = PhoneTraits()
  public internal(set) var device = DeviceState()
  /// Virtual UNIX seconds of the last event or moment.
  public internal(set) var now: Double
  public internal(set) var apps: [String: InstalledApp] = [:]
  var activitiesByID: [String: LiveActivity] = [:]

  /// A phone without apps; tokens and ids come from the seed.
  public init(seed: UInt64, now: Double) {
    self.now = now
  }

  /// Takes an event at its time, after every moment that is due before it; gives what follows, in order.
  public mutating func handle(_ event: Event, at time: Double) -> [Effect] {
    var effects: [Effect] = []
    handle(event, at: time, into: &effects)
    return effects
  }

  /// The same, appending the effects.
  public mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect]) {
    advance(to: time, into: &effects)
  }

  /// Lives through every moment up to and including a time, in order.
  public mutating func advance(to time: Double) -> [Effect] {
    var effects: [Effect] = []
    advance(to: time, into: &effects)
    return effects
  }

  /// The same, appending the effects.
  public mutating func advance(to time: Double, into effects: inout [Effect]) {
    now = max(now, time)
  }

  /// The next moment at which something changes by itself.
  public var nextDeadline: Deadline? { nil }
}

// What can be read of a phone.
extension SimulatedPhone {
  /// All activities that are not dismissed, first started first.
  public var activities: [LiveActivity] {
    activitiesByID.values.sorted { $0.startNumber < $1.startNumber }
  }

  /// An activity that is not dismissed.
  public func activity(_ id: String) -> LiveActivity? { activitiesByID[id] }

  /// The push log, oldest first, as far back as it is kept.
  public var records: ArraySlice<PushRecord> { [] }

  /// A push's record, while it is kept.
  public func record(_ number: Int) -> PushRecord? { nil }

  /// The number that the next push will get.
  public var nextRecordNumber: Int { 1 }

  /// How a token stands with the push service.
  public func standing(of token: String) -> TokenStanding { .unknown }

  /// The token of this name, if it was issued.
  public func token(_ name: TokenName) -> String? { nil }

  /// All tokens that work now.
  public var tokens: [TokenIssue] { [] }

  /// What is to be seen where.
  public var selection: Selection {
    Selection(island: .empty, expanded: nil, banner: nil, lockScreen: [], notifications: [])
  }

  /// A notification of the Lock Screen.
  public func notification(_ id: Int) -> LockScreenNotification? { nil }

  /// Pushes of priority 10 that an activity's budget has left, and its size.
  public func budget(of activityID: String) -> (left: Int, size: Int)? { nil }

  /// Decode jobs that wait for their outcome; after a restart they are to be asked again.
  public var openDecodeJobs: [DecodeJob] { [] }

  /// The bundles whose first activity still asks Allow or Don't Allow on the Lock Screen.
  public var askingPermission: [String] { [] }

  /// The id that a channel created now would get.
  public var nextChannelID: String { "" }

  /// A channel's storage; nil when there is no such channel.
  public func channelStoresLatest(bundle: String, id: String) -> Bool? { nil }

  /// An app's channels.
  public func channels(bundle: String) -> [String] { [] }
}
