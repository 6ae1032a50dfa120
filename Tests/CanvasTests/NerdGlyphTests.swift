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
    #expect(glyphs(hasIcons: true, "bell.fill") == ["\u{F0F3}"])
    #expect(glyphs(hasIcons: false, "heart.fill").isDisjoint(with: ["\u{F004}"]))
  }

  @Test(arguments: GlyphSet.allCases.filter { $0 != .ascii })
  func `it stands before what pixels make of a small symbol`(_ set: GlyphSet) {
    for name in ["heart.fill", "eye", "xmark", "car.fill"] {
      let list = DisplayList(
        size: Size(width: 60, height: 40), items: [Sample.symbol(name, x: 20, y: 10, side: 18)])
      let grid = Painter(glyphs: set, hasIcons: true).paint(list, on: .color(.black), at: 0).grid
      let shown = Set(grid.cells.map(\.glyph)).subtracting([" "])
      #expect(shown == NerdGlyphs.icon(name).map { [$0] }, "\(name)")
    }
  }

  @Test func `what is struck is so by its icon, or by the terminal`() {
    func cell(_ name: String) -> Cell? {
      let list = DisplayList(
        size: Size(width: 60, height: 40), items: [Sample.symbol(name, x: 20, y: 10, side: 15)])
      return Painter(hasIcons: true).paint(list, on: .color(.black), at: 0).grid.cells
        .first { $0.glyph != " " }
    }
    #expect(cell("bell.slash.fill")?.glyph == "\u{F1F6}")
    #expect(cell("bell.slash.fill")?.style.contains(.strikethrough) == false)
    #expect(cell("phone.slash")?.glyph == "\u{F095}")
    #expect(cell("phone.slash")?.style.contains(.strikethrough) == true)
  }

  @Test func `where it has none the usual glyph stands`() {
    #expect(glyphs(hasIcons: true, "infinity") == glyphs(hasIcons: false, "infinity"))
    #expect(!Painter(glyphs: .ascii, hasIcons: true).hasIcons)
  }
}
