import Drawing
import Numbers

extension PixelPainter {
  /// Paints a list where it differs from one that was painted before, over that one's picture.
  ///
  /// Blurs are worked out over what is painted alone: beside a change they may differ by a step in a colour from those of
  /// a whole picture.
  public func paint(
    _ list: DisplayList, on background: Paint?, at now: Double, over old: PixelImage,
    of before: DisplayList, at then: Double, using buffer: PaintBuffer
  ) -> PixelImage {
    let difference = ListDifference(from: before, at: then, to: list, at: now)
    let grid = SampleGrid(size: list.size, scale: scale)
    guard !difference.isWhole, old.width == grid.width, old.height == grid.height else {
      return paint(list, on: background, at: now, using: buffer).image
    }
    guard let changed = difference.area, let painted = difference.paintedArea else { return old }
    let (inner, outer) = (pixels(of: changed, grid), pixels(of: painted, grid))
    guard !inner.isEmpty else { return old }
    // Where most of it changes there is nothing to be spared.
    guard outer.width * outer.height < grid.width * grid.height * 3 / 4 else {
      return paint(list, on: background, at: now, using: buffer).image
    }
    let part = Painting(list, scale: scale, now: now, buffer: buffer, part: outer)
      .runPixels(background).image
    var result = old
    result.bytes.withUnsafeMutableBufferPointer { to in
      part.bytes.withUnsafeBufferPointer { from in
        guard let to = to.baseAddress, let from = from.baseAddress else { return }
        for y in inner.top..<inner.bottom {
          let source = ((y - outer.top) * part.width + inner.left - outer.left) * 4
          (to + (y * grid.width + inner.left) * 4).update(
            from: from + source, count: inner.width * 4)
        }
      }
    }
    return result
  }

  /// Returns the pixels that a rectangle touches.
  private func pixels(of area: Rect, _ grid: SampleGrid) -> SampleBounds {
    SampleBounds(
      left: Int(bounded: (area.minX * scale).rounded(.down)),
      top: Int(bounded: (area.minY * scale).rounded(.down)),
      right: Int(bounded: (area.maxX * scale).rounded(.up)),
      bottom: Int(bounded: (area.maxY * scale).rounded(.up))
    ).intersection(grid.bounds)
  }
}
