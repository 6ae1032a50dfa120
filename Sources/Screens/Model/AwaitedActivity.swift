/// Finds the activity that was asked for here, once it runs.
struct AwaitedActivity: Sendable {
  /// The activities that ran when this was looked for last.
  private var known: Set<String> = []
  private var isAwaited = false

  /// Notes that an activity was asked for.
  mutating func expect() { isAwaited = true }

  /// Returns the awaited activity among those that run, once.
  mutating func arrived(among ids: Set<String>) -> String? {
    defer { known = ids }
    guard isAwaited, let new = ids.subtracting(known).first else { return nil }
    isAwaited = false
    return new
  }
}
