import EventLoop
import Phone
import WidgetProtocol

/// The drawings by which a push's verdict is checked even when nobody looks: which activities wait for one, which
/// pictures are asked for, and which failures were told.
struct Proofs {
  /// A picture of what an activity is in one slot.
  struct Proof: Hashable {
    var id: String
    /// Counts the activity's changes: the picture of an earlier one proves nothing of a later one.
    var revision: Int
    var slot: Slot
  }

  /// How many activities are drawn at once, and seconds between two times. In a burst hardly any state is ever seen.
  static let atOnce = 8
  static let interval = 0.1
  /// More than these are not remembered.
  static let limit = 1000

  /// Activities that changed.
  private var waiting: Set<String> = []
  /// Pictures that were asked for.
  private var open: Set<Proof> = []
  /// Failures that were told, by activity, revision and slot.
  private var told: Set<String> = []
  /// When the next ones may be drawn, on the monotonic clock.
  private(set) var next = 0.0

  /// Whether all pictures that were asked for have come.
  var isDone: Bool { open.isEmpty }
  /// Whether activities wait to be drawn.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Adds activities that changed, unless too many wait already.
  mutating func add(_ ids: Set<String>) {
    if waiting.count < Self.limit { waiting.formUnion(ids) }
  }

  /// Adds activities that are to be drawn in any case.
  mutating func addAll(_ ids: Set<String>) { waiting.formUnion(ids) }

  /// Notes that some are drawn now; the next ones wait for a while.
  mutating func beginRound(at now: Double) { next = now + Self.interval }

  /// Returns one of the activities that wait, and lets it wait no more.
  mutating func takeNext() -> String? { waiting.popFirst() }

  /// Notes that a picture was asked for.
  mutating func begin(_ proof: Proof) { open.insert(proof) }

  /// Notes that a picture has come, or will not come.
  mutating func end(_ proof: Proof) {
    open.remove(proof)
    if told.count > Self.limit { told = [] }
  }

  /// Returns whether something was not told yet; it then counts as told.
  mutating func tells(_ key: String) -> Bool { told.insert(key).inserted }

  /// Lets what was told be told again.
  mutating func forget(_ keys: [String]) { told.subtract(keys) }
}
