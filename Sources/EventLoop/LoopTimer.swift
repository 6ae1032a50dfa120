/// One deadline of a loop at a time: setting it again moves it, and when this value goes, so does the deadline.
public final class LoopTimer {
  private let loop: EventLoop
  private var timer: EventLoop.Timer?

  /// Creates a timer that is not set.
  public init(_ loop: EventLoop) { self.loop = loop }

  deinit { cancel() }

  /// Whether it is set and has not run yet.
  public var isSet: Bool { timer != nil }

  /// Runs an action once, at a time of `EventLoop.monotonicNow`, in place of the action that it was set for before.
  public func set(at due: Double, _ action: @escaping () -> Void) {
    cancel()
    timer = loop.schedule(at: due) { [unowned self] in
      timer = nil
      action()
    }
  }

  /// Cancels the action that it was set for.
  public func cancel() {
    guard let timer else { return }
    loop.cancel(timer)
    self.timer = nil
  }
}
