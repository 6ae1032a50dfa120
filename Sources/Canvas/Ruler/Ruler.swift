import Drawing
import Numbers
import Raster

/// Shows true measures over and beside a picture.
public enum Ruler {
  /// Returns the picture with its frames tinted; no character of it is another.
  static func overlay(_ picture: PaintedPicture, _ marks: [RulerMark]) -> CellGrid {
    var grid = picture.grid
    for mark in marks where mark.isListed || mark.kind == .sensor {
      tint(mark, picture.cell, on: &grid)
    }
    return grid
  }

  /// Returns the measures of all marks in lines of at most so many columns; what goes on is indented.
  public static func legend(_ marks: [RulerMark], columns: Int) -> [String] {
    legend(marks).flatMap { line in
      guard DisplayWidth.columns(of: line) > columns else { return [line] }
      return DisplayWidth.lines(of: line, columns: columns - 2).enumerated().map {
        $0.offset == 0 ? $0.element : "  \($0.element)"
      }
    }
  }

  /// Returns the measures of all marks, a line each.
  static func legend(_ marks: [RulerMark]) -> [String] {
    var lines: [String] = []
    for kind in [RulerMark.Kind.slot, .sensor, .margin] {
      for mark in marks where mark.kind == kind {
        lines.append("  \(mark.name) \(measure(mark.frame))" + suffix(mark))
      }
    }
    for mark in marks where mark.isListed {
      var line = "\(clean(mark.name)) \(measure(mark.frame))"
      switch mark.kind {
      case .truncation: line += " · truncated as on iOS"
      case .shortening: line += " · shortened by the mock-up"
      case .slot, .sensor, .margin, .view: break
      }
      lines.append(line + suffix(mark) + (mark.shift.map { " · \($0)" } ?? ""))
    }
    return lines
  }

  /// Returns the picture under a scale in points, with the marks over it and their measures below.
  ///
  /// `guesses` names figures behind the picture that nobody has published or measured. What is told breaks where the
  /// room ends; nil: it has as many columns as the picture, or 100.
  public static func sheet(
    _ picture: PaintedPicture, _ marks: [RulerMark], guesses: [String] = [], room: Int? = nil
  ) -> CellGrid {
    let over = overlay(picture, marks)
    let left = scaleColumns
    let columns = min(max(left + over.columns, 100), max(room ?? .max, leastLegend))
    var lines = legend(marks, columns: columns)
    if !guesses.isEmpty {
      lines += DisplayWidth.lines(
        of: "guessed: " + guesses.joined(separator: ", "), columns: columns)
    }
    let widest = lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    // The measures stand on the picture's own ground, in an ink that can be read on it.
    let ground = ColorlessGrid.paper(picture.grid)
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

  /// The columns that the scale takes at the left of the picture.
  public static let scaleColumns = 5
  /// In fewer columns a measure is no line.
  private static let leastLegend = 20

  private static func measure(_ frame: Rect) -> String {
    func short(_ value: Double) -> String { value.short(places: 2) }
    return "\(short(frame.width)) × \(short(frame.height)) at \(short(frame.x)), \(short(frame.y))"
  }

  private static func suffix(_ mark: RulerMark) -> String {
    let detail = mark.told(inSlot: false)
    return detail.isEmpty ? "" : " · \(clean(detail))"
  }

  /// Returns text that cannot break a line.
  static func clean(_ text: String) -> String {
    String(text.compactMap { DisplayWidth.terminalForm($0)?.glyph }.prefix(120))
  }

  static func color(_ kind: RulerMark.Kind) -> CellColor {
    switch kind {
    case .slot: CellColor(0x40C8E0)
    case .sensor: CellColor(0xFF6961)
    case .margin: CellColor(0xC8A000)
    case .view: CellColor(0x30D158)
    case .truncation: CellColor(0xFF9F0A)
    case .shortening: CellColor(0xFF7AE0)
    }
  }

  /// Mixes a mark's colour into the cells that its frame covers mostly.
  private static func tint(_ mark: RulerMark, _ cell: Size, on grid: inout CellGrid) {
    let frame = mark.shown
    guard frame.isFinite else { return }
    let ink = color(mark.kind)
    let left = Int(bounded: (frame.minX / cell.width).rounded())
    let top = Int(bounded: (frame.minY / cell.height).rounded())
    let right = max(left + 1, Int(bounded: (frame.maxX / cell.width).rounded()))
    let bottom = max(top + 1, Int(bounded: (frame.maxY / cell.height).rounded()))
    for row in max(0, top)..<max(max(0, top), min(bottom, grid.rows)) {
      for column in max(0, left)..<max(max(0, left), min(right, grid.columns)) {
        let middle = Point(
          x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
        guard mark.surface?.shows(middle) != false else { continue }
        grid[column, row].ground = grid[column, row].ground.mixed(ink, strength)
        if BlockGlyphs.isBlock(grid[column, row].glyph) || grid[column, row].glyph == " " {
          grid[column, row].ink = grid[column, row].ink.mixed(ink, strength)
        }
      }
    }
  }

  /// Enough to be seen, and too little to show as a shade where there are no colours.
  private static let strength = 0.1

  private static func write(
    _ text: String, at column: Int, _ row: Int, _ ink: CellColor, on grid: inout CellGrid
  ) {
    var column = column
    for character in text {
      guard let form = DisplayWidth.terminalForm(character) else { continue }
      guard column + form.columns <= grid.columns, row < grid.rows else { return }
      grid[column, row].glyph = form.glyph
      grid[column, row].ink = ink
      for next in column + 1..<max(column + 1, column + form.columns) {
        grid[next, row].glyph = Cell.continuation
      }
      column += form.columns
    }
  }
}

extension Contour {
  /// Returns whether a place is inside, as finely as cells tell.
  func shows(_ place: Point) -> Bool {
    guard box.contains(place) else { return false }
    guard case .rounded(let rect, let radii, _) = self else { return true }
    let isLeft = place.x < rect.midX
    let corner =
      place.y < rect.midY
      ? (isLeft ? radii.topLeft : radii.topRight) : isLeft ? radii.bottomLeft : radii.bottomRight
    let radius = min(corner, min(rect.width, rect.height) / 2)
    // How far it is beyond the centre of the corner's circle.
    let across = max(0, abs(place.x - rect.midX) - rect.width / 2 + radius)
    let down = max(0, abs(place.y - rect.midY) - rect.height / 2 + radius)
    return across * across + down * down <= radius * radius
  }
}

extension RulerMark {
  /// Whether the mark has a line in the legend and can be chosen.
  public var isListed: Bool {
    switch kind {
    case .view, .truncation, .shortening: true
    case .slot, .sensor, .margin: false
    }
  }
}
