/// A rectangle of cells on the screen.
public struct Area: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  /// Creates a rectangle; negative extents become none.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    (self.column, self.row) = (column, row)
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
  }

  /// The column and the row after the last.
  public var endColumn: Int { column + columns }
  public var endRow: Int { row + rows }

  /// Returns whether a cell is inside.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// Returns the area without some cells of its sides.
  func inset(columns: Int = 0, rows: Int = 0) -> Area {
    Area(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns,
      rows: self.rows - 2 * rows)
  }

  /// Cuts rows off the top: the rows cut and the rest.
  func split(top: Int) -> (top: Area, rest: Area) {
    let count = min(max(0, top), rows)
    return (
      Area(column: column, row: row, columns: columns, rows: count),
      Area(column: column, row: row + count, columns: columns, rows: rows - count)
    )
  }

  /// Cuts columns off the left: the columns cut and the rest.
  func split(left: Int) -> (left: Area, rest: Area) {
    let count = min(max(0, left), columns)
    return (
      Area(column: column, row: row, columns: count, rows: rows),
      Area(column: column + count, row: row, columns: columns - count, rows: rows)
    )
  }

  /// Returns what another area leaves of this one: above it, at its left and right, and below.
  public func without(_ other: Area) -> [Area] {
    guard let hole = shared(with: other) else { return [self] }
    return [
      Area(column: column, row: row, columns: columns, rows: hole.row - row),
      Area(column: column, row: hole.row, columns: hole.column - column, rows: hole.rows),
      Area(
        column: hole.endColumn, row: hole.row, columns: endColumn - hole.endColumn, rows: hole.rows),
      Area(column: column, row: hole.endRow, columns: columns, rows: endRow - hole.endRow),
    ].filter { $0.columns > 0 && $0.rows > 0 }
  }

  /// Returns what this area and another one share; nil where they do not meet.
  public func shared(with other: Area) -> Area? {
    let (top, bottom) = (max(row, other.row), min(endRow, other.endRow))
    let (left, right) = (max(column, other.column), min(endColumn, other.endColumn))
    guard top < bottom, left < right else { return nil }
    return Area(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// Returns an area of a size in the middle of this one.
  func centered(columns: Int, rows: Int) -> Area {
    let (width, height) = (min(columns, self.columns), min(rows, self.rows))
    return Area(
      column: column + (self.columns - width) / 2, row: row + (self.rows - height) / 2,
      columns: width, rows: height)
  }
}
