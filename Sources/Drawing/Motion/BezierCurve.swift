/// A curve of a movement over its time, from two control points as CSS and SwiftUI give them.
public struct BezierCurve: Hashable, Sendable, Codable {
  public var x1: Double
  public var y1: Double
  public var x2: Double
  public var y2: Double

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  public static let linear = BezierCurve(0, 0, 1, 1)
  public static let easeIn = BezierCurve(0.42, 0, 1, 1)
  public static let easeOut = BezierCurve(0, 0, 0.58, 1)
  public static let easeInOut = BezierCurve(0.42, 0, 0.58, 1)

  /// Returns the part of the way that is done at a part of the time, both from 0 to 1.
  public func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1, x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return 1 }
    if self == .linear { return share }
    // Time never runs backward along the curve, so its parameter is found by halving.
    let (first, second) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.value(first, second, middle) < share { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, (low + high) / 2)
  }

  private static func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
