import Drawing
import SwiftUI

/// Turns marks into shapes and views on the area of a plot.
struct ChartPlot {
  /// One thing that is drawn.
  struct Piece {
    enum Content {
      case fill(Path)
      case stroke(Path, StrokeStyle)
      /// A view with a place of it at a point.
      case view(AnyView, UnitPoint, CGPoint)
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
  private let colors: ChartColors
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

  private func across(_ value: PlottedValue) -> CGFloat? { x.place(value).map { $0 * size.width } }
  private func down(_ value: PlottedValue) -> CGFloat? {
    y.place(value).map { (1 - $0) * size.height }
  }

  private func point(_ mark: ChartMark) -> CGPoint? {
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
        edges: mark.edges.x, isThick: !isBar || !horizontal, isDodged: isBar && !horizontal, across),
      let rows = span(
        mark.y, mark, y, length: size.height, gap: gaps.y,
        thickness: isBar ? mark.thickness : mark.height, edges: mark.edges.y,
        isThick: !isBar || horizontal, isDodged: isBar && horizontal, down)
    else { return nil }
    return CGRect(
      x: columns.lowerBound + mark.offset.width, y: rows.lowerBound + mark.offset.height,
      width: columns.upperBound - columns.lowerBound, height: rows.upperBound - rows.lowerBound)
  }

  /// Returns from where to where a mark reaches on one axis.
  ///
  /// - Parameters:
  ///   - isThick: whether a value is a place with room around it rather than an end.
  ///   - isDodged: whether marks of other positions stand beside it.
  private func span(
    _ place: MarkPlace?, _ mark: ChartMark, _ scale: ChartScale, length: CGFloat, gap: Double,
    thickness: MarkDimension, edges: MarkEdges, isThick: Bool, isDodged: Bool,
    _ at: (PlottedValue) -> CGFloat?
  ) -> ClosedRange<CGFloat>? {
    guard let place else {
      guard isThick, mark.kind == .bar else { return edges.span(of: length) }
      let whole = thickness.length(of: length, usual: Guess.chartBar)
      return (length - whole) / 2...(length + whole) / 2
    }
    if let end = place.end, !place.isBin {
      guard let one = at(place.start), let other = at(end) else { return nil }
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
    let usual = mark.kind == .bar ? Guess.chartBar : 1
    let whole = thickness.length(of: room, usual: usual)
    guard isDodged, positions.count > 1, let position = mark.position,
      let index = positions.place(of: position)
    else { return middle - whole / 2...middle + whole / 2 }
    let part = whole / CGFloat(positions.count)
    let start = middle - whole / 2 + part * CGFloat(index)
    return start...start + part
  }

  // MARK: Lines and areas

  /// Joins the marks of lines and areas by series.
  private static func series(_ marks: [ChartMark]) -> [[ChartMark]] {
    var order: [String] = []
    var groups: [String: [ChartMark]] = [:]
    for mark in marks where mark.kind == .line || mark.kind == .area {
      let key = "\(mark.kind) \(mark.series ?? "")"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(mark)
    }
    return order.compactMap { groups[$0] }
  }

  private mutating func drawLine(_ series: [ChartMark]) {
    guard let first = series.first else { return }
    let places = series.compactMap { mark in point(mark).map { (mark, $0) } }
    guard let start = places.first?.1 else { return }
    var path = Path()
    path.move(to: start)
    first.interpolation.add(places.map(\.1), to: &path)
    if first.kind == .area {
      let edge = places.reversed().compactMap { mark, point -> CGPoint? in
        guard let low = mark.y?.start, let y = down(low) else { return nil }
        return CGPoint(x: point.x, y: y + mark.offset.height)
      }
      guard let end = edge.first else { return }
      path.addLine(to: end)
      first.interpolation.add(edge, to: &path)
      path.closeSubpath()
      add(.fill(path), first)
    } else if places.count > 1 {
      let usual = StrokeStyle(lineWidth: Guess.chartLine, lineJoin: .round)
      add(.stroke(path, colors.line(of: first) ?? usual), first)
    }
    // Dots on a line are drawn where they were asked for.
    for (mark, point) in places where mark.symbol != nil || mark.symbolName != nil {
      drawSymbol(mark, at: point)
    }
  }

  // MARK: Single marks

  private mutating func draw(_ mark: ChartMark) {
    switch mark.kind {
    case .line, .area, .sector: return
    case .bar, .rectangle:
      guard let box = box(mark) else { return }
      if let shape = mark.clipShape { return add(.fill(shape.path(in: box)), mark) }
      let radius = min(mark.cornerRadius, box.width / 2, box.height / 2)
      add(.fill(Path(roundedRect: box, cornerRadius: max(0, radius))), mark)
    case .point:
      guard let point = point(mark) else { return }
      drawSymbol(mark, at: point)
    case .rule: drawRule(mark)
    }
  }

  private mutating func drawSymbol(_ mark: ChartMark, at point: CGPoint) {
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

  private mutating func drawRule(_ mark: ChartMark) {
    var path = Path()
    let isUpright =
      mark.x != nil && mark.x?.end == nil || mark.y == nil && mark.x?.end == nil
      || mark.x == nil && mark.y?.end != nil
    if isUpright {
      let left = mark.x.map { across($0.middle) } ?? size.width / 2
      guard let left else { return }
      let top = mark.y.flatMap { $0.end }.map { down($0) } ?? 0
      let bottom = mark.y.flatMap { $0.end == nil ? nil : $0.start }.map { down($0) } ?? size.height
      guard var top, var bottom else { return }
      if mark.y == nil {
        let span = mark.edges.y.span(of: size.height)
        (top, bottom) = (span.lowerBound, span.upperBound)
      }
      path.move(to: CGPoint(x: left + mark.offset.width, y: bottom + mark.offset.height))
      path.addLine(to: CGPoint(x: left + mark.offset.width, y: top + mark.offset.height))
    } else {
      let height = mark.y.map { down($0.middle) } ?? size.height / 2
      let left = mark.x.map { across($0.start) } ?? 0
      let right = mark.x.map { $0.end.flatMap(across) } ?? size.width
      guard let height, var left, var right else { return }
      if mark.x == nil {
        let span = mark.edges.x.span(of: size.width)
        (left, right) = (span.lowerBound, span.upperBound)
      }
      path.move(to: CGPoint(x: left + mark.offset.width, y: height + mark.offset.height))
      path.addLine(to: CGPoint(x: right + mark.offset.width, y: height + mark.offset.height))
    }
    let usual = StrokeStyle(lineWidth: Guess.chartRule)
    add(.stroke(path, colors.line(of: mark) ?? usual), mark)
  }

  // MARK: A pie

  private mutating func drawSectors(_ marks: [ChartMark]) {
    let total = marks.reduce(0) { $0 + max(0, $1.x?.start.number ?? 0) }
    guard total > 0 else { return }
    let whole = min(size.width, size.height) / 2
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    var angle = -90.0
    for mark in marks {
      let turn = 360 * max(0, mark.x?.start.number ?? 0) / total
      let outer = min(whole, mark.radii.outer.length(of: whole, usual: 1))
      let inner = min(outer, mark.radii.inner.length(of: outer, usual: 0))
      // The gap is as wide outside as inside.
      let inset = { (radius: CGFloat) in
        radius > 0 ? min(turn / 2, mark.angularInset / radius * 180 / .pi) : 0
      }
      var path = Path()
      path.addArc(
        center: center, radius: outer, startAngle: .degrees(angle + inset(outer)),
        endAngle: .degrees(angle + turn - inset(outer)), clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .degrees(angle + turn - inset(inner)),
          endAngle: .degrees(angle + inset(inner)), clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
      if turn > 0 { add(.fill(path), mark) }
      let middle = (angle + turn / 2) * .pi / 180
      let distance = (inner + outer) / 2
      for note in mark.annotations {
        let place = CGPoint(
          x: center.x + cos(middle) * distance, y: center.y + sin(middle) * distance)
        add(.view(note.content, .center, place), mark)
      }
      angle += turn
    }
  }

  // MARK: Annotations

  private mutating func annotate(_ mark: ChartMark) {
    guard !mark.annotations.isEmpty, mark.kind != .sector else { return }
    let target: CGRect?
    switch mark.kind {
    case .bar, .rectangle: target = box(mark)
    case .rule:
      let left = mark.x.flatMap { across($0.start) }
      let right = mark.x.flatMap { ($0.end ?? $0.start) }.flatMap { across($0) }
      let top = mark.y.flatMap { down($0.end ?? $0.start) }
      let bottom = mark.y.flatMap { down($0.start) }
      target = CGRect(
        x: left ?? 0, y: top ?? 0, width: (right ?? size.width) - (left ?? 0),
        height: (bottom ?? size.height) - (top ?? 0))
    default:
      let side = mark.kind == .point ? (colors.symbolSize(of: mark) ?? .zero) : .zero
      target = point(mark).map {
        CGRect(
          x: $0.x - side.width / 2, y: $0.y - side.height / 2, width: side.width,
          height: side.height)
      }
    }
    guard let target else { return }
    for note in mark.annotations {
      let side = note.position.side
      // The view lies outside of the mark, by its gap.
      let out = CGPoint(x: (side.x - 0.5) * 2, y: (side.y - 0.5) * 2)
      var anchor = UnitPoint(x: 1 - side.x, y: 1 - side.y)
      var place = CGPoint(
        x: target.minX + target.width * side.x + out.x * note.spacing,
        y: target.minY + target.height * side.y + out.y * note.spacing)
      // Along the side that it touches, it is aligned.
      if out.x == 0, let part = note.alignment.horizontal.part {
        place.x = target.minX + target.width * part
        anchor.x = part
      }
      if out.y == 0, let part = note.alignment.vertical.part {
        place.y = target.minY + target.height * part
        anchor.y = part
      }
      add(.view(note.content, anchor, place), mark)
    }
  }

  private mutating func add(_ content: Piece.Content, _ mark: ChartMark) {
    pieces.append(
      Piece(
        content: content, style: colors.style(of: mark), opacity: mark.opacity,
        shadow: mark.shadow, blur: mark.blur, zIndex: mark.zIndex))
  }
}

extension HorizontalAlignment {
  fileprivate var part: CGFloat? {
    self == .leading ? 0 : self == .trailing ? 1 : nil
  }
}

extension VerticalAlignment {
  fileprivate var part: CGFloat? { self == .top ? 0 : self == .bottom ? 1 : nil }
}
