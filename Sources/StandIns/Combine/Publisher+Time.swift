import Foundation

/// Where and when values come. A picture is made once: here they come where and when they were sent.
public protocol Scheduler {
  associatedtype SchedulerTimeType: _SchedulerTime
  associatedtype SchedulerOptions
}

/// A moment of a scheduler.
public protocol _SchedulerTime {
  associatedtype Stride: SchedulerTimeIntervalConvertible
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
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
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
}
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
}

/// Where and when values are sent.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerMoment
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Returns the values on a queue; here they come where they were sent.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the values of work on a queue; here it is done where somebody listens.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the values when they have settled; here each of them.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns one value for each length of time; here each of them.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the values later; here at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
