import Drawing
import Testing

@testable import Canvas

@Suite("Cells show text of both directions in the order in which it is read")
struct MixedDirectionTests {
  @Test("runs of different styles and symbols are ordered as one line")
  func runs() {
    func run(_ text: String, _ x: Double, symbol: String? = nil) -> TextRun {
      TextRun(
        text, face: Face(size: 13, weight: x > 30 ? 700 : 400), paint: .color(.white), x: x,
        width: 20, symbol: symbol)
    }
    let line = TextLine(
      frame: Rect(x: 10, y: 10, width: 80, height: 15), baseline: 22,
      runs: [run("שלום ", 10), run("\u{FFFC}", 30, symbol: "heart.fill"), run(" 12", 40)])
    let grid = Sample.paint([.text(line)], width: 120, height: 30).grid
    #expect(grid.place(of: "12 ♥ םולש") != nil)
    let place = grid.place(of: "12")
    #expect(place.map { grid[$0.column, $0.row].style } == .bold)
  }

  @Test(
    "marks stay on their letters, joined emoji and flags are never torn",
    arguments: [
      ("שָׁלוֹם", 4), ("e\u{301}a", 2), ("👨‍👩‍👧x", 3), ("🇩🇪🇫🇷", 4), ("👍🏽", 2), ("❤️", 1), ("한국", 4),
    ])
  func clusters(text: String, columns: Int) {
    let run = TextRun(text, face: Face(size: 13), paint: .color(.white), x: 0, width: 50)
    let glyphs = CellGlyphs.glyphs([run], for: Painter())
    #expect(glyphs.reduce(0) { $0 + $1.columns } == columns)
    #expect(glyphs.count == text.count)
  }

  @Test("a line that begins with a foreign word stands as its paragraph is read")
  func paragraphs() {
    let run = TextRun(
      "iPhone שלי", face: Face(size: 13), paint: .color(.white), x: 0, width: 70)
    func seen(_ isRightToLeft: Bool?) -> String {
      String(
        CellGlyphs.glyphs([run], isRightToLeft: isRightToLeft, for: Painter()).map(\.glyph))
    }
    #expect(seen(nil) == "iPhone ילש")
    #expect(seen(true) == "ילש iPhone")
  }
}
