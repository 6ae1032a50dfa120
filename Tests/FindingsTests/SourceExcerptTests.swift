import Testing

@testable import Findings

@Suite("A line of source with a caret")
struct SourceExcerptTests {
  /// As many lines as there is room for, where every character takes one column.
  private func lines(_ excerpt: SourceExcerpt?, columns: Int = 200) -> [String]? {
    excerpt?.lines(columns: columns, width: \.count)
  }

  private let source = "import SwiftUI\n\tlet größe = Text(x)\n"

  @Test func `the caret stands under the column, which counts code units of UTF-16`() {
    let column = "\tlet größe = ".utf16.count + 1
    let excerpt = SourceExcerpt(
      of: source, at: SourceLocation(file: "A.swift", line: 2, column: column))
    #expect(lines(excerpt) == ["2 |  let größe = Text(x)", "  |              ^"])
  }

  @Test func `what takes two code units is one character before the caret`() {
    let line = "let fun = \"😀\" + x"
    let excerpt = SourceExcerpt(
      of: line, at: SourceLocation(file: "A.swift", line: 1, column: 17))
    #expect(lines(excerpt) == ["1 | let fun = \"😀\" + x", "  |                ^"])
  }

  @Test func `without a column there is only the line; without the line there is nothing`() {
    #expect(
      lines(SourceExcerpt(of: source, at: SourceLocation(file: "A.swift", line: 1)))
        == ["1 | import SwiftUI"])
    #expect(SourceExcerpt(of: source, at: SourceLocation(file: "A.swift", line: 9)) == nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as any system ends them`(_ end: String) {
    let source = ["import SwiftUI", "", "let a = b", ""].joined(separator: end)
    #expect(source.sourceLines == ["import SwiftUI", "", "let a = b", ""])
    let excerpt = SourceExcerpt(
      of: source, at: SourceLocation(file: "A.swift", line: 3, column: 9))
    #expect(lines(excerpt) == ["3 | let a = b", "  |         ^"])
  }

  @Test func `of a long line the part with the caret is shown`() throws {
    let line = String(repeating: "a", count: 300) + "!" + String(repeating: "b", count: 300)
    for columns in [12, 40, 100] {
      for column in [1, 20, 301, 601] {
        let excerpt = try #require(
          SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 1, column: column)))
        let lines = excerpt.lines(columns: columns, width: \.count)
        #expect(lines.allSatisfy { $0.count <= columns }, "\(columns), \(column)")
        #expect(lines[1].hasSuffix("^"))
        guard lines[0].count >= lines[1].count else { continue }
        let under = Array(lines[0])[lines[1].count - 1]
        #expect(under == Array(line)[column - 1], "\(columns), \(column): \(lines[0])")
      }
    }
    let excerpt = SourceExcerpt(
      of: line, at: SourceLocation(file: "A.swift", line: 1, column: 301))
    #expect(
      lines(excerpt, columns: 44)?[0] == "1 | …\(String(repeating: "a", count: 29))!bbbbbbbb…")
  }

  @Test func `blanks go before letters do`() {
    let line = String(repeating: " ", count: 30) + "let a = b + c"
    let excerpt = SourceExcerpt(
      of: line, at: SourceLocation(file: "A.swift", line: 1, column: 39))
    #expect(lines(excerpt, columns: 30) == ["1 | let a = b + c", "  |         ^"])
  }

  @Test func `wide letters before the caret move it as far as they are wide`() {
    let line = #"Text("日本語" + x)"#
    let excerpt = SourceExcerpt(
      of: line,
      at: SourceLocation(file: "A.swift", line: 1, column: #"Text("日本語" + "#.utf16.count + 1))
    let lines = excerpt?.lines(columns: 80) { text in
      text.reduce(0) { $0 + ($1.utf8.count > 2 ? 2 : 1) }
    }
    #expect(lines?[1] == "  | " + String(repeating: " ", count: 16) + "^")
  }

  @Test func `a line that fits is shown whole, with its caret at either end`() throws {
    let line = String(repeating: "a", count: 79) + "!"
    let end = SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 1, column: 80))
    #expect(lines(end) == ["1 | " + line, "  | " + String(repeating: " ", count: 79) + "^"])
    let first = SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 1, column: 1))
    #expect(lines(first) == ["1 | " + line, "  | ^"])
    #expect(SourceExcerpt(of: line, at: SourceLocation(file: "A.swift", line: 0)) == nil)
  }
}
