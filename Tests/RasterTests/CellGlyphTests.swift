import Testing

@testable import Raster

@Suite("The character of a cell")
struct CellGlyphTests {
  @Test(
    "gives back what it was made of",
    arguments: ["a", "é", "█", "名", "🔥", "\u{0}", "e\u{301}\u{323}", "🇫🇷", "1\u{FE0F}\u{20E3}", "👩‍👩‍👧"])
  func roundTrip(_ character: Character) {
    let glyph = CellGlyph(character)
    #expect(glyph.character == character)
    #expect(Array(glyph.character.unicodeScalars) == Array(character.unicodeScalars))
    #expect(glyph == CellGlyph(character))
    #expect((glyph.scalar != nil) == (character.unicodeScalars.count == 1))
  }

  @Test("tells characters apart")
  func differences() {
    let characters: [Character] = ["a", "b", "🇫🇷", "🇩🇪", "e\u{301}\u{323}", "\u{0}"]
    #expect(Set(characters.map { CellGlyph($0) }).count == characters.count)
    #expect(CellGlyph("\u{0}" as Character) == .continuation)
  }

  @Test("is ASCII where it is one scalar below 128")
  func ascii() {
    #expect(CellGlyph("~").isASCII)
    #expect(!CellGlyph("é").isASCII)
    #expect(!CellGlyph("e\u{301}\u{323}" as Character).isASCII)
  }

  @Test("keeps no more characters of several scalars than its table has rows")
  func fullTable() {
    var table = JoinedCharacters(most: 2)
    #expect(table.row(of: "🇫🇷") == 0)
    #expect(table.row(of: "🇩🇪") == 1)
    #expect(table.row(of: "🇮🇹") == nil)
    #expect(table.row(of: "🇫🇷") == 0)
    #expect(table.characters == ["🇫🇷", "🇩🇪"])
  }
}
