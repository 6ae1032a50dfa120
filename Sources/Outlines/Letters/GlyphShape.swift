import Drawing

/// What one glyph looks like, measured in em: the origin is the pen's place on the baseline, y points downward.
public enum GlyphShape: Sendable {
  case outline([PathElement])
  case bitmap(GlyphBitmap)
}

/// A glyph with colours of its own, as emoji have.
public final class GlyphBitmap: Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue, alpha, multiplied by alpha, row by row.
  public let bytes: [UInt8]
  /// Where it stands, in em.
  public let frame: Rect

  init(width: Int, height: Int, bytes: [UInt8], frame: Rect) {
    (self.width, self.height, self.bytes, self.frame) = (width, height, bytes, frame)
  }
}

/// A glyph that shaping placed, in em from the start of its text.
public struct ShapedGlyph: Sendable {
  public var shape: GlyphShape
  public var x: Double
  public var y: Double
}

/// Glyphs and how far they move the pen together, in em.
public struct ShapedText: Sendable {
  public var glyphs: [ShapedGlyph]
  public var advance: Double
}
