@_exported import struct Raster.CellGlyph
@_exported import struct Raster.CellStyle

/// One character of the terminal.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell, as the cell keeps it.
  public var mark: CellGlyph
  /// The colour of the glyph and the colour behind it.
  public var ink: CellColor
  public var ground: CellColor
  private var ruled: UInt32 = Cell.unruled
  public var style: CellStyle

  public init(
    _ mark: CellGlyph = " ", ink: CellColor = .white, ground: CellColor = .black,
    style: CellStyle = .plain, rule: CellColor? = nil
  ) {
    (self.mark, self.ink, self.ground, self.style) = (mark, ink, ground, style)
    self.rule = rule
  }

  @_disfavoredOverload
  public init(
    _ glyph: Character, ink: CellColor = .white, ground: CellColor = .black,
    style: CellStyle = .plain, rule: CellColor? = nil
  ) {
    self.init(CellGlyph(glyph), ink: ink, ground: ground, style: style, rule: rule)
  }

  /// The colour of the line below an underlined glyph; nil: the glyph's. ncurses knows no such colour.
  public var rule: CellColor? {
    get { ruled == Cell.unruled ? nil : CellColor(ruled) }
    set { ruled = newValue?.rgb ?? Cell.unruled }
  }

  /// Stands for no colour. An optional one would leave a gap in each cell, and cells without gaps can be compared as
  /// memory, a row at once.
  private static let unruled: UInt32 = .max

  /// What stands in the cell. A wide character, or a syllable of several letters, stands in its left cell;
  /// its other cells are `continuation`.
  public var glyph: Character {
    get { mark.character }
    set { mark = CellGlyph(newValue) }
  }

  /// Whether the cell is the right half of a wide character.
  public var isContinuation: Bool { mark == .continuation }

  /// The right half of a wide character.
  public static let continuation: Character = "\u{0}"
}

/// A colour as terminals take it: 8 bits a part.
public struct CellColor: Hashable, Sendable {
  /// 0x00RRGGBB.
  public var rgb: UInt32

  /// Creates a colour from 0xRRGGBB.
  public init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FFFF }

  public static let black = CellColor(0)
  public static let white = CellColor(0xFF_FFFF)

  public var red: Int { Int(rgb >> 16 & 0xFF) }
  public var green: Int { Int(rgb >> 8 & 0xFF) }
  public var blue: Int { Int(rgb & 0xFF) }
}

/// A rectangle of cells.
public struct CellGrid: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row.
  public var cells: [Cell]

  /// Creates a grid filled with one cell.
  public init(columns: Int, rows: Int, filledWith cell: Cell = Cell()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// Returns the cell at a place inside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}
