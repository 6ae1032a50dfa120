import CLinux

/// The one place that waits: descriptors, deadlines and signals on one thread, level-triggered.
@MainActor
public final class EventLoop {
  /// What a descriptor is watched for.
  public struct Interest: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let read = Interest(rawValue: EPOLLIN.rawValue)
    public static let write = Interest(rawValue: EPOLLOUT.rawValue)
  }

  /// A deadline that can be cancelled.
  public struct Timer: Hashable, Sendable {
    let number: Int
  }

  private struct Watch {
    var interest: Interest
    var action: @MainActor (Interest) -> Void
  }

  private let epoll: Int32
  private var watches: [Int32: Watch] = [:]
  private var timers: [(due: Double, number: Int, action: @MainActor () -> Void)] = []
  private var nextTimer = 0
  private var isRunning = false
  private var afterPass: [@MainActor () -> Void] = []

  /// A loop that watches nothing yet.
  public init() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
  }

  isolated deinit { close(epoll) }

  /// Seconds of a clock that only goes forward.
  public static var monotonicNow: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Watches a descriptor; a second call for the same one replaces the first.
  public func watch(
    _ descriptor: Int32, for interest: Interest, action: @escaping @MainActor (Interest) -> Void
  ) {
    var event = epoll_event()
    event.events = interest.rawValue | EPOLLRDHUP.rawValue
    event.data.fd = descriptor
    let isKnown = watches[descriptor] != nil
    epoll_ctl(epoll, isKnown ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, descriptor, &event)
    watches[descriptor] = Watch(interest: interest, action: action)
  }

  /// Changes what a watched descriptor is watched for.
  public func change(_ descriptor: Int32, to interest: Interest) {
    guard let watch = watches[descriptor], watch.interest != interest else { return }
    self.watch(descriptor, for: interest, action: watch.action)
  }

  /// Stops watching; to be called before the descriptor is closed.
  public func forget(_ descriptor: Int32) {
    guard watches.removeValue(forKey: descriptor) != nil else { return }
    var event = epoll_event()
    epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, &event)
  }

  /// Runs an action once, at a time of `monotonicNow`.
  @discardableResult
  public func schedule(at due: Double, _ action: @escaping @MainActor () -> Void) -> Timer {
    nextTimer += 1
    let place = timers.firstIndex { $0.due > due } ?? timers.endIndex
    timers.insert((due, nextTimer, action), at: place)
    return Timer(number: nextTimer)
  }

  /// Forgets a deadline.
  public func cancel(_ timer: Timer) {
    timers.removeAll { $0.number == timer.number }
  }

  /// Runs an action once when all that is ready now has been handled.
  public func afterThisPass(_ action: @escaping @MainActor () -> Void) {
    afterPass.append(action)
  }

  /// Waits and handles until `stop()`.
  public func run() {
    isRunning = true
    while isRunning { pass() }
  }

  /// Ends `run()` after the current pass.
  public func stop() { isRunning = false }

  /// Waits once, at most until the next deadline or `limit` seconds, and handles what is ready.
  public func pass(limit: Double? = nil) {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    let count = epoll_wait(epoll, &events, 64, timeout(limit))
    if count > 0 {
      for event in events.prefix(Int(count)) {
        let ready = Interest(rawValue: event.events)
        watches[event.data.fd]?.action(ready)
      }
    }
    let now = EventLoop.monotonicNow
    while let first = timers.first, first.due <= now {
      timers.removeFirst()
      first.action()
    }
    let actions = afterPass
    afterPass.removeAll(keepingCapacity: true)
    for action in actions { action() }
  }

  /// Milliseconds to wait, rounded up so that a deadline is never met early.
  private func timeout(_ limit: Double?) -> Int32 {
    if !afterPass.isEmpty { return 0 }
    var seconds = limit
    if let first = timers.first {
      let rest = max(0, first.due - EventLoop.monotonicNow)
      seconds = min(seconds ?? rest, rest)
    }
    guard let seconds else { return -1 }
    return Int32(min(seconds * 1000 + 0.999, 86_400_000))
  }
}
