import Findings
import JSON

/// A state that was taken and waits for the widget to read it.
struct Candidate: Hashable, Sendable, Codable {
  /// The push that brought it; 0: the app itself.
  var record: Int
  var state: JSONText
  /// The state's, once it is its turn.
  var fingerprint: Fingerprint?
  var staleDate: Double?
  var relevanceScore: Double
  var alert: AlertText?
  /// The last state of an activity that was ended with it.
  var isEnd = false
  /// What was found on the way so far.
  var findings: FindingList = []
}

/// What one activity has waiting for its widget: only the newest state needs reading first, as
/// long as none that plays an alert is passed over; the older ones stand in when the newest fails.
struct DecodeQueue: Hashable, Sendable, Codable {
  /// States kept in waiting, more than stand in for one another; beyond it the oldest gives way.
  static let limit = 32

  /// The job that the widget is busy with; its state stands with the job.
  private(set) var job: Int?
  /// Older than the job's state, in order: they stand in when it fails.
  private var fallbacks: [Candidate] = []
  /// Newer than the job's state, in order from `oldest` on and around.
  private var waiting: [Candidate] = []
  /// Where the oldest of `waiting` stands; nil: at the beginning, as in snapshots of before.
  private var oldest: Int?

  var isBusy: Bool { job != nil }

  /// Where the oldest of `waiting` stands; a damaged snapshot may name a place that there is not.
  private var start: Int { oldest.flatMap { waiting.indices.contains($0) ? $0 : nil } ?? 0 }

  /// The widget was given a state to read.
  mutating func begin(job: Int) { self.job = job }

  /// Puts a state behind the others; gives the one that had to give way.
  mutating func wait(_ candidate: consuming Candidate) -> Candidate? {
    if waiting.count < DecodeQueue.limit {
      waiting.append(candidate)
      return nil
    }
    // In a burst each push drops one: it takes its place, and none is moved.
    let place = start
    swap(&waiting[place], &candidate)
    oldest = (place + 1) % DecodeQueue.limit
    return candidate
  }

  /// Takes out what waits, in order.
  private mutating func takeWaiting() -> [Candidate] {
    let start = start
    let all = start == 0 ? waiting : Array(waiting[start...] + waiting[..<start])
    (waiting, oldest) = ([], nil)
    return all
  }

  /// Ends the current job; gives the states that its success made obsolete.
  mutating func finish(succeeded: Bool) -> [Candidate] {
    job = nil
    guard succeeded, !fallbacks.isEmpty else { return [] }
    defer { fallbacks = [] }
    return fallbacks
  }

  /// Takes out the state to read next, if any waits.
  mutating func next() -> Candidate? {
    let newer = takeWaiting()
    if let alerting = newer.firstIndex(where: { $0.alert != nil }) {
      fallbacks += newer[..<alerting]
      waiting = Array(newer[(alerting + 1)...])
      return newer[alerting]
    }
    fallbacks += newer
    return fallbacks.popLast()
  }

  /// Empties it; gives all that waited, the job's own state at its place among them.
  mutating func drain(current: Candidate?) -> [Candidate] {
    let all = fallbacks + (current.map { [$0] } ?? []) + takeWaiting()
    self = DecodeQueue()
    return all
  }
}
