import Foundation
import Numbers

extension PathElement {
  /// Returns an arc as curves of at most a quarter turn each, with a move to its start.
  package static func arc(
    center: Point, radius: Double, start: Double, delta: Double
  ) -> [PathElement] {
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var elements: [PathElement] = [.move(point(start))]
    // More turns than these are drawn over one another.
    let count = min(64, max(1, Int(bounded: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = delta / Double(count)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (one, two) = (point(from), point(to))
      elements.append(
        .curve(
          two,
          control1: Point(x: one.x - reach * sin(from), y: one.y + reach * cos(from)),
          control2: Point(x: two.x + reach * sin(to), y: two.y - reach * cos(to))))
    }
    return elements
  }
}
