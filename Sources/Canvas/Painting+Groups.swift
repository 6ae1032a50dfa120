import Drawing
import Findings
import Numbers
import Raster

/// A clip in force, and the mask to be handed back after it.
struct PushedClip {
  var state: Painting.State
  var mask: ClipMask?
  var buffer: PaintBuffer

  func giveBack() { if let mask { buffer.give(mask) } }
}

extension Painting {
  static let mostDepth = 64

  /// What is said where groups nest more deeply than that.
  static let tooDeep = Finding(
    "canvas-approximated",
    sentence: "What is more than \(mostDepth) effects and views deep is left out",
    fix: "Nest fewer of them.", severity: .warning)

  func drawGroup(_ group: GroupMark, _ outer: State) {
    var state = outer
    state.depth += 1
    state.transform = group.transform.then(outer.transform)
    guard state.depth < Painting.mostDepth else {
      report(Painting.tooDeep)
      return skipTexts(group)
    }
    guard state.transform.isFinite else { return skipTexts(group) }
    var pushed: [PushedClip] = []
    defer { for clip in pushed.reversed() { clip.giveBack() } }
    if let clip = group.clip {
      guard let narrowed = pushClip(clip, state) else {
        skipTexts(group)
        return
      }
      pushed.append(narrowed)
      let edge = outer.edge ?? State.Edge(bounds: outer.bounds, clip: outer.clip)
      state = narrowed.state
      state.edge = group.cutsLetters ? nil : edge
    }
    if let mask = group.mask {
      if let narrowed = pushMask(mask, state) {
        pushed.append(narrowed)
        state = narrowed.state
      } else {
        if !work.isSpent { report(Painting.tooLayered) }
        skipTexts(mask)
      }
    }
    let alpha = Float(min(1, max(0, group.opacity.isFinite ? group.opacity : 1)))
    guard alpha > 0 else {
      skipTexts(group.items)
      return
    }
    if group.isPassing, alpha <= 0.5 { state.hidesLetters = true }
    let isPlain =
      !group.isIsolated && group.blend == .normal && group.blur <= 0 && group.adjustments.isEmpty
      && (group.shadow.map { $0.isInner && !grid.isPixels } ?? true)
    let isSingle = group.items.count == 1 && group.items[0].isSingle(inPixels: grid.isPixels)
    // A mask fades a group as opacity does: marks that lie over one another are mixed before.
    let isWhole = alpha == 1 && (group.mask == nil || !grid.isPixels)
    if isPlain, isWhole || isSingle {
      state.alpha *= alpha
      drawItems(group.items, state)
      return
    }
    drawLayered(group, alpha: alpha, state)
  }

  /// Draws a group on a layer of its own and then mixes that into the layer below.
  func drawLayered(_ group: GroupMark, alpha: Float, _ state: State) {
    let below = layer
    guard let sheet = sheet(of: group, state), spend(sheet.count * cost(of: group, state)) else {
      return skipTexts(group.items)
    }
    guard hasRoom(for: sheet) else {
      report(Painting.tooLayered)
      var plain = state
      plain.alpha *= alpha
      return drawItems(group.items, plain)
    }
    layer = buffer.takeLayer(grid, sheet)
    underneath.append(below)
    var inner = state
    inner.alpha = 1
    if grid.isPixels { inner.bounds = inner.bounds.intersection(sheet) }
    let isClippedLast =
      group.blur > 0 || grid.isPixels && (group.shadow != nil || group.mask != nil)
    if isClippedLast { (inner.clip, inner.edge) = (nil, nil) }
    if group.blur > 0 || grid.isPixels && group.shadow != nil { inner.bounds = layer.bounds }
    if group.blur > 0, !grid.isPixels {
      report(Finding("canvas-approximated", sentence: "A blur is approximated in pixels"))
    }
    drawItems(group.items, inner)
    let scale = state.transform.scale
    if group.blur > 0 { Blur.apply(to: layer, radius: group.blur * scale) }
    for adjustment in group.adjustments where spend(layer.count * Work.adjustment) {
      Adjuster.apply(adjustment, to: layer)
    }
    if let shadow = group.shadow {
      shadow.isInner
        ? drawInnerShadow(shadow, state)
        : drawShadow(shadow, of: layer, on: below, alpha: alpha, state)
    }
    let top = layer
    layer = below
    underneath.removeLast()
    // In cells letters may reach beyond a rectangle that is in force; all else has been cut to it.
    let bounds = isClippedLast || grid.isPixels ? state.bounds : state.atEdge.bounds
    Compositor.mix(
      top, onto: below, blend: group.blend, alpha: alpha * state.alpha, bounds: bounds,
      clip: isClippedLast ? state.clip : nil)
    buffer.give(top)
  }

  /// Returns what a group costs for each sample of its layer, without what is in it and its shadow.
  private func cost(of group: GroupMark, _ state: State) -> Int {
    Work.layer + Work.blurring(group.blur * state.transform.scale, grid)
      + (group.blend == .normal || group.blend == .isolated ? Work.mix : Work.blend)
  }

  /// Returns what a shadow costs for each sample.
  private func shadowCost(_ deviation: Double) -> Int {
    Work.layer + Work.shadow + Work.blurring(deviation, grid) + Work.mix
  }

  /// Samples that the layers of effects in one another may have: half a gigabyte, ten screens of a phone at 3×.
  private static let mostLayered = 32_000_000

  /// What is said where an effect would need more.
  private static let tooLayered = Finding(
    "canvas-approximated",
    sentence: "Too many effects are in one another: the inner ones are left out",
    fix: "Nest fewer of them, or make them smaller.", severity: .warning)

  /// Returns whether there is memory for one more layer beside those that wait to be mixed.
  private func hasRoom(for sheet: SampleBounds) -> Bool {
    let used = underneath.reduce(sheet.width * sheet.height) { $0 + $1.width * $1.height }
    return used <= max(Painting.mostLayered, 4 * grid.width * grid.height)
  }

  private func drawShadow(
    _ shadow: ShadowMark, of source: Layer, on below: Layer, alpha: Float, _ state: State
  ) {
    let color = shadow.color.premultiplied
    guard color.w > 0, let (dx, dy) = distance(of: shadow, state) else { return }
    let deviation = shadow.radius * state.transform.scale
    let moved = source.bounds.offset(x: dx, y: dy)
    var frame = grid.bounds
    if grid.isPixels {
      let reach = Blur.reach(deviation, grid)
      frame = moved.outset(by: reach).intersection(state.bounds.outset(by: reach))
      guard !frame.isEmpty else { return }
    }
    guard spend(frame.count * shadowCost(deviation)) else { return }
    let sheet = buffer.takeLayer(grid, frame)
    sheet.stamp(source, in: color, movedBy: (dx, dy))
    Blur.apply(to: sheet, of: color, radius: deviation)
    Compositor.mix(
      sheet, onto: below, blend: .normal, alpha: alpha * state.alpha, bounds: state.bounds,
      clip: state.clip)
    buffer.give(sheet)
  }

  /// Lets the shadow of what is around the layer's marks fall onto them.
  private func drawInnerShadow(_ shadow: ShadowMark, _ state: State) {
    let color = shadow.color.premultiplied
    guard grid.isPixels, color.w > 0, let (dx, dy) = distance(of: shadow, state) else { return }
    let deviation = shadow.radius * state.transform.scale
    let frame = layer.bounds.outset(by: Blur.reach(deviation, grid))
    guard spend(frame.count * shadowCost(deviation)) else { return }
    let sheet = buffer.takeLayer(grid, frame)
    sheet.stampAround(layer, in: color, movedBy: (dx, dy))
    Blur.apply(to: sheet, of: color, radius: deviation)
    Compositor.mix(
      sheet, onto: layer, blend: .sourceAtop, alpha: 1, bounds: layer.bounds, clip: nil)
    buffer.give(sheet)
  }

  /// Returns how far a shadow is from what casts it, in samples; nil where that is no number.
  private func distance(of shadow: ShadowMark, _ state: State) -> (x: Int, y: Int)? {
    guard Point(x: shadow.x, y: shadow.y).isFinite else { return nil }
    let map = state.transform
    return (
      Int(bounded: ((shadow.x * map.a + shadow.y * map.c) * grid.xScale).rounded()),
      Int(bounded: ((shadow.x * map.b + shadow.y * map.d) * grid.yScale).rounded())
    )
  }

  /// Narrows what may be painted; nil when nothing is left.
  func pushClip(_ contour: Contour, _ state: State) -> PushedClip? {
    let (contour, map) =
      grid.isPixels
      ? (contour.fine, wholePixels.map(contour, state.transform))
      : Snapping(self, state).clip(contour)
    var state = state
    if case .rect(let rect) = contour, map.isUpright, isOnSamples(rect, map) {
      guard let bounds = sampleBounds(map.box(rect), state) else { return nil }
      state.bounds = bounds
      return PushedClip(state: state, mask: nil, buffer: buffer)
    }
    buffer.outline.removeAll()
    buffer.outline.add(contour, map, tolerance: tolerance)
    var isEvenOdd = false
    if case .path(_, let rule) = contour { isEvenOdd = rule }
    guard resolveCoverage(buffer.outline, isEvenOdd: isEvenOdd, state) else { return nil }
    let coverage = buffer.coverage
    let bounds = coverage.bounds
    guard spend(bounds.count * Work.mask) else { return nil }
    let mask = buffer.takeMask(bounds)
    for y in bounds.top..<bounds.bottom {
      let from = coverage.values + (y - bounds.top) * coverage.stride
      (mask.row(y) + bounds.left).update(from: from, count: bounds.width)
    }
    state.bounds = bounds
    state.clip = mask
    return PushedClip(state: state, mask: mask, buffer: buffer)
  }

  private func isOnSamples(_ rect: Rect, _ map: Transform) -> Bool {
    let (a, b) = (map.apply(rect.origin), map.apply(Point(x: rect.maxX, y: rect.maxY)))
    return [a.x * grid.xScale, a.y * grid.yScale, b.x * grid.xScale, b.y * grid.yScale]
      .allSatisfy { abs($0 - $0.rounded()) < 0.02 }
  }

  /// Narrows what may be painted to where some marks have alpha; nil where there is no memory for them.
  private func pushMask(_ items: [DisplayItem], _ state: State) -> PushedClip? {
    let below = layer
    var state = state
    if grid.isPixels {
      let box = InkBox.of(items, state.transform) ?? .zero
      state.bounds =
        sampleBounds(box.outset(by: 1), state)
        ?? SampleBounds(left: 0, top: 0, right: 0, bottom: 0)
    }
    let sheet = grid.isPixels ? state.bounds : grid.bounds
    guard hasRoom(for: sheet), spend(sheet.count * (Work.layer + Work.mask)) else { return nil }
    underneath.append(below)
    layer = buffer.takeLayer(grid, sheet)
    var inner = state
    inner.alpha = 1
    for item in items { draw(item, inner) }
    let mask = buffer.takeMask(state.bounds)
    for y in state.bounds.top..<state.bounds.bottom {
      let from = layer.row(y)
      let to = mask.row(y)
      for x in state.bounds.left..<state.bounds.right { to[x] = from[x].w }
    }
    buffer.give(layer)
    layer = below
    underneath.removeLast()
    (state.clip, state.edge) = (mask, nil)
    return PushedClip(state: state, mask: mask, buffer: buffer)
  }
}

extension GroupMark {
  /// Whether its clip takes letters of a text that a phone shows whole: where a surface ends, or its shape is round, and
  /// not at the edge of a view's rectangle.
  var cutsLetters: Bool {
    if case .rect = clip { placed != nil } else { clip != nil }
  }
}

extension DisplayItem {
  /// Returns whether it is one mark, whose parts do not lie over one another.
  func isSingle(inPixels: Bool) -> Bool {
    switch self {
    case .group: false
    case .view, .progress, .placeholder: !inPixels
    case .symbol(let mark): !inPixels || mark.paints.count < 2
    case .fill, .stroke, .text, .image: true
    }
  }
}
