/// Collects what changes in one pass of the loop and tells observers once the pass is over.
@MainActor
struct ChangeFeed {
  /// What has changed since observers were last told.
  var change = SimulatorChange()
  /// Whether the end of this pass of the loop has something to tell.
  private(set) var isDue = false
  private var observers: [Int: @MainActor (SimulatorChange) -> Void] = [:]
  private var lastObserver = 0

  /// Adds an observer; returns its number.
  mutating func add(_ observer: @escaping @MainActor (SimulatorChange) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  /// Removes an observer.
  mutating func remove(_ number: Int) { observers[number] = nil }

  /// Notes that the end of this pass has something to tell; returns whether it had nothing yet.
  mutating func begin() -> Bool {
    defer { isDue = true }
    return !isDue
  }

  /// Notes that this pass ends: what changes from here on is told at the end of the next one.
  mutating func end() { isDue = false }

  /// Returns what has changed and begins anew.
  mutating func takeChange() -> SimulatorChange {
    defer { change = SimulatorChange() }
    return change
  }

  /// The numbers of the observers, the oldest first.
  var numbers: [Int] { observers.keys.sorted() }

  /// Returns an observer, unless it was removed.
  func observer(_ number: Int) -> (@MainActor (SimulatorChange) -> Void)? { observers[number] }
}
