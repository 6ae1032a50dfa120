/// One deadline at a time of a loop: setting it again moves it, and with this value goes the deadline.
public final class LoopTimer {
  private let loop: EventLoop
  private var timer: EventLoop.Timer?

  /// Creates a timer that is not set.
  public init(_ loop: EventLoop) { self.loop = loop }

  deinit { cancel() }

  /// Whether its time is to come.
  public var isSet: Bool { timer != nil }

  /// Runs an action once, at a time of `EventLoop.monotonicNow`, and nothing that it was set for before.
  public func set(at due: Double, _ action: @escaping () -> Void) {
    cancel()
    timer = loop.schedule(at: due) { [unowned self] in
      timer = nil
      action()
    }
  }

  /// Forgets what it was set for.
  public func cancel() {
    guard let timer else { return }
    loop.cancel(timer)
    self.timer = nil
  }
}
