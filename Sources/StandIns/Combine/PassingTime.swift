import Foundation
import Synchronization

/// Whether time passes for publishers. A picture is made once and needs its values at once; an app's code lives on, and
/// its values come where and when it asks for them.
package enum PassingTime {
  private static let passes = Atomic(false)

  /// Whether time passes: in an app's process.
  package static var isOn: Bool { passes.load(ordering: .relaxed) }

  /// Lets time pass from now on.
  package static func begin() { passes.store(true, ordering: .relaxed) }
}

/// What a scheduler has to do, in the order in which it was told: also a queue that does many things at a time does these
/// one after another.
final class ScheduledLine<S: Scheduler>: @unchecked Sendable {
  private let scheduler: S
  private let lock = NSLock()
  private var waiting: [() -> Void] = []
  private var runs = false
  /// How many turns have come that have not been taken.
  private var owed = 0
  private var isClosed = false

  init(_ scheduler: S) { self.scheduler = scheduler }

  /// Has something done after so many seconds.
  func add(after seconds: TimeInterval = 0, _ action: @escaping () -> Void) {
    lock.withLock { waiting.append(action) }
    scheduler._run(after: seconds) { [self] in runOne() }
  }

  /// Has something done in the place of all that waits.
  func endNow(_ action: @escaping () -> Void) {
    replace(with: [action])
    scheduler._run(after: 0) { [self] in runOne() }
  }

  /// Forgets what has not been done.
  func close() {
    lock.withLock { isClosed = true }
    replace(with: [])
  }

  private func replace(with actions: [() -> Void]) {
    let forgotten = lock.withLock {
      defer { waiting = actions }
      return waiting
    }
    // Freed without the lock: what it holds may cancel something that asks for it.
    withExtendedLifetime(forgotten) {}
  }

  private func runOne() {
    lock.lock()
    owed += 1
    guard !runs else { return lock.unlock() }
    runs = true
    while owed > 0, !waiting.isEmpty, !isClosed {
      owed -= 1
      let action = waiting.removeFirst()
      lock.unlock()
      action()
      lock.lock()
    }
    (owed, runs) = (0, false)
    lock.unlock()
  }
}
