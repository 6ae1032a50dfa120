import Drawing
import Numbers

/// Shows true measures over and beside a picture.
public enum Ruler {
  /// The picture with the marks drawn over it: corners of frames, borders of slots, sensor and margins.
  public static func overlay(_ picture: PaintedPicture, _ marks: [RulerMark]) -> CellGrid {
    var grid = picture.grid
    for kind in [RulerMark.Kind.margin, .slot, .sensor] {
      for mark in marks where mark.kind == kind { draw(mark, picture.cell, on: &grid) }
    }
    let views = marks.filter(\.isListed)
    for (index, mark) in views.enumerated() { draw(mark, picture.cell, on: &grid, key: key(index)) }
    return grid
  }

  /// The measures of all marks in lines of at most so many columns; what goes on is indented.
  public static func legend(_ marks: [RulerMark], columns: Int) -> [String] {
    legend(marks).flatMap { line in
      guard DisplayWidth.columns(of: line) > columns else { return [line] }
      return DisplayWidth.lines(of: line, columns: columns - 2).enumerated().map {
        $0.offset == 0 ? $0.element : "  \($0.element)"
      }
    }
  }

  /// The measures of all marks, a line each.
  static func legend(_ marks: [RulerMark]) -> [String] {
    var lines: [String] = []
    for kind in [RulerMark.Kind.slot, .sensor, .margin] {
      for mark in marks where mark.kind == kind {
        lines.append("  \(mark.name) \(measure(mark.frame))" + suffix(mark))
      }
    }
    for (index, mark) in marks.filter(\.isListed).enumerated() {
      var line = "\(key(index)) \(clean(mark.name)) \(measure(mark.frame))"
      switch mark.kind {
      case .truncation: line += " · truncated as on iOS"
      case .shortening: line += " · shortened by the mock-up"
      case .slot, .sensor, .margin, .view: break
      }
      lines.append(line + suffix(mark))
    }
    return lines
  }

  /// The picture under a scale in points, with the marks over it and their measures below.
  public static func sheet(_ picture: PaintedPicture, _ marks: [RulerMark]) -> CellGrid {
    let over = overlay(picture, marks)
    let left = 5
    let lines = legend(marks, columns: max(left + over.columns, 100))
    let widest = lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    // The measures stand on the picture's own ground, in an ink that can be read on it.
    let ground = Traces.paper(picture.grid)
    let ink = CellColor(ground.luminance > 0.3 ? 0x4A4A52 : 0x9A9AA2)
    var grid = CellGrid(
      columns: max(left + over.columns, widest), rows: over.rows + 2 + lines.count,
      filledWith: Cell(" ", ink: ink, ground: ground))
    // Every ten columns the points from the left, every two rows those from the top.
    for column in stride(from: 0, to: over.columns, by: 10) {
      let label = SVG.number(Double(column) * picture.cell.width)
      write("╷\(label)", at: left + column, 0, ink, on: &grid)
    }
    for row in 0..<over.rows where row % 2 == 0 {
      let label = SVG.number(Double(row) * picture.cell.height)
      write(
        String(repeating: " ", count: max(0, 4 - label.count)) + label + "╴", at: 0, row + 1, ink,
        on: &grid)
    }
    for row in 0..<over.rows {
      for column in 0..<over.columns { grid[left + column, row + 1] = over[column, row] }
    }
    for (index, line) in lines.enumerated() {
      write(line, at: 0, over.rows + 2 + index, ink, on: &grid)
    }
    return grid
  }

  // Parts.

  /// a … z, A … Z, then numbers of two digits.
  static func key(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return index < letters.count ? String(letters[index]) : "\(index)"
  }

  private static func measure(_ frame: Rect) -> String {
    func short(_ value: Double) -> String { SVG.number((value * 100).rounded() / 100) }
    return "\(short(frame.width)) × \(short(frame.height)) at \(short(frame.x)), \(short(frame.y))"
  }

  private static func suffix(_ mark: RulerMark) -> String {
    mark.detail.isEmpty ? "" : " · \(clean(mark.detail))"
  }

  /// Text that cannot break a line.
  private static func clean(_ text: String) -> String {
    String(text.compactMap { DisplayWidth.terminalForm($0)?.glyph }.prefix(120))
  }

  private static func color(_ kind: RulerMark.Kind) -> CellColor {
    switch kind {
    case .slot: CellColor(0x40C8E0)
    case .sensor: CellColor(0xFF6961)
    case .margin: CellColor(0xC8A000)
    case .view: CellColor(0x30D158)
    case .truncation: CellColor(0xFF9F0A)
    case .shortening: CellColor(0xFF7AE0)
    }
  }

  private static func draw(
    _ mark: RulerMark, _ cell: Size, on grid: inout CellGrid, key: String? = nil
  ) {
    guard mark.frame.isFinite else { return }
    let left = Int(bounded: (mark.frame.minX / cell.width).rounded())
    let right = max(left, Int(bounded: (mark.frame.maxX / cell.width).rounded()) - 1)
    let top = Int(bounded: (mark.frame.minY / cell.height).rounded())
    let bottom = max(top, Int(bounded: (mark.frame.maxY / cell.height).rounded()) - 1)
    let ink = color(mark.kind)
    func put(_ glyph: Character, _ column: Int, _ row: Int) {
      guard column >= 0, row >= 0, column < grid.columns, row < grid.rows else { return }
      let old = grid[column, row]
      guard old.glyph == " " || BlockGlyphs.isBlock(old.glyph) else { return }
      grid[column, row] = Cell(glyph, ink: ink, ground: old.ground)
    }
    switch mark.kind {
    case .slot, .sensor, .margin:
      let isDotted = mark.kind == .margin
      if bottom > top, right > left {
        for column in stride(from: left + 1, to: right, by: isDotted ? 2 : 1) {
          put(isDotted ? "·" : "─", column, top)
          put(isDotted ? "·" : "─", column, bottom)
        }
        for row in (top + 1)..<max(top + 1, bottom) {
          put(isDotted ? "·" : "│", left, row)
          put(isDotted ? "·" : "│", right, row)
        }
      }
      if !isDotted { corners(left, top, right, bottom, put) }
    case .view, .truncation, .shortening:
      if bottom > top || right - left > 2 { corners(left, top, right, bottom, put) }
    }
    guard let key else { return }
    let width = key.count
    let middle = min(max(0, (top + bottom) / 2), grid.rows - 1)
    // Before the frame, or in it; where letters stand, the nearest place at its edges that is free.
    let rows = [middle, top, bottom, top - 1, bottom + 1]
    let columns = [left - width, left, right + 1, right - width + 1]
    let places = rows.flatMap { row in columns.map { (column: $0, row: row) } }
    let place =
      places.first { isFree(grid, $0.column, $0.row, width) } ?? (max(0, left), middle)
    for (offset, glyph) in key.enumerated() where place.column + offset < grid.columns {
      grid[place.column + offset, place.row] = Cell(glyph, ink: .black, ground: ink, style: .bold)
    }
  }

  /// Whether a key covers neither letters nor another key.
  private static func isFree(_ grid: CellGrid, _ column: Int, _ row: Int, _ width: Int) -> Bool {
    guard column >= 0, column + width <= grid.columns, row >= 0, row < grid.rows else {
      return false
    }
    return (column..<column + width).allSatisfy { !isText(grid, $0, row) }
  }

  private static func isText(_ grid: CellGrid, _ column: Int, _ row: Int) -> Bool {
    let glyph = grid[column, row].glyph
    return glyph != " " && !BlockGlyphs.isBlock(glyph) && !"┌┐└┘├┤─│·▁".contains(glyph)
  }

  private static func corners(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int,
    _ put: (Character, Int, Int) -> Void
  ) {
    if top == bottom {
      put("├", left, top)
      put("┤", right, top)
      return
    }
    put("┌", left, top)
    put("┐", right, top)
    put("└", left, bottom)
    put("┘", right, bottom)
  }

  private static func write(
    _ text: String, at column: Int, _ row: Int, _ ink: CellColor, on grid: inout CellGrid
  ) {
    var column = column
    for character in text {
      guard let form = DisplayWidth.terminalForm(character) else { continue }
      guard column + form.columns <= grid.columns, row < grid.rows else { return }
      grid[column, row].glyph = form.glyph
      grid[column, row].ink = ink
      if form.columns == 2 { grid[column + 1, row].glyph = Cell.continuation }
      column += form.columns
    }
  }
}

extension RulerMark {
  /// Whether the mark has a key and a line in the legend.
  var isListed: Bool {
    switch kind {
    case .view, .truncation, .shortening: true
    case .slot, .sensor, .margin: false
    }
  }
}
