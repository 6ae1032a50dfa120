import Drawing
import SwiftUI

/// Turns marks into shapes and views on the area of a plot.
struct ChartPlot {
  /// One thing that is drawn.
  struct Piece {
    enum Content {
      case fill(Path)
      case stroke(Path, StrokeStyle)
      /// A dot that is a view, with a place of it at a point.
      case view(AnyView, UnitPoint, CGPoint)
      /// A view beside a mark, which does not take the mark's colour.
      case annotation(AnyView, UnitPoint, CGPoint)
    }
    var content: Content
    var style: AnyShapeStyle
    var opacity = 1.0
    var shadow: MarkShadow?
    var blur: CGFloat = 0
    var zIndex = 0.0
  }

  private(set) var pieces: [Piece] = []
  let size: CGSize
  let x: ChartScale
  let y: ChartScale
  let colors: ChartColors
  /// The least distance between neighbours on an axis of numbers, in its parts.
  private let gaps: (x: Double, y: Double)
  private let positions: OrderedValues<PlottedValue>

  /// Creates a plot.
  ///
  /// - Parameter marks: stacked.
  init(
    marks: [ChartMark], size: CGSize, x: ChartScale, y: ChartScale, colors: ChartColors
  ) {
    (self.size, self.x, self.y, self.colors) = (size, x, y, colors)
    gaps = (Self.gap(marks.compactMap(\.x), x), Self.gap(marks.compactMap(\.y), y))
    positions = OrderedValues(marks.compactMap(\.position))
    for series in Self.series(marks) { drawLine(series) }
    for mark in marks { draw(mark) }
    drawSectors(marks.filter { $0.kind == .sector })
    for mark in marks { annotate(mark) }
    let order = pieces.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    pieces = order.map(\.element)
  }

  private static func gap(_ places: [MarkPlace], _ scale: ChartScale) -> Double {
    let all = Set(places.compactMap { scale.place($0.middle) }).sorted()
    return zip(all, all.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }.min() ?? 1
  }

  // MARK: Places

  func across(_ value: PlottedValue) -> CGFloat? { x.place(value).map { $0 * size.width } }
  func down(_ value: PlottedValue) -> CGFloat? {
    y.place(value).map { (1 - $0) * size.height }
  }

  func point(_ mark: ChartMark) -> CGPoint? {
    let left = mark.x.map { across($0.middle) } ?? size.width / 2
    let top = mark.y.map { down($0.middle) } ?? size.height / 2
    guard let left, let top else { return nil }
    return CGPoint(x: left + mark.offset.width, y: top + mark.offset.height)
  }

  /// Returns the box of a bar or a rectangle.
  func box(_ mark: ChartMark) -> CGRect? {
    let isBar = mark.kind == .bar
    let horizontal = isBar && mark.isHorizontal
    guard
      let columns = span(
        mark.x, mark, x, length: size.width, gap: gaps.x, thickness: mark.thickness,
        edges: mark.edges.x, shifts: (mark.endOffsets.start.width, mark.endOffsets.end.width),
        isThick: !isBar || !horizontal, isDodged: isBar && !horizontal, across),
      let rows = span(
        mark.y, mark, y, length: size.height, gap: gaps.y,
        thickness: isBar ? mark.thickness : mark.height, edges: mark.edges.y,
        shifts: (mark.endOffsets.start.height, mark.endOffsets.end.height),
        isThick: !isBar || horizontal, isDodged: isBar && horizontal, down)
    else { return nil }
    return CGRect(
      x: columns.lowerBound + mark.offset.width, y: rows.lowerBound + mark.offset.height,
      width: columns.upperBound - columns.lowerBound, height: rows.upperBound - rows.lowerBound)
  }

  /// Returns from where to where a mark reaches on one axis.
  ///
  /// - Parameters:
  ///   - shifts: how far its ends are moved.
  ///   - isThick: whether a value is a place with room around it rather than an end.
  ///   - isDodged: whether marks of other positions stand beside it.
  private func span(
    _ place: MarkPlace?, _ mark: ChartMark, _ scale: ChartScale, length: CGFloat, gap: Double,
    thickness: MarkDimension, edges: MarkEdges, shifts: (start: CGFloat, end: CGFloat),
    isThick: Bool, isDodged: Bool,
    _ at: (PlottedValue) -> CGFloat?
  ) -> ClosedRange<CGFloat>? {
    guard let place else {
      guard isThick, mark.kind == .bar else {
        let edges = edges.span(of: length)
        let (one, other) = (edges.lowerBound + shifts.start, edges.upperBound + shifts.end)
        return min(one, other)...max(one, other)
      }
      let whole = thickness.length(of: length, usual: ChartMetrics.bar)
      return (length - whole) / 2...(length + whole) / 2
    }
    if let end = place.end, !place.isBin {
      guard var one = at(place.start), var other = at(end) else { return nil }
      (one, other) = (one + shifts.start, other + shifts.end)
      return min(one, other)...max(one, other)
    }
    guard let middle = at(place.middle) else { return nil }
    guard isThick else { return min(middle, length)...max(middle, length) }
    var room = gap * length
    if case .name = place.start { room = length * scale.slot }
    if place.isBin, let end = place.end, let one = at(place.start), let other = at(end) {
      room = abs(other - one)
    }
    // Rectangles fill the slots of names.
    let usual = mark.kind == .bar ? ChartMetrics.bar : 1
    let whole = thickness.length(of: room, usual: usual)
    guard isDodged, positions.count > 1, let position = mark.position,
      let index = positions.place(of: position)
    else { return middle - whole / 2...middle + whole / 2 }
    let part = whole / CGFloat(positions.count)
    let start = middle - whole / 2 + part * CGFloat(index)
    return start...start + part
  }

  // MARK: Single marks

  private mutating func draw(_ mark: ChartMark) {
    switch mark.kind {
    case .line, .area, .sector: return
    case .bar, .rectangle:
      guard let box = box(mark) else { return }
      if let shape = mark.clipShape { return add(.fill(shape.path(in: box)), mark) }
      add(.fill(Path(roundedRect: box, cornerRadii: corners(of: mark, box))), mark)
    case .point:
      guard let point = point(mark) else { return }
      drawSymbol(mark, at: point)
    case .rule: drawRule(mark)
    }
  }

  mutating func drawSymbol(_ mark: ChartMark, at point: CGPoint) {
    let usual = CGFloat(Guess.chartDot).squareRoot()
    let size = colors.symbolSize(of: mark) ?? CGSize(width: usual, height: usual)
    let box = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
      height: size.height)
    let named = mark.symbolName.map(colors.symbol)
    switch mark.symbol ?? named ?? ChartSymbol(BasicChartSymbolShape.circle) {
    case .shape(let path, nil): add(.fill(path(box)), mark)
    case .shape(let path, let width?):
      let inner = box.insetBy(dx: width / 2, dy: width / 2)
      add(.stroke(path(inner), StrokeStyle(lineWidth: width)), mark)
    case .view(let view): add(.view(view, .center, point), mark)
    }
  }

  mutating func add(_ content: Piece.Content, _ mark: ChartMark) {
    pieces.append(
      Piece(
        content: content, style: colors.style(of: mark), opacity: mark.opacity,
        shadow: mark.shadow, blur: mark.blur, zIndex: mark.zIndex))
  }
}
