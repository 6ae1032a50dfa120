@_exported import FoundationGaps

/// Counts steps; there is nothing to count here.
public final class CMPedometer: @unchecked Sendable {
  public init() {}
  public static func isStepCountingAvailable() -> Bool { false }
  public static func isDistanceAvailable() -> Bool { false }
  /// Does nothing; the handler is never called.
  public func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  public func stopUpdates() {}
}

/// Steps of a stretch of time.
public final class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  public let distance: NSNumber?
  init(start: Date, end: Date) {
    (startDate, endDate, numberOfSteps, distance) = (start, end, 0, nil)
  }
}

/// Tells how a device moves; here it does not.
public final class CMMotionManager: @unchecked Sendable {
  public init() {}
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
}

/// Tells what a person does; here nobody does anything.
public final class CMMotionActivityManager: @unchecked Sendable {
  public init() {}
  public static func isActivityAvailable() -> Bool { false }
}
