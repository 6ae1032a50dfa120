import Foundation

/// Where and when values come.
public protocol Scheduler {
  associatedtype SchedulerTimeType: _SchedulerTime
  associatedtype SchedulerOptions
  /// Does something here after so many seconds.
  func _run(after seconds: TimeInterval, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Does something at once.
  public func _run(after seconds: TimeInterval, _ action: @escaping () -> Void) { action() }
}

/// A moment of a scheduler.
public protocol _SchedulerTime {
  associatedtype Stride: SchedulerTimeIntervalConvertible
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
  /// The length in seconds.
  var _seconds: TimeInterval { get }
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// The moments of all schedulers.
public struct _SchedulerMoment: _SchedulerTime {
  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral {
    public let timeInterval: TimeInterval
    public var _seconds: TimeInterval { timeInterval }
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
  }
}

extension _SchedulerMoment.Stride: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
  public func _run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds) { action() }
    } else {
      async { action() }
    }
  }
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
  public func _run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    add(Timer(timeInterval: max(0, seconds), repeats: false) { _ in action() }, forMode: .common)
    // A timer wakes no loop that another thread added it to.
    perform {}
  }
}
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
  public func _run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard seconds > 0 else { return addOperation { action() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      addOperation { action() }
    }
  }
}

/// Where and when values are sent.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
}

// While a picture is made, values come where and when they are sent.
extension Publisher {
  /// Returns the values on a queue.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { passed(after: 0, on: scheduler) }

  /// Returns the values later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { passed(after: interval._seconds, on: scheduler) }

  private func passed<S: Scheduler>(
    after seconds: TimeInterval, on scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      guard PassingTime.isOn else { return _subscribe(receive, end) }
      let line = ScheduledLine(scheduler)
      let values = _subscribe(
        { value in line.add(after: seconds) { receive(value) } },
        { completion in line.add(after: seconds) { end(completion) } })
      return AnyCancellable {
        values.cancel()
        line.close()
      }
    }
  }

  /// Returns the values of work on a queue.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      guard PassingTime.isOn else { return _subscribe(receive, end) }
      let (line, work) = (ScheduledLine(scheduler), Kept<AnyCancellable>())
      line.add { work.keep(_subscribe(receive, end)) }
      return AnyCancellable {
        line.close()
        work.end()
      }
    }
  }

  /// Returns the values when they have settled.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      guard PassingTime.isOn else { return _subscribe(receive, end) }
      let (line, latest) = (ScheduledLine(scheduler), Latest<Output>())
      let values = _subscribe(
        { value in
          let number = latest.set(value)
          line.add(after: dueTime._seconds) {
            if let settled = latest.take(number) { receive(settled) }
          }
        },
        { completion in
          // A value that has not settled by then is none.
          latest.clear()
          line.endNow { end(completion) }
        })
      return AnyCancellable {
        values.cancel()
        line.close()
      }
    }
  }

  /// Returns one value for each length of time: the first one or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest isLatest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      guard PassingTime.isOn else { return _subscribe(receive, end) }
      let (line, kept) = (ScheduledLine(scheduler), Latest<Output>())
      let turn = Turn(seconds: interval._seconds)
      let values = _subscribe(
        { value in
          guard isLatest || kept.isEmpty else { return }
          guard let wait = turn.begin() else {
            kept.set(value)
            return
          }
          guard wait > 0 else { return line.add { receive(value) } }
          kept.set(value)
          line.add(after: wait) {
            turn.end()
            if let value = kept.take() { receive(value) }
          }
        },
        { completion in
          line.endNow {
            if let value = kept.take() { receive(value) }
            end(completion)
          }
        })
      return AnyCancellable {
        values.cancel()
        line.close()
      }
    }
  }
}

/// A value that waits, or the next one in its place.
private final class Latest<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  private var number = 0

  /// Whether no value waits.
  var isEmpty: Bool { lock.withLock { value == nil } }

  /// Has a value wait. Returns its number.
  @discardableResult
  func set(_ new: Value) -> Int {
    lock.withLock {
      value = new
      number += 1
      return number
    }
  }

  /// Takes the value that waits; nothing when it is another one than that of a number.
  func take(_ wanted: Int? = nil) -> Value? {
    lock.withLock {
      guard wanted == nil || wanted == number else { return nil }
      defer { value = nil }
      return value
    }
  }

  /// Lets no value wait.
  func clear() { _ = take() }
}

/// The turns in which values may come: one in each length of time.
private final class Turn: @unchecked Sendable {
  private let lock = NSLock()
  private let seconds: TimeInterval
  private var last: ContinuousClock.Instant?
  private var isBegun = false

  init(seconds: TimeInterval) { self.seconds = seconds }

  /// Begins a turn. Returns how many seconds it has to wait, 0 when it is over at once; nothing while another one waits.
  func begin() -> TimeInterval? {
    lock.withLock {
      guard !isBegun else { return nil }
      let now = ContinuousClock.now
      let wait = last.map { seconds - (now - $0) / .seconds(1) } ?? 0
      isBegun = wait > 0
      if !isBegun { last = now }
      return Swift.max(0, wait)
    }
  }

  /// Ends a turn that waited: the next one comes after the length of time.
  func end() {
    lock.withLock {
      isBegun = false
      last = .now
    }
  }
}
