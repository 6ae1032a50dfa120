/// A spring, as animations name it.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double
  /// Creates a spring by how long it takes and how far it overshoots.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// Seconds of one swing.
  public var response: Double { duration }
  /// 1 arrives without overshoot; less overshoots.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / max(0.01, 1 + bounce) }
  /// Creates a spring by its response and damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  /// Creates a spring by mass, stiffness and damping.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let (mass, stiffness) = (max(0.001, mass), max(0.001, stiffness))
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? max(0, ratio) : min(1, max(0, ratio)))
  }
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// A curve of a movement over its time.
public struct UnitCurve: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint
  /// Returns a curve by its two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  public static let linear = UnitCurve(start: .zero, end: UnitPoint(x: 1, y: 1))
  public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  public static let easeOut = UnitCurve(start: .zero, end: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = UnitCurve(
    start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
}
