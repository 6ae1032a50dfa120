import Testing

@testable import Canvas

@Suite("Block characters")
struct BlockGlyphTests {
  @Test("are those of which parts are known, for cells as well")
  func sameOfCells() {
    for value in UInt32(0x20)..<0x1_FC00 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isBlock = BlockGlyphs.parts(Character(scalar)) != nil
      #expect(BlockGlyphs.isBlock(CellGlyph(scalar)) == isBlock, "U+\(String(value, radix: 16))")
    }
    #expect(!BlockGlyphs.isBlock(CellGlyph("█\u{301}" as Character)))
  }
}
