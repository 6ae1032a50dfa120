import Canvas
import Drawing
import Phone
import WidgetProtocol

/// Pictures on one page, flowing from left to right in lines as high as their highest one.
struct GallerySheet {
  /// The page's width at most, in cells.
  let columns: Int
  private(set) var blocks: [Block] = []

  /// Something on the page: cells, and whether it begins a line.
  struct Block {
    var grid: CellGrid
    var startsLine: Bool
  }

  /// Between two pictures, in cells.
  static let gap = 2
  static let ground = CellColor(0x16161C)

  init(columns: Int) { self.columns = max(20, columns) }

  mutating func add(_ grid: CellGrid, startsLine: Bool = false) {
    blocks.append(Block(grid: grid, startsLine: startsLine))
  }

  /// Draws a line of words across the page.
  mutating func add(title: String, style: CellStyle = .bold, ink: UInt32 = 0xFFFFFF) {
    add(Self.text([title], columns: columns, ink: ink, style: style), startsLine: true)
  }

  /// Returns lines of text as cells, cut at the width.
  static func text(
    _ lines: [String], columns: Int, ink: UInt32 = 0x9A9AA6, style: CellStyle = []
  ) -> CellGrid {
    let width = min(columns, lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0)
    var grid = CellGrid(
      columns: width, rows: lines.count, filledWith: Cell(ink: .white, ground: ground))
    for (row, line) in lines.enumerated() {
      var column = 0
      for character in line {
        let cells = DisplayWidth.columns(of: character)
        guard cells > 0, column + cells <= width else { continue }
        grid[column, row] = Cell(character, ink: CellColor(ink), ground: ground, style: style)
        for next in column + 1..<column + cells {
          grid[next, row] = Cell(
            Cell.continuation, ink: CellColor(ink), ground: ground, style: style)
        }
        column += cells
      }
    }
    return grid
  }

  /// Returns one above the other.
  static func stacked(_ grids: [CellGrid]) -> CellGrid {
    var result = CellGrid(
      columns: grids.map(\.columns).max() ?? 0, rows: grids.reduce(0) { $0 + $1.rows },
      filledWith: Cell(ink: .white, ground: ground))
    var row = 0
    for grid in grids {
      copy(grid, to: &result, column: 0, row: row)
      row += grid.rows
    }
    return result
  }

  /// The whole page.
  var page: CellGrid {
    var places: [(column: Int, row: Int)] = []
    var (column, row, height, width) = (0, 0, 0, 1)
    for block in blocks {
      if column > 0, block.startsLine || column + block.grid.columns > columns {
        row += height + 1
        (column, height) = (0, 0)
      }
      places.append((column, row))
      width = max(width, column + block.grid.columns)
      height = max(height, block.grid.rows)
      column += block.grid.columns + Self.gap
    }
    var page = CellGrid(
      columns: width, rows: row + height, filledWith: Cell(ink: .white, ground: Self.ground))
    for (block, place) in zip(blocks, places) {
      Self.copy(block.grid, to: &page, column: place.column, row: place.row)
    }
    return page
  }

  private static func copy(
    _ grid: CellGrid, to target: inout CellGrid, column: Int, row: Int
  ) {
    let width = min(grid.columns, target.columns - column)
    guard width > 0 else { return }
    for line in 0..<min(grid.rows, target.rows - row) {
      for place in 0..<width { target[column + place, row + line] = grid[place, line] }
    }
  }
}
