import CLinux
import Synchronization

/// A batch of letters that goes from one thread to another at once, and can be emptied and used again.
public protocol Mail: Sendable {
  init()
  /// Whether there is no letter.
  var isEmpty: Bool { get }
  /// Adds later letters at the end.
  mutating func append(_ later: Self)
  /// Removes all letters; memory may be kept for the next ones.
  mutating func removeAll()
}

/// Carries letters from one thread's loop to another's, in their order.
///
/// The one place where threads meet. Both sides fill and empty batches of their own and change them here
/// for one another, under a lock that is held no longer than that takes.
public final class Mailbox<Letters: Mail>: Sendable {
  @usableFromInline let waiting = Mutex(Letters())
  /// Becomes readable when there are letters.
  private let descriptor: Int32

  /// Creates an empty mailbox; nil when the system gives no descriptor.
  public init?() {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Puts letters in, and leaves an empty batch to fill.
  ///
  /// - Parameter rings: whether the other side's loop is told; a sender on the same loop can call its neighbour.
  @inlinable public func post(_ letters: inout Letters, rings: Bool = true) {
    if letters.isEmpty { return }
    let wasEmpty = waiting.withLock { waiting in
      guard waiting.isEmpty else {
        waiting.append(letters)
        return false
      }
      swap(&waiting, &letters)
      return true
    }
    letters.removeAll()
    // Letters of a later post join those that were not taken yet.
    if wasEmpty, rings { ring() }
  }

  @usableFromInline func ring() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// Takes all letters out and leaves the given batch, which must be empty, in their place.
  @inlinable public func take(into letters: inout Letters) {
    waiting.withLock { swap(&$0, &letters) }
  }

  /// Calls `action` on `loop` when letters arrive. The action must call `take`; otherwise later posts do not
  /// wake the loop.
  public func watch(on loop: EventLoop, _ action: @escaping () -> Void) {
    loop.watch(descriptor, for: [.read, .comings]) { _ in action() }
  }

  /// Stops watching the mailbox on a loop.
  public func forget(on loop: EventLoop) { loop.forget(descriptor) }
}
