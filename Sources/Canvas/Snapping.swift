import Drawing

/// A line thinner than half a pixel, drawn with a line character in a row or column of cells.
struct Hairline: Hashable {
  var glyph: Character
  var isVertical: Bool
  /// The row of a horizontal line, the column of a vertical one.
  var position: Int
  var start: Int
  var end: Int
}

/// Puts small and upright things on the grid, so that they are crisp.
///
/// A pixel is `zoom` points. Horizontally half a pixel can be shown where the terminal has quadrant
/// blocks, vertically a whole one.
struct Snapping {
  enum Fill {
    case nothing
    case areas(Contour, Transform)
    case glyph(Character, column: Int, row: Int)
    case hairline(Hairline)
  }
  enum Stroke {
    case nothing
    case line(Contour, Transform, StrokeStyleMark, strength: Float)
    case hairline(Hairline)
  }

  private let pixel: Double
  private let map: Transform
  private let glyphs: GlyphSet
  private let levels: [Painting.Level]

  init(_ painting: Painting, _ state: Painting.State) {
    pixel = painting.painter.zoom
    map = state.transform
    glyphs = painting.painter.glyphs
    levels = painting.levels
  }

  /// The step of upright edges, in points.
  private var stepX: Double { glyphs == .blocks ? pixel / 2 : pixel }

  func fill(_ contour: Contour) -> Fill {
    if let line = straightLine(contour) { return fill(.rect(line)) }
    guard map.isUpright, let rect = contour.rect else {
      if let circle = circle(contour), case .ellipse = contour {
        return .areas(.ellipse(snapCircle(circle)), .identity)
      }
      return .areas(contour, map)
    }
    let box = map.box(rect)
    guard box.isFinite, box.width > 0, box.height > 0 else { return .nothing }
    let (width, height) = (box.width / pixel, box.height / pixel)
    if let dot = dot(contour, box) { return dot }
    if height < Snapping.thin, width >= 1 { return .hairline(horizontal(box)) }
    if width < Snapping.thin, height >= 1 { return .hairline(vertical(box)) }
    if case .ellipse = contour, abs(width - height) < 0.2 {
      // Two pixels cannot be round.
      if width < 2.5 { return .areas(.rect(snap(box)), .identity) }
      return .areas(.ellipse(snapCircle((Point(x: box.midX, y: box.midY), box.width))), .identity)
    }
    return .areas(contour.replacing(snap(box), scale: map.scale, pixel: pixel), .identity)
  }

  /// In pixels: what is thinner becomes a line of characters.
  private static let thin = 0.45

  func clip(_ contour: Contour, isCrisp: Bool) -> (Contour, Transform) {
    guard map.isUpright, let rect = contour.rect, rect.isFinite else { return (contour, map) }
    let box = map.box(rect)
    if case .ellipse = contour, abs(box.width - box.height) < 0.2 * pixel, box.width > pixel {
      return (.ellipse(snapCircle((Point(x: box.midX, y: box.midY), box.width))), .identity)
    }
    return (contour.replacing(snap(box), scale: map.scale, pixel: pixel), .identity)
  }

  func stroke(_ contour: Contour, _ style: StrokeStyleMark) -> Stroke {
    if style.dash.isEmpty, let line = straightLine(contour) {
      var box = line
      let width = style.width / 2
      let isLevel = line.width >= line.height
      let cap = style.cap == .butt ? 0 : width
      box = Rect(
        x: line.x - (isLevel ? cap : width), y: line.y - (isLevel ? width : cap),
        width: line.width + 2 * (isLevel ? cap : width),
        height: line.height + 2 * (isLevel ? width : cap))
      switch fill(.rect(box)) {
      case .hairline(let line): return .hairline(line)
      case .areas(let contour, let map):
        guard let rect = contour.rect else { return .nothing }
        // A bar of its own width, along its middle.
        let middle = [
          PathElement.move(Point(x: rect.minX, y: rect.midY)),
          .line(Point(x: rect.maxX, y: rect.midY)),
        ]
        return .line(
          .path(middle, isEvenOdd: false), map, StrokeStyleMark(width: rect.height), strength: 1)
      case .nothing, .glyph: return .nothing
      }
    }
    var style = style
    let scale = map.scale
    style.width *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    if let (center, diameter) = circle(contour) {
      return strokeCircle(contour, center, diameter, style)
    }
    let least = 0.5 * pixel
    var strength: Float = 1
    let exact = Float(style.width / least)
    if exact < 1 {
      strength = max(0.75, exact)
      style.width = least
    }
    if map.isUpright, let rect = contour.rect, rect.isFinite {
      // A fine outline keeps its true weight: it takes less of its pixel.
      if exact < 1 { strength = max(0.35, exact) }
      let outer = snap(map.box(rect).outset(by: style.width / 2))
      let inner = outer.inset(by: style.width / 2)
      return .line(
        contour.replacing(inner, scale: scale, pixel: 0), .identity, style, strength: strength)
    }
    return .line(contour, map, style, strength: strength)
  }

  /// Rings keep whole pixels around them and a stroke that closes.
  private func strokeCircle(
    _ contour: Contour, _ center: Point, _ diameter: Double, _ style: StrokeStyleMark
  ) -> Stroke {
    var style = style
    let outer = diameter + style.width
    let least = (style.width >= 0.45 * pixel ? 1 : 0.6) * pixel
    style.width = max(style.width, least)
    let snapped = snapCircle((center, outer))
    let radius = max(0.1 * pixel, snapped.width / 2 - style.width / 2)
    style.width = min(style.width, snapped.width)
    let target = Point(x: snapped.midX, y: snapped.midY)
    let map = self.map
      .then(.translation(x: -center.x, y: -center.y))
      .then(.scale(x: 2 * radius / diameter, y: 2 * radius / diameter))
      .then(.translation(x: target.x, y: target.y))
    return .line(contour, map, style, strength: 1)
  }

  // Parts.

  private func snap(_ box: Rect) -> Rect {
    // The end of a bar of one pixel shares its cell with two more colours: it keeps to whole pixels.
    let isBar = box.height < 1.5 * pixel && box.width >= 3 * pixel
    // Its ends lean inward, so that a gap between two bars never closes.
    let lean = isBar ? 0.2 * pixel : 0
    let (left, right) = edges(
      box.minX + lean, box.maxX - lean, step: isBar ? pixel : stepX, thick: 3 * pixel)
    let (top, bottom) = edges(box.minY, box.maxY, step: pixel, thick: 3 * pixel)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Thin things keep their thickness wherever they lie, thick ones their edges.
  private func edges(
    _ low: Double, _ high: Double, step: Double, thick: Double
  ) -> (Double, Double) {
    if high - low >= thick {
      let start = (low / step).rounded() * step
      return (start, max(start + step, (high / step).rounded() * step))
    }
    let steps = max(1, ((high - low) / step).rounded())
    let start = (((low + high) / 2 / step) - steps / 2).rounded()
    return (start * step, (start + steps) * step)
  }

  private func snapCircle(_ circle: (center: Point, diameter: Double)) -> Rect {
    let exact = circle.diameter / pixel
    let size = (exact < 12 ? max(1, exact.rounded()) : exact.rounded()) * pixel
    let left = ((circle.center.x - size / 2) / stepX).rounded() * stepX
    let top = ((circle.center.y - size / 2) / pixel).rounded() * pixel
    return Rect(x: left, y: top, width: size, height: size)
  }

  private func dot(_ contour: Contour, _ box: Rect) -> Fill? {
    let (width, height) = (box.width / pixel, box.height / pixel)
    guard max(width, height) < 1.75, abs(width - height) < 0.25 else { return nil }
    switch contour {
    case .ellipse: break
    case .rounded(let rect, let radii, _):
      guard radii.topLeft >= 0.4 * min(rect.width, rect.height) else { return nil }
    case .rect, .path: return nil
    }
    let (column, row) = place(box)
    let glyph: Character
    switch width {
    case 0.8...: glyph = glyphs == .ascii ? "o" : "●"
    case 0.45...: glyph = glyphs == .ascii ? "*" : "•"
    default: glyph = glyphs == .ascii ? "." : "·"
    }
    return .glyph(glyph, column: column, row: row)
  }

  /// The cell of a dot: in the row of the text beside it, and not on its letters.
  private func place(_ box: Rect) -> (column: Int, row: Int) {
    let column = Int((box.midX / pixel).rounded(.down))
    let row = Int((box.midY / (2 * pixel)).rounded(.down))
    func away(_ level: Painting.Level) -> Double {
      max(0, level.frame.minX - box.maxX, box.minX - level.frame.maxX)
    }
    let near = levels.filter {
      abs($0.middle - box.midY) <= 0.36 * 2 * pixel && away($0) < 16 * pixel
    }
    guard let level = near.min(by: { away($0) < away($1) }) else { return (column, row) }
    for shift in [0, -1, 1]
    where !near.contains(where: { $0.row == level.row && $0.columns.contains(column + shift) }) {
      return (column + shift, level.row)
    }
    return (column, level.row)
  }

  private func horizontal(_ box: Rect) -> Hairline {
    let place = box.midY / (2 * pixel)
    let row = Int(place.rounded(.down))
    let part = place - place.rounded(.down)
    let glyph: Character
    switch glyphs {
    case .blocks: glyph = part < 0.25 ? "▔" : part > 0.75 ? "▁" : "─"
    case .halves: glyph = "─"
    case .ascii: glyph = part > 0.6 ? "_" : "-"
    }
    return Hairline(
      glyph: glyph, isVertical: false, position: row,
      start: Int((box.minX / pixel).rounded()), end: Int((box.maxX / pixel).rounded()))
  }

  private func vertical(_ box: Rect) -> Hairline {
    Hairline(
      glyph: glyphs == .ascii ? "|" : "│", isVertical: true,
      position: Int((box.midX / pixel).rounded(.down)),
      start: Int((box.minY / (2 * pixel)).rounded()),
      end: Int((box.maxY / (2 * pixel)).rounded()))
  }

  /// A path of one upright segment, as a rectangle without thickness, in local points.
  private func straightLine(_ contour: Contour) -> Rect? {
    guard map.isUpright, case .path(let elements, _) = contour, elements.count == 2,
      case .move(let from) = elements[0], case .line(let to) = elements[1],
      from.isFinite, to.isFinite,
      abs(from.x - to.x) < 0.01 || abs(from.y - to.y) < 0.01
    else { return nil }
    return Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y))
  }

  /// The circle that a contour is, or is a part of, on the surface.
  private func circle(_ contour: Contour) -> (center: Point, diameter: Double)? {
    let isSimilar =
      abs(map.a * map.c + map.b * map.d) < 1e-6
      && abs(map.a * map.a + map.b * map.b - map.c * map.c - map.d * map.d) < 1e-6
    guard isSimilar else { return nil }
    switch contour {
    case .ellipse(let rect):
      guard rect.isFinite, abs(rect.width - rect.height) < 0.5, rect.width > 0 else { return nil }
      return (map.apply(Point(x: rect.midX, y: rect.midY)), rect.width * map.scale)
    case .rounded(let rect, let radii, _):
      guard rect.isFinite, abs(rect.width - rect.height) < 0.5, rect.width > 0,
        min(radii.topLeft, radii.bottomRight) >= rect.width / 2 - 0.5
      else { return nil }
      return (map.apply(Point(x: rect.midX, y: rect.midY)), rect.width * map.scale)
    case .rect: return nil
    case .path(let elements, _): return Arc.circle(elements, map)
    }
  }
}

extension Contour {
  /// The rectangle of a simple contour.
  var rect: Rect? {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _), .ellipse(let rect): rect
    case .path: nil
    }
  }

  /// The same kind of contour in another rectangle; corners smaller than most of a pixel become sharp.
  func replacing(_ rect: Rect, scale: Double, pixel: Double) -> Contour {
    switch self {
    case .rect, .path: return .rect(rect)
    case .ellipse: return min(rect.width, rect.height) <= pixel ? .rect(rect) : .ellipse(rect)
    case .rounded(let old, let radii, let isContinuous):
      if min(rect.width, rect.height) <= pixel { return .rect(rect) }
      let isCapsule = radii.topLeft >= min(old.width, old.height) / 2 - 0.01
      func scaled(_ radius: Double) -> Double {
        let radius = isCapsule ? min(rect.width, rect.height) / 2 : radius * scale
        return radius < 0.6 * pixel ? 0 : radius
      }
      return .rounded(
        rect,
        CornerRadii(
          topLeft: scaled(radii.topLeft), topRight: scaled(radii.topRight),
          bottomLeft: scaled(radii.bottomLeft), bottomRight: scaled(radii.bottomRight)),
        isContinuous: isContinuous)
    }
  }
}

/// Recognises paths that are parts of circles, such as a trimmed ring.
enum Arc {
  static func circle(
    _ elements: [PathElement], _ map: Transform
  ) -> (center: Point, diameter: Double)? {
    guard elements.count >= 2, elements.count <= 40 else { return nil }
    var moves = 0
    for element in elements {
      switch element {
      case .move: moves += 1
      case .curve, .quad: break
      case .line: return nil
      case .close: break
      }
    }
    guard moves == 1 else { return nil }
    var polygons = Polygons()
    polygons.add(.path(elements, isEvenOdd: false), map, tolerance: 0.5)
    let points = polygons.points
    guard points.count >= 3 else { return nil }
    let (a, b, c) = (points[0], points[points.count / 3], points[points.count * 2 / 3])
    let cross = 2 * ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
    guard abs(cross) > 1e-6 else { return nil }
    let squareB = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
    let squareC = (c.x - a.x) * (c.x - a.x) + (c.y - a.y) * (c.y - a.y)
    let center = Point(
      x: a.x + ((c.y - a.y) * squareB - (b.y - a.y) * squareC) / cross,
      y: a.y + ((b.x - a.x) * squareC - (c.x - a.x) * squareB) / cross)
    let radius = hypotenuse(a.x - center.x, a.y - center.y)
    guard radius > 0.5, radius < 2_000 else { return nil }
    for point in points
    where abs(hypotenuse(point.x - center.x, point.y - center.y) - radius) > 0.02 * radius + 0.05 {
      return nil
    }
    return (center, 2 * radius)
  }
}
