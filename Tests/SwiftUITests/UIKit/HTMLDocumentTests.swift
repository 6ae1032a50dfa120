import Foundation
import Testing

@testable import SwiftUI

/// Documents that UIKit makes attributed text of.
@Suite struct HTMLDocumentTests {
  private func read(
    _ text: String, _ type: NSAttributedString.DocumentType? = .html
  ) throws -> NSAttributedString {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .characterEncoding: String.Encoding.utf8.rawValue
    ]
    options[.documentType] = type
    return try NSAttributedString(
      data: Data(text.utf8), options: options, documentAttributes: nil)
  }

  @Test(arguments: [
    ("Goal &amp; <b>win</b>", "Goal & win"), ("&#8364;5 &#x2013; &euro;&hellip;", "€5 – €…"),
    ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("One<br>Two<br/>Three", "One\u{2028}Two\u{2028}Three"),
    ("  a \n  b  ", "a b"), ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
    (
      "<html><head><title>T</title><style>p { a: b }</style></head><body>x</body></html>", "x"
    ),
    ("<script>if (a < b && c<d) { e }</script>y", "y"), ("a&nbsp;&nbsp;b", "a\u{A0}\u{A0}b"),
    ("R&D &unknown; &#0x; &", "R&D &unknown; &#0x; &"), ("<i>a</b>", "a"), ("1 < 2", "1 < 2"),
    ("&Omega;&scaron;&check;&#8217;", "Ωš✓’"), ("<p", ""), ("", ""),
  ])
  func `the words of HTML are read`(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test func `sizes, weights and slants of HTML are those of its elements`() throws {
    let text = try read("<h1>A</h1>b<b>c<i>d</i></b>")
    func font(_ place: Int) -> UIFont? {
      text.attributes(at: place, effectiveRange: nil)[.font] as? UIFont
    }
    #expect(text.string == "A\nbcd")
    #expect(font(0)?.pointSize == 24 && font(2)?.pointSize == 12)
    #expect(
      [2, 3, 4].map { font($0)?.fontName } == [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT",
      ])
  }

  @MainActor
  @Test func `strong words of HTML are drawn in bold, whichever font there is`() throws {
    let text = AttributedString(try read("a<b>b</b>"))
    let runs = draw(Text(text)).items.compactMap { item in
      if case .text(let line) = item { line.runs.map(\.face.weight) } else { nil }
    }
    #expect(runs == [[400, 700]])
  }

  @Test func `plain text is read as it is, and other forms are not read`() throws {
    #expect(try read("<b>a</b> &amp;", .plain).string == "<b>a</b> &amp;")
    #expect(try read("a < b", nil).string == "a < b")
    #expect(try read("<b>a</b>", nil).string == "a")
    #expect(throws: CocoaError.self) { try read("{\\rtf1 a}", .rtf) }
  }
}
