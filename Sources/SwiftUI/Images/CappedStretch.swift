import Drawing

/// An image that is stretched between edges that keep their size.
struct CappedStretch {
  /// Where a part of the image shows, and where the whole image would be for it.
  struct Part: Equatable {
    var shown: Rect
    var whole: Rect
  }
  let frame: Rect
  let image: Size
  let insets: EdgeInsets
  /// The length that the inner edges are whole multiples of.
  let pixel: Double

  /// The parts, row by row; nil where no edge keeps its size, or nothing is left between the edges.
  var parts: [Part]? {
    guard
      let columns = CappedStretch.bands(
        from: frame.x, frame.width, image.width, Double(insets.leading), Double(insets.trailing),
        pixel),
      let rows = CappedStretch.bands(
        from: frame.y, frame.height, image.height, Double(insets.top), Double(insets.bottom), pixel)
    else { return nil }
    guard columns.count > 1 || rows.count > 1 else { return nil }
    return rows.flatMap { row in
      columns.map { column in
        Part(
          shown: Rect(
            x: column.shown.start, y: row.shown.start, width: column.shown.length,
            height: row.shown.length),
          whole: Rect(
            x: column.whole.start, y: row.whole.start, width: column.whole.length,
            height: row.whole.length))
      }
    }
  }

  private typealias Span = (start: Double, length: Double)

  /// Returns the first edge, what is stretched and the last edge along one axis.
  private static func bands(
    from start: Double, _ room: Double, _ length: Double, _ first: Double, _ last: Double,
    _ pixel: Double
  ) -> [(shown: Span, whole: Span)]? {
    guard first >= 0, last >= 0, first + last < length, first + last <= room, pixel > 0,
      room.isFinite, length.isFinite, start.isFinite
    else { return nil }
    let own = [0, first, length - last, length]
    let drawn = [
      start, ((start + first) / pixel).rounded() * pixel,
      ((start + room - last) / pixel).rounded() * pixel, start + room,
    ]
    return (0..<3).compactMap { band in
      let (source, target) = (own[band + 1] - own[band], drawn[band + 1] - drawn[band])
      guard source > 0, target > 0 else { return nil }
      let scale = target / source
      return ((drawn[band], target), (drawn[band] - own[band] * scale, length * scale))
    }
  }
}
