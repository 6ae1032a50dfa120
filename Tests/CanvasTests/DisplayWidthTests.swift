import Foundation
import Testing

@testable import Canvas

@Suite("Columns")
struct DisplayWidthTests {
  @Test func `columns agree with the C library's, which ncurses uses`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let old = uselocale(locale)
    defer {
      uselocale(old)
      freelocale(locale)
    }
    // Glibc's module hides it; the library has it.
    let symbol = try #require(dlsym(nil, "wcwidth"))
    let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
    var different: [String] = []
    for value in UInt32(0x20)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Characters younger than either table, and private ones, are nobody's business.
      let category = scalar.properties.generalCategory
      if category == .unassigned || category == .privateUse { continue }
      let theirs = Int(wcwidth(Int32(bitPattern: value)))
      if theirs < 0 { continue }
      let ours = DisplayWidth.columns(of: scalar) ?? -1
      // Format characters never reach a cell; whether they would take a column does not matter.
      if category == .format { continue }
      if ours != theirs { different.append(String(value, radix: 16)) }
    }
    #expect(different.count <= 40, "\(different)")
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨", 2), ("👍🏽", "👍", 2), ("❤️", "❤", 1), ("🇬🇧", "🇬🇧", 2), ("e\u{301}", "e\u{301}", 1),
    ("한", "한", 2), ("a", "a", 1), ("त्त", "त्त", 2), ("ങ്ങ", "ങ്ങ", 2), ("स्त्री", "स्त्री", 4),
    ("र्त्स्न्य", "र्त्स्न्य", 5), ("क्\u{200D}ष", "क्\u{200D}ष", 2), ("ی\u{200C}", "ی", 1),
  ])
  func `joined emoji, skin tones and selectors are reduced to what all terminals agree on`(
    text: String, form: String, columns: Int
  ) throws {
    let character = try #require(text.first)
    let result = try #require(DisplayWidth.terminalForm(character))
    #expect(String(result.glyph) == form)
    #expect(result.columns == columns)
  }

  @Test(arguments: ["\u{1B}", "\u{7}", "\u{200B}", "\u{202E}", "\u{301}"])
  func `control characters and bare marks have no form`(text: String) throws {
    #expect(DisplayWidth.terminalForm(try #require(text.first)) == nil)
  }

  @Test func `A plain scalar is seen, takes a column and is a character beside any other`() {
    let plain = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init).filter(DisplayWidth.isPlain)
    #expect(plain.count > 1_000)
    for scalar in plain {
      let character = Character(scalar)
      #expect(DisplayWidth.terminalForm(character)?.glyph == character, "\(scalar.value)")
      #expect(DisplayWidth.columns(of: character) == 1, "\(scalar.value)")
      #expect(!scalar.properties.isDefaultIgnorableCodePoint, "\(scalar.value)")
      // A letter, a sign that may be a picture, a line and an arrow, on both sides.
      for other in "a©│→" {
        #expect("\(other)\(character)\(other)".count == 3, "\(scalar.value)")
      }
    }
  }

  @Test(arguments: [
    ("", 0), ("a · b – “c” … → │█", 18), ("naïve", 5), ("a\tb", nil), ("e\u{301}", nil),
    ("↔\u{FE0F}", nil), ("한", nil), ("soft\u{AD}hyphen", nil), ("\u{2028}", nil),
  ])
  func `Only a text of plain scalars alone has as many columns as scalars`(
    _ text: String, _ columns: Int?
  ) {
    #expect(DisplayWidth.plainColumns(of: text) == columns)
    #expect(DisplayWidth.columns(of: text) == text.reduce(0) { $0 + DisplayWidth.columns(of: $1) })
  }
}
