import CLinux
import EventLoop
import Glibc

/// Brings one action from another thread to the loop's.
@MainActor
final class LoopWaker {
  private let loop: EventLoop
  private let descriptor: Int32
  nonisolated private let inbox = Inbox()

  /// What has been handed over and not yet run.
  private final class Inbox: @unchecked Sendable {
    private var actions: [@MainActor () -> Void] = []
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(lock, nil) }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    func add(_ action: @escaping @MainActor () -> Void) {
      pthread_mutex_lock(lock)
      actions.append(action)
      pthread_mutex_unlock(lock)
    }

    func take() -> [@MainActor () -> Void] {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      let all = actions
      actions = []
      return all
    }
  }

  init(_ loop: EventLoop) {
    self.loop = loop
    descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    loop.watch(descriptor, for: .read) { _ in self.drain() }
  }

  /// Runs the action on the loop; once.
  nonisolated func run(_ action: @escaping @MainActor () -> Void) {
    inbox.add(action)
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  private func drain() {
    loop.forget(descriptor)
    close(descriptor)
    for action in inbox.take() { action() }
  }
}
