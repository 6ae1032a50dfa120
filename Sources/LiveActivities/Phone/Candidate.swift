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
  var findings: [Finding] = []
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
  /// Newer than the job's state, in order.
  private var waiting: [Candidate] = []

  var isBusy: Bool { job != nil }

  /// The widget was given a state to read.
  mutating func begin(job: Int) { self.job = job }

  /// Puts a state behind the others; gives the one that had to give way.
  mutating func wait(_ candidate: Candidate) -> Candidate? {
    waiting.append(candidate)
    return waiting.count > DecodeQueue.limit ? waiting.removeFirst() : nil
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
    if waiting.isEmpty { return fallbacks.popLast() }
    if let alerting = waiting.firstIndex(where: { $0.alert != nil }) {
      let next = waiting[alerting]
      fallbacks += waiting[..<alerting]
      waiting.removeFirst(alerting + 1)
      return next
    }
    fallbacks += waiting
    waiting = []
    return fallbacks.popLast()
  }

  /// Empties it; gives all that waited, the job's own state at its place among them.
  mutating func drain(current: Candidate?) -> [Candidate] {
    defer { self = DecodeQueue() }
    return fallbacks + (current.map { [$0] } ?? []) + waiting
  }
}
