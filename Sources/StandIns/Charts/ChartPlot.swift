import SwiftUI

/// Turns marks into shapes on a surface.
struct ChartPlot {
  struct Shape {
    var path: Path
    var style: AnyShapeStyle
    /// nil is filled.
    var lineWidth: CGFloat?
    var dash: [CGFloat] = []
    var opacity = 1.0
  }

  private(set) var shapes: [Shape] = []
  private let size: CGSize
  private let xScale: ChartScale
  private let yScale: ChartScale

  init(
    marks: [ChartMark], size: CGSize, xDomain: ClosedRange<Double>?, yDomain: ClosedRange<Double>?
  ) {
    self.size = size
    let hasBars = marks.contains { [.bar, .area].contains($0.kind) }
    xScale = ChartScale(marks.flatMap { [$0.x, $0.xEnd].compactMap(\.self) }, domain: xDomain)
    yScale = ChartScale(
      marks.flatMap { [$0.y, $0.yEnd].compactMap(\.self) } + (hasBars ? [.number(0)] : []),
      domain: yDomain)
    let slot = size.width / CGFloat(max(1, Set(marks.compactMap(\.x)).count))
    for series in Self.series(marks) { drawLine(series) }
    for mark in marks { draw(mark, slot: slot) }
  }

  /// Lines and areas join the marks of one series.
  private static func series(_ marks: [ChartMark]) -> [[ChartMark]] {
    var order: [String] = []
    var groups: [String: [ChartMark]] = [:]
    for mark in marks where mark.kind == .line || mark.kind == .area {
      let key = "\(mark.kind) \(mark.series)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(mark)
    }
    return order.compactMap { groups[$0] }
  }

  private func point(_ x: PlottedValue?, _ y: PlottedValue?) -> CGPoint {
    CGPoint(x: xScale.place(x) * size.width, y: (1 - yScale.place(y)) * size.height)
  }

  private mutating func drawLine(_ series: [ChartMark]) {
    guard let first = series.first else { return }
    let points = series.map { point($0.x, $0.y) }
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if first.kind == .area, let start = points.first, let end = points.last {
      path.addLine(to: CGPoint(x: end.x, y: size.height))
      path.addLine(to: CGPoint(x: start.x, y: size.height))
      path.closeSubpath()
      shapes.append(Shape(path: path, style: first.style, opacity: first.opacity * 0.6))
    } else {
      shapes.append(
        Shape(
          path: path, style: first.style, lineWidth: first.lineWidth, dash: first.dash,
          opacity: first.opacity))
    }
  }

  private mutating func draw(_ mark: ChartMark, slot: CGFloat) {
    switch mark.kind {
    case .line, .area: return
    case .bar, .rectangle:
      let start = point(mark.x, mark.yEnd ?? .number(0))
      let end = point(mark.xEnd ?? mark.x, mark.y)
      let width = mark.width ?? (mark.xEnd == nil ? max(1, slot * 0.7) : abs(end.x - start.x))
      let left = mark.xEnd == nil ? start.x - width / 2 : min(start.x, end.x)
      let bar = CGRect(
        x: max(0, left), y: min(start.y, end.y), width: width, height: abs(end.y - start.y))
      shapes.append(
        Shape(
          path: Path(roundedRect: bar, cornerRadius: mark.cornerRadius), style: mark.style,
          opacity: mark.opacity))
    case .point:
      let center = point(mark.x, mark.y)
      let side = mark.symbolSize.squareRoot()
      shapes.append(
        Shape(
          path: Path(
            ellipseIn: CGRect(
              x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)),
          style: mark.style, opacity: mark.opacity))
    case .rule:
      var path = Path()
      if mark.y == nil {
        path.move(to: CGPoint(x: point(mark.x, nil).x, y: 0))
        path.addLine(to: CGPoint(x: point(mark.x, nil).x, y: size.height))
      } else {
        let y = point(nil, mark.y).y
        path.move(to: CGPoint(x: mark.x == nil ? 0 : point(mark.x, nil).x, y: y))
        path.addLine(to: CGPoint(x: mark.xEnd == nil ? size.width : point(mark.xEnd, nil).x, y: y))
      }
      shapes.append(
        Shape(
          path: path, style: mark.style, lineWidth: mark.lineWidth, dash: mark.dash,
          opacity: mark.opacity))
    }
  }
}

/// Maps the values of an axis to 0…1.
struct ChartScale {
  private let names: [String]
  private let range: ClosedRange<Double>

  init(_ values: [PlottedValue], domain: ClosedRange<Double>?) {
    var names: [String] = []
    var numbers: [Double] = []
    for value in values {
      switch value {
      case .name(let name): if !names.contains(name) { names.append(name) }
      case .number(let number): if number.isFinite { numbers.append(number) }
      }
    }
    self.names = names
    let low = numbers.min() ?? 0
    let high = numbers.max() ?? 1
    range = domain ?? (low < high ? low...high : low - 0.5...low + 0.5)
  }

  func place(_ value: PlottedValue?) -> CGFloat {
    switch value {
    case .name(let name)?:
      let index = Double(names.firstIndex(of: name) ?? 0)
      return CGFloat((index + 0.5) / Double(max(1, names.count)))
    case .number(let number)?:
      guard names.isEmpty || !range.isEmpty, number.isFinite else { return 0 }
      let span = range.upperBound - range.lowerBound
      return span > 0 ? CGFloat((number - range.lowerBound) / span) : 0.5
    case nil: return 0
    }
  }
}
