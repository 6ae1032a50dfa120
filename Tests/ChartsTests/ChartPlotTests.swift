import Drawing
import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

/// A plot of 100 × 100 points whose axes run from 0 to 10, where marks do not say otherwise.
private func plot(
  _ setting: _ScaleSetting? = nil, x: _ScaleSetting? = nil,
  @ChartContentBuilder _ content: () -> _ChartMarks
) -> ChartPlot {
  var tens = _ScaleSetting()
  (0...10)._change(&tens)
  let marks = MarkStacking.stacked(content()._marks)
  let across = ChartScale(
    marks.flatMap { $0.x?.values ?? [] }, x ?? tens, includesZero: true, length: 100)
  let down = ChartScale(
    marks.flatMap { $0.y?.values ?? [] }, setting ?? tens, includesZero: true, length: 100,
    isVertical: true)
  return ChartPlot(
    marks: marks, size: CGSize(width: 100, height: 100), x: across, y: down,
    colors: ChartColors(marks, StyleScale()))
}

/// The places of annotations, with the part of them that stands there.
private func notes(_ plot: ChartPlot) -> [[Double]] {
  plot.pieces.compactMap { piece in
    guard case .annotation(_, let anchor, let place) = piece.content else { return nil }
    return [anchor.x, anchor.y, place.x, place.y].map { Double($0) }
  }
}

private func boxes(_ plot: ChartPlot) -> [CGRect] {
  plot.pieces.compactMap { piece in
    switch piece.content {
    case .fill(let path), .stroke(let path, _): path.boundingRect
    case .view, .annotation: nil
    }
  }
}

private func rounded(_ box: CGRect) -> [Double] {
  [box.minX, box.minY, box.width, box.height].map { (Double($0) * 100).rounded() / 100 }
}

@MainActor
@Suite("The marks of a chart")
struct ChartPlotTests {
  @Test func `a line runs through its values, one for each series`() {
    let plot = plot {
      ForEach(["a", "b"], id: \.self) { series in
        LineMark(
          x: .value("t", 0), y: .value("v", series == "a" ? 0 : 5), series: .value("s", series))
        LineMark(x: .value("t", 5), y: .value("v", 10), series: .value("s", series))
        LineMark(x: .value("t", 10), y: .value("v", 5), series: .value("s", series))
      }
    }
    #expect(boxes(plot).map(rounded) == [[0, 0, 100, 100], [0, 0, 100, 50]])
    guard case .stroke(_, let style) = plot.pieces[0].content else {
      Issue.record("no line")
      return
    }
    #expect(Double(style.lineWidth) == Guess.chartLine)
  }

  @Test func `an area reaches down to zero, or from one edge to the other`() {
    let one = plot {
      AreaMark(x: .value("t", 0), y: .value("v", 4))
      AreaMark(x: .value("t", 10), y: .value("v", 8))
    }
    #expect(boxes(one).map(rounded) == [[0, 20, 100, 80]])
    let band = plot {
      AreaMark(x: .value("t", 0), yStart: .value("low", 2), yEnd: .value("high", 4))
      AreaMark(x: .value("t", 10), yStart: .value("low", 3), yEnd: .value("high", 6))
    }
    #expect(boxes(band).map(rounded) == [[0, 40, 100, 40]])
  }

  @Test func `an area may run from top to bottom`() {
    let band = plot {
      AreaMark(xStart: .value("low", 2), xEnd: .value("high", 4), y: .value("t", 0))
      AreaMark(xStart: .value("low", 3), xEnd: .value("high", 6), y: .value("t", 10))
    }
    #expect(boxes(band).map(rounded) == [[20, 0, 40, 100]])
    let names = plot(_ScaleSetting()) {
      AreaMark(x: .value("v", 4), y: .value("day", "Mon"))
      AreaMark(x: .value("v", 8), y: .value("day", "Tue"))
    }
    #expect(boxes(names).map(rounded) == [[0, 25, 80, 50]])
    // Its steps go from one height to the next.
    let steps = plot {
      AreaMark(xStart: .value("low", 0), xEnd: .value("high", 4), y: .value("t", 10))
        .interpolationMethod(.stepEnd)
      AreaMark(xStart: .value("low", 0), xEnd: .value("high", 8), y: .value("t", 0))
    }
    guard case .fill(let path)? = steps.pieces.first?.content else {
      Issue.record("no area")
      return
    }
    #expect(path.contains(CGPoint(x: 30, y: 50)) && !path.contains(CGPoint(x: 60, y: 50)))
  }

  @Test(arguments: [
    MarkDimension.fixed(-4), .fixed(.nan), .fixed(.infinity), .ratio(-0.1), .ratio(.nan),
    .inset(1e300),
  ])
  func `bars of no thickness are drawn as nothing`(width: MarkDimension) {
    let bars = plot(x: _ScaleSetting()) {
      BarMark(x: .value("day", "Mon"), y: .value("v", 5), width: width)
    }
    #expect(boxes(bars).allSatisfy { $0.width == 0 })
  }

  @Test func `an axis that is longer than numbers are has no places`() {
    let scale = ChartScale(
      [.number(-1e308), .number(1e308)], _ScaleSetting(), includesZero: false, length: 100)
    #expect(scale.place(.number(0)) == nil || scale.place(.number(0))?.isFinite == true)
    #expect(scale.value(at: .nan) == nil)
    let names = ChartScale([.name("a")], _ScaleSetting(), includesZero: false, length: 100)
    #expect(names.value(at: .nan) == nil)
  }

  @Test func `bars fill part of their name's place, upright or lying`() {
    let upright = plot(x: _ScaleSetting()) {
      BarMark(x: .value("day", "Mon"), y: .value("v", 5))
      BarMark(x: .value("day", "Tue"), y: .value("v", 10), width: 20)
    }
    #expect(boxes(upright).map(rounded) == [[7.5, 50, 35, 50], [65, 0, 20, 100]])
    let lying = plot(_ScaleSetting()) {
      BarMark(x: .value("v", 5), y: .value("day", "Mon"))
      BarMark(x: .value("v", 10), y: .value("day", "Tue"), height: .ratio(0.5))
    }
    #expect(boxes(lying).map(rounded) == [[0, 7.5, 50, 35], [0, 62.5, 100, 25]])
  }

  @Test func `bars of one place stand on one another, below zero downwards`() {
    var setting = _ScaleSetting()
    (-10...10)._change(&setting)
    let plot = plot(setting, x: _ScaleSetting()) {
      BarMark(x: .value("day", "Mon"), y: .value("v", 4), width: 10)
      BarMark(x: .value("day", "Mon"), y: .value("v", 6), width: 10)
      BarMark(x: .value("day", "Mon"), y: .value("v", -5), width: 10)
    }
    #expect(boxes(plot).map(rounded) == [[45, 30, 10, 20], [45, 0, 10, 30], [45, 50, 10, 25]])
  }

  @Test func `shares fill the whole, and unstacked bars cover one another`() {
    var shares = _ScaleSetting()
    (0...1)._change(&shares)
    let normalized = plot(shares, x: _ScaleSetting()) {
      BarMark(x: .value("d", "a"), y: .value("v", 30), width: 10, stacking: .normalized)
      BarMark(x: .value("d", "a"), y: .value("v", 10), width: 10, stacking: .normalized)
    }
    #expect(boxes(normalized).map(rounded) == [[45, 25, 10, 75], [45, 0, 10, 25]])
    let covering = plot(x: _ScaleSetting()) {
      BarMark(x: .value("d", "a"), y: .value("v", 8), width: 10, stacking: .unstacked)
      BarMark(x: .value("d", "a"), y: .value("v", 2), width: 10, stacking: .unstacked)
    }
    #expect(boxes(covering).map(rounded) == [[45, 20, 10, 80], [45, 80, 10, 20]])
    let middle = plot(x: _ScaleSetting()) {
      BarMark(x: .value("v", 4), stacking: .standard)
      BarMark(x: .value("v", 6), stacking: .standard)
    }
    #expect(boxes(middle).count == 2)
  }

  @Test func `bars of several positions stand beside one another`() {
    let plot = plot(x: _ScaleSetting()) {
      ForEach(["home", "away"], id: \.self) { team in
        BarMark(x: .value("d", "a"), y: .value("v", 10), width: 40)
          .position(by: .value("team", team))
      }
    }
    #expect(boxes(plot).map(rounded) == [[30, 0, 20, 100], [50, 0, 20, 100]])
  }

  @Test func `a bar of a day is as wide as part of the day`() {
    Surroundings.current = Surroundings()
    let day = Date(timeIntervalSinceReferenceDate: 86_400 * 9000 + 5000)
    var setting = _ScaleSetting()
    let start = Date(timeIntervalSinceReferenceDate: 86_400 * 9000)
    (start...start + 2 * 86_400)._change(&setting)
    let plot = plot(x: setting) {
      BarMark(x: .value("day", day, unit: .day), y: .value("v", 10))
      PointMark(x: .value("day", day, unit: .day), y: .value("v", 5))
    }
    // The dot stands in the middle of the day.
    #expect(boxes(plot).map { $0.midX.rounded() } == [25, 25])
    #expect(rounded(boxes(plot)[0])[2] == 35)
  }

  @Test func `rules cross the plot, or run between two values`() {
    let plot = plot {
      RuleMark(y: .value("v", 5))
      RuleMark(x: .value("t", 2))
      RuleMark(xStart: .value("t", 2), xEnd: .value("t", 4), y: .value("v", 1))
      RuleMark(x: .value("t", 3), yStart: .value("v", 2), yEnd: .value("v", 7))
    }
    #expect(
      boxes(plot).map(rounded) == [
        [0, 50, 100, 0], [20, 0, 0, 100], [20, 90, 20, 0], [30, 30, 0, 50],
      ])
  }

  /// Two days, the first of which is marked.
  private func days(_ setting: inout _ScaleSetting) -> Date {
    let start = Date(timeIntervalSinceReferenceDate: 86_400 * 9000)
    (start...start + 2 * 86_400)._change(&setting)
    return start + 5000
  }

  @Test func `a rule at a day stands in its middle, and crosses the plot`() {
    Surroundings.current = Surroundings()
    var setting = _ScaleSetting()
    let day = days(&setting)
    let upright = plot(x: setting) {
      RuleMark(x: .value("day", day, unit: .day)).annotation(position: .top, spacing: 2) {
        Text(verbatim: "now")
      }
    }
    #expect(boxes(upright).map(rounded) == [[25, 0, 0, 100]])
    #expect(notes(upright) == [[0.5, 1, 25, -2]])
    let lying = plot(setting) {
      RuleMark(y: .value("day", day, unit: .day)).annotation(position: .trailing, spacing: 2) {
        Text(verbatim: "now")
      }
    }
    #expect(boxes(lying).map(rounded) == [[0, 75, 100, 0]])
    #expect(notes(lying) == [[0, 0.5, 102, 75]])
  }

  @Test func `a rule's annotation goes with its offset and its ends`() {
    let plot = plot {
      RuleMark(x: .value("t", 5), yStart: 20, yEnd: 60).offset(x: 10, y: 5)
        .annotation(position: .top, spacing: 0) { Text(verbatim: "here") }
      RuleMark(x: .value("t", 5)).offset(yStart: -10)
        .annotation(position: .top, spacing: 0) { Text(verbatim: "above") }
    }
    #expect(boxes(plot).map(rounded) == [[60, 25, 0, 40], [50, -10, 0, 110]])
    #expect(notes(plot) == [[0.5, 1, 60, 25], [0.5, 1, 50, -10]])
  }

  @Test func `each end of a mark is moved by itself`() {
    let plot = plot {
      BarMark(x: .value("t", 5), y: .value("v", 5), width: 10).offset(x: 3, yEnd: -4)
      BarMark(x: .value("t", 5), y: .value("v", 5), width: 10).offset(x: 1, y: 2)
      BarMark(xStart: .value("t", 2), xEnd: .value("t", 6), y: .value("v", 5), height: 10)
        .offset(xStart: 5, xEnd: -5, y: 1)
      RectangleMark(
        xStart: .value("t", 1), xEnd: .value("t", 3), yStart: .value("v", 2), yEnd: .value("v", 4)
      ).offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
      RuleMark(y: .value("v", 5)).offset(xStart: -6)
      AreaMark(x: .value("t", 0), yStart: .value("v", 0), yEnd: .value("v", 5)).offset(yEnd: -5)
      AreaMark(x: .value("t", 10), yStart: .value("v", 0), yEnd: .value("v", 5)).offset(yEnd: -5)
    }
    #expect(
      boxes(plot).map(rounded) == [
        [0, 45, 100, 55], [48, 46, 10, 54], [46, 2, 10, 50], [25, 46, 30, 10], [11, 64, 21, 19],
        [-6, 50, 106, 0],
      ])
  }

  @Test func `rectangles lie between values, or fill the plot where none is given`() {
    let plot = plot {
      RectangleMark(
        xStart: .value("t", 1), xEnd: .value("t", 3), yStart: .value("v", 2), yEnd: .value("v", 4))
      RectangleMark(yStart: .value("low", 0), yEnd: .value("high", 5))
      RectangleMark(xStart: .value("low", 5), xEnd: .value("high", 6)).cornerRadius(2)
    }
    #expect(boxes(plot).map(rounded) == [[10, 60, 20, 20], [0, 50, 100, 50], [50, 0, 10, 100]])
  }

  @Test func `a bar is cut to a shape as large as itself`() {
    let plot = plot {
      RectangleMark(
        xStart: .value("t", 1), xEnd: .value("t", 3), yStart: .value("v", 2), yEnd: .value("v", 4)
      ).clipShape(Capsule())
      RectangleMark(yStart: .value("low", 0), yEnd: .value("high", 5))
    }
    #expect(boxes(plot).map(rounded) == [[10, 60, 20, 20], [0, 50, 100, 50]])
    let corners =
      plot.pieces.map { piece in
        if case .fill(let path) = piece.content {
          path.contains(path.boundingRect.origin)
        } else {
          nil
        }
      } as [Bool?]
    #expect(corners == [false, true])
  }

  @Test func `a dot has its area, its shape and its place`() {
    let plot = plot {
      PointMark(x: .value("t", 5), y: .value("v", 5)).symbolSize(100)
      PointMark(x: .value("t", 0), y: .value("v", 0)).symbolSize(64).symbol(.diamond)
      PointMark(x: .value("t", 5), y: .value("v", 5)).symbolSize(CGSize(width: 4, height: 8))
        .symbol(BasicChartSymbolShape.square.strokeBorder(lineWidth: 2))
      PointMark(x: .value("t", 10), y: .value("v", 10)).symbol { Text(verbatim: "x") }
    }
    #expect(
      boxes(plot).map { rounded($0).map { $0.rounded() } }[0...1] == [
        [45, 45, 10, 10], [-4, 96, 8, 8],
      ])
    guard case .stroke(_, let style) = plot.pieces[2].content,
      case .view(_, let anchor, let place) = plot.pieces[3].content
    else {
      Issue.record("a line and a view are missing")
      return
    }
    #expect(style.lineWidth == 2)
    #expect(anchor == .center && place == CGPoint(x: 100, y: 0))
  }

  /// A shape of one's own, as apps have them.
  private struct Donut: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 1, y: 1, width: rect.width - 2, height: rect.height - 2))
    }
  }

  @Test func `a dot may have a shape of one's own`() {
    let plot = plot {
      PointMark(x: .value("t", 5), y: .value("v", 5)).symbol(Donut()).symbolSize(100)
    }
    #expect(boxes(plot).map(rounded) == [[46, 46, 8, 8]])
  }

  @Test func `a dot may be a circle of SwiftUI`() {
    let plot = plot {
      PointMark(x: .value("t", 5), y: .value("v", 5)).symbol(Circle()).symbolSize(100)
    }
    #expect(boxes(plot).map(rounded) == [[45, 45, 10, 10]])
  }

  @Test func `a pie's pieces go round from the top, with a hole and gaps where wanted`() {
    let plot = plot {
      SectorMark(angle: .value("v", 1))
      SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5), angularInset: 1)
      SectorMark(angle: .value("v", 2), outerRadius: 30)
    }
    let boxes = boxes(plot).map(rounded)
    #expect(boxes[0] == [50, 0, 50, 50])
    #expect(abs(boxes[1][0] - 50) < 1.2 && abs(boxes[1][3] - 49) < 1.2)
    #expect(boxes[2] == [20, 20, 30, 60])
  }

  @Test(arguments: [0.0, 0.5])
  func `a pie's piece has round corners, which leave its sides and arcs where they are`(
    _ hole: CGFloat
  ) {
    func quarter(_ radius: CGFloat?) -> Path? {
      let plot = plot {
        SectorMark(angle: .value("v", 1), innerRadius: .ratio(hole)).cornerRadius(radius ?? 0)
        SectorMark(angle: .value("v", 3))
      }
      guard case .fill(let path)? = plot.pieces.first?.content else { return nil }
      return path
    }
    guard let sharp = quarter(nil), let round = quarter(8), let most = quarter(400) else {
      Issue.record("no pie")
      return
    }
    var corners = [CGPoint(x: 50.4, y: 0.6), CGPoint(x: 99.4, y: 49.6)]
    if hole > 0 { corners += [CGPoint(x: 50.4, y: 24.4), CGPoint(x: 75.6, y: 49.6)] }
    for corner in corners {
      #expect(sharp.contains(corner) && !round.contains(corner), "\(corner)")
    }
    let diagonal = CGFloat(0.5).squareRoot()
    let kept = [
      CGPoint(x: 50.4, y: 12), CGPoint(x: 88, y: 49.6),
      CGPoint(x: 50 + 49.5 * diagonal, y: 50 - 49.5 * diagonal),
      CGPoint(x: 50 + 26 * diagonal, y: 50 - 26 * diagonal),
    ]
    for point in kept { #expect(round.contains(point), "\(point)") }
    // The largest corners take the whole room, and no more.
    #expect(most.contains(kept[2]) && !most.contains(CGPoint(x: 50.4, y: 4)))
    #expect(sharp.boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(most.boundingRect))
  }

  @Test func `a radius lies inside of another one by its inset`() {
    #expect(MarkDimension.inset(20).radius(of: 75, usual: 1) == 55)
    #expect(MarkDimension.inset(80).radius(of: 75, usual: 1) == 0)
    #expect(MarkDimension.ratio(0.5).radius(of: 75, usual: 1) == 37.5)
    let plot = plot {
      SectorMark(angle: .value("v", 1), innerRadius: .inset(10), outerRadius: .inset(20))
    }
    guard case .fill(let path)? = plot.pieces.first?.content else {
      Issue.record("no pie")
      return
    }
    #expect(rounded(path.boundingRect) == [20, 20, 60, 60])
    #expect(!path.contains(CGPoint(x: 50, y: 31)) && path.contains(CGPoint(x: 50, y: 25)))
  }

  @Test func `what stands in front is drawn last`() {
    let plot = plot {
      PointMark(x: .value("t", 1), y: .value("v", 1)).zIndex(1)
      RuleMark(y: .value("v", 5))
    }
    guard case .stroke? = plot.pieces.first?.content else {
      Issue.record("the rule is not behind")
      return
    }
  }

  @Test func `an annotation stands beside its mark, aligned along its side`() {
    let plot = plot(x: _ScaleSetting()) {
      BarMark(x: .value("d", "a"), y: .value("v", 5), width: 20)
        .annotation(position: .top, alignment: .leading, spacing: 3) { Text(verbatim: "5") }
      BarMark(x: .value("d", "b"), y: .value("v", 5), width: 20)
        .annotation(position: .overlay) { Text(verbatim: "5") }
    }
    #expect(notes(plot) == [[0, 1, 15, 47], [0.5, 0.5, 75, 75]])
  }

  @Test func `an annotation has the chart's colour, a dot that is a view its mark's`() {
    Surroundings.current = Surroundings()
    let red = Color(red: 1, green: 0, blue: 0)
    let chart = Chart {
      BarMark(x: .value("d", "a"), y: .value("v", 5))
        .foregroundStyle(red).annotation { Text(verbatim: "note") }
      PointMark(x: .value("d", "b"), y: .value("v", 5))
        .foregroundStyle(red).symbol { Text(verbatim: "dot") }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    func paints(_ view: some View) -> [String: Paint] {
      DrawnChart(view).texts.reduce(into: [:]) { $0[$1.string] = $1.runs.first?.paint }
    }
    let plain = paints(Text(verbatim: "note"))
    #expect(paints(chart) == ["note": plain["note"], "dot": .color(RGBA(255, 0, 0))])
    let pie = Chart {
      SectorMark(angle: .value("v", 1)).foregroundStyle(red)
        .annotation(position: .overlay) { Text(verbatim: "all") }
    }
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(paints(pie.foregroundStyle(green)) == ["all": .color(RGBA(0, 255, 0))])
  }

  @Test func `the dots of names begin again after the fifth`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let paths = (0..<7).map { number in
      guard case .shape(let path, nil) = ChartSymbol.usual(number) else { return Path() }
      return path(box)
    }
    #expect(paths[5] == paths[0] && paths[6] == paths[1])
    let once = paths.prefix(5)
    #expect(once.allSatisfy { path in once.filter { $0 == path }.count == 1 })
    #expect(once.map { $0.isEmpty } == [Bool](repeating: false, count: 5))
  }

  @Test func `values that are no numbers draw nothing and do not trap`() {
    let plot = plot {
      LineMark(x: .value("t", Double.nan), y: .value("v", 1))
      BarMark(x: .value("t", 5), y: .value("v", Double.infinity))
      PointMark(x: .value("t", 5), y: .value("v", Double.nan))
      SectorMark(angle: .value("v", -1))
    }
    #expect(boxes(plot).isEmpty)
  }
}

@Suite("How a line runs between values")
struct InterpolationTests {
  private let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 40),
  ]

  private func path(_ method: InterpolationMethod) -> Path {
    var path = Path()
    path.move(to: points[0])
    method.add(points, to: &path)
    return path
  }

  @Test func `straight, in steps, or in curves through all of them`() {
    for method: InterpolationMethod in [.linear, .monotone, .catmullRom, .cardinal] {
      var ends: [CGPoint] = []
      path(method).forEach { element in
        switch element {
        case .move(let end), .line(let end): ends.append(end)
        case .curve(let end, _, _): ends.append(end)
        default: break
        }
      }
      #expect(ends == points)
    }
    var corners: [CGPoint] = []
    path(.stepCenter).forEach { if case .line(let end) = $0 { corners.append(end) } }
    #expect(
      corners.prefix(3) == [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10)])
  }

  @Test func `monotone lines never leave the span of their neighbours`() {
    let slopes = InterpolationMethod.monotoneSlopes(points)
    // Between two equal values the line is level.
    #expect(slopes[1] == 0 && slopes[2] == 0)
    #expect(slopes[3] > 0)
    #expect(InterpolationMethod.monotoneSlopes([points[0]]) == [0])
  }

  @Test func `monotone lines are drawn where they turn back`() {
    let back = [
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 9),
      CGPoint(x: 5, y: 12), CGPoint(x: 4, y: 2),
    ]
    #expect(InterpolationMethod.monotoneSlopes(back).allSatisfy { $0.isFinite })
  }

  @Test func `names are looked up in a time that does not grow with their number`() {
    func seconds(_ count: Int) -> Double {
      let names = (0..<count).map { "name \($0)" }
      let start = processorTime()
      let plot = plot {
        ForEach(names, id: \.self) { name in
          BarMark(x: .value("n", name), y: .value("v", 1)).foregroundStyle(by: .value("n", name))
            .position(by: .value("n", name))
        }
      }
      #expect(plot.pieces.count == count)
      return processorTime() - start
    }
    let few = [0, 1, 2].map { _ in seconds(500) }.min() ?? 0
    // Looked up one by one, sixteen times as many take up to 256 times as long.
    #expect(seconds(8000) < 80 * few)
  }

  /// Returns the seconds for which this thread has had a processor, whatever else runs.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
