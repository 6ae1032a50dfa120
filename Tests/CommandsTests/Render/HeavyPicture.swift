import Canvas
import Drawing

/// A picture that is more work than a picture may take, which is found out before much of it is done.
enum HeavyPicture {
  static let size = Size(width: 60, height: 20)

  /// Returns one for a format: cells have no letters to be shaped, and pixels no need of many images.
  static func list(for format: PictureFormat) -> DisplayList {
    format.isOfCells ? images : text
  }

  private static let text = DisplayList(
    size: size,
    items: [
      .text(
        TextLine(
          frame: Rect(size), baseline: 15,
          runs: [
            TextRun(
              String(repeating: "a", count: 40_000_000), face: Face(size: 17),
              paint: .color(.white), x: 0, width: 60)
          ]))
    ])

  private static let images = DisplayList(
    size: size,
    items: Array(
      repeating: .image(
        ImageMark(
          source: .data([UInt8](repeating: 0, count: 16_000_000)), frame: Rect(size))),
      count: 120))
}
