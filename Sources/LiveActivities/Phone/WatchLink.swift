import Numbers

/// What a paired Watch shows of the phone's activities: updates reach it with a budget of their own, smaller than the
/// phone's, and only those that alert while it is out of the phone's reach.
///
/// It follows an activity from the moment at which somebody looks at it on the Watch. Nothing of it is kept over a restart.
public struct WatchLink: Sendable {
  private struct Copy {
    var activity: LiveActivity
    var budget = Budget()
  }

  private var copies: [String: Copy] = [:]
  /// Activities that it follows and that have changed since `takeChanges`, and whether they alerted.
  private var changes: [String: Bool] = [:]

  /// Creates a Watch that shows nothing yet.
  public init() {}

  /// Returns whether it follows an activity.
  public func follows(_ id: String) -> Bool { !copies.isEmpty && copies[id] != nil }

  /// Returns the activity as the Watch shows it, and follows it from now on.
  public mutating func shown(_ activity: LiveActivity) -> LiveActivity {
    if let copy = copies[activity.id] { return copy.activity }
    copies[activity.id] = Copy(activity: activity)
    return activity
  }

  /// Notes that an activity has changed, if the Watch follows it.
  public mutating func noteChange(of id: String, isAlert: Bool = false) {
    if follows(id) { changes[id] = isAlert || changes[id] == true }
  }

  /// Whether activities have changed that the Watch was not told of.
  public var isBehind: Bool { !changes.isEmpty }

  /// Returns the activities that have changed since this was asked last, and whether they alerted.
  public mutating func takeChanges() -> [String: Bool] {
    defer { changes = [:] }
    return changes
  }

  /// Tells the Watch that an activity has changed; `isAlert` says whether people were alerted, which always
  /// reaches the Watch.
  ///
  /// - `budget`: how many updates an hour the Watch takes.
  /// - Returns: whether it reached the Watch.
  @discardableResult
  public mutating func take(
    _ activity: LiveActivity, isAlert: Bool, isInReach: Bool, budget: Int, at now: Double
  ) -> Bool {
    guard var copy = copies[activity.id] else { return false }
    // An end always arrives, and what is no news costs nothing.
    let isEnd = !activity.isRunning && copy.activity.isRunning
    let isNews = activity.state != copy.activity.state
    let arrives =
      isAlert || isInReach && (isEnd || !isNews || copy.budget.take(from: budget, at: now))
    if arrives { copy.activity = activity }
    copies[activity.id] = copy
    return arrives
  }

  /// Moves what it counts time from, as the phone's clock returns to this machine's.
  public mutating func shift(by seconds: Double) {
    for id in copies.keys { copies[id]?.budget.shift(by: seconds) }
  }

  /// Forgets an activity that is gone.
  public mutating func forget(_ id: String) {
    guard !copies.isEmpty else { return }
    (copies[id], changes[id]) = (nil, nil)
  }
}
