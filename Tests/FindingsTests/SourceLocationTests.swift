import Testing

@testable import Findings

@Suite("The place of a byte in a file")
struct SourceLocationTests {
  private func place(_ before: String, behind: String = "x") -> String {
    let place = SourceLocation(
      file: "a.json", offset: before.utf8.count, in: Array((before + behind).utf8))
    return place.words
  }

  @Test(arguments: [
    ("", "line 1, column 1"), ("{\"a\": \"\u{2028}😀é\", ", "line 1, column 15"),
    ("{\n\n\t", "line 3, column 2"), ("{\r\r\t", "line 3, column 2"),
    ("{\r\n\r\n\t", "line 3, column 2"), ("a\u{85}\u{B}\u{C}b", "line 1, column 6"),
  ])
  func `lines end as any system ends them, and columns count code units of UTF-16`(
    before: String, words: String
  ) {
    #expect(place(before) == words)
  }

  @Test func `between the two bytes of one line's end nothing has ended`() {
    #expect(place("{\r", behind: "\n") == "line 1, column 3")
    #expect(place("{\r", behind: "x") == "line 2, column 1")
  }

  @Test func `a place that is out of the file is its end`() {
    #expect(SourceLocation(file: "", offset: 9, in: [0x0A]).line == 2)
    #expect(SourceLocation(file: "", offset: -1, in: [0x0A]).words == "line 1, column 1")
  }
}
