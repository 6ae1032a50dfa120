import Drawing
import Testing

@testable import Outlines

@Suite("Rounded letters") struct RoundingTests {
  /// The places where the rounded outline of a path leaves a step, and whether the step is a line.
  private func steps(_ path: String, radius: Double) -> [(end: Point, isLine: Bool)] {
    Rounding.rounded(PathText.elements(path), radius: radius).compactMap { element in
      switch element {
      case .move(let end), .line(let end): (end, true)
      case .quad(let end, _), .curve(let end, _, _): (end, false)
      case .close: nil
      }
    }
  }

  private func isNear(_ a: Point, _ b: (Double, Double)) -> Bool {
    abs(a.x - b.0) < 1e-6 && abs(a.y - b.1) < 1e-6
  }

  @Test func `each corner is cut at the radius, on a long side as on a short one`() {
    let steps = steps("M0 0H10V20H0Z", radius: 2)
    let expected: [(Double, Double)] = [
      (2, 0), (8, 0), (10, 2), (10, 18), (8, 20), (2, 20), (0, 18), (0, 2), (2, 0),
    ]
    #expect(steps.count == expected.count)
    for (step, place) in zip(steps, expected) { #expect(isNear(step.end, place), "\(step.end)") }
    #expect(steps.map(\.isLine) == [true, true, false, true, false, true, false, true, false])
  }

  @Test func `a side that is too short for two radii keeps its middle`() {
    let steps = steps("M0 0H2V20H0Z", radius: 4)
    #expect(steps.contains { isNear($0.end, (1, 0)) })
    #expect(steps.contains { isNear($0.end, (2, 1)) })
  }

  @Test func `a corner that points inward stays where it is`() {
    #expect(steps("M0 0H20V10H10V20H0Z", radius: 2).contains { isNear($0.end, (10, 10)) })
  }

  @Test func `a curve stays a curve`() throws {
    let rounded = Rounding.rounded(PathText.elements("M0 0Q50-10 100 0V50H0Z"), radius: 1)
    // Halfway between its ends a curve is 5 higher, a line is not.
    let box = try #require(PathBox.of(rounded))
    #expect(abs(box.minY + 5) < 0.2, "\(box)")
  }
}
