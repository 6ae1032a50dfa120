import Drawing

/// Grids that follow one another, as one SVG picture that moves by itself.
///
/// The frame that stands longest is the ground, and what a program shows that plays nothing or a person who
/// wants no motion. Of every other frame only the cells are kept that differ from it; parts that come and go
/// together share one timeline of CSS.
public struct AnimatedSVG: Sendable {
  private var frames: [(grid: CellGrid, start: Double)] = []

  /// Creates a film without frames.
  public init() {}

  /// Shows the grid from a moment on, in seconds since the film's begin; moments never go back.
  public mutating func show(_ grid: CellGrid, at start: Double) {
    let start = max(start, frames.last?.start ?? 0)
    if frames.last?.grid == grid { return }
    if frames.last?.start == start { frames.removeLast() }
    frames.append((grid, frames.isEmpty ? 0 : start))
  }

  /// Returns the film as an SVG document that begins again after `duration` seconds.
  public func document(duration: Double, title: String = "") -> String {
    let duration = max(duration, (frames.last?.start ?? 0) + 0.1)
    let columns = frames.map(\.grid.columns).max() ?? 0
    let rows = frames.map(\.grid.rows).max() ?? 0
    let grids = frames.map { $0.grid.extended(columns: columns, rows: rows) }
    let starts = frames.map(\.start) + [duration]
    let ground = grids.indices.max { first, second in
      starts[first + 1] - starts[first] < starts[second + 1] - starts[second]
    }
    guard let ground else { return SVG.document(CellGrid(columns: 0, rows: 0), title: title) }
    var timelines: [String: [Patch]] = [:]
    for patch in AnimatedSVG.patches(of: grids, on: ground) {
      timelines[AnimatedSVG.keyframes(patch.frames, starts, duration), default: []].append(patch)
    }
    var style = "@media (prefers-reduced-motion:no-preference){\n"
    var parts = ""
    let inOrder = timelines.sorted { $0.value[0].order < $1.value[0].order }
    for (number, (keyframes, patches)) in inOrder.enumerated() {
      style += "@keyframes k\(number){\(keyframes)}"
      style += ".k\(number){animation:k\(number) \(SVG.number(duration))s step-end infinite}\n"
      parts += "<g class=\"k\(number)\" visibility=\"hidden\">\n"
      for patch in patches { parts += SVG.patch(patch.grid, column: patch.column, row: patch.row) }
      parts += "</g>\n"
    }
    return SVG.head(width: columns * SVG.column, height: rows * SVG.row, title: title)
      + "<style>\(style)}</style>\n" + SVG.fragment(grids[ground]) + parts + "</svg>\n"
  }

  /// Cells of one row that cover the ground during some frames.
  private struct Patch {
    var grid: CellGrid
    var column: Int
    var row: Int
    var frames: [Range<Int>]
    var order: (Int, Int) { (frames[0].lowerBound, row) }
  }

  private static func patches(of grids: [CellGrid], on ground: Int) -> [Patch] {
    var patches: [Patch] = []
    for row in 0..<grids[ground].rows {
      var places: [ArraySlice<Cell>: Int] = [:]
      let still = grids[ground].line(row)
      for (frame, grid) in grids.enumerated() {
        let line = grid.line(row)
        guard let span = line.difference(from: still) else { continue }
        if let place = places[line] {
          if patches[place].frames.last?.upperBound == frame {
            let start = patches[place].frames.removeLast().lowerBound
            patches[place].frames.append(start..<frame + 1)
          } else {
            patches[place].frames.append(frame..<frame + 1)
          }
        } else {
          places[line] = patches.count
          var part = CellGrid(columns: span.count, rows: 1)
          part.cells = Array(
            line[line.startIndex + span.lowerBound..<line.startIndex + span.upperBound])
          patches.append(
            Patch(grid: part, column: span.lowerBound, row: row, frames: [frame..<frame + 1]))
        }
      }
    }
    return patches
  }

  /// Returns when a patch is seen, as parts of a hundred of the whole.
  private static func keyframes(_ frames: [Range<Int>], _ starts: [Double], _ duration: Double)
    -> String
  {
    var text = frames[0].lowerBound == 0 ? "" : "0%{visibility:hidden}"
    for range in frames {
      text += "\(SVG.number(starts[range.lowerBound] / duration * 100))%{visibility:visible}"
      if range.upperBound < starts.count - 1 {
        text += "\(SVG.number(starts[range.upperBound] / duration * 100))%{visibility:hidden}"
      }
    }
    return text
  }
}

extension CellGrid {
  /// Returns the grid in the middle of a larger one, as a phone that is turned keeps its middle.
  fileprivate func extended(columns: Int, rows: Int) -> CellGrid {
    guard columns > self.columns || rows > self.rows else { return self }
    let ground = cells.first?.ground ?? .black
    var grid = CellGrid(columns: columns, rows: rows, filledWith: Cell(ground: ground))
    let (left, top) = ((columns - self.columns) / 2, (rows - self.rows) / 2)
    for row in 0..<self.rows {
      for column in 0..<self.columns { grid[left + column, top + row] = self[column, row] }
    }
    return grid
  }

  fileprivate func line(_ row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }
}

extension ArraySlice<Cell> {
  /// Returns the columns from the first to the last cell that differs; never half of a wide character.
  fileprivate func difference(from other: Self) -> Range<Int>? {
    let differing = zip(self, other).enumerated().filter { $0.element.0 != $0.element.1 }
    guard var first = differing.first?.offset, var end = differing.last.map({ $0.offset + 1 })
    else { return nil }
    let continues = { (column: Int) in
      self[self.startIndex + column].glyph == Cell.continuation
        || other[other.startIndex + column].glyph == Cell.continuation
    }
    while first > 0, continues(first) { first -= 1 }
    while end < count, continues(end) { end += 1 }
    return first..<end
  }
}
