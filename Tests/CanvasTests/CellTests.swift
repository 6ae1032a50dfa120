import Testing

@testable import Canvas

@Suite("A cell") struct CellTests {
  @Test func `it has no gaps, so that rows can be compared as memory`() {
    let parts =
      MemoryLayout<CellGlyph>.size + 3 * MemoryLayout<CellColor>.size
      + MemoryLayout<CellStyle>.size
    #expect(MemoryLayout<Cell>.size == parts)
    #expect(MemoryLayout<Cell>.stride == parts)
  }

  @Test func `the line below it has a colour of its own or none`() {
    var cell = Cell("a")
    #expect(cell.rule == nil)
    cell.rule = .white
    #expect(cell.rule == .white && cell != Cell("a"))
    cell.rule = nil
    #expect(cell == Cell("a"))
    #expect(Cell("a", rule: .black).rule == .black)
  }
}
