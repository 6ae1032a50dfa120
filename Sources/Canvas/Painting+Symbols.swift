import Drawing
import Numbers
import Raster

extension Painting {
  /// Draws a large symbol in the largest square of its frame; a distorted one fills that.
  func drawSymbol(_ drawing: SymbolDrawing, in frame: Rect, _ mark: SymbolMark, _ state: State) {
    let natural = min(
      max(frame.width, frame.height), 1.25 * min(frame.width, frame.height))
    guard natural > 0, natural < 1e5, frame.isFinite else { return }
    let pixel = painter.zoom
    let side = max(4, (natural / pixel).rounded()) * pixel
    let unit = side / 24
    let fills = mark.isSeenDistorted && max(frame.width, frame.height) < 1e5
    let (across, down) = fills ? (frame.width, frame.height) : (side, side)
    let left = ((frame.midX - across / 2) / pixel * 2).rounded() * pixel / 2
    let top = ((frame.midY - down / 2) / pixel).rounded() * pixel
    let whole = Transform.scale(x: across / 24, y: down / 24).then(.translation(x: left, y: top))
    // The paint is in the marks' points, the shapes are in units of their own.
    var paint = mark.paints.first ?? .color(.white)
    if let back = whole.inverse { paint = paint.moved(state.transform.then(back)) }
    // Strokes follow the weight, and are never thinner than a pixel shows.
    let part = mark.face.weight >= 600 ? 3.0 : mark.face.weight < 350 ? 1.8 : 2.4
    var items: [DisplayItem] = []
    let isInside = drawing.frame != .bare
    let inner =
      isInside ? Transform.scale(x: 0.56, y: 0.56).then(.translation(x: 5.3, y: 5.3)) : .identity
    let width = max(part, 0.9 * painter.zoom / unit)
    // Slanting lines share their pixels with what is beside them, and pale the more the finer they are.
    let slanting = max(part, 1.25 * painter.zoom / unit)
    if let around = symbolFrame(drawing.frame, paint, line: min(part, 2)) { items.append(around) }
    let isKnockedOut = drawing.frame == .disc || drawing.frame == .block
    for shape in drawing.shapes {
      let contour = isInside ? shape.contour : shape.contour.flattened(step: pixel / unit)
      let style = StrokeStyleMark(
        width: isInside
          ? width / 0.56 * 0.9 : shape.contour.isUpright ? width : slanting, cap: .round,
        join: .round)
      let item: DisplayItem =
        shape.isLine ? .stroke(contour, paint, style) : .fill(contour, paint)
      items.append(
        .group(
          GroupMark(
            [item], transform: inner,
            blend: shape.isCut != isKnockedOut ? .destinationOut : .normal)))
    }
    if drawing.isStruck { items += symbolStrike(paint, width: width) }
    var state = state
    state.transform = .identity
    state.isSymbol = true
    let hasCuts = isKnockedOut || drawing.isStruck || drawing.shapes.contains(where: \.isCut)
    let group = GroupMark(items, transform: whole)
    if hasCuts {
      state.transform = whole
      drawLayered(group, alpha: 1, state)
    } else {
      drawGroup(group, state)
    }
  }

  /// Returns what is drawn around a symbol's shapes, in units of the symbol.
  private func symbolFrame(
    _ frame: SymbolDrawing.Frame, _ paint: Paint, line: Double
  ) -> DisplayItem? {
    let style = StrokeStyleMark(width: line)
    switch frame {
    case .bare: return nil
    case .disc: return .fill(.ellipse(Rect(x: 0.5, y: 0.5, width: 23, height: 23)), paint)
    case .ring: return .stroke(.ellipse(Rect(x: 1.5, y: 1.5, width: 21, height: 21)), paint, style)
    case .block: return .fill(.rounded(Rect(x: 1, y: 1, width: 22, height: 22), radius: 5), paint)
    case .box:
      return .stroke(.rounded(Rect(x: 2, y: 2, width: 20, height: 20), radius: 4), paint, style)
    }
  }

  /// Returns the line through a struck symbol, with a gap cut beside it.
  private func symbolStrike(_ paint: Paint, width: Double) -> [DisplayItem] {
    let style = StrokeStyleMark(width: width, cap: .round)
    func line(from start: Point, to end: Point, _ paint: Paint) -> DisplayItem {
      .stroke(.path([.move(start), .line(end)], isEvenOdd: false), paint, style)
    }
    let gap = line(from: Point(x: 5, y: 1), to: Point(x: 24, y: 21), .color(.white))
    return [
      .group(GroupMark([gap], blend: .destinationOut)),
      line(from: Point(x: 3, y: 2), to: Point(x: 22, y: 22), paint),
    ]
  }

  /// Draws a small symbol's frame around the cell that its middle is in, and a character in that cell.
  func drawFramed(
    _ outer: SymbolDrawing, _ glyph: PlacedGlyph, in frame: Rect, _ mark: SymbolMark, _ state: State
  ) {
    guard frame.isFinite, abs(frame.midX) < 1e5, abs(frame.midY) < 1e5 else { return }
    let pixel = painter.zoom
    let column = Int(bounded: (frame.midX / pixel).rounded(.down))
    let row = Int(bounded: (frame.midY / pixel / 2).rounded(.down))
    var ink = glyph.paint
    if outer.frame == .disc || outer.frame == .block, column >= 0, column < grid.columns, row >= 0,
      row < grid.rows
    {
      // What is cut out of the disc shows what lies below.
      let below = layer.mean(column: column, row: row)
      ink = .color(RGBA(red: Double(below.x), green: Double(below.y), blue: Double(below.z)))
    }
    let side = min(max(frame.width, frame.height), 1.25 * min(frame.width, frame.height))
    let box = Rect(
      x: (Double(column) + 0.5) * pixel - side / 2, y: Double(2 * row + 1) * pixel - side / 2,
      width: side, height: side)
    drawSymbol(outer, in: box, mark, state)
    drawGlyph(
      glyph.glyph, column: column, row: row, ink, state, style: glyph.style, isText: true)
  }
}

extension SymbolMark {
  /// Whether its distortion is seen in cells.
  var isSeenDistorted: Bool { max(stretch.width, stretch.height) >= 1.4 }
}

extension Contour {
  /// Returns a filled path with its level and upright edges on the grid of pixels (`step` units each).
  fileprivate func flattened(step: Double) -> Contour {
    guard case .path(let elements, let rule) = self, elements.last == .close else { return self }
    let ends = elements.compactMap(\.end)
    var levels: Set<Double> = []
    var uprights: Set<Double> = []
    for (index, place) in ends.enumerated() {
      let next = ends[(index + 1) % ends.count]
      if place.y == next.y, place.x != next.x { levels.insert(place.y) }
      if place.x == next.x, place.y != next.y { uprights.insert(place.x) }
    }
    func snap(_ place: Point) -> Point {
      Point(
        x: uprights.contains(place.x) ? (place.x / step * 2).rounded() * step / 2 : place.x,
        y: levels.contains(place.y) ? (place.y / step).rounded() * step : place.y)
    }
    return .path(elements.map { $0.mapped(snap) }, isEvenOdd: rule)
  }
}

extension PathElement {
  /// Where the element leads.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }

}

extension Paint {
  /// Returns the paint in other coordinates.
  func moved(_ map: Transform) -> Paint {
    switch self {
    case .color, .material, .image: return self
    case .linear(let stops, let start, let end):
      return .linear(stops, start: map.apply(start), end: map.apply(end))
    case .radial(let stops, let center, let startRadius, let endRadius, let height):
      return .radial(
        stops, center: map.apply(center), startRadius: startRadius * map.scale,
        endRadius: endRadius * map.scale, height: height)
    case .angular(let stops, let center, let startAngle, let endAngle):
      return .angular(
        stops, center: map.apply(center), startAngle: startAngle, endAngle: endAngle)
    case .mesh(let mesh): return .mesh(mesh.mapped(map.apply) { $0 })
    }
  }
}
