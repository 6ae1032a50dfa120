import Drawing
import Numbers

/// How points, pixels, samples and cells measure against one another.
///
/// A pixel is half a cell and square. Four samples across and two down make a pixel, so a cell has
/// sixteen: enough to choose among half, quadrant and quarter blocks.
struct SampleGrid: Hashable, Sendable {
  static let across = 4
  static let down = 4
  static let perCell = across * down

  /// Points a pixel.
  let zoom: Double
  let columns: Int
  let rows: Int

  var width: Int { columns * SampleGrid.across }
  var height: Int { rows * SampleGrid.down }

  /// Samples a point.
  var xScale: Double { Double(SampleGrid.across) / zoom }
  var yScale: Double { Double(SampleGrid.down) / (2 * zoom) }

  /// The cells that a surface takes: a rest of less than a quarter of a cell is left out.
  init(size: Size, zoom: Double) {
    self.zoom = zoom
    columns = SampleGrid.cells(size.width, each: zoom)
    rows = SampleGrid.cells(size.height, each: 2 * zoom)
  }

  /// No surface is larger than this in either direction, whatever a display list says.
  static let most = 2_000

  private static func cells(_ length: Double, each: Double) -> Int {
    guard length > 0, each > 0 else { return 0 }
    return Int(bounded: min(Double(most), max(1, (length / each - 0.25).rounded(.up))))
  }
}

/// A rectangle of samples; the far edges are outside.
struct SampleBounds: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: SampleBounds) -> SampleBounds {
    SampleBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}
