import Drawing
import Numbers
import Raster

extension PixelPainter {
  /// Paints a list where it differs from one of the same size that was painted before, into that one's picture.
  ///
  /// Blurs are worked out over what is painted alone: beside a change they may differ by a step in a colour from those of
  /// a whole picture.
  ///
  /// - Parameter image: The picture of the list before, or one that has a part of it in its upper left corner.
  public func paint(
    _ list: DisplayList, on background: Paint?, at now: Double, into image: inout PixelImage,
    of before: DisplayList, at then: Double, using buffer: PaintBuffer
  ) {
    let difference = ListDifference(from: before, at: then, to: list, at: now)
    let grid = SampleGrid(size: list.size, scale: scale)
    var (inner, outer) = (grid.bounds, grid.bounds)
    if !difference.isWhole {
      guard let changed = difference.area, let painted = difference.paintedArea else { return }
      let part = pixels(of: painted, grid)
      // Where most of it changes there is nothing to be spared.
      if part.width * part.height < grid.width * grid.height * 3 / 4 {
        (inner, outer) = (pixels(of: changed, grid), part)
      }
    }
    inner = inner.intersection(
      SampleBounds(left: 0, top: 0, right: image.width, bottom: image.height))
    guard !inner.isEmpty else { return }
    let part = Painting(list, scale: scale, now: now, buffer: buffer, part: outer)
      .runPixels(background).image
    image.replace(inner, by: part, at: outer)
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

extension PixelImage {
  /// Replaces a part by the pixels of a picture that stands at `place` on this one and covers the part.
  fileprivate mutating func replace(
    _ part: SampleBounds, by picture: PixelImage, at place: SampleBounds
  ) {
    bytes.withUnsafeMutableBufferPointer { to in
      picture.bytes.withUnsafeBufferPointer { from in
        guard let to = to.baseAddress, let from = from.baseAddress else { return }
        for y in part.top..<part.bottom {
          let source = ((y - place.top) * picture.width + part.left - place.left) * 4
          (to + (y * width + part.left) * 4).update(from: from + source, count: part.width * 4)
        }
      }
    }
  }
}
