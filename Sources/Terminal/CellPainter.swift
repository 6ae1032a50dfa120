import CLinux
import CNcurses
import Canvas
import Glibc

/// Turns grids of cells into the bytes that change a terminal from one to the next, through ncurses.
///
/// ncurses writes into a file in memory, not to the terminal: a slow or stopped terminal then never holds up the
/// program, a frame leaves in one piece, and what a change costs can be counted.
@MainActor
final class CellPainter {
  private let profile: TerminalProfile
  private let sink: Int32
  private let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  private var pairs: ColorPairs
  private var shown: CellGrid
  /// Whether the terminal has lost what it showed.
  private(set) var mustRepaint = true
  private var cursor: (column: Int, row: Int)?
  private var sequences = ColorSequences()

  /// Creates a painter for a terminal of a size; nil when ncurses cannot open the profile's entry.
  init?(profile: TerminalProfile, columns: Int, rows: Int) {
    let sink = memfd_create("islet-frame", UInt32(MFD_CLOEXEC))
    guard sink >= 0, let output = fdopen(dup(sink), "w"), let input = fopen("/dev/null", "r") else {
      return nil
    }
    // Entries without a size of their own, the Linux console's, open only so; ours is set below.
    use_env(true)
    let screen = CellPainter.keepingSignals { newterm(profile.entry, output, input) }
    guard let screen else {
      fclose(output)
      fclose(input)
      close(sink)
      return nil
    }
    self.profile = profile
    (self.sink, self.output, self.input, self.screen) = (sink, output, input, screen)
    if profile.colors != .none { start_color() }
    pairs = ColorPairs(limit: profile.colors == .none ? 0 : Int(islet_color_pairs()) - 1)
    shown = CellGrid(columns: columns, rows: rows)
    // Looking for waiting input would make ncurses break off frames; nobody types into /dev/null.
    typeahead(-1)
    resize_term(Int32(max(1, rows)), Int32(max(1, columns)))
    curs_set(0)
    doupdate()
    _ = collect()
  }

  /// Calls `body` and puts the signal handlers back that ncurses replaces: its own would write to the terminal.
  private static func keepingSignals<Result>(_ body: () -> Result) -> Result {
    let signals = [SIGTSTP, SIGINT, SIGTERM, SIGWINCH]
    var before = Array(repeating: sigaction(), count: signals.count)
    for index in signals.indices { sigaction(signals[index], nil, &before[index]) }
    defer { for index in signals.indices { sigaction(signals[index], &before[index], nil) } }
    return body()
  }

  isolated deinit {
    set_term(screen)
    endwin()
    delscreen(screen)
    fclose(output)
    fclose(input)
    close(sink)
  }

  /// Takes the terminal's new size; the next frame is painted whole.
  func resize(columns: Int, rows: Int) {
    set_term(screen)
    resize_term(Int32(max(1, rows)), Int32(max(1, columns)))
    shown = CellGrid(columns: columns, rows: rows)
    mustRepaint = true
  }

  /// Forgets what the terminal shows: the next frame is painted whole.
  func invalidate() { mustRepaint = true }

  /// Returns the bytes that make the terminal show a grid, already reduced to its colours; empty when it does.
  func paint(_ grid: CellGrid, cursor: (column: Int, row: Int)? = nil) -> [UInt8] {
    // Each painter has its own screen; ncurses works on the current one.
    set_term(screen)
    let isWhole = mustRepaint || grid.columns != shown.columns || grid.rows != shown.rows
    let cursorMoved = cursor?.column != self.cursor?.column || cursor?.row != self.cursor?.row
    if isWhole {
      clearok(islet_curscr(), true)
      mustRepaint = false
    }
    var grid = grid
    let hasChanged = quietBlanks(of: &grid, isWhole: isWhole)
    if !hasChanged, !cursorMoved { return [] }
    var bytes: [UInt8] = []
    if !isWhole, let looks = LookGroups(from: shown, to: grid) {
      for group in looks.groups { bytes += painted(group, of: grid) }
    } else {
      for row in 0..<grid.rows { paintRow(row, of: grid, unlike: isWhole ? nil : shown) }
    }
    place(cursor)
    bytes += refreshed()
    if !isWhole, ScrollSequences.occur(in: bytes) { bytes = paintedRowByRow(grid, instead: bytes) }
    shown = grid
    return sequences.withoutRepeats(bytes)
  }

  /// Returns what shows a grid without moving lines: pictures stand over cells and would move with them.
  ///
  /// What ncurses has written is thrown away and undone, and the rows follow one after the other. Where ncurses still
  /// sees lines that moved, all rows are written whole.
  private func paintedRowByRow(_ grid: CellGrid, instead frame: [UInt8]) -> [UInt8] {
    _ = sequences.withoutRepeats(frame)
    for row in 0..<grid.rows { paintRow(row, of: shown, unlike: grid) }
    _ = sequences.withoutRepeats(refreshed())
    // ncurses believes the cursor to stand where the frame that was thrown away ended.
    let (column, row) = cursor ?? (0, 0)
    let home = Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
    var bytes = home
    for row in 0..<grid.rows {
      paintRow(row, of: grid, unlike: shown)
      place(cursor)
      let line = refreshed()
      guard ScrollSequences.occur(in: line) else {
        bytes += line
        continue
      }
      _ = sequences.withoutRepeats(line)
      wredrawln(islet_stdscr(), 0, Int32(grid.rows))
      bytes += home + refreshed()
    }
    return bytes
  }

  /// Returns what shows the cells of one look; the cursor stays behind the last of them.
  private func painted(_ runs: [LookGroups.Run], of grid: CellGrid) -> [UInt8] {
    for run in runs { paintRun(row: run.row, columns: run.columns, of: grid) }
    if let last = runs.last {
      let column = min(last.columns.upperBound, grid.columns - 1)
      wmove(islet_stdscr(), Int32(last.row), Int32(column))
    }
    return refreshed()
  }

  /// Returns what ncurses writes to show its window.
  private func refreshed() -> [UInt8] {
    wnoutrefresh(islet_stdscr())
    doupdate()
    return collect()
  }

  /// Gives blanks an ink that need not be set, since nobody sees it; whether anything else has changed.
  private func quietBlanks(of grid: inout CellGrid, isWhole: Bool) -> Bool {
    var hasChanged = isWhole
    for index in grid.cells.indices where isWhole || grid.cells[index] != shown.cells[index] {
      if grid.cells[index].isBlank {
        if !isWhole, shown.cells[index].isBlank,
          grid.cells[index].ground == shown.cells[index].ground
        {
          grid.cells[index] = shown.cells[index]
          continue
        }
        if index % grid.columns > 0 { grid.cells[index].ink = grid.cells[index - 1].ink }
      }
      hasChanged = true
    }
    return hasChanged
  }

  private func place(_ cursor: (column: Int, row: Int)?) {
    self.cursor = cursor
    // A hidden cursor has a known place too, from which the next frame goes on.
    wmove(islet_stdscr(), Int32(cursor?.row ?? 0), Int32(cursor?.column ?? 0))
    curs_set(cursor == nil ? 0 : 1)
  }

  /// Puts a row into ncurses' window, where it differs from another grid's; without one, all of it.
  private func paintRow(_ row: Int, of grid: CellGrid, unlike other: CellGrid?) {
    let start = row * grid.columns
    var column = 0
    while column < grid.columns {
      if let other, grid.cells[start + column] == other.cells[start + column] {
        column += 1
        continue
      }
      // A change in the right half of a wide character repaints the whole of it.
      if grid.cells[start + column].glyph == Cell.continuation, column > 0 { column -= 1 }
      var end = column + 1
      while end < grid.columns,
        other.map({ grid.cells[start + end] != $0.cells[start + end] }) ?? true
          || grid.cells[start + end].glyph == Cell.continuation
      {
        end += 1
      }
      paintRun(row: row, columns: column..<end, of: grid)
      column = end
    }
  }

  private func paintRun(row: Int, columns: Range<Int>, of grid: CellGrid) {
    var cells: [cchar_t] = []
    cells.reserveCapacity(columns.count)
    let start = row * grid.columns
    var column = columns.lowerBound
    while column < columns.upperBound {
      let cell = grid.cells[start + column]
      let isWide =
        column + 1 < columns.upperBound
        && grid.cells[start + column + 1].glyph == Cell.continuation
      cells += translate(cell, isWide: isWide, grid: grid)
      column += isWide ? 2 : 1
    }
    wmove(islet_stdscr(), Int32(row), Int32(columns.lowerBound))
    wadd_wchnstr(islet_stdscr(), cells, Int32(cells.count))
  }

  /// Returns ncurses' cells for one of ours: always as many columns as the grid gave it.
  private func translate(_ cell: Cell, isWide: Bool, grid: CellGrid) -> [cchar_t] {
    let (ink, ground, plain) = look(of: cell)
    var attributes = plain
    if profile.colors == .none, cell.style.contains(.reverse) { attributes |= islet_reverse() }
    let pair =
      profile.colors == .none
      ? 0 : pairs.number(ink: ink, ground: ground) { self.pairsInUse(grid) }
    let text = GlyphText(
      cell.glyph, columns: isWide ? 2 : 1, isStruck: cell.style.contains(.strikethrough))
    var result = [islet_cell(text.scalars, attributes, pair)]
    if isWide, text.columns == 1 { result.append(islet_cell([32, 0], attributes, pair)) }
    return result
  }

  private func pairsInUse(_ next: CellGrid) -> Set<UInt64> {
    var used: Set<UInt64> = []
    for grid in [shown, next] {
      for cell in grid.cells {
        let (ink, ground, _) = look(of: cell)
        used.insert(ColorPairs.name(ink: ink, ground: ground))
      }
    }
    return used
  }

  private func look(of cell: Cell) -> (ink: Int32, ground: Int32, attributes: attr_t) {
    var attributes: attr_t = 0
    if cell.style.contains(.bold) { attributes |= islet_bold() }
    if cell.style.contains(.dim) { attributes |= islet_dim() }
    if cell.style.contains(.italic) { attributes |= islet_italic() }
    if cell.style.contains(.underline) { attributes |= islet_underline() }
    var (ink, ground) = (cell.ink, cell.ground)
    if cell.style.contains(.reverse), profile.colors != .none { swap(&ink, &ground) }
    switch profile.colors {
    case .none: return (0, 0, attributes)
    case .direct: return (direct(ink), direct(ground), attributes)
    case .indexed256:
      // The ink of a cell that carries a picture is the picture's number.
      if cell.isPlaceholder { return (Int32(ink.rgb), index(ground), attributes) }
      return (index(ink), index(ground), attributes)
    case .ansi16:
      let (inkIndex, groundIndex) = (index(ink), index(ground))
      if profile.hasOnlyEightColors {
        let eight = EightColors(
          ink: inkIndex, ground: groundIndex, isText: !cell.isBlock && !cell.isBlank)
        if eight.isBold { attributes |= islet_bold() }
        return (eight.ink, eight.ground, attributes)
      }
      return (inkIndex, groundIndex, attributes)
    }
  }

  private func index(_ color: CellColor) -> Int32 {
    Int32(profile.colors.paletteIndex(of: color) ?? 0)
  }

  /// Returns a colour for a direct entry. It reads values below 8 as the palette's colours, which people
  /// change; these become nearly black.
  private func direct(_ color: CellColor) -> Int32 {
    color.rgb < 8 ? 0x010101 : Int32(color.rgb)
  }

  /// Returns what ncurses has written since the last call.
  private func collect() -> [UInt8] {
    fflush(output)
    let length = lseek(sink, 0, SEEK_CUR)
    guard length > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    let read = pread(sink, &bytes, bytes.count, 0)
    ftruncate(sink, 0)
    lseek(sink, 0, SEEK_SET)
    return read > 0 ? Array(bytes.prefix(read)) : []
  }
}

extension Cell {
  /// Whether the glyph is part of a picture: a block, a shade, a quadrant or a sextant.
  fileprivate var isBlock: Bool {
    glyph.unicodeScalars.first.map {
      (0x2580...0x259F).contains($0.value) || (0x1FB00...0x1FB3B).contains($0.value)
    } ?? false
  }

  /// Whether the cell carries a part of a picture.
  fileprivate var isPlaceholder: Bool { glyph.unicodeScalars.first?.value == 0x10EEEE }

  /// Whether only the ground is seen.
  fileprivate var isBlank: Bool {
    glyph == " " && style.isDisjoint(with: [.underline, .strikethrough, .reverse])
  }
}
