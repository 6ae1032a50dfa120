import CLinux

/// The one place where a thread waits: for descriptors, deadlines, signals and children, level-triggered.
///
/// A loop belongs to the thread that made it and never leaves it; what is meant for another thread's loop
/// goes there through a `Mailbox`.
public final class EventLoop {
  /// The events that a descriptor is watched for.
  public struct Interest: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something can be read, or the peer has sent its last byte.
    public static let read = Interest(rawValue: EPOLLIN.rawValue)
    /// Something can be written.
    public static let write = Interest(rawValue: EPOLLOUT.rawValue)
    /// Something arrives; reported once for each arrival, even when nothing is read.
    static let comings = Interest(rawValue: EPOLLET.rawValue)
    /// The peer has sent its last byte; reported only where `read` is watched for.
    public static let peerFinished = Interest(rawValue: EPOLLRDHUP.rawValue)
    /// Both directions are closed, or the descriptor has failed. This is reported without being watched for.
    public static let closed = Interest(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
  }

  /// A deadline that can be cancelled.
  public struct Timer: Hashable, Sendable {
    let number: Int
  }

  /// When an action runs after a pass: first the actions that handle what came in it, then those that write to the
  /// disk, then those that answer somebody, then those that show something.
  public enum Phase: Int, CaseIterable, Sendable { case handle, record, answer, show }

  private struct Watch {
    var interest: Interest
    var action: (Interest) -> Void
    /// How many times in a row only the descriptor's end was reported.
    var ends = 0
  }

  private let epoll: Int32

  /// A descriptor that is readable when something is ready for the loop, for callers that wait for more than one loop.
  public var descriptor: Int32 { epoll }

  /// The latest time, by `monotonicNow`, at which a caller that waits in this way must make a pass; nil where it only
  /// has to when something is ready.
  public var latestPass: Double? {
    afterPass.contains { !$0.isEmpty } ? EventLoop.monotonicNow : deadlines.next
  }

  /// By descriptor; a descriptor closed and opened again within one pass has another generation, so
  /// that events meant for the old one are not taken for the new one's.
  private var watches: [(generation: UInt32, watch: Watch?)] = []
  var deadlines = Deadlines()
  /// Whether `run()` ends after the current pass.
  public private(set) var isStopped = false
  /// Whether the last event came soon after the loop began to wait.
  private var isBusy = false
  private var afterPass: [[() -> Void]] = Phase.allCases.map { _ in [] }
  private let ready: UnsafeMutableBufferPointer<epoll_event>
  private var isPassing = false
  var signals = SignalWatch()

  /// Creates a loop that watches nothing yet.
  public init() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    ready = .allocate(capacity: 64)
    ready.initialize(repeating: epoll_event())
  }

  deinit {
    close(epoll)
    if signals.descriptor >= 0 { close(signals.descriptor) }
    ready.deallocate()
  }

  /// Seconds of a clock that never goes back.
  public static var monotonicNow: Double { seconds(of: CLOCK_MONOTONIC) }

  /// UNIX seconds of this machine's calendar clock, which may be set forth and back.
  package static var calendarNow: Double { seconds(of: CLOCK_REALTIME) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Watches a descriptor; a second call for the same one replaces the first.
  ///
  /// False when the kernel refuses, as it does for plain files, which are always ready.
  @discardableResult
  public func watch(
    _ descriptor: Int32, for interest: Interest, action: @escaping (Interest) -> Void
  ) -> Bool {
    guard descriptor >= 0 else { return false }
    let place = Int(descriptor)
    while watches.count <= place { watches.append((0, nil)) }
    let isKnown = watches[place].watch != nil
    if !isKnown { watches[place].generation &+= 1 }
    guard control(isKnown ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, descriptor, interest) else {
      return false
    }
    watches[place].watch = Watch(interest: interest, action: action)
    return true
  }

  /// Changes what a watched descriptor is watched for.
  ///
  /// False when it is not watched: it was forgotten, or the loop gave it up because its end was told again and again. Then
  /// nothing more is told of it, and `watch` begins anew.
  @discardableResult
  public func change(_ descriptor: Int32, to interest: Interest) -> Bool {
    let place = Int(descriptor)
    guard watches.indices.contains(place), let watch = watches[place].watch else { return false }
    if watch.interest == interest { return true }
    guard control(EPOLL_CTL_MOD, descriptor, interest) else { return false }
    watches[place].watch?.interest = interest
    return true
  }

  /// Stops watching a descriptor. Call it before closing the descriptor.
  public func forget(_ descriptor: Int32) {
    let place = Int(descriptor)
    guard watches.indices.contains(place), watches[place].watch != nil else { return }
    watches[place].watch = nil
    var event = epoll_event()
    epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, &event)
  }

  private func control(_ operation: Int32, _ descriptor: Int32, _ interest: Interest) -> Bool {
    var event = epoll_event()
    event.events = interest.rawValue
    // The kernel reports a finished peer again and again until the descriptor is closed: only those who read
    // are told.
    if interest.contains(.read) { event.events |= Interest.peerFinished.rawValue }
    event.data.u64 = UInt64(watches[Int(descriptor)].generation) << 32 | UInt64(descriptor)
    return epoll_ctl(epoll, operation, descriptor, &event) == 0
  }

  /// Runs an action once, at a time of `monotonicNow`.
  @discardableResult
  public func schedule(at due: Double, _ action: @escaping () -> Void) -> Timer {
    Timer(number: deadlines.add(due: due, action))
  }

  /// Cancels a deadline.
  public func cancel(_ timer: Timer) {
    deadlines.remove(timer.number)
  }

  /// Runs an action once when all that is ready now has been handled, in the order of the phases.
  public func afterThisPass(_ phase: Phase = .show, _ action: @escaping () -> Void) {
    afterPass[phase.rawValue].append(action)
  }

  /// Waits and handles until `stop()`.
  public func run() {
    isStopped = false
    while !isStopped { pass() }
  }

  /// Ends `run()` after the current pass.
  public func stop() { isStopped = true }

  /// Waits once, at most until the next deadline or `limit` seconds, and handles what is ready.
  ///
  /// What is handled may pass again, to wait for an answer.
  public func pass(limit: Double? = nil) {
    // The outer pass still reads its events: an inner one has room of its own.
    let isInner = isPassing
    let ready = isInner ? UnsafeMutableBufferPointer.allocate(capacity: self.ready.count) : ready
    isPassing = true
    defer {
      isPassing = isInner
      if isInner { ready.deallocate() }
    }
    for index in 0..<wait(timeout(limit), for: ready) {
      let event = ready[index]
      let place = Int(event.data.u64 & 0xFFFF_FFFF)
      let entry = watches[place]
      if entry.generation == UInt32(event.data.u64 >> 32) {
        let what = Interest(rawValue: event.events)
        entry.watch?.action(what)
        if !what.isDisjoint(with: .closed) { noteEnd(of: place, entry.generation, what) }
      }
    }
    for action in deadlines.takeDue(at: EventLoop.monotonicNow) {
      if let action = deadlines.claim(action) { action() }
    }
    for phase in afterPass.indices where !afterPass[phase].isEmpty {
      // An action that another one adds to its own or an earlier phase runs after the next pass.
      var actions: [() -> Void] = []
      swap(&actions, &afterPass[phase])
      for action in actions { action() }
      actions.removeAll(keepingCapacity: true)
      if afterPass[phase].isEmpty { swap(&actions, &afterPass[phase]) }
    }
  }

  /// Starts a request, and makes passes until its answer has come; whoever answers sets the deadline.
  @MainActor
  public func answer<Answer>(
    to ask: (@escaping @MainActor (Answer) -> Void) -> Void
  ) -> Answer {
    var answer: Answer?
    ask { answer = $0 }
    while true {
      if let answer { return answer }
      pass(limit: 0.5)
    }
  }

  /// Stops watching what has ended and is not closed: the kernel would tell of it at once, for ever.
  ///
  /// What an end leaves to be read is told beside it and counts as no end.
  private func noteEnd(of place: Int, _ generation: UInt32, _ what: Interest) {
    guard watches[place].generation == generation, watches[place].watch != nil else { return }
    guard what.isDisjoint(with: [.read, .write]) else {
      watches[place].watch?.ends = 0
      return
    }
    watches[place].watch?.ends += 1
    if let ends = watches[place].watch?.ends, ends >= EventLoop.endLimit { forget(Int32(place)) }
  }

  /// How often the loop tells the end of a descriptor to an owner that does not close it.
  private static let endLimit = 8

  /// Returns how many descriptors are ready, at the latest after some nanoseconds; a negative number is no limit.
  ///
  /// Where events come quickly and a core is left to look on, the loop looks again for a moment before it sleeps: waking
  /// its thread would take longer.
  private func wait(
    _ nanoseconds: Int64, for ready: UnsafeMutableBufferPointer<epoll_event>
  ) -> Int {
    let begun = EventLoop.monotonicNow
    var count: Int32 = 0
    if isBusy, nanoseconds != 0, EventLoop.hasManyCores {
      repeat {
        count = epoll_wait(epoll, ready.baseAddress, Int32(ready.count), 0)
      } while count == 0 && EventLoop.monotonicNow - begun < EventLoop.patience
    }
    if count == 0 {
      count = islet_epoll_wait(epoll, ready.baseAddress, Int32(ready.count), nanoseconds)
      if nanoseconds != 0 {
        isBusy = count > 0 && EventLoop.monotonicNow - begun < 2 * EventLoop.patience
      }
    }
    return max(0, Int(count))
  }

  /// Whether this process may use more than two cores. On two, a thread that waits awake takes its core from the program
  /// that it waits for.
  public static let hasManyCores = islet_usable_cores() > 2

  /// How long the loop looks for events before it sleeps, in seconds: about as long as waking a thread takes.
  private static let patience = 0.000_05

  /// Returns nanoseconds to wait, rounded up so that a deadline is never met early; -1 where nothing is due.
  private func timeout(_ limit: Double?) -> Int64 {
    if afterPass.contains(where: { !$0.isEmpty }) { return 0 }
    var seconds = limit
    if let first = deadlines.next {
      let rest = max(0, first - EventLoop.monotonicNow)
      seconds = min(seconds ?? rest, rest)
    }
    guard let seconds else { return -1 }
    return Int64(min(seconds * 1e9 + 1000, 86_400e9))
  }
}
