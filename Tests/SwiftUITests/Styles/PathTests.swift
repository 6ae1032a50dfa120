import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct PathTests {
  @Test func `a bezier path rounds only the corners that are named`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let shape = Path(path.cgPath)
    #expect(shape.boundingRect.insetBy(dx: -0.001, dy: -0.001).contains(rect))
    #expect(rect.insetBy(dx: -0.001, dy: -0.001).contains(shape.boundingRect))
    #expect(!shape.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!shape.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(shape.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(shape.contains(CGPoint(x: 19.5, y: 19.5)))
  }

  @Test func `each step of a path is told with its points, the end of a curve last`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
    ]
    var types: [CGPathElementType] = []
    var places: [CGFloat] = []
    func note(_ element: CGPathElement) {
      types.append(element.type)
      places += (0..<counts[element.type, default: 0]).map { element.points[$0].x }
    }
    path.applyWithBlock { note($0.pointee) }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(places == [1, 3, 7, 5, 11, 13, 9])
    path.apply(info: nil) { info, element in
      if info == nil { note(element.pointee) }
    }
    #expect(types.count == 10 && places.count == 14)
  }

  @Test(arguments: [1e19, 1e300, .infinity, .nan, -1e19, -.infinity])
  func `an arc of turns without end is drawn as a whole one or not at all`(degrees: Double) {
    for isClockwise in [false, true] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(degrees), endAngle: .degrees(90),
        clockwise: isClockwise)
      #expect(path.elements.count < 20)
      path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(90), endAngle: .degrees(degrees),
        clockwise: isClockwise)
      #expect(path.elements.count < 20)
    }
  }

  @Test func `an arc that rounds a corner begins and ends where it touches the two lines`() {
    func places(_ transform: CGAffineTransform, radius: CGFloat = 4) -> [String] {
      var path = Path()
      path.move(to: CGPoint(x: 2, y: 0).applying(transform))
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 20), radius: radius,
        transform: transform)
      return path.elements.dropFirst().map { element in
        switch element {
        case .line(let point): "line \(point.x.short),\(point.y.short)"
        case .curve(let point, let one, let two):
          "curve \(one.x.short),\(one.y.short) \(two.x.short),\(two.y.short)"
            + " \(point.x.short),\(point.y.short)"
        default: "\(element)"
        }
      }
    }
    // A quarter of a circle has its control points 0.552 of the radius from its ends.
    #expect(places(.identity) == ["line 6,0", "curve 8.21,0 10,1.79 10,4"])
    let twice = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
    #expect(places(twice) == ["line 14,0", "curve 18.42,0 22,3.58 22,8"])
    // Without a corner or a radius it is the line to the corner.
    #expect(places(.identity, radius: 0) == ["line 10,0"])
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.elements.last == .line(Point(x: 10, y: 0)))
  }

  @Test func `an arc ends where its angle says, whatever whole turns are between`() {
    for (start, end, isClockwise) in [(0.0, 450.0, true), (0, -270, false), (720, 90, false)] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: isClockwise)
      let place = path.currentPoint ?? .zero
      #expect(abs(place.x) < 0.001 && abs(place.y - 10) < 0.001)
    }
  }

  @Test func `a mutable path is drawn step by step`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(Path(path).contains(CGPoint(x: 9, y: 2)))
    #expect(!Path(path).contains(CGPoint(x: 2, y: 9)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a place in a contour that was left open is inside`() {
    var path = Path()
    for x in [0.0, 20] {
      path.addLines([(0.0, 0.0), (10, 0), (10, 10), (0, 10)].map { CGPoint(x: x + $0, y: $1) })
    }
    for x in [5.0, 25] { #expect(path.contains(CGPoint(x: x, y: 5))) }
    for x in [-1.0, 15, 31] { #expect(!path.contains(CGPoint(x: x, y: 5))) }
    // Its length is that of its three sides: nothing is drawn along the fourth.
    #expect(path.trimmedPath(from: 0, to: 0.5).boundingRect.maxX == 10)
  }

  @Test func `the box of a path is that of its curves, and UIKit's that of all points`() {
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: -8, y: 16), control2: CGPoint(x: 28, y: 16))
    let box = cubic.boundingRect
    #expect(abs(box.maxY - 12) < 1e-9 && box.minY == 0)
    // Sideways it swings out less than its controls do, by as much on both sides.
    #expect(box.minX < -1 && box.minX > -2 && abs(box.maxX - 20 + box.minX) < 1e-9)
    #expect(quad.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(quad.cgPath.boundingBoxOfPath == quad.boundingRect)
    #expect(UIBezierPath(cgPath: cubic.cgPath).bounds == CGRect(x: -8, y: 0, width: 36, height: 16))
  }

  @Test func `the box of what no curve can be traps nowhere`() {
    for value in [1e308, .infinity, .nan] {
      var path = Path()
      path.move(to: CGPoint(x: value, y: -value))
      path.addQuadCurve(to: .zero, control: CGPoint(x: -value, y: value))
      path.addCurve(
        to: .zero, control1: CGPoint(x: value, y: value), control2: CGPoint(x: -value, y: 1))
      _ = (path.boundingRect, path.cgPath.boundingBox)
    }
  }

  @Test func `a bezier path's arc runs clockwise on screen when it says so`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // A quarter from three o'clock to six o'clock, y downward.
    #expect(abs(path.bounds.maxX - 10) < 0.1 && abs(path.bounds.maxY - 10) < 0.1)
    #expect(path.bounds.minX > -0.1 && path.bounds.minY > -0.1)
  }

  @Test func `four corners of a path have four radii`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(bottomTrailing: 10))
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
  }

  @Test func `a copy of Core Graphics' path is mapped by its transform`() {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 5, y: 7, width: 10, height: 10))
    #expect(path.copy(using: nil) == path)
  }
}
