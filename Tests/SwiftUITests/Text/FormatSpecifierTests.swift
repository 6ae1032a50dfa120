import Testing

@testable import SwiftUI

/// What a translation may say between its words.
struct FormatSpecifierTests {
  @Test(arguments: [
    ("lld goals", "%lld", nil), ("2$@ in", "%@", 2), ("05d", "%05d", nil),
    ("3$-8.3lf", "%-8.3lf", 3),
    ("%", "%%", nil),
  ])
  func `a specifier is taken with its position and its width`(
    _ text: String, _ specifier: String, _ position: Int?
  ) throws {
    var rest = Substring(text)
    let found = try #require(FormatSpecifier(&rest))
    #expect(found.text == specifier && found.position == position)
    #expect(text.hasSuffix(rest))
  }

  @Test(arguments: ["999999999d", ".999999999f", "1000d", "", "123$456$"])
  func `what nobody could mean is left as text`(_ text: String) {
    var rest = Substring(text)
    #expect(FormatSpecifier(&rest) == nil)
    #expect(rest == text)
  }
}
