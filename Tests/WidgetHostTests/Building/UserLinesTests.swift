import Findings
import Testing

@testable import WidgetHost

@Suite("The user's columns of what the compiler says of a copy")
struct UserLinesTests {
  /// The text from the column on that is told of a text in the copy's second line.
  private func told(of text: String, compiled: String, own: String) -> String? {
    let copy = BuildCopy.File(
      original: "W/Card.swift", name: "Card-0.swift", text: "import SwiftUI\n\(compiled)\n\n",
      lineCount: 3)
    guard let found = compiled.range(of: text) else { return nil }
    let column = compiled[..<found.lowerBound].utf8.count + 1
    let messages = CompilerMessages(
      "/c/Card-0.swift:2:\(column): error: cannot find 'x' in scope\n",
      files: [copy.name: copy], texts: [copy.original: "import SwiftUI\n\(own)\n"])
    guard let place = messages.findings.first?.location?.column else { return nil }
    return String(decoding: own.utf16.dropFirst(place - 1), as: UTF16.self)
  }

  @Test(arguments: ["let a = x", "let größe = x", "let a = \"😀é日\" + x", "\tx"])
  func `a column counts code units of UTF-16, and not bytes`(line: String) {
    #expect(told(of: "x", compiled: line, own: line) == "x")
  }

  @Test
  func `behind a name that a package's type has got for itself it is that of the user's line`() {
    let (own, compiled) = (
      "let größe: Order = x + 1", "let größe: Store\(PackageNames.dot)Order = x + 1"
    )
    #expect(told(of: "größe", compiled: compiled, own: own) == String(own.dropFirst(4)))
    #expect(told(of: "x", compiled: compiled, own: own) == "x + 1")
    #expect(told(of: "Store", compiled: compiled, own: own)?.hasPrefix("Order") == true)
    #expect(told(of: "Order", compiled: compiled, own: own)?.hasPrefix("Order") == true)
  }

  @Test func `before and behind code that was blanked it is the same`() {
    let (own, compiled) = ("func a() { größe() }; x", "func a() {           }; x")
    #expect(own.utf8.count == compiled.utf8.count)
    #expect(told(of: "x", compiled: compiled, own: own) == "x")
  }

  @Test func `behind what stands for a preview it is that of the user's line`() {
    let own = "#Preview(\"é\", as: .content, using: x) {"
    let compiled = "@MainActor private let _isletPreview0 = _PreviewDeclaration(" + own.dropFirst(9)
    #expect(told(of: "x)", compiled: compiled, own: own) == "x) {")
  }

  @Test func `a line that the user's file does not have keeps its column`() {
    let copy = BuildCopy.File(
      original: "W/Card.swift", name: "Card-0.swift", text: "a", lineCount: 9)
    var lines = UserLines(["W/Card.swift": "a"])
    #expect(lines.column(7, line: 4, of: copy) == 7)
    #expect(lines.column(7, line: .min, of: copy) == 7)
    #expect(
      lines.column(.max, line: 1, of: copy) == 2 && lines.column(.min, line: 1, of: copy) == 1)
    #expect(lines.column(7, line: 1, of: copy) == 2)
  }
}
