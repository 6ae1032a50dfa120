import CLinux
import Synchronization

/// A thread for a loop and everything that lives on it.
///
/// What the body makes stays on that thread; only values that may cross threads go in and out, through a `Mailbox`.
public final class LoopThread: Sendable {
  private let thread: pthread_t
  private let isJoined = Mutex(false)

  /// What the new thread is given, once.
  private final class Start: Sendable {
    let name: String
    let body: @Sendable () -> Void

    init(_ name: String, _ body: @escaping @Sendable () -> Void) {
      (self.name, self.body) = (name, body)
    }
  }

  /// Starts the thread; nil when the system gives none. The name has fifteen letters at most.
  public init?(name: String, _ body: @escaping @Sendable () -> Void) {
    let start = Unmanaged.passRetained(Start(name, body))
    var thread = pthread_t()
    let error = SignalMask.blockingAll {
      pthread_create(
        &thread, nil,
        { start in
          guard let start else { return nil }
          let mine = Unmanaged<Start>.fromOpaque(start).takeRetainedValue()
          pthread_setname_np(pthread_self(), mine.name)
          mine.body()
          return nil
        }, start.toOpaque())
    }
    guard error == 0 else {
      start.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the body has returned.
  public func join() {
    isJoined.withLock { isJoined in
      if !isJoined { pthread_join(thread, nil) }
      isJoined = true
    }
  }
}
