import Findings
import JSON

/// One phone with its apps and activities: a value that takes one event at a time and says what follows.
///
/// Same seed, same events, same times: same state, same tokens, same effects. What an event costs does not
/// depend on how many activities run or how many events went before.
public struct SimulatedPhone: Hashable, Sendable, Codable {
  public internal(set) var traits = PhoneTraits()
  public internal(set) var device = DeviceState()
  /// Virtual UNIX seconds of the last event or moment.
  public internal(set) var now: Double

  var random: SeededRandom
  var lossRandom = SeededRandom(seed: 0)

  /// Apps in the order of their installation; a removed app keeps its place.
  var apps: [AppState] = []
  var appPlaces: [String: Int] = [:]

  /// Activities by slot; the slot of a dismissed one is used again.
  var slots: [ActivitySlot] = []
  var freeSlots: [Int] = []
  var slotPlaces = ActivityIndex()
  var startCount = 0
  /// The alerts that play when scheduled activities start, by slot.
  var startAlerts: [Int: AlertText] = [:]
  /// The next moment of each slot.
  var deadlines = IndexedHeap<Double>()

  /// Activities by the tokens that work.
  var slotsByToken = TokenIndex()
  /// All other tokens: those of devices, those that start activities, and activities' that stopped working.
  var tokenEntries: [String: TokenEntry] = [:]
  var tokenNames: [TokenName: String] = [:]
  /// Tokens that stopped working, oldest first; the oldest are forgotten in the end.
  var deadTokens: [String] = []

  var channelsByKey: [ChannelKey: Channel] = [:]

  var jobCount = 0
  var jobs: [Int: JobOwner] = [:]
  /// Shapes of the types that have no widget, by bundle and type.
  var shapes: [String: TypeShapes] = [:]

  var log = PushLog()
  /// Broadcasts whose verdict is gathered from several activities.
  var broadcasts: [Int: BroadcastTally] = [:]

  /// Pushes that wait, oldest first, by what they are for.
  var stored: [String: HeldPush] = [:]
  var sleeping: [HeldPush] = []
  /// When what waits expires. Snapshots of before do not have it: whoever takes one in looks for it.
  var expiries: ExpiryQueue? = ExpiryQueue()
  /// Slots of activities that began while the phone was offline, and have not got their channel's stored message. Snapshots
  /// of before do not have it.
  var lateListeners: [Int]?

  var notificationList: [LockScreenNotification] = []

  /// The activity that a person swiped away last, kept so that the swipe can be undone.
  var lastSwiped: ActivitySlot?

  /// Apps whose installation a damaged journal has lost, until they are installed again.
  var broughtBack: Set<String>?

  /// Creates a phone without apps; tokens and ids come from the seed.
  public init(seed: UInt64, now: Double) {
    self.now = now
    random = SeededRandom(seed: seed)
  }

  /// Takes a push at its time, appends the effects and returns the push's number in the log.
  ///
  /// Does the same as handling the event; it is a function of its own because a hundred thousand pushes may come in a
  /// second.
  public mutating func handle(
    _ arrival: PushArrival, at time: Double, into effects: inout [Effect]
  ) -> Int {
    advance(to: time, into: &effects)
    let number = log.nextNumber
    take(arrival, &effects)
    deliverSleepingWhenLit(&effects)
    forgetGone()
    advance(to: now, into: &effects)
    return number
  }

  /// Takes an event at its time, after every moment that is due before it; returns the effects in order.
  public mutating func handle(_ event: Event, at time: Double) -> [Effect] {
    var effects: [Effect] = []
    handle(event, at: time, into: &effects)
    return effects
  }

  /// Handles an event and appends the effects. An event from before the last one counts as happening now.
  public mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect]) {
    advance(to: time, into: &effects)
    switch event {
    case .push(let arrival): take(arrival, &effects)
    case .decoded(let outcome): settle(outcome, &effects)
    case .undrawn(let undrawn): take(undrawn, &effects)
    case .app(let bundle, let act): handle(act, of: bundle, &effects)
    case .person(let act): handle(act, &effects)
    case .set(let change):
      handle(change, &effects)
      // A trait may shorten how long pushes are kept.
      if case .trait = change { findExpiries() }
    case .clock(let act): handle(act, &effects)
    case .reboot: reboot(&effects)
    case .rotate(let name, let token): rotate(name, to: token, &effects)
    case .issued(let name, let token): adopt(token, for: name, &effects)
    case .install(let app): install(app, &effects)
    case .remove(let bundle): remove(bundle, &effects)
    case .channel(let act): handle(act, &effects)
    case .system(let act): handle(act, &effects)
    }
    deliverSleepingWhenLit(&effects)
    forgetGone()
    // A moment may be due at once: a scheduled start that was read late, a trait that shortens a life.
    advance(to: now, into: &effects)
  }
}

/// A channel by its app and id.
struct ChannelKey: Hashable, Sendable, Codable {
  var bundle: String
  var id: String
}

/// The verdict of a broadcast while it is gathered from the activities that it reached.
struct BroadcastTally: Hashable, Sendable, Codable {
  var open = 0
  var shown = 0
  var ignored = 0
  /// Those of `shown` that show nothing though they took it. Snapshots of before do not have it.
  var unseen: Int?
  var findings: [Finding] = []

  /// More than these are not told of one broadcast.
  private static let mostFindings = 40

  /// Adds what is said of one activity, unless the same was said of another.
  mutating func add(_ more: [Finding]) {
    for finding in more where findings.count < BroadcastTally.mostFindings {
      if !findings.contains(where: { $0.id == finding.id && $0.path == finding.path }) {
        findings.append(finding)
      }
    }
  }
}
