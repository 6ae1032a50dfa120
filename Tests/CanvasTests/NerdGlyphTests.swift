import Drawing
import Testing

@testable import Canvas

@Suite("Icons of a patched font")
struct NerdGlyphTests {
  private func glyphs(hasIcons: Bool, _ name: String) -> Set<Character> {
    let list = DisplayList(
      size: Size(width: 60, height: 40), items: [Sample.symbol(name, x: 20, y: 10, side: 15)])
    let grid = Painter(hasIcons: hasIcons).paint(list, on: .color(.black), at: 0).grid
    return Set(grid.cells.map(\.glyph)).subtracting([" "])
  }

  @Test func `a small symbol is the font's icon where it has one, in one cell`() {
    #expect(glyphs(hasIcons: true, "heart.fill") == ["\u{F004}"])
    #expect(glyphs(hasIcons: true, "bell.slash.fill") == ["\u{F0F3}"])
    #expect(glyphs(hasIcons: false, "heart.fill").isDisjoint(with: ["\u{F004}"]))
  }

  @Test func `where it has none the usual glyph stands`() {
    #expect(glyphs(hasIcons: true, "infinity") == glyphs(hasIcons: false, "infinity"))
    #expect(!Painter(glyphs: .ascii, hasIcons: true).hasIcons)
  }
}
