import Canvas
import Drawing

/// How many pixels a cell of the terminal has.
public struct PictureCell: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// Creates a cell of so many pixels.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
  }

  /// Returns the pixels a point where a column is so many points wide: as large as fits the cells, and square.
  func scale(zoom: Double) -> Double {
    min(Double(width) / zoom, Double(height) / (2 * zoom))
  }

  /// Returns the cells that a surface takes at a scale.
  func cells(of size: Size, scale: Double) -> (columns: Int, rows: Int) {
    let (width, height) = PixelPainter(scale: scale).pixels(of: size)
    return (
      (width + self.width - 1) / self.width, (height + self.height - 1) / self.height
    )
  }
}

/// A picture on the screen that the terminal shows as pixels, over cells that are blank.
public struct FramePicture: Hashable, Sendable {
  public var area: Area
  /// Exactly as large as the area.
  public var image: PixelImage

  /// Creates a picture over an area.
  public init(area: Area, image: PixelImage) { (self.area, self.image) = (area, image) }
}

/// A list with its pixels, so that an unchanged one is not painted again.
struct KeptPixels: Sendable {
  let image: PixelImage
  /// Real seconds.
  let paintedAt: Double
  /// The virtual time at which its dynamic text is another.
  let changesAt: Double?
  private let key: Key
  private let start: Double
  /// As painted, before it was fitted into its cells.
  private let whole: PixelImage

  /// What a picture is made from.
  struct Key: Hashable, Sendable {
    var list: DisplayList
    var scale: Double
    var cell: PictureCell
    /// In cells: what is larger is cut off at the right and below.
    var columns: Int
    var rows: Int
  }

  /// Paints a list as it stands at a virtual time: over an earlier picture only what is another.
  init(
    _ key: Key, at now: Double, realTime: Double, _ buffer: PaintBuffer, over old: KeptPixels? = nil
  ) {
    let painter = PixelPainter(scale: key.scale)
    let ground = Paint.color(Theme.ground.rgba)
    if let old, old.key.scale == key.scale {
      whole = painter.paint(
        key.list, on: ground, at: now, over: old.whole, of: old.key.list, at: old.start,
        using: buffer)
    } else {
      whole = painter.paint(key.list, on: ground, at: now, using: buffer).image
    }
    image = whole.fitted(
      width: key.columns * key.cell.width, height: key.rows * key.cell.height, ground: Theme.ground)
    changesAt = key.list.nextChange(after: now)
    (self.key, start, paintedAt) = (key, now, realTime)
  }

  /// Returns whether painting now would give the same pixels.
  func shows(_ key: Key, at now: Double) -> Bool {
    now >= start && changesAt.map { now < $0 } ?? true && self.key == key
  }

  /// Returns whether it may stand in for a newer picture of the same kind for a moment.
  func fits(_ key: Key) -> Bool {
    self.key.columns == key.columns && self.key.rows == key.rows && self.key.cell == key.cell
  }
}

extension PixelImage {
  /// Returns the picture in the upper left of a larger one, or cut off to a smaller one.
  func fitted(width: Int, height: Int, ground: CellColor) -> PixelImage {
    if width == self.width, height == self.height { return self }
    let blank = [UInt8(ground.red), UInt8(ground.green), UInt8(ground.blue), 255]
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    let kept = min(width, self.width)
    for row in 0..<height {
      var filled = 0
      if row < self.height {
        result += bytes[row * self.width * 4..<(row * self.width + kept) * 4]
        filled = kept
      }
      for _ in filled..<max(filled, width) { result += blank }
    }
    return PixelImage(width: width, height: height, bytes: result)
  }
}
