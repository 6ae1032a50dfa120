/// Runs one action on the loop's thread, started from another thread.
@MainActor
public final class LoopWaker {
  private struct Actions: Mail {
    var list: [@MainActor () -> Void] = []

    var isEmpty: Bool { list.isEmpty }
    mutating func append(_ later: Actions) { list += later.list }
    mutating func removeAll() { list.removeAll() }
  }

  private let loop: EventLoop
  nonisolated private let mailbox: Mailbox<Actions>

  /// Creates a waker that its loop keeps until the action has run; nil when the system gives no descriptor.
  public init?(_ loop: EventLoop) {
    guard let mailbox = Mailbox<Actions>() else { return nil }
    (self.loop, self.mailbox) = (loop, mailbox)
    mailbox.watch(on: loop) { self.runAction() }
  }

  /// Runs the action on the loop; call it once.
  nonisolated public func run(_ action: @escaping @MainActor () -> Void) {
    var actions = Actions(list: [action])
    mailbox.post(&actions)
  }

  private func runAction() {
    mailbox.forget(on: loop)
    var actions = Actions()
    mailbox.take(into: &actions)
    for action in actions.list { action() }
  }
}
