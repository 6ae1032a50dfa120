import Canvas

/// The changes of a frame, look by look: what has one look is written together, so that each look is set once.
///
/// A push moves all rows of the log down: two colours a row change there, and setting them costs more than the letters.
struct LookGroups {
  /// A run of changed cells: their row and columns.
  struct Run: Hashable {
    var row: Int
    var columns: Range<Int>
  }

  /// The runs of each look, from top to bottom.
  private(set) var groups: [[Run]] = []

  /// More cells are a new screen; more looks are a picture.
  private static let mostCells = 600
  private static let mostLooks = 24
  /// So many changes of the look must be saved: each group ends with the cursor at some place.
  private static let leastGain = 6

  private struct Look: Hashable {
    var ink: CellColor
    var ground: CellColor
    var style: CellStyle
  }

  /// Groups what differs between two grids of one size; nil where writing row by row is as good.
  init?(from old: CellGrid, to new: CellGrid) {
    var known: [Look: Int] = [:]
    var (last, changes, cells) = (-1, 0, 0)
    for index in new.cells.indices where new.cells[index] != old.cells[index] {
      let cell = new.cells[index]
      // Both halves of a wide character are written at once.
      guard !Self.isWide(new, index), !Self.isWide(old, index) else { return nil }
      cells += 1
      let look = Look(ink: cell.ink, ground: cell.ground, style: cell.style)
      let group = known[look] ?? groups.count
      if group == groups.count {
        known[look] = group
        groups.append([])
      }
      guard cells <= Self.mostCells, groups.count <= Self.mostLooks else { return nil }
      let (row, column) = index.quotientAndRemainder(dividingBy: new.columns)
      if let run = groups[group].last, run.row == row, run.columns.upperBound == column {
        groups[group][groups[group].count - 1].columns = run.columns.lowerBound..<column + 1
      } else {
        groups[group].append(Run(row: row, columns: column..<column + 1))
      }
      if group != last { changes += 1 }
      last = group
    }
    guard changes - groups.count >= Self.leastGain else { return nil }
  }

  /// Whether a cell is a half of a wide character.
  private static func isWide(_ grid: CellGrid, _ index: Int) -> Bool {
    grid.cells[index].glyph == Cell.continuation
      || (index + 1) % grid.columns != 0 && grid.cells[index + 1].glyph == Cell.continuation
  }
}
