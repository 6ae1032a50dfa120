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

  /// The runs in the order in which they are written, each step at once: look by look, and at most one in a row.
  ///
  /// From a run to the one below it the way is shorter than to the next one of its row. ncurses moves three lines or
  /// more that follow one another instead of writing them: no step holds such lines where it is all that they change.
  var steps: [[Run]] {
    var runs: [Int: Int] = [:]
    for run in groups.joined() { runs[run.row, default: 0] += 1 }
    var steps: [[Run]] = []
    for group in groups {
      var written: [Int: Int] = [:]
      var columns: [[Run]] = []
      var (even, odd): ([Run], [Run]) = ([], [])
      for run in group {
        if runs[run.row] == 1 {
          if run.row.isMultiple(of: 2) { even.append(run) } else { odd.append(run) }
          continue
        }
        let place = written[run.row, default: 0]
        written[run.row] = place + 1
        if place == columns.count { columns.append([]) }
        columns[place].append(run)
      }
      for step in columns + [even, odd] {
        guard let first = step.first else { continue }
        // What lies below all of the step before is written on the same way down.
        if let last = steps.last?.last, last.row < first.row {
          steps[steps.count - 1] += step
        } else {
          steps.append(step)
        }
      }
    }
    return steps
  }

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

  /// Groups changes of a grid, which holds the new cells; nil where writing row by row is as good.
  init?(_ changes: [CellChange], on grid: CellGrid) {
    guard changes.count <= Self.mostCells else { return nil }
    var known: [Look: Int] = [:]
    var (last, switches) = (-1, 0)
    for (place, change) in changes.enumerated() {
      let index = change.index
      let next = place + 1 < changes.count ? changes[place + 1] : nil
      let isInRow = (index + 1) % grid.columns != 0
      // Both halves of a wide character are written at once.
      guard !change.old.isContinuation,
        !grid.cells[index].isContinuation,
        !isInRow || !grid.cells[index + 1].isContinuation,
        !isInRow || next?.index != index + 1 || next?.old.isContinuation != true
      else { return nil }
      let cell = grid.cells[index]
      let look = Look(ink: cell.ink, ground: cell.ground, style: cell.style)
      let group = known[look] ?? groups.count
      if group == groups.count {
        known[look] = group
        groups.append([])
      }
      guard groups.count <= Self.mostLooks else { return nil }
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      if let run = groups[group].last, run.row == row, run.columns.upperBound == column {
        groups[group][groups[group].count - 1].columns = run.columns.lowerBound..<column + 1
      } else {
        groups[group].append(Run(row: row, columns: column..<column + 1))
      }
      if group != last { switches += 1 }
      last = group
    }
    guard switches - groups.count >= Self.leastGain else { return nil }
  }
}
