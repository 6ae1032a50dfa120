import Drawing
import Raster

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

  let pixel: Double
  let map: Transform
  let glyphs: GlyphSet
  let levels: [Painting.Level]
  /// Parts of a symbol keep their places among one another.
  private let isPart: Bool

  init(_ painting: Painting, _ state: Painting.State) {
    pixel = painting.painter.zoom
    map = state.transform
    glyphs = painting.painter.glyphs
    levels = painting.levels
    isPart = state.isSymbol
  }

  /// The step of upright edges, in points.
  var stepX: Double { glyphs.hasQuadrants ? pixel / 2 : pixel }

  func fill(_ contour: Contour) -> Fill {
    if let line = straightLine(contour) { return fill(.rect(line)) }
    guard map.isUpright, let rect = contour.rect else {
      if let circle = circle(contour), case .ellipse = contour {
        return .areas(.ellipse(snapCircle(circle)), .identity)
      }
      return .areas(contour, map)
    }
    var box = map.box(rect)
    guard box.isFinite, box.width > 0, box.height > 0 else { return .nothing }
    let (width, height) = (box.width / pixel, box.height / pixel)
    if !isPart {
      if let dot = dot(contour, box) { return dot }
      box = following(box)
    }
    if !isPart, height < Snapping.thin, width >= 1 { return .hairline(horizontal(box)) }
    if !isPart, width < Snapping.thin, height >= 1 { return .hairline(vertical(box)) }
    if case .ellipse = contour, abs(width - height) < 0.2 {
      // Two pixels cannot be round.
      if width < 2.5 { return .areas(.rect(snap(box)), .identity) }
      return .areas(.ellipse(snapCircle((Point(x: box.midX, y: box.midY), box.width))), .identity)
    }
    return .areas(contour.replacing(snap(box), scale: map.scale, pixel: pixel), .identity)
  }

  /// In pixels: what is thinner becomes a line of characters.
  private static let thin = 0.45

  func clip(_ contour: Contour) -> (Contour, Transform) {
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
      let outer = snap(following(map.box(rect)).outset(by: style.width / 2))
      let inner = outer.inset(by: style.width / 2)
      return .line(
        contour.replacing(inner, scale: scale, pixel: 0), .identity, style, strength: strength)
    }
    return .line(contour, map, style, strength: strength)
  }

  func snap(_ box: Rect) -> Rect {
    // The end of a bar of one pixel shares its cell with two more colours: it keeps to whole pixels.
    let isBar = box.height < 1.5 * pixel && box.width >= 3 * pixel
    // Its ends lean inward, so that a gap between two bars never closes.
    let lean = isBar ? 0.2 * pixel : 0
    let (left, right) = edges(
      box.minX + lean, box.maxX - lean, step: isBar ? pixel : stepX, thick: 3 * pixel)
    let (top, bottom) = edges(box.minY, box.maxY, step: pixel, thick: 3 * pixel)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns both edges on pixels. Thin things keep their thickness wherever they lie, thick ones their edges.
  func edges(
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
}

extension Contour {
  /// The rectangle of a simple contour.
  var rect: Rect? {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _), .ellipse(let rect): rect
    case .path: nil
    }
  }

  /// Returns the same kind of contour in another rectangle; corners smaller than most of a pixel become sharp.
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
