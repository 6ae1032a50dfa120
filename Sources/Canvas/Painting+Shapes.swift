import Drawing
import Findings
import Raster
import Numbers

extension Painting {
  func fill(_ contour: Contour, _ paint: Paint, _ state: State) {
    grounds?.begin(contour, state.transform)
    let crisp =
      grid.isPixels
      ? .areas(contour.fine, wholePixels.map(contour, state.transform))
      : Snapping(self, state).fill(contour)
    switch crisp {
    case .nothing: return
    case .glyph(let glyph, let column, let row):
      drawGlyph(glyph, column: column, row: row, paint, state)
    case .hairline(let line): drawHairline(line, paint, state)
    case .areas(let contour, let map):
      buffer.outline.removeAll()
      buffer.outline.add(contour, map, tolerance: tolerance)
      var isEvenOdd = false
      if case .path(_, let rule) = contour { isEvenOdd = rule }
      cover(buffer.outline, isEvenOdd: isEvenOdd, paint, state)
    }
  }

  func stroke(_ contour: Contour, _ paint: Paint, _ style: StrokeStyleMark, _ state: State) {
    guard style.width > 0, style.width.isFinite else { return }
    grounds?.begin(nil, state.transform)
    let contour = style.dash.isEmpty || !grid.isPixels ? contour : contour.dashed
    if grid.isPixels, !state.transform.keepsShapes {
      return strokeStretched(contour, paint, style, state)
    }
    let crisp =
      grid.isPixels
      ? .line(
        contour.fine, wholePixels.map(contour, style, state.transform),
        style.scaled(state.transform.scale), strength: 1)
      : Snapping(self, state).stroke(contour, style)
    switch crisp {
    case .nothing: return
    case .hairline(let line): drawHairline(line, paint, state)
    case .line(let contour, let map, let style, let strength):
      buffer.outline.removeAll()
      buffer.outline.add(contour, map, tolerance: tolerance)
      var state = state
      state.alpha *= strength * outline(style)
      cover(buffer.areas, isEvenOdd: false, paint, state)
    }
  }

  /// Draws a line under a map that stretches it: it is wider one way than the other.
  private func strokeStretched(
    _ contour: Contour, _ paint: Paint, _ style: StrokeStyleMark, _ state: State
  ) {
    var state = state
    state.alpha *= outlineStretched(contour.fine, style, state.transform)
    cover(buffer.areas, isEvenOdd: false, paint, state)
  }

  /// Puts the outline of a line under a map that stretches it into the buffer's areas; returns the alpha that it has.
  @discardableResult
  func outlineStretched(
    _ contour: Contour, _ style: StrokeStyleMark, _ map: Transform
  ) -> Float {
    let finest = tolerance / max(abs(map.a), abs(map.b), abs(map.c), abs(map.d), 1e-6)
    buffer.outline.removeAll()
    buffer.outline.add(contour, .identity, tolerance: finest)
    let alpha = outline(style, tolerance: finest)
    for index in buffer.areas.points.indices {
      buffer.areas.points[index] = map.apply(buffer.areas.points[index])
    }
    return alpha
  }

  /// Puts the line along the buffer's outline into its areas; returns the alpha that it has, which stands for dashes too
  /// fine to be drawn.
  @discardableResult
  func outline(_ style: StrokeStyleMark, tolerance finest: Double? = nil) -> Float {
    buffer.areas.removeAll()
    let stroker = Stroker(style, tolerance: finest ?? tolerance)
    let isWhole = stroker.stroke(buffer.outline, into: &buffer.areas, line: &buffer.line)
    if !isWhole { report(Painting.tooFine) }
    return Float(stroker.share)
  }

  /// What is said of a line that has more dashes or corners than are drawn.
  private static let tooFine = Finding(
    "canvas-approximated",
    sentence: "A line has too many dashes or corners: not all of them are drawn",
    fix: "Draw fewer of them.", severity: .warning)

  var wholePixels: WholePixels { WholePixels(scale: grid.xScale) }

  /// Paints the inside of a contour with what a shader says.
  func cover(_ contour: Contour, _ shader: Shader, _ state: State) {
    buffer.outline.removeAll()
    buffer.outline.add(contour, state.transform, tolerance: tolerance)
    guard resolveCoverage(buffer.outline, isEvenOdd: false, state),
      spend(buffer.coverage.bounds.count * Work.shading(shader.kind))
    else { return }
    layer.paint(shader, buffer.coverage, alpha: state.alpha)
  }

  /// Paints the inside of outlines.
  ///
  /// - Parameter isAdded: whether colours are added to those of the layer: they cover other parts of a sample.
  func cover(
    _ areas: Polygons, isEvenOdd: Bool, _ paint: Paint, _ state: State, isAdded: Bool = false
  ) {
    guard resolveCoverage(areas, isEvenOdd: isEvenOdd, state) else { return }
    paintCoverage(paint, state, isAdded: isAdded)
  }

  /// Computes how much of each sample outlines cover; false when that is nothing.
  func resolveCoverage(_ areas: Polygons, isEvenOdd: Bool, _ state: State) -> Bool {
    guard spend(areas.points.count * Work.point), let bounds = sampleBounds(areas.box, state),
      spend(bounds.count * (state.clip == nil ? Work.cover : Work.cover + Work.mask))
    else { return false }
    let coverage = buffer.coverage
    coverage.begin(bounds)
    guard addEdges(of: areas) else { return false }
    coverage.resolve(isEvenOdd: isEvenOdd)
    if let clip = state.clip { coverage.multiply(clip) }
    return true
  }

  /// Adds the edges of outlines to the coverage; false where they take more work than is left.
  private func addEdges(of areas: Polygons) -> Bool {
    let coverage = buffer.coverage
    let most = work.left / Work.crossing
    for part in areas.parts.indices {
      let range = areas.range(part)
      guard range.count > 2 else { continue }
      var last = areas.points[range.upperBound - 1]
      for index in range where coverage.crossings <= most {
        let point = areas.points[index]
        coverage.edge(
          last.x * grid.xScale, last.y * grid.yScale, point.x * grid.xScale,
          point.y * grid.yScale)
        last = point
      }
    }
    return spend(coverage.crossings * Work.crossing)
  }

  /// Returns the samples that a rectangle in points touches inside the clip; nil when there are none.
  func sampleBounds(_ box: Rect, _ state: State) -> SampleBounds? {
    guard box.isFinite else { return nil }
    let limit = 1_000_000.0
    func sample(_ value: Double) -> Int { Int(bounded: min(limit, max(-limit, value))) }
    let bounds = SampleBounds(
      left: sample((box.minX * grid.xScale).rounded(.down)),
      top: sample((box.minY * grid.yScale).rounded(.down)),
      right: sample((box.maxX * grid.xScale).rounded(.up)),
      bottom: sample((box.maxY * grid.yScale).rounded(.up))
    ).intersection(state.bounds)
    return bounds.isEmpty ? nil : bounds
  }

  /// Mixes a paint into the layer wherever the coverage says.
  func paintCoverage(_ paint: Paint, _ state: State, isAdded: Bool = false) {
    if grid.isPixels, case .material(let material) = paint { return paintMaterial(material, state) }
    guard let shader = shader(paint, state),
      spend(buffer.coverage.bounds.count * Work.shading(shader.kind))
    else { return }
    if isAdded {
      layer.add(shader, buffer.coverage, alpha: state.alpha)
    } else {
      layer.paint(shader, buffer.coverage, alpha: state.alpha)
    }
    if layer.hasGlyphs, case .material = paint { layer.blurGlyphs(under: buffer.coverage) }
  }

  func drawPlaceholder(_ rect: Rect, _ label: String, _ state: State) {
    report(
      Finding(
        "canvas-placeholder",
        sentence: "“\(label)” cannot be drawn here; a marked box stands for it"))
    fill(.rounded(rect, radius: 4), .color(RGBA(128, 128, 128, alpha: 0.28)), state)
    stroke(
      .rounded(rect, radius: 4), .color(RGBA(160, 160, 160, alpha: 0.8)),
      StrokeStyleMark(width: 1, dash: [5, 5]), state)
    grid.isPixels ? inkLabel(label, in: rect, state) : drawText(state)
  }
}

extension Contour {
  /// The smallest upright rectangle around the contour's corners and handles.
  var box: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _), .ellipse(let rect): return rect
    case .path:
      var polygons = Polygons()
      polygons.add(self, .identity, tolerance: 1)
      return polygons.box
    }
  }
}
