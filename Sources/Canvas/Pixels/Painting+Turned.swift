import Drawing
import Raster

extension Painting {
  /// Draws the items of a group; turned pieces that lie side by side without a seam.
  ///
  /// Where two turned rectangles share an edge, each covers a part of a pixel there. Mixed one after the other, some of
  /// what lies below would show between them: on a phone nothing does. So their parts are added up on a layer first.
  func drawItems(_ items: [DisplayItem], _ state: State) {
    guard grid.isPixels, !state.transform.isUpright, !state.transform.isQuarterTurn else {
      for item in items { draw(item, state) }
      return
    }
    var leaves: [Leaf] = []
    collect(items, state, into: &leaves)
    var start = 0
    while start < leaves.count {
      let end = endOfPieces(from: start, in: leaves)
      if end > start + 1 {
        drawPieces(leaves[start..<end], state)
      } else {
        draw(leaves[start].item, leaves[start].state)
      }
      start = end
    }
  }

  /// An item of a group, or of one in it that changes nothing but its place.
  fileprivate struct Leaf {
    var item: DisplayItem
    var state: State
    /// The rectangle that it fills, in its own coordinates.
    var rect: Rect? {
      guard case .fill(.rect(let rect), let paint) = item, rect.isFinite else { return nil }
      if case .material = paint { return nil }
      return rect
    }
  }

  private func collect(_ items: [DisplayItem], _ state: State, into leaves: inout [Leaf]) {
    for item in items {
      switch item {
      case .view(let view) where state.depth + 1 < Painting.mostDepth:
        var inner = state
        inner.depth += 1
        collect(view.items, inner, into: &leaves)
      case .group(let group)
      where group == GroupMark(group.items) && state.depth + 1 < Painting.mostDepth:
        var inner = state
        inner.depth += 1
        collect(group.items, inner, into: &leaves)
      default: leaves.append(Leaf(item: item, state: state))
      }
    }
  }

  /// Returns where rectangles end that do not lie over one another, at least one behind the start.
  private func endOfPieces(from start: Int, in leaves: [Leaf]) -> Int {
    guard let first = leaves[start].rect else { return start + 1 }
    var rects = [first]
    for leaf in leaves[(start + 1)...].prefix(Painting.mostPieces) {
      guard let rect = leaf.rect, rects.allSatisfy({ !rect.overlaps($0) }) else { break }
      rects.append(rect)
    }
    return start + rects.count
  }

  /// More are mixed one after the other: each is compared with all before it.
  private static let mostPieces = 200

  private func drawPieces(_ pieces: ArraySlice<Leaf>, _ state: State) {
    let box = pieces.compactMap(\.rect).reduce(nil as Rect?) { $0?.joined(to: $1) ?? $1 }
    guard let box, let bounds = sampleBounds(state.transform.box(box), state),
      spend(bounds.count * (Work.layer + Work.mix))
    else { return }
    let below = layer
    layer = buffer.takeLayer(grid, bounds)
    underneath.append(below)
    for piece in pieces {
      guard case .fill(let contour, let paint) = piece.item else { continue }
      buffer.outline.removeAll()
      buffer.outline.add(contour, piece.state.transform, tolerance: tolerance)
      cover(buffer.outline, isEvenOdd: false, paint, piece.state, isAdded: true)
    }
    let top = layer
    layer = below
    underneath.removeLast()
    Compositor.mix(top, onto: below, blend: .normal, alpha: 1, bounds: bounds, clip: nil)
    buffer.give(top)
  }
}

extension Rect {
  /// Returns whether two rectangles share more than an edge; a thousandth of a point is none.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1e-3
      && min(maxY, other.maxY) - max(minY, other.minY) > 1e-3
  }

  fileprivate func joined(to other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
