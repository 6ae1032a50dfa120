import Drawing
import Testing

@testable import Raster

@Suite("Coverage is exact")
struct CoverageTests {
  private func covered(_ contour: Contour, isEvenOdd: Bool = false) -> Double {
    var polygons = Polygons()
    polygons.add(contour, .identity, tolerance: 0.5)
    return sum(polygons, isEvenOdd: isEvenOdd)
  }

  @Test func `a rectangle between samples covers its area`() {
    let area = covered(.rect(Rect(x: 10.25, y: 20.5, width: 30.5, height: 10.25)))
    #expect(abs(area - 30.5 * 10.25) < 0.5)
  }

  @Test func `a circle covers pi r squared`() {
    let area = covered(.ellipse(Rect(x: 20, y: 20, width: 50, height: 50)))
    #expect(abs(area - Double.pi * 625) < 8)
  }

  @Test func `even-odd leaves a hole where the winding rule fills`() {
    let squares: [PathElement] = [
      .move(Point(x: 10, y: 10)), .line(Point(x: 50, y: 10)), .line(Point(x: 50, y: 50)),
      .line(Point(x: 10, y: 50)), .close, .move(Point(x: 20, y: 20)), .line(Point(x: 40, y: 20)),
      .line(Point(x: 40, y: 40)), .line(Point(x: 20, y: 40)), .close,
    ]
    #expect(abs(covered(.path(squares, isEvenOdd: true), isEvenOdd: true) - 1200) < 1)
    #expect(abs(covered(.path(squares, isEvenOdd: false)) - 1600) < 1)
  }

  @Test func `what lies outside of the bounds at the left still counts`() {
    let area = covered(.rect(Rect(x: -50, y: 10, width: 60, height: 10)))
    #expect(abs(area - 100) < 0.5)
  }

  @Test func `an edge that leaves the bounds at a side covers in them what it would without them`()
  {
    // A small generator, so that a failure can be repeated.
    var state: UInt64 = 5
    func roll(_ range: Range<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 33) / 0x1p31
    }
    for _ in 0..<300 {
      let corners = (0..<Int(roll(3..<7))).map { _ in
        Point(x: roll(-300..<400), y: roll(-60..<160))
      }
      let whole = coverage(corners, SampleBounds(left: -400, top: -100, right: 500, bottom: 200))
      let part = coverage(corners, SampleBounds(left: 0, top: 0, right: 100, bottom: 100))
      var worst: Float = 0
      for y in 0..<100 {
        for x in 0..<100 {
          let (one, other) = (
            part.values[y * part.stride + x], whole.values[(y + 100) * whole.stride + x + 400]
          )
          worst = max(worst, abs(one - other))
        }
      }
      // A veil of less than 0.004 is none.
      #expect(worst < 0.005, "\(corners)")
    }
  }

  @Test func `a shallow edge from far away covers what lies below it`() {
    let corners = [(-100, 50), (100, 51), (100, 100), (-100, 100)].map { Point(x: $0.0, y: $0.1) }
    let part = coverage(corners, SampleBounds(left: 0, top: 0, right: 100, bottom: 100))
    for (x, cover) in [(0, 0.4975), (25, 0.3725), (50, 0.2475), (75, 0.1225)] {
      #expect(abs(Double(part.values[50 * part.stride + x]) - cover) < 1e-4, "\(x)")
    }
  }

  private func coverage(_ corners: [Point], _ bounds: SampleBounds) -> Coverage {
    let coverage = Coverage()
    coverage.begin(bounds)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      coverage.edge(a.x, a.y, b.x, b.y)
    }
    coverage.resolve(isEvenOdd: false)
    return coverage
  }

  @Test(arguments: [
    (StrokeStyleMark.Cap.butt, 200.0), (.square, 300), (.round, 200 + Double.pi * 25),
  ])
  func `caps and joins add what they should`(cap: StrokeStyleMark.Cap, area: Double) {
    var line = Polygons()
    line.add(
      .path([.move(Point(x: 30, y: 50)), .line(Point(x: 50, y: 50))], isEvenOdd: false), .identity,
      tolerance: 0.2)
    var areas = Polygons()
    var memory = ContiguousArray<Point>()
    Stroker(StrokeStyleMark(width: 10, cap: cap), tolerance: 0.2).stroke(
      line, into: &areas, line: &memory)
    #expect(abs(sum(areas) - area) < 3)
  }

  @Test func `a dash pattern keeps its parts`() {
    var line = Polygons()
    line.add(
      .path([.move(Point(x: 0, y: 50)), .line(Point(x: 100, y: 50))], isEvenOdd: false), .identity,
      tolerance: 0.2)
    var areas = Polygons()
    var memory = ContiguousArray<Point>()
    Stroker(StrokeStyleMark(width: 2, dash: [6, 4]), tolerance: 0.2).stroke(
      line, into: &areas, line: &memory)
    #expect(areas.parts.count == 10)
    #expect(abs(sum(areas) - 120) < 1)
  }

  @Test(arguments: [
    (StrokeStyleMark.Cap.butt, 0.0), (.square, 16), (.round, Double.pi * 4),
  ])
  func `a dash of no length is what its caps are`(cap: StrokeStyleMark.Cap, area: Double) {
    let line = [PathElement.move(Point(x: 6, y: 50)), .line(Point(x: 90, y: 50))]
    let style = StrokeStyleMark(width: 4, cap: cap, dash: [0, 12])
    // At 6, 18 and so on to 78.
    #expect(abs(stroked(line, style) - 7 * area) < 3)
  }

  @Test func `dots stand all around a closed line, corners included`() {
    let square: [PathElement] = [
      .move(Point(x: 20, y: 20)), .line(Point(x: 56, y: 20)), .line(Point(x: 56, y: 56)),
      .line(Point(x: 20, y: 56)), .close,
    ]
    let style = StrokeStyleMark(width: 4, cap: .square, dash: [0, 12])
    #expect(abs(stroked(square, style) - 12 * 16) < 1)
  }

  @Test func `a square dot is turned as its line is`() {
    let line = [PathElement.move(Point(x: 20, y: 20)), .line(Point(x: 40, y: 40))]
    var areas = Polygons()
    stroke(line, StrokeStyleMark(width: 8, cap: .square, dash: [0, 90]), into: &areas)
    let reach = areas.points.map { abs($0.x - 20) }.max() ?? 0
    #expect(abs(reach - 4 * 2.0.squareRoot()) < 1e-6)
  }

  private func stroked(_ elements: [PathElement], _ style: StrokeStyleMark) -> Double {
    var areas = Polygons()
    stroke(elements, style, into: &areas)
    return sum(areas)
  }

  private func stroke(
    _ elements: [PathElement], _ style: StrokeStyleMark, into areas: inout Polygons
  ) {
    var line = Polygons()
    line.add(.path(elements, isEvenOdd: false), .identity, tolerance: 0.2)
    var memory = ContiguousArray<Point>()
    Stroker(style, tolerance: 0.2).stroke(line, into: &areas, line: &memory)
  }

  private func sum(_ areas: Polygons, isEvenOdd: Bool = false) -> Double {
    let coverage = Coverage()
    coverage.begin(SampleBounds(left: 0, top: 0, right: 100, bottom: 100))
    for part in areas.parts.indices {
      let points = Array(areas.points[areas.range(part)])
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        coverage.edge(a.x, a.y, b.x, b.y)
      }
    }
    coverage.resolve(isEvenOdd: isEvenOdd)
    var sum = 0.0
    for y in 0..<100 {
      for x in 0..<100 { sum += Double(coverage.values[y * coverage.stride + x]) }
    }
    return sum
  }
}
