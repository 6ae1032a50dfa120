import Canvas
import Testing

@testable import Screens

@Suite("Text on a sheet") struct SheetTextTests {
  private func text(_ columns: Int = 12, _ draw: (inout Sheet) -> Void) -> String {
    var sheet = Sheet(columns: columns, rows: 1)
    draw(&sheet)
    return sheet.grid.text()
  }

  @Test(arguments: [
    // Plain letters, and others behind the same words: both are cut at the same column.
    ("twelve signs", "twelve signs"), ("one · two → three", "one · two →…"),
    ("한글 · two → three", "한글 · two …"), ("two → three 한", "two → three…"),
    // What is cut behind a mark gets no second one.
    ("11 letters…, more", "11 letters…\n"), ("한글 letters…, more", "한글 letter…"),
    ("한글 letter…, more", "한글 letter…\n"), ("a\u{1B}[31m", "a␛[31m"),
    ("e\u{301}te\u{301}", "e\u{301}te\u{301}"),
  ])
  func `Text is cut where the room ends, whatever it is made of`(_ text: String, _ shown: String) {
    #expect(self.text { $0.put(text, column: 0, row: 0) }.hasPrefix(shown))
  }

  @Test func `What is left of a wide character is a space`() {
    #expect(
      text(6) {
        $0.put("한글한", column: 0, row: 0)
        $0.put("──", column: 1, row: 0)
      } == " ── 한\n")
    #expect(
      text(6) {
        $0.put("한글한", column: 0, row: 0)
        $0.put("e\u{301}", column: 2, row: 0)
      } == "한e\u{301} 한\n")
  }

  @Test func `Text that begins left of the sheet shows the rest`() {
    #expect(text(6) { $0.put("from → here", column: -5, row: 0) } == "→ here\n")
  }
}
