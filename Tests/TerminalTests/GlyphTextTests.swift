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

  @Test
  func `a syllable is written letter by letter, each with its marks, and nothing of it is lost`() {
    _ = TerminalProfile.useLocale([:])
    func parts(_ text: String, _ columns: Int) -> [[UInt32]] {
      GlyphText.parts(of: text.first ?? " ", columns: columns).map { text in
        text.scalars.dropLast().map { UInt32(bitPattern: $0) }
      }
    }
    #expect(parts("\u{92C}\u{940}", 2) == [[0x92C], [0x940]])
    #expect(
      parts("\u{938}\u{94D}\u{924}\u{94D}\u{930}\u{940}", 4)
        == [[0x938, 0x94D], [0x924, 0x94D], [0x930], [0x940]])
    #expect(parts("\u{6F22}", 2) == [[0x6F22]] && parts("e\u{301}", 1) == [[0x65, 0x301]])
    // As many columns as there are, whatever stands in them.
    #expect(parts("\u{92C}\u{940}", 1) == [[0x92C]] && parts("a", 2) == [[0x61], [0x20]])
  }
}
