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
    ("한", "한", 2), ("a", "a", 1),
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
}
