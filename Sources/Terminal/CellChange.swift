import Canvas

/// A cell that a frame changes, as it was before.
struct CellChange {
  /// Its place in the grid, row by row.
  var index: Int
  var old: Cell
}
