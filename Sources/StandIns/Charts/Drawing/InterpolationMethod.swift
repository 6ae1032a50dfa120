import SwiftUI

/// How a line runs between values.
public struct InterpolationMethod: Sendable, Equatable {
  enum Way: Equatable, Sendable {
    case straight, monotone, splines(alpha: Double), cardinal(tension: Double)
    case step(Double)
  }
  let way: Way
  public static let linear = InterpolationMethod(way: .straight)
  /// Never beyond the values, so that a rising line rises throughout.
  public static let monotone = InterpolationMethod(way: .monotone)
  public static let catmullRom = catmullRom(alpha: 0.5)
  public static func catmullRom(alpha: Double) -> Self { Self(way: .splines(alpha: alpha)) }
  public static let cardinal = cardinal(tension: 0)
  public static func cardinal(tension: Double) -> Self { Self(way: .cardinal(tension: tension)) }
  public static let stepStart = InterpolationMethod(way: .step(0))
  public static let stepCenter = InterpolationMethod(way: .step(0.5))
  public static let stepEnd = InterpolationMethod(way: .step(1))

  /// Adds the way through points to a path that stands at the first one.
  func add(_ points: [CGPoint], to path: inout Path) {
    switch way {
    case .straight: for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let part):
      for (one, next) in zip(points, points.dropFirst()) {
        let x = one.x + (next.x - one.x) * part
        path.addLine(to: CGPoint(x: x, y: one.y))
        path.addLine(to: CGPoint(x: x, y: next.y))
        path.addLine(to: next)
      }
    case .monotone: add(points, slopes: Self.monotoneSlopes(points), to: &path)
    case .cardinal(let tension):
      addSplines(points, to: &path) { before, one, next, after in
        let part = (1 - tension) / 6
        return (
          CGPoint(x: one.x + (next.x - before.x) * part, y: one.y + (next.y - before.y) * part),
          CGPoint(x: next.x - (after.x - one.x) * part, y: next.y - (after.y - one.y) * part)
        )
      }
    case .splines(let alpha):
      addSplines(points, to: &path) { Self.controls($0, $1, $2, $3, alpha: alpha) }
    }
  }

  private func addSplines(
    _ points: [CGPoint], to path: inout Path,
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropLast() {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      let (first, second) = controls(before, points[index], points[index + 1], after)
      path.addCurve(to: points[index + 1], control1: first, control2: second)
    }
  }

  /// Returns the control points of a Catmull-Rom spline between the two points in the middle.
  private static func controls(
    _ before: CGPoint, _ one: CGPoint, _ next: CGPoint, _ after: CGPoint, alpha: Double
  ) -> (CGPoint, CGPoint) {
    func length(_ a: CGPoint, _ b: CGPoint) -> Double {
      pow((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y), alpha / 2)
    }
    let (a, b, c) = (length(before, one), length(one, next), length(next, after))
    var (first, second) = (one, next)
    if a > 1e-9 {
      let whole = 3 * a * (a + b)
      let own = 2 * a * a + 3 * a * b + b * b
      first = CGPoint(
        x: (one.x * own - before.x * b * b + next.x * a * a) / whole,
        y: (one.y * own - before.y * b * b + next.y * a * a) / whole)
    }
    if c > 1e-9 {
      let whole = 3 * c * (c + b)
      let own = 2 * c * c + 3 * c * b + b * b
      second = CGPoint(
        x: (next.x * own + one.x * c * c - after.x * b * b) / whole,
        y: (next.y * own + one.y * c * c - after.y * b * b) / whole)
    }
    return (first, second)
  }

  /// Returns slopes that keep a cubic between its ends (Fritsch and Carlson; the harmonic form of Steffen).
  static func monotoneSlopes(_ points: [CGPoint]) -> [Double] {
    guard points.count > 1 else { return [0] }
    let steps = zip(points, points.dropFirst()).map { one, next in
      (width: next.x - one.x, slope: next.x == one.x ? 0 : (next.y - one.y) / (next.x - one.x))
    }
    var slopes = [Double](repeating: 0, count: points.count)
    for index in points.indices.dropFirst().dropLast() {
      let (left, right) = (steps[index - 1], steps[index])
      // Where the line turns back, there is no width between the neighbours to share.
      guard left.slope * right.slope > 0, abs(left.width + right.width) > 1e-9 else { continue }
      let mean =
        (left.slope * right.width + right.slope * left.width) / (left.width + right.width)
      let limit = 2 * min(abs(left.slope), abs(right.slope))
      slopes[index] = (mean < 0 ? -1 : 1) * min(abs(mean), limit)
    }
    if points.count == 2 {
      slopes = [steps[0].slope, steps[0].slope]
    } else {
      slopes[0] = (3 * steps[0].slope - slopes[1]) / 2
      slopes[points.count - 1] =
        (3 * steps[steps.count - 1].slope - slopes[points.count - 2]) / 2
    }
    return slopes
  }

  private func add(_ points: [CGPoint], slopes: [Double], to path: inout Path) {
    for index in points.indices.dropLast() {
      let (one, next) = (points[index], points[index + 1])
      let third = (next.x - one.x) / 3
      path.addCurve(
        to: next, control1: CGPoint(x: one.x + third, y: one.y + slopes[index] * third),
        control2: CGPoint(x: next.x - third, y: next.y - slopes[index + 1] * third))
    }
  }
}
