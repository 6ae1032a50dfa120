import Canvas

/// A screen being drawn: cells, where the cursor stands, and what answers the mouse.
struct Sheet {
  private(set) var grid: CellGrid
  private(set) var regions: [Region] = []
  var cursor: (column: Int, row: Int)?
  /// Without colours a selection is reversed, and grounds of the screens' own are left out.
  private let isColorless: Bool
  private let glyphs: GlyphSet

  init(
    columns: Int, rows: Int, isColorless: Bool = false,
    glyphs: GlyphSet = .blocks
  ) {
    (self.isColorless, self.glyphs) = (isColorless, glyphs)
    grid = CellGrid(
      columns: columns, rows: rows,
      filledWith: Cell(" ", ink: Theme.text, ground: Theme.ground, style: .flat))
  }

  /// The whole sheet.
  var area: Area { Area(column: 0, row: 0, columns: grid.columns, rows: grid.rows) }

  /// Paints an area in one colour and forgets what answered the mouse below it.
  mutating func fill(_ area: Area, _ ground: CellColor) {
    let ground = isColorless ? Theme.ground : ground
    for row in max(0, area.row)..<max(max(0, area.row), min(area.endRow, grid.rows)) {
      for column in max(
        0, area.column)..<max(max(0, area.column), min(area.endColumn, grid.columns))
      {
        set(Cell(" ", ink: Theme.text, ground: ground, style: .flat), column, row)
      }
    }
  }

  /// What stands where text is cut.
  private static let cut: CellGlyph = "…"

  /// Writes text on one line, at most to the area's right side, and gives the column after it.
  ///
  /// Whatever does not fit is cut and marked with `…`. Control characters are made visible here, for all screens.
  @discardableResult
  mutating func put(
    _ text: String, column: Int, row: Int, in area: Area? = nil, _ look: TextLook = .plain
  ) -> Int {
    let limit = min(area?.endColumn ?? grid.columns, grid.columns)
    guard row >= 0, row < grid.rows, column < limit else { return column }
    if let area, row < area.row || row >= area.endRow { return column }
    if let columns = DisplayWidth.plainColumns(of: text) {
      return write(plain: text, columns, column, row, limit: limit, look)
    }
    var place = column
    let shown = Visible.text(text)
    let fits = Sheet.width(shown) <= limit - column
    // What ends with the mark where it is cut needs no second one.
    var isMarked = false
    for character in shown {
      guard let (character, width) = Sheet.form(of: character) else { continue }
      if place + width > limit - (fits ? 0 : 1) {
        if place < limit, !isMarked { place = write(Sheet.cut, 1, place, row, look) }
        break
      }
      place = write(CellGlyph(character), width, place, row, look)
      isMarked = CellGlyph(character) == Sheet.cut
    }
    return place
  }

  /// Writes text that ends at an area's right side.
  mutating func putRight(
    _ text: String, row: Int, in area: Area, _ look: TextLook = .plain
  ) {
    let width = min(Sheet.width(Visible.text(text)), area.columns)
    put(text, column: area.endColumn - width, row: row, in: area, look)
  }

  /// Writes pieces from the left and a text at the right, which keeps its room: half of the area, and what the pieces do
  /// not need.
  mutating func put(
    _ pieces: [(String, TextLook)], right: String, row: Int, in area: Area,
    _ look: TextLook = .quiet
  ) {
    let needed = pieces.reduce(0) { $0 + Sheet.width(Visible.text($1.0)) }
    let width =
      right.isEmpty
      ? 0
      : min(
        Sheet.width(Visible.text(right)) + 2, max(area.columns / 2, area.columns - needed))
    let left = Area(column: area.column, row: row, columns: area.columns - width, rows: 1)
    put(pieces, column: left.column, row: row, in: left)
    let rest = Area(column: area.endColumn - width, row: row, columns: width, rows: 1)
    if !right.isEmpty { putRight(right, row: row, in: rest, look) }
  }

  /// Writes text in the middle of an area's row.
  mutating func putCentered(_ text: String, row: Int, in area: Area, _ look: TextLook = .plain) {
    let width = min(Sheet.width(Visible.text(text)), area.columns)
    put(text, column: area.column + (area.columns - width) / 2, row: row, in: area, look)
  }

  /// Writes pieces of different looks one after the other and gives the column after them.
  @discardableResult
  mutating func put(
    _ pieces: [(String, TextLook)], column: Int, row: Int, in area: Area? = nil
  ) -> Int {
    pieces.reduce(column) { put($1.0, column: $0, row: row, in: area, $1.1) }
  }

  /// Copies cells of a picture, as far as they fit; without colours its shapes become shades.
  mutating func paste(_ other: CellGrid, column: Int, row: Int, in area: Area? = nil) {
    let area = area ?? self.area
    let other = isColorless ? other.reduced(to: .none, glyphs: glyphs) : other
    let left = max(column, area.column, 0)
    let count = min(column + other.columns, area.endColumn, grid.columns) - left
    let top = max(row, area.row, 0)
    let bottom = min(row + other.rows, area.endRow, grid.rows)
    guard count > 0, top < bottom else { return }
    let columns = grid.columns
    grid.cells.withUnsafeMutableBufferPointer { to in
      other.cells.withUnsafeBufferPointer { from in
        guard let to = to.baseAddress, let from = from.baseAddress else { return }
        for place in top..<bottom {
          (to + place * columns + left)
            .update(from: from + (place - row) * other.columns + left - column, count: count)
        }
      }
    }
  }

  /// Leaves blanks for what is in a column the second half of a wide character that was cut off.
  mutating func clearHalves(column: Int, rows: Range<Int>) {
    for row in rows where grid[column, row].isContinuation { grid[column, row].glyph = " " }
  }

  /// Draws a vertical rule; a strong one stands beside the part that has the focus.
  mutating func verticalLine(column: Int, rows: Range<Int>, isStrong: Bool = false) {
    let look = TextLook(isStrong ? Theme.accent : Theme.line)
    for row in rows { put("│", column: column, row: row, look) }
  }

  /// Lays a colour behind a row of an area, keeping what is written there.
  mutating func highlight(_ area: Area, row: Int, _ ground: CellColor = Theme.selection) {
    guard row >= 0, row < grid.rows else { return }
    for column in max(0, area.column)..<max(max(0, area.column), min(area.endColumn, grid.columns))
    {
      if isColorless {
        grid[column, row].style.insert(.reverse)
      } else {
        grid[column, row].ground = ground
      }
    }
  }

  /// Makes an area answer the mouse. Areas that are added later lie above.
  mutating func answer(_ area: Area, _ target: Target) {
    regions.append(Region(area: area, target: target))
  }

  /// Darkens everything, so that a menu stands out.
  mutating func dim() {
    regions = [Region(area: area, target: .outside)]
    for index in grid.cells.indices {
      grid.cells[index].ink = Sheet.mix(grid.cells[index].ink, Theme.ground)
      grid.cells[index].ground = Sheet.mix(grid.cells[index].ground, Theme.ground)
    }
  }

  private static func mix(_ color: CellColor, _ other: CellColor) -> CellColor {
    func part(_ left: Int, _ right: Int) -> UInt32 { UInt32(dimmed(left, towards: right)) }
    return CellColor(
      part(color.red, other.red) << 16 | part(color.green, other.green) << 8
        | part(color.blue, other.blue))
  }

  /// Returns one part of a colour as it is behind a menu.
  static func dimmed(_ part: Int, towards ground: Int) -> Int { (part * 2 + ground * 3) / 5 }

  /// Writes text of which each scalar takes a column.
  private mutating func write(
    plain text: String, _ columns: Int, _ column: Int, _ row: Int, limit: Int, _ look: TextLook
  ) -> Int {
    let fits = columns <= limit - column
    var place = column
    var isMarked = false
    for scalar in text.unicodeScalars {
      if !fits, place + 1 >= limit {
        return isMarked ? place : write(Sheet.cut, 1, place, row, look)
      }
      place = write(CellGlyph(scalar), 1, place, row, look)
      isMarked = CellGlyph(scalar) == Sheet.cut
    }
    return place
  }

  private mutating func write(
    _ glyph: CellGlyph, _ width: Int, _ column: Int, _ row: Int, _ look: TextLook
  ) -> Int {
    guard column >= 0 else { return column + width }
    var look = look
    if isColorless, look.ground != nil {
      if look.ground == Theme.selection { look.style.insert(.reverse) }
      look.ground = Theme.ground
    } else if isColorless, grid[column, row].style.contains(.reverse) {
      look.style.insert(.reverse)
    }
    let ground = look.ground ?? grid[column, row].ground
    let style = look.style.union(.flat)
    set(Cell(glyph, ink: look.ink, ground: ground, style: style), column, row)
    for next in column + 1..<max(column + 1, min(column + width, grid.columns)) {
      set(Cell(.continuation, ink: look.ink, ground: ground, style: style), next, row)
    }
    return column + width
  }

  private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    let place = row * grid.columns + column
    // Parts of a wide character that loses another one become spaces.
    let first = row * grid.columns
    if grid.cells[place].isContinuation, !cell.isContinuation {
      var before = place
      while before > first, grid.cells[before].isContinuation {
        grid.cells[before].mark = " "
        before -= 1
      }
      grid.cells[before].mark = " "
    }
    var next = place + 1
    while next < first + grid.columns, grid.cells[next].isContinuation {
      grid.cells[next].mark = " "
      next += 1
    }
    grid.cells[place] = cell
  }

  /// Returns the columns that a text takes.
  static func width(_ text: String) -> Int {
    DisplayWidth.plainColumns(of: text) ?? text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns as much of a text's end as fits into columns, after `…` where something is missing: what is typed goes on
  /// there.
  static func end(of text: String, columns: Int) -> String {
    let shown = Visible.text(text)
    guard width(shown) > columns else { return shown }
    var rest = 1
    let end = shown.reversed().prefix { character in
      rest += width(of: character)
      return rest <= columns
    }
    return "…" + String(end.reversed())
  }

  /// Returns a character as every terminal shows it, and its columns; nil when it shows nothing.
  private static func form(of character: Character) -> (Character, Int)? {
    if character.isASCII { return (character, 1) }
    return DisplayWidth.terminalForm(character).map { ($0.glyph, $0.columns) }
  }

  /// Returns the columns that a character takes; decided in Canvas, for all.
  static func width(of character: Character) -> Int {
    character.isASCII ? 1 : DisplayWidth.columns(of: character)
  }
}

/// Part of the screen that answers the mouse.
public struct Region: Hashable, Sendable {
  public var area: Area
  public var target: Target
}
