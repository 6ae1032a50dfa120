import Testing

@testable import Canvas

@Suite("Colours kept from frame to frame")
struct KnownColorsTests {
  /// A grid of colours that no other number brings.
  private func grid(_ number: Int) -> CellGrid {
    var grid = CellGrid(columns: 16, rows: 16)
    for index in grid.cells.indices {
      let color = UInt32(truncatingIfNeeded: (number * 256 + index) &* 0x9E3779)
      grid.cells[index].ground = CellColor(color)
      grid.cells[index].ink = CellColor(color >> 3)
      grid.cells[index].mark = ["A", "▀", " "][index % 3]
    }
    return grid
  }

  /// A wallpaper that is a little lighter with each number.
  private func wallpaper(_ number: Int) -> CellGrid {
    var grid = CellGrid(columns: 8, rows: 16)
    for row in 0..<16 {
      let part = UInt32(24 + 2 * row + number)
      for column in 0..<8 {
        grid[column, row].ground = CellColor(part << 16 | part << 8 | part + 30)
      }
    }
    return grid
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi16, .direct])
  func `what is kept of other frames changes nothing in one`(_ depth: ColorDepth) {
    var known = KnownColors(depth: depth)
    // More colours than are kept.
    for number in 0..<24 {
      for grid in [grid(number), wallpaper(number), wallpaper(number - 1)] {
        #expect(
          grid.reduced(knowing: &known) == grid.reduced(to: depth), "frame \(number)")
      }
    }
  }

  @Test func `the first colour that is asked for may be black`() {
    var known = KnownColors(depth: .indexed256)
    #expect(known.nearest(.black) == .black)
    #expect(known.nearest(.white) == .white)
    #expect(known.nearest(.black) == .black)
  }
}
