import Findings
import JSON

/// A state that was taken and waits for the widget to read it.
struct Candidate: Hashable, Sendable, Codable {
  /// The push that brought it, and whose verdict depends on it; 0: none.
  var record: Int
  var state: JSONText
  /// The state's, once it is its turn.
  var fingerprint: Fingerprint?
  var staleDate: Double?
  var relevanceScore: Double
  var alert: AlertText?
  /// The last state of an activity that was ended with it.
  var isEnd = false
  /// How many pushes of the activity went beyond its budget, this one the last; nil: it was within.
  var overBudget: Int?
  /// Whether a channel's stored message brought it, which is judged without its push's number; nil: no. Snapshots of before
  /// do not have it.
  var isStored: Bool?
  /// What was found on the way so far.
  var findings: [Finding] = []

  /// Whether the app itself brought it, and is told where nothing comes of it.
  var isOfApp: Bool { record == 0 && isStored == nil }

  /// Lets what is said of its push begin with a budget that it went beyond: what a phone may not show at all comes before
  /// how it shows.
  ///
  /// - Parameter size: how many pushes of priority 10 the activity gets an hour.
  mutating func tellBudget(of size: Int, before findings: inout [Finding], _ summary: inout String)
  {
    guard let over = overBudget, record != 0 else { return }
    findings = self.findings.filter { $0.id == "budget-exhausted" } + findings
    self.findings.removeAll { $0.id == "budget-exhausted" }
    summary =
      "over its budget by \(over) (\(size) pushes of priority 10 an hour), so a phone may drop it; \(summary)"
  }

  /// What the state is called where it came from: in a push, or in the app's own call.
  var root: String { isOfApp ? "contentState" : "aps.content-state" }
}

/// The states of one activity that wait for its widget, in the order in which they arrived.
struct DecodeQueue: Hashable, Sendable {
  /// How many states may wait: in a burst the oldest is dropped.
  static let limit = 32
  /// The same where nothing may be superseded: a bound of memory only.
  static let farLimit = 1 << 16

  /// The job that the widget is busy with; its state stands with the job.
  private(set) var job: Int?
  /// The oldest, the very oldest last, so that taking one moves none.
  private var front: [Candidate] = []
  /// The newer ones, in order.
  private var back: [Candidate] = []

  var isBusy: Bool { job != nil }
  /// How many states wait.
  var count: Int { front.count + back.count }

  /// Notes that the widget was given a state to read.
  mutating func begin(job: Int) { self.job = job }

  /// Appends a state; returns the one that was dropped for it.
  mutating func wait(_ candidate: consuming Candidate, limit: Int) -> Candidate? {
    let dropped = count < limit ? nil : next()
    back.append(candidate)
    return dropped
  }

  /// Ends the current job.
  mutating func finish() { job = nil }

  /// Takes out the state to read next, if any waits.
  mutating func next() -> Candidate? {
    if front.isEmpty {
      // Moved one by one: `reversed()` would count all that each of them refers to.
      while let newest = back.popLast() { front.append(newest) }
    }
    return front.popLast()
  }

  /// Removes and returns everything that waited, the job's own state first.
  mutating func drain(current: Candidate?) -> [Candidate] {
    let all = (current.map { [$0] } ?? []) + inOrder
    self = DecodeQueue()
    return all
  }

  /// Brings what waits to another clock.
  mutating func shift(by seconds: Double) {
    for place in front.indices { front[place].staleDate? += seconds }
    for place in back.indices { back[place].staleDate? += seconds }
  }

  private var inOrder: [Candidate] { front.reversed() + back }
}

extension DecodeQueue: Codable {
  /// Snapshots of before had older states that stood in for a newer one, and the place of the oldest in `waiting`.
  private enum CodingKeys: String, CodingKey { case job, waiting, fallbacks, oldest }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    job = try values.decodeIfPresent(Int.self, forKey: .job)
    let waiting = try values.decodeIfPresent([Candidate].self, forKey: .waiting) ?? []
    let oldest = try values.decodeIfPresent(Int.self, forKey: .oldest) ?? 0
    // A damaged snapshot may name a place that there is not.
    let start = waiting.indices.contains(oldest) ? oldest : 0
    back =
      (try values.decodeIfPresent([Candidate].self, forKey: .fallbacks) ?? [])
      + waiting[start...] + waiting[..<start]
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(job, forKey: .job)
    try values.encode(inOrder, forKey: .waiting)
  }

  static func == (left: DecodeQueue, right: DecodeQueue) -> Bool {
    left.job == right.job && left.inOrder == right.inOrder
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(job)
    hasher.combine(count)
  }
}
