import Canvas

extension PictureWriter {
  /// Returns a writer for a terminal of so many columns, whose lines break at words there.
  ///
  /// A shot that would be wider than it is painted in larger pixels, unless a zoom was asked for.
  func fitted(_ shot: WidgetStudio.Shot, to columns: Int) -> PictureWriter {
    var writer = PictureWriter(options: options, room: columns)
    if options.isZoomChosen { return writer }
    let columns = max(1, columns)
    var width = writer.columns(shot)
    // Beside the ruler's scale, a picture does not become narrower in step with its pixels.
    while width > columns, writer.options.zoom < Self.coarsest {
      let least = Double(width) * writer.options.zoom / Double(columns)
      writer.options.zoom = Painter.zooms.last { $0 >= least } ?? least.rounded(.up)
      width = writer.columns(shot)
    }
    return writer
  }

  /// Returns how many columns a terminal needs for a picture that can be read, where it has fewer; nil where it has them.
  func columnsMissed(_ shot: WidgetStudio.Shot) -> Int? {
    // A finer one fitted.
    guard let room, options.zoom > Painter.zooms[0] else { return nil }
    var readable = self
    readable.options.zoom = Painter.zooms[0]
    let columns = readable.columns(shot)
    return columns > room ? columns : nil
  }

  /// Returns a line of words, broken where the room is narrower.
  func broken(_ line: String) -> String {
    guard let room else { return line }
    return DisplayWidth.lines(of: line, columns: room).joined(separator: "\n")
  }

  /// A picture in points so large is a few cells.
  private static let coarsest = 100.0
}
