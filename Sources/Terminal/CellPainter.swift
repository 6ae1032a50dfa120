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
  /// The last grid that was given; `shown` has other ink colours in blank cells.
  private var given: CellGrid
  /// What the frame being painted replaces: ncurses still knows these cells by their colours.
  private var leaving: [CellChange] = []
  /// Whether the terminal has lost what it showed.
  private(set) var mustRepaint = true
  private var cursor: (column: Int, row: Int)?
  private var sequences = ColorSequences()
  /// A letter and the null behind it, as ncurses is given it.
  private var lone: [wchar_t] = [0, 0]

  /// Creates a painter for a terminal of a size; nil when ncurses cannot open the profile's entry.
  init?(profile: TerminalProfile, columns: Int, rows: Int) {
    let sink = memfd_create("islet-frame", UInt32(MFD_CLOEXEC))
    guard sink >= 0 else { return nil }
    guard let output = CellPainter.stream(to: sink) else {
      close(sink)
      return nil
    }
    guard let input = fopen("/dev/null", "re") else {
      fclose(output)
      close(sink)
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
    given = shown
    // A terminal that pushes characters aside leaves the pictures over them where they are.
    idcok(islet_stdscr(), false)
    // Looking for waiting input would make ncurses break off frames; nobody types into /dev/null.
    typeahead(-1)
    resize_term(Int32(max(1, rows)), Int32(max(1, columns)))
    curs_set(0)
    // Until a screen has been left once, ncurses writes by itself what stands before each move: a call of the system
    // for every run of cells.
    endwin()
    doupdate()
    _ = collect()
  }

  /// Opens a stream that writes to a file through a descriptor of its own; nil when there is none left.
  private static func stream(to file: Int32) -> UnsafeMutablePointer<FILE>? {
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    guard let stream = fdopen(copy, "w") else {
      close(copy)
      return nil
    }
    return stream
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
    given = shown
    mustRepaint = true
  }

  /// Forgets what the terminal shows: the next frame is painted whole.
  func invalidate() { mustRepaint = true }

  /// Returns the bytes that make the terminal show a grid, already reduced to its colours; empty when it does.
  func paint(_ grid: CellGrid, cursor: (column: Int, row: Int)? = nil) -> [UInt8] {
    // Each painter has its own screen; ncurses works on the current one.
    set_term(screen)
    defer { given = grid }
    if mustRepaint || grid.columns != shown.columns || grid.rows != shown.rows {
      return paintedWhole(grid, cursor: cursor)
    }
    let cursorMoved = cursor?.column != self.cursor?.column || cursor?.row != self.cursor?.row
    let changes = takeChanges(to: grid)
    if changes.isEmpty, !cursorMoved { return [] }
    leaving = changes
    defer { leaving = [] }
    if let looks = LookGroups(changes, on: shown) {
      for step in looks.steps { show(step) }
    } else {
      paint(changes)
    }
    place(cursor)
    var bytes = refreshed()
    if ScrollSequences.occur(in: bytes) { bytes = paintedRowByRow(changes, instead: bytes) }
    return DownwardMoves.shortened(sequences.withoutRepeats(bytes))
  }

  private func paintedWhole(_ grid: CellGrid, cursor: (column: Int, row: Int)?) -> [UInt8] {
    clearok(islet_curscr(), true)
    mustRepaint = false
    leaving = shown.cells.indices.map { CellChange(index: $0, old: shown.cells[$0]) }
    defer { leaving = [] }
    shown = grid
    for index in shown.cells.indices where index % grid.columns > 0 && shown.cells[index].isBlank {
      shown.cells[index].ink = shown.cells[index - 1].ink
    }
    for row in 0..<grid.rows { paintRun(row: row, columns: 0..<grid.columns) }
    place(cursor)
    return sequences.withoutRepeats(refreshed())
  }

  /// Returns the places of the cells that are not to the byte what they were in the last grid.
  ///
  /// To compare all cells as characters and colours takes as long as ncurses does. They have no gaps, so that they can be
  /// compared as memory.
  private func touched(in grid: CellGrid) -> [Int] {
    grid.cells.withUnsafeBufferPointer { new in
      given.cells.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return [] }
        var places: [Int] = []
        for row in 0..<grid.rows {
          let start = row * grid.columns
          // Most rows are the same.
          let size = grid.columns * MemoryLayout<Cell>.stride
          if memcmp(new + start, old + start, size) == 0 { continue }
          for place in start..<start + grid.columns
          where memcmp(new + place, old + place, MemoryLayout<Cell>.size) != 0 {
            places.append(place)
          }
        }
        return places
      }
    }
  }

  /// Takes over what differs in a grid and returns it. The ink of a blank stays as it is next to it, since nobody sees it.
  private func takeChanges(to grid: CellGrid) -> [CellChange] {
    var changes: [CellChange] = []
    for index in touched(in: grid) where grid.cells[index] != shown.cells[index] {
      let old = shown.cells[index]
      var cell = grid.cells[index]
      if cell.isBlank {
        if old.isBlank, old.ground == cell.ground { continue }
        if index % grid.columns > 0 { cell.ink = shown.cells[index - 1].ink }
      }
      shown.cells[index] = cell
      changes.append(CellChange(index: index, old: old))
    }
    return changes
  }

  /// Returns the bytes that write some cells of the last frame again, which the terminal has lost.
  func restored(_ cells: [(column: Int, row: Int)]) -> [UInt8] {
    let cells = cells.filter {
      (0..<shown.columns).contains($0.column) && (0..<shown.rows).contains($0.row)
    }
    guard !cells.isEmpty else { return [] }
    set_term(screen)
    for (column, row) in cells {
      // ncurses writes what differs from what it believes to be there: this is nowhere.
      mvwadd_wchnstr(islet_curscr(), Int32(row), Int32(column), [CellPainter.lost], 1)
      wtouchln(islet_stdscr(), Int32(row), 1, 1)
    }
    place(cursor)
    return DownwardMoves.shortened(sequences.withoutRepeats(refreshed()))
  }

  /// A cell that looks like none of a frame.
  private static var lost: cchar_t {
    islet_cell(
      [32, 0],
      islet_bold() | islet_dim() | islet_italic() | islet_underline() | islet_reverse(), 0)
  }

  /// Returns what shows changes without moving lines: pictures stand over cells and would move with them.
  ///
  /// What ncurses has written is thrown away and undone, and the rows follow one after the other. Where ncurses still
  /// sees lines that moved, all rows are written whole.
  private func paintedRowByRow(_ changes: [CellChange], instead frame: [UInt8]) -> [UInt8] {
    _ = sequences.withoutRepeats(frame)
    let new = shown
    for change in changes { shown.cells[change.index] = change.old }
    paint(changes)
    // ncurses believes the cursor to stand where the frame that is thrown away ends: at a known place.
    place(cursor)
    _ = sequences.withoutRepeats(refreshed())
    shown = new
    let (column, row) = cursor ?? (0, 0)
    let home = Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
    var bytes = home
    var rest = changes[...]
    while let first = rest.first {
      let row = first.index / shown.columns
      let line = rest.prefix { $0.index / shown.columns == row }
      rest = rest.dropFirst(line.count)
      paint(line)
      place(cursor)
      let written = refreshed()
      guard ScrollSequences.occur(in: written) else {
        bytes += written
        continue
      }
      _ = sequences.withoutRepeats(written)
      wredrawln(islet_stdscr(), 0, Int32(shown.rows))
      bytes += home + refreshed()
    }
    return bytes
  }

  /// Has ncurses write cells of one look; the cursor stays behind the last of them.
  private func show(_ runs: [LookGroups.Run]) {
    for run in runs { paintRun(row: run.row, columns: run.columns) }
    if let last = runs.last {
      let column = min(last.columns.upperBound, shown.columns - 1)
      wmove(islet_stdscr(), Int32(last.row), Int32(column))
    }
    wnoutrefresh(islet_stdscr())
    doupdate()
  }

  /// Returns what ncurses writes to show its window.
  private func refreshed() -> [UInt8] {
    wnoutrefresh(islet_stdscr())
    doupdate()
    return collect()
  }

  private func place(_ cursor: (column: Int, row: Int)?) {
    self.cursor = cursor
    // A hidden cursor has a known place too, from which the next frame goes on.
    wmove(islet_stdscr(), Int32(cursor?.row ?? 0), Int32(cursor?.column ?? 0))
    curs_set(cursor == nil ? 0 : 1)
  }

  /// Puts changed cells into ncurses' window, in runs of cells that follow one another.
  private func paint(_ changes: some BidirectionalCollection<CellChange>) {
    var run: Range<Int>?
    for change in changes {
      var start = change.index
      // A change in the right half of a wide character repaints the whole of it.
      while shown.cells[start].isContinuation, start % shown.columns > 0 { start -= 1 }
      if let before = run {
        if start <= before.upperBound, start / shown.columns == before.lowerBound / shown.columns {
          run = before.lowerBound..<change.index + 1
          continue
        }
        paintRun(before)
      }
      run = start..<change.index + 1
    }
    if let run { paintRun(run) }
  }

  private func paintRun(_ indices: Range<Int>) {
    let (row, column) = indices.lowerBound.quotientAndRemainder(dividingBy: shown.columns)
    var end = column + indices.count
    while end < shown.columns, shown[end, row].isContinuation { end += 1 }
    paintRun(row: row, columns: column..<end)
  }

  private func paintRun(row: Int, columns: Range<Int>) {
    var cells: [cchar_t] = []
    cells.reserveCapacity(columns.count)
    let start = row * shown.columns
    var column = columns.lowerBound
    while column < columns.upperBound {
      let cell = shown.cells[start + column]
      var width = 1
      while column + width < columns.upperBound, shown.cells[start + column + width].isContinuation
      {
        width += 1
      }
      add(cell, columns: width, to: &cells)
      column += width
    }
    wmove(islet_stdscr(), Int32(row), Int32(columns.lowerBound))
    wadd_wchnstr(islet_stdscr(), cells, Int32(cells.count))
  }

  /// Adds ncurses' cells for one of ours: always as many columns as the grid gave it.
  private func add(_ cell: Cell, columns: Int, to cells: inout [cchar_t]) {
    let (ink, ground, plain) = look(of: cell)
    var attributes = plain
    if profile.colors == .none, cell.style.contains(.reverse) { attributes |= islet_reverse() }
    let pair =
      profile.colors == .none
      ? 0 : pairs.number(ink: ink, ground: ground) { self.pairsInUse() }
    let isStruck = cell.style.contains(.strikethrough)
    if columns == 1, !isStruck, let letter = GlyphText.letter(cell.mark) {
      // As most are: no memory is taken for it.
      lone[0] = letter
      cells.append(islet_cell(lone, attributes, pair))
      return
    }
    for part in GlyphText.parts(of: cell.glyph, columns: columns, isStruck: isStruck) {
      cells.append(islet_cell(part.scalars, attributes, pair))
    }
  }

  private func pairsInUse() -> Set<UInt64> {
    var used: Set<UInt64> = []
    func note(_ cell: Cell) {
      let (ink, ground, _) = look(of: cell)
      used.insert(ColorPairs.name(ink: ink, ground: ground))
    }
    shown.cells.forEach(note)
    for change in leaving { note(change.old) }
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
    case .direct:
      return (cell.isPlaceholder ? Int32(ink.rgb) : directInk(ink), direct(ground), attributes)
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

  /// Returns a colour for letters: never one that stands for a picture's number (`GlyphLook`), but its neighbour.
  private func directInk(_ color: CellColor) -> Int32 {
    let plain = direct(color)
    return PictureBoard.ids.contains(Int(plain)) ? plain | 0x100 : plain
  }

  /// Returns what ncurses has written since the last call.
  private func collect() -> [UInt8] {
    fflush(output)
    let length = lseek(sink, 0, SEEK_CUR)
    guard length > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    let read = pread(sink, &bytes, bytes.count, 0)
    // What the next frame writes begins here too; the end of this one is where it stopped.
    lseek(sink, 0, SEEK_SET)
    return read > 0 ? Array(bytes.prefix(read)) : []
  }
}

extension Cell {
  /// Whether the glyph is part of a picture: a block, a shade, a quadrant or a sextant.
  fileprivate var isBlock: Bool {
    mark.scalar.map {
      (0x2580...0x259F).contains($0.value) || (0x1FB00...0x1FB3B).contains($0.value)
    } ?? false
  }

  /// Whether the cell carries a part of a picture.
  fileprivate var isPlaceholder: Bool {
    mark.scalar == nil && glyph.unicodeScalars.first?.value == 0x10EEEE
  }

  /// Whether only the background shows.
  fileprivate var isBlank: Bool {
    mark == " " && style.isDisjoint(with: [.underline, .strikethrough, .reverse])
  }
}
