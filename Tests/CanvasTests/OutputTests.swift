import Drawing
import Foundation
import Goldens
import Testing

@testable import Canvas

@Suite("Outputs")
struct OutputTests {
  private let picture = Painter().paint(
    Sample.card,
    on: .linear(
      [GradientStop(RGBA(24, 26, 56), at: 0), GradientStop(RGBA(84, 38, 78), at: 1)],
      start: Point(x: 0, y: 0), end: Point(x: 0, y: 160)), at: 0)

  @Test func `the card as text`() {
    let difference = Golden.difference(picture.grid.text(), named: "card")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `the card in ASCII`() {
    let picture = Painter(glyphs: .ascii).paint(Sample.card, on: .color(.black), at: 0)
    let text = picture.grid.text(glyphs: .ascii)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    let difference = Golden.difference(text, named: "card-ascii")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test
  func
    `ANSI has a line a row, ends each in the terminal's own colours, and without colours has no colour`()
  {
    let lines = picture.grid.ansi().split(separator: "\n")
    #expect(lines.count == 16)
    #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    #expect(picture.grid.ansi(colors: .indexed256).contains("48;5;"))
    #expect(!picture.grid.ansi(colors: .ansi16).contains("38;"))
    let plain = picture.grid.ansi(colors: .none)
    #expect(!plain.contains("38;") && !plain.contains("48;"))
  }

  /// Two underlined words: one in the text's colour, one with a red line.
  private var underlined: CellGrid {
    func item(_ text: String, x: Double, _ color: RGBA?) -> DisplayItem {
      var run = TextRun(
        text, face: Face(size: 13), paint: .color(.white), x: x, width: 40, isUnderlined: true)
      run.underline = color.map { TextRule(color: $0) }
      return .text(
        TextLine(
          frame: Rect(x: x, y: 10, width: 40, height: 15), baseline: 22, runs: [run]))
    }
    return Sample.paint(
      [item("plain", x: 10, nil), item("red", x: 60, RGBA(255, 0, 0))], width: 120, height: 40
    ).grid
  }

  @Test func `a line below text keeps its own colour in cells, in ANSI and in SVG`() throws {
    let grid = underlined
    let (plain, red) = (
      try #require(grid.place(of: "plain")), try #require(grid.place(of: "red"))
    )
    #expect(grid[plain.column, plain.row].rule == nil)
    #expect(grid[red.column, red.row].rule == CellColor(0xFF0000))
    #expect(grid[red.column, red.row].ink == .white)
    let text = grid.ansi()
    #expect(text.components(separatedBy: "\u{1B}[58:2::255:0:0m").count == 2)
    #expect(grid.ansi(colors: .indexed256).contains("\u{1B}[58:5:196m"))
    #expect(!grid.ansi(colors: .none).contains("58:"))
    #expect(SVG.document(grid).contains("height=\"1\" fill=\"#ff0000\""))
  }

  @Test func `a translucent line below text is mixed with what is below it`() throws {
    var run = TextRun(
      "red", face: Face(size: 13), paint: .color(.white), x: 10, width: 40, isUnderlined: true)
    run.underline = TextRule(color: RGBA(255, 0, 0, alpha: 0.5))
    let grid = Sample.paint(
      [
        .text(
          TextLine(frame: Rect(x: 10, y: 10, width: 40, height: 15), baseline: 22, runs: [run]))
      ], width: 100, height: 40
    ).grid
    let place = try #require(grid.place(of: "red"))
    let rule = try #require(grid[place.column, place.row].rule)
    #expect((126...129).contains(rule.red) && rule.green == 0)
  }

  @Test func `SVG is well-formed, has no ids and no fonts to fetch, and names its points`() {
    let document = SVG.document(picture.grid, cell: picture.cell, title: "A <card> & more")
    #expect(document.contains("A &lt;card&gt; &amp; more"))
    #expect(!document.contains(" id="))
    #expect(!document.contains("@font-face") && !document.contains("url("))
    #expect(document.contains("data-points=\"370 160\""))
    #expect(isWellFormed(document))
  }

  @Test func `each letter of SVG text names its own column`() {
    let grid = Sample.paint(
      [Sample.text("abc", 13, x: 10, y: 10, width: 30)], width: 60, height: 30
    ).grid
    #expect(SVG.document(grid).contains("<text x=\"20 30 40\""))
  }

  @Test func `the same list gives the same bytes, with a fresh buffer and with a used one`() {
    let buffer = PaintBuffer()
    let painter = Painter()
    let first = SVG.document(painter.paint(Sample.card, at: 0, using: buffer).grid)
    _ = painter.paint(
      DisplayList(
        size: Size(width: 90, height: 90),
        items: [Sample.text("other", 40, x: 0, y: 0, width: 90)]), at: 0, using: buffer)
    let second = SVG.document(painter.paint(Sample.card, at: 0, using: buffer).grid)
    let third = SVG.document(painter.paint(Sample.card, at: 0).grid)
    #expect(first == second && second == third)
  }

  /// Whether tags nest and close.
  private func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty
  }
}
