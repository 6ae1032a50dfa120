import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct CombinedShapeTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

  /// The area that a path encloses, by its corners.
  private func area(_ path: Path) -> Double {
    PathElement.flattened(path.elements).reduce(0) { sum, contour in
      let points = contour.points
      return sum
        + zip(points, points.dropFirst() + [points[0]]).reduce(0) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
    }
  }

  @Test(arguments: [1e308, -1e308, 1e9, .infinity, .nan])
  func `corners too far away for their products to be numbers are left out`(far: Double) {
    var path = Path()
    path.addLines([.zero, CGPoint(x: far, y: -far), CGPoint(x: -far, y: far)])
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.union(path).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `areas taken together are as large as they must be`() {
    #expect(abs(area(left.intersection(right)) - 100) < 1e-6)
    #expect(abs(area(left.union(right)) - 500) < 1e-6)
    #expect(abs(area(left.subtracting(right)) - 300) < 1e-6)
    #expect(abs(area(left.symmetricDifference(right)) - 400) < 1e-6)
  }

  @Test func `an overlap of rectangles is a rectangle with four corners`() {
    let overlap = left.intersection(right)
    #expect(overlap.boundingRect == CGRect(x: 10, y: 5, width: 10, height: 10))
    #expect(overlap.elements.count == 5)
  }

  @Test func `a ring has a hole, and areas apart have nothing in common`() {
    let outer = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let ring = outer.subtracting(inner)
    #expect(ring.contains(CGPoint(x: 5, y: 20)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    #expect(abs(area(ring) - .pi * 300) < 12)
    #expect(left.intersection(Path(CGRect(x: 50, y: 0, width: 5, height: 5))).isEmpty)
  }

  @Test func `with even and odd filling what overlaps itself is a hole`() {
    var twice = left
    twice.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(abs(area(twice.normalized()) - 300) < 1e-6)
    #expect(abs(area(twice.normalized(eoFill: false)) - 400) < 1e-6)
  }

  @Test func `lines are cut at the border of an area`() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
    let outside = line.lineSubtraction(left)
    #expect(outside.boundingRect == CGRect(x: -10, y: 10, width: 50, height: 0))
    #expect(outside.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
  }

  @Test func `shapes are taken together in the room that both get`() {
    let half = Rectangle().subtracting(Rectangle().offset(x: 50, y: 0))
    guard case .fill(.path(let elements, _), _)? = draw(half, width: 100, height: 10).items.first
    else {
      Issue.record("no path")
      return
    }
    var path = Path()
    path.elements = elements
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test func `a path that is no number or much too long is nothing`() {
    var broken = Path()
    broken.addLines([
      CGPoint(x: Double.nan, y: 0), CGPoint(x: 1, y: Double.infinity), CGPoint(x: 0, y: 1),
    ])
    #expect(left.intersection(broken).isEmpty)
    var long = Path()
    long.addLines((0..<4000).map { CGPoint(x: $0 % 7, y: $0 % 11) })
    #expect(long.union(left).isEmpty)
  }
}
