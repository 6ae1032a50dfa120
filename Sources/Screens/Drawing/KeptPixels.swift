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
public struct FramePicture: Sendable {
  public var area: Area
  /// Exactly as large as the area.
  public var image: PixelImage
  /// Another number for other pixels.
  public var edition: Int
  /// Cells of the screen that something lies on: nothing of the picture shows there.
  public var covered: Area?

  /// Creates a picture over an area.
  public init(area: Area, image: PixelImage, edition: Int) {
    (self.area, self.image, self.edition) = (area, image, edition)
  }
}

/// A list with its pixels, so that an unchanged one is not painted again.
struct KeptPixels: Sendable {
  /// As large as its cells: a list that is larger is cut off at the right and below.
  private(set) var image: PixelImage
  /// Another number for other pixels.
  private(set) var edition: Int
  /// Real seconds.
  private(set) var paintedAt: Double
  /// The virtual time at which its dynamic text is another.
  private(set) var changesAt: Double?
  private(set) var key: Key
  private var start: Double

  /// What a picture is made from.
  struct Key: Hashable, Sendable {
    var list: DisplayList
    var scale: Double
    var cell: PictureCell
    /// What is around the picture on the screen.
    var ground: CellColor
    /// In cells: what is larger is cut off at the right and below.
    var columns: Int
    var rows: Int
  }

  /// Paints a list as it stands at a virtual time.
  init(_ key: Key, at now: Double, realTime: Double, _ buffer: PaintBuffer) {
    image = PixelPainter(scale: key.scale)
      .paint(key.list, on: .color(key.ground.rgba), at: now, using: buffer).image
      .fitted(
        width: key.columns * key.cell.width, height: key.rows * key.cell.height,
        ground: key.ground)
    edition = buffer.nextEdition()
    changesAt = key.list.nextChange(after: now)
    (self.key, start, paintedAt) = (key, now, realTime)
  }

  /// Paints another list: over this picture, and only what is another, where both have one size.
  mutating func paint(_ key: Key, at now: Double, realTime: Double, _ buffer: PaintBuffer) {
    guard fits(key), self.key.scale == key.scale, self.key.ground == key.ground,
      self.key.list.size == key.list.size
    else {
      self = KeptPixels(key, at: now, realTime: realTime, buffer)
      return
    }
    PixelPainter(scale: key.scale).paint(
      key.list, on: .color(key.ground.rgba), at: now, into: &image, of: self.key.list, at: start,
      using: buffer)
    edition = buffer.nextEdition()
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

  /// Returns the picture where it stands on the screen.
  func picture(at area: Area) -> FramePicture {
    FramePicture(area: area, image: image, edition: edition)
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
        let first: Int = row * self.width * 4
        result += bytes[first..<first + kept * 4]
        filled = kept
      }
      for _ in filled..<max(filled, width) { result += blank }
    }
    return PixelImage(width: width, height: height, bytes: result)
  }
}
