import Canvas
import Drawing
import Findings
import Numbers

/// How many pixels a point a PNG has: as many as were asked for, or as many as it can hold.
struct PictureScale: Hashable, Sendable {
  /// Pixels that a PNG has at most: more take too much memory, and `--check` reads no more.
  private static let mostPixels = 16_000_000.0
  private static let mostSide = 6_000.0

  /// In points.
  let size: Size
  /// Pixels a point.
  let wanted: Double

  /// Creates the scale of a picture of a size.
  init(_ wanted: Double, of size: Size) { (self.wanted, self.size) = (wanted, size) }

  /// Pixels a point that the picture gets.
  var value: Double {
    let area = max(1, size.width * size.height)
    return min(
      wanted, Self.mostSide / max(1, size.height), Self.mostSide / max(1, size.width),
      (Self.mostPixels / area).squareRoot())
  }

  /// Returns what is to be told where that is fewer than were asked for; nil where it is not.
  ///
  /// `subject` is what has such limits: a gallery, a picture.
  func remark(_ subject: String, fix: String?) -> Finding? {
    let scale = value
    guard scale < wanted else { return nil }
    let (width, height) = PixelPainter(scale: scale).pixels(of: size)
    let side = Int(Self.mostSide)
    let limit =
      height >= side - 1
      ? "\(side) pixels of height"
      : width >= side - 1
        ? "\(side) pixels of width" : "\(Int(Self.mostPixels / 1_000_000)) million pixels"
    return Finding(
      "gallery-scale-lowered",
      sentence:
        "The PNG has \(scale.short(places: 2)) pixels a point instead of "
        + "\(wanted.short(places: 2)), \(width) × \(height) in all: \(subject) has at most "
        + limit, fix: fix)
  }
}
