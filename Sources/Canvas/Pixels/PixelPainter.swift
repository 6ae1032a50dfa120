import Drawing
import Findings
import Raster

/// Paints display lists: points in, pixels out. The same list gives the same bytes on every machine with the same fonts.
public struct PixelPainter: Hashable, Sendable {
  /// Pixels a point.
  public var scale: Double

  /// Creates a painter; phones have 3 pixels a point, some 2.
  public init(scale: Double = 3) {
    self.scale = scale.isFinite ? min(16, max(0.1, scale)) : 3
  }

  /// Returns how many pixels a surface takes.
  public func pixels(of size: Size) -> (width: Int, height: Int) {
    let grid = SampleGrid(size: size, scale: scale)
    return (grid.width, grid.height)
  }

  /// Paints a list, with dynamic text and bars as they stand at a time (UNIX seconds).
  ///
  /// - `background`: what lies under everything; nil leaves it transparent.
  public func paint(
    _ list: DisplayList, on background: Paint? = .color(.black), at now: Double,
    using buffer: PaintBuffer = PaintBuffer()
  ) -> PaintedPixels {
    Painting(list, scale: scale, now: now, buffer: buffer).runPixels(background)
  }
}

extension Painting {
  func runPixels(_ background: Paint?) -> PaintedPixels {
    let state = State(bounds: layer.bounds)
    if let background { fill(.rect(Rect(list.size).outset(by: 4)), background, state) }
    for item in list.items { draw(item, state) }
    let image = layer.image
    buffer.give(layer)
    return PaintedPixels(image: image, findings: findings)
  }
}

extension Layer {
  /// The samples as bytes, not multiplied by alpha.
  var image: PixelImage { PixelImage(width: width, height: height, bytes: bytes) }
}
