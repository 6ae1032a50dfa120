import Drawing
import Raster

/// How far marks reach on the surface, so that a layer for them is no larger than they are.
enum InkBox {
  /// Returns the rectangle around marks, in points; it may be larger than they are, never smaller.
  static func of(_ items: [DisplayItem], _ map: Transform, depth: Int = 0) -> Rect? {
    guard depth < Painting.mostDepth, map.isFinite else { return nil }
    var box: Rect?
    for item in items {
      if let own = of(item, map, depth: depth) { box = box?.union(own) ?? own }
    }
    return box
  }

  private static func of(_ item: DisplayItem, _ map: Transform, depth: Int) -> Rect? {
    switch item {
    case .fill(let contour, _): return box(contour.bounds, map)
    case .stroke(let contour, _, let style):
      // A pointed corner reaches farther than the line is wide.
      let reach = style.width * (style.join == .miter ? max(1, style.miterLimit) / 2 : 1)
      return box(contour.bounds.outset(by: reach), map)
    case .text(let line):
      let size = line.runs.map(\.face.size).max() ?? 0
      let frame = line.runs.reduce(line.frame) {
        $0.union(Rect(x: $1.x, y: $0.y, width: $1.width, height: $0.height))
      }
      return box(frame.outset(by: size / 2), map)
    case .symbol(let mark):
      return box(mark.frame.outset(by: 0.2 * max(mark.frame.width, mark.frame.height)), map)
    case .image(let mark): return box(mark.frame, map)
    case .progress(let mark): return box(mark.bounds, map)
    case .placeholder(let rect, _): return box(rect.outset(by: 1), map)
    case .view(let view): return of(view.items, map, depth: depth + 1)
    case .group(let group):
      let inner = group.transform.then(map)
      guard var found = of(group.items, inner, depth: depth + 1) else { return nil }
      let scale = inner.scale
      found = found.outset(by: 4 * bounded(group.blur * scale))
      if let shadow = group.shadow {
        let away = bounded(abs(shadow.x) * scale) + bounded(abs(shadow.y) * scale)
        found = found.outset(by: 3 * bounded(shadow.radius * scale) + away)
      }
      if let clip = group.clip, let inside = box(clip.bounds, inner) {
        found = found.intersection(inside)
      }
      return found
    }
  }

  /// Returns a distance from a widget, in points, within reason.
  static func bounded(_ length: Double) -> Double {
    length.isFinite ? min(2_000, max(0, length)) : 0
  }

  private static func box(_ rect: Rect, _ map: Transform) -> Rect? {
    let box = map.box(rect)
    return box.isFinite ? box : nil
  }
}

extension Painting {
  /// Returns the part of the surface that a group's own layer must cover; nil when nothing of it can show.
  func sheet(of group: GroupMark, _ state: State) -> SampleBounds? {
    guard grid.isPixels else { return grid.bounds }
    guard let box = InkBox.of(group.items, state.transform) else { return nil }
    var reach = 0
    let scale = state.transform.scale
    if group.blur > 0 { reach += Blur.reach(group.blur * scale, grid) }
    if let shadow = group.shadow {
      let away = InkBox.bounded(abs(shadow.x) * scale) + InkBox.bounded(abs(shadow.y) * scale)
      reach += Blur.reach(shadow.radius * scale, grid) + Int(away * grid.xScale) + 1
    }
    var outer = state
    // What lies outside of the clip may reach into it by its blur or shadow.
    outer.bounds = state.bounds.outset(by: reach)
    return sampleBounds(box.outset(by: 1), outer).map {
      group.blur > 0
        ? $0.outset(by: Blur.reach(group.blur * scale, grid)).intersection(outer.bounds) : $0
    }
  }
}
