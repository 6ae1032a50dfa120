import Drawing
import Numbers

/// How points, pixels, samples and cells measure against one another.
///
/// In a picture of cells a pixel is half a cell and square. A cell has four samples across and four down: enough to
/// choose among half, quadrant and quarter blocks. For sextants it has six down, which halves and thirds both divide.
/// In a picture of pixels a sample is a pixel, and there are no cells.
public struct SampleGrid: Hashable, Sendable {
  @inlinable public static var across: Int { 4 }

  /// Samples down a cell.
  public let down: Int
  public let columns: Int
  public let rows: Int
  public let width: Int
  public let height: Int
  /// Samples a point.
  public let xScale: Double
  public let yScale: Double

  /// Whether samples are what is shown.
  public var isPixels: Bool { columns == 0 }
  public var perCell: Int { SampleGrid.across * down }

  /// Creates the cells that a surface takes: a rest of less than a quarter of a cell is left out.
  public init(size: Size, zoom: Double, down: Int = 4) {
    self.down = down
    columns = SampleGrid.cells(size.width, each: zoom)
    rows = SampleGrid.cells(size.height, each: 2 * zoom)
    (width, height) = (columns * SampleGrid.across, rows * down)
    xScale = Double(SampleGrid.across) / zoom
    yScale = Double(down) / (2 * zoom)
  }

  /// Creates the pixels that a surface takes, at a number of pixels a point.
  public init(size: Size, scale: Double) {
    (columns, rows, down) = (0, 0, 1)
    width = SampleGrid.pixels(size.width * scale)
    height = SampleGrid.pixels(size.height * scale)
    (xScale, yScale) = (scale, scale)
  }

  /// No surface is larger than this in either direction, whatever a display list says.
  public static let most = 2_000
  /// In pixels.
  public static let mostPixels = 6_000

  private static func cells(_ length: Double, each: Double) -> Int {
    guard length > 0, each > 0 else { return 0 }
    return Int(bounded: min(Double(most), max(1, (length / each - 0.25).rounded(.up))))
  }

  private static func pixels(_ length: Double) -> Int {
    guard length > 0 else { return 0 }
    // Thirds of a point do not add up to whole pixels exactly.
    return Int(min(Double(mostPixels), max(1, (length - 0.01).rounded(.up))))
  }

  public var bounds: SampleBounds { SampleBounds(left: 0, top: 0, right: width, bottom: height) }
}

/// A rectangle of samples; the far edges are outside.
public struct SampleBounds: Hashable, Sendable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  public var width: Int { max(0, right - left) }
  public var height: Int { max(0, bottom - top) }
  public var isEmpty: Bool { right <= left || bottom <= top }

  public func intersection(_ other: SampleBounds) -> SampleBounds {
    SampleBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns the size made larger on each side.
  public func outset(by count: Int) -> SampleBounds {
    SampleBounds(
      left: left - count, top: top - count, right: right + count, bottom: bottom + count)
  }

  public func offset(x: Int, y: Int) -> SampleBounds {
    SampleBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
