/// A movement as it was measured: values at times, with straight lines between them.
public struct Course: Hashable, Sendable {
  private let points: [Point]

  /// Creates a course through values at rising times, in seconds.
  public init(_ points: [(time: Double, value: Double)]) {
    self.points = points.map { Point(x: $0.time, y: $0.value) }
  }

  /// Returns the value at a time: the first one before the course, the last one after it.
  public func value(at seconds: Double) -> Double {
    guard let first = points.first, seconds > first.x else { return points.first?.y ?? 0 }
    for (before, after) in zip(points, points.dropFirst()) where seconds < after.x {
      return before.y + (after.y - before.y) * (seconds - before.x) / (after.x - before.x)
    }
    return points.last?.y ?? 0
  }

  /// When the course begins, in seconds.
  public var start: Double { points.first?.x ?? 0 }

  /// When the course ends, in seconds.
  public var end: Double { points.last?.x ?? 0 }
}
