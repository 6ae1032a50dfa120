import Canvas
import Testing

@testable import Terminal

@MainActor
@Suite("A character as the terminal library takes it")
struct GlyphTextTests {
  @Test(
    arguments: [("a", true), ("\u{E9}", true), ("\u{6F22}", false), ("e\u{301}", false)]
      as [(Character, Bool)])
  func `a letter is one scalar alone of one column`(glyph: Character, isLetter: Bool) {
    _ = TerminalProfile.useLocale([:])
    #expect((GlyphText.letter(CellGlyph(glyph)) != nil) == isLetter)
  }

  @Test func `what is wider than its place is a dot there`() {
    _ = TerminalProfile.useLocale([:])
    #expect(GlyphText("\u{6F22}", columns: 2).scalars == [0x6F22, 0])
    #expect(GlyphText("\u{6F22}", columns: 1).scalars == [0xB7, 0])
    #expect(GlyphText("\u{6F22}", columns: 1).columns == 1)
  }

  @Test func `a stroke goes through letters and not through blanks`() {
    _ = TerminalProfile.useLocale([:])
    #expect(GlyphText("a", columns: 1, isStruck: true).scalars == [97, 0x336, 0])
    #expect(GlyphText(" ", columns: 1, isStruck: true).scalars == [32, 0])
  }
}
