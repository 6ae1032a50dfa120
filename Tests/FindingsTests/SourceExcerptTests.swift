import Testing

@testable import Findings

@Suite("A line of source with a caret")
struct SourceExcerptTests {
  private let source = "import SwiftUI\n\tlet größe = Text(x)\n"

  @Test func `the caret stands under the column, which counts code units of UTF-16`() {
    let column = "\tlet größe = ".utf16.count + 1
    let excerpt = SourceExcerpt(
      of: source, at: SourceLocation(file: "A.swift", line: 2, column: column))
    #expect(excerpt?.lines == ["2 |  let größe = Text(x)", "  |              ^"])
  }

  @Test func `what takes two code units is one character before the caret`() {
    let line = "let fun = \"😀\" + x"
    let excerpt = SourceExcerpt(
      of: line, at: SourceLocation(file: "A.swift", line: 1, column: 17))
    #expect(excerpt?.lines == ["1 | let fun = \"😀\" + x", "  |                ^"])
  }

  @Test func `without a column there is only the line; without the line there is nothing`() {
    #expect(
      SourceExcerpt(of: source, at: SourceLocation(file: "A.swift", line: 1))?.lines
        == ["1 | import SwiftUI"])
    #expect(SourceExcerpt(of: source, at: SourceLocation(file: "A.swift", line: 9)) == nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as any system ends them`(_ end: String) {
    let source = ["import SwiftUI", "", "let a = b", ""].joined(separator: end)
    #expect(source.sourceLines == ["import SwiftUI", "", "let a = b", ""])
    let excerpt = SourceExcerpt(
      of: source, at: SourceLocation(file: "A.swift", line: 3, column: 9))
    #expect(excerpt?.lines == ["3 | let a = b", "  |         ^"])
  }

  @Test func `of a long line the part around the caret is shown`() throws {
    let line = String(repeating: "a", count: 300) + "!"
    let lines = try #require(
      SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 1, column: 301))?.lines)
    #expect(lines[0].hasPrefix("1 | …a") && lines[0].hasSuffix("!"))
    #expect(lines[0].count == lines[1].count)
    #expect(lines[0] == "1 | …" + String(repeating: "a", count: 80) + "!")
  }

  @Test func `a line that fits is shown whole, with its caret at either end`() throws {
    let line = String(repeating: "a", count: 79) + "!"
    let end = SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 1, column: 80))
    #expect(end?.lines == ["1 | " + line, "  | " + String(repeating: " ", count: 79) + "^"])
    let first = SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 1, column: 1))
    #expect(first?.lines == ["1 | " + line, "  | ^"])
    #expect(SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 0)) == nil)
  }
}
