import EventLoop
import Findings
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

  /// What was told of one activity's pictures.
  private struct Told {
    /// What is not told again: failures by revision and slot, remarks by what they say.
    var keys: Set<String> = []
    /// Findings that stand where they can be read since.
    var findings: [Finding] = []
  }

  /// How many activities are drawn at once, and seconds between two times. In a burst hardly any state is ever seen.
  static let atOnce = 8
  static let interval = 0.1
  /// More than these are not remembered.
  static let limit = 1000

  /// Activities that changed.
  private var waiting: Set<String> = []
  /// The same in the order in which they are drawn, behind those that were: which is drawn first reaches the journal.
  private var order: [String] = []
  private var firstInOrder = 0
  /// Pictures that were asked for, each with the push that brought what it shows; 0: the app did.
  private var open: [Proof: Int] = [:]
  /// What was told of the pictures of each activity.
  private var told: [String: Told] = [:]
  private var toldCount = 0
  /// When the next ones may be drawn, on the monotonic clock.
  private(set) var next = 0.0

  /// Whether all pictures that were asked for have come.
  var isDone: Bool { open.isEmpty }
  /// Pushes of whose states pictures are on their way.
  var openPushes: Set<Int> { Set(open.values) }
  /// Activities that wait to be drawn.
  var waitingIDs: Set<String> { waiting }
  /// Whether activities wait to be drawn.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Adds activities that changed, unless too many wait already.
  mutating func add(_ ids: Set<String>) {
    if waiting.count < Self.limit { addAll(ids) }
  }

  /// Adds activities that are to be drawn in any case.
  mutating func addAll(_ ids: Set<String>) {
    order += ids.sorted().filter { waiting.insert($0).inserted }
  }

  /// Notes that some are drawn now; the next ones wait for a while.
  mutating func beginRound(at now: Double) { next = now + Self.interval }

  /// Returns one of the activities that wait, and lets it wait no more.
  mutating func takeNext() -> String? {
    guard firstInOrder < order.count else { return nil }
    let id = order[firstInOrder]
    firstInOrder += 1
    if firstInOrder == order.count { (order, firstInOrder) = ([], 0) }
    waiting.remove(id)
    return id
  }

  /// Notes that a picture was asked for, of what a push brought.
  mutating func begin(_ proof: Proof, push: Int) { open[proof] = push }

  /// Notes that a picture has come, or will not come.
  mutating func end(_ proof: Proof) {
    open[proof] = nil
    if toldCount > Self.limit { (told, toldCount) = ([:], 0) }
  }

  /// Returns whether something was not told of an activity yet; it then counts as told.
  mutating func tells(_ key: String, of activity: String) -> Bool {
    let isNew = told[activity, default: Told()].keys.insert(key).inserted
    if isNew { toldCount += 1 }
    return isNew
  }

  /// Notes that a finding on an activity's pictures can be read from now on.
  mutating func note(_ finding: Finding, of activity: String) {
    told[activity, default: Told()].findings.append(finding)
  }

  /// Forgets what was told of the pictures of activities, which are drawn by another build from now on.
  ///
  /// - Returns: the findings that were told of them and of no other activity.
  mutating func renew(_ activities: Set<String>) -> [Finding] {
    var findings: [Finding] = []
    for activity in activities {
      guard let gone = told.removeValue(forKey: activity) else { continue }
      toldCount -= gone.keys.count
      findings += gone.findings
    }
    let others = told.values.flatMap(\.findings)
    return findings.filter { !others.contains($0) }
  }

  /// Lets what was told of an activity be told again: it has come to an end.
  mutating func forget(_ keys: [String], of activity: String) {
    for key in keys where told[activity]?.keys.remove(key) != nil { toldCount -= 1 }
  }
}
