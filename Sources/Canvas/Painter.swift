import Drawing
import Findings
import Raster

/// Which characters a terminal can show.
public enum GlyphSet: String, Hashable, Sendable, Codable, CaseIterable {
  /// Blocks of a half by a third of a cell, and all that `blocks` has.
  case sextants
  /// Half, quadrant and eighth blocks, lines and symbols.
  case blocks
  /// Half blocks only, as on the Linux console.
  case halves
  /// Nothing beyond ASCII.
  case ascii

  /// Whether a cell can show two colours side by side.
  public var hasQuadrants: Bool { self == .sextants || self == .blocks }

  /// Returns text in the characters that a terminal of this set has.
  public func shown(_ text: String) -> String {
    String(text.map { ColorlessGrid.replacement($0, self) })
  }
}

/// Paints display lists: points in, cells out.
public struct Painter: Hashable, Sendable {
  /// Points a pixel; a cell is one pixel wide and two high.
  public var zoom: Double
  public var glyphs: GlyphSet
  /// Whether the terminal's font has the icons of a patched (Nerd) font.
  public var hasIcons: Bool
  /// Whether emoji that are larger than two cells are pixels; in text without colours they must be characters.
  public var paintsEmoji: Bool

  /// The zooms that Islet offers, coarsest first.
  public static let zooms: [Double] = [10, 8, 5, 4, 2.5, 2]

  /// Creates a painter; at the default zoom a cell is 5 × 10 pt.
  public init(
    zoom: Double = 5, glyphs: GlyphSet = .blocks, hasIcons: Bool = false, paintsEmoji: Bool = false
  ) {
    self.zoom = zoom.isFinite && zoom >= 0.5 ? zoom : 5
    self.glyphs = glyphs
    self.hasIcons = hasIcons && glyphs != .ascii
    self.paintsEmoji = paintsEmoji && glyphs.hasQuadrants
  }

  /// Points a column and a row.
  public var cell: Size { Size(width: zoom, height: 2 * zoom) }

  /// Returns how many cells a surface takes.
  public func cells(of size: Size) -> (columns: Int, rows: Int) {
    let grid = SampleGrid(size: size, zoom: zoom, down: glyphs == .sextants ? 6 : 4)
    return (grid.columns, grid.rows)
  }

  /// Paints a list on a ground, with dynamic text and bars as they stand at a time (UNIX seconds).
  public func paint(
    _ list: DisplayList, on background: Paint = .color(.black), at now: Double,
    using buffer: PaintBuffer = PaintBuffer()
  ) -> PaintedPicture {
    let painting = Painting(self, list, now: now, buffer: buffer)
    return painting.run(background)
  }
}

/// What a painter made of a display list.
public struct PaintedPicture: Hashable, Sendable {
  public var grid: CellGrid
  /// What could not be drawn as it is on a phone.
  public var findings: [Finding]
  /// Texts that the mock-up itself shortened or left out, for the ruler.
  public var shortenings: [Shortening]
  /// Points a column and a row.
  public var cell: Size

  public init(
    grid: CellGrid, findings: [Finding] = [], shortenings: [Shortening] = [], cell: Size
  ) {
    (self.grid, self.findings) = (grid, findings)
    (self.shortenings, self.cell) = (shortenings, cell)
  }
}

/// A text that fits on the phone but not in the mock-up's cells.
public struct Shortening: Hashable, Sendable {
  /// The text as the phone shows it.
  public var text: String
  /// What of it is shown; empty when there was no room at all.
  public var shown: String
  /// Its frame on the surface, in points.
  public var frame: Rect

  public init(text: String, shown: String, frame: Rect) {
    (self.text, self.shown, self.frame) = (text, shown, frame)
  }
}
