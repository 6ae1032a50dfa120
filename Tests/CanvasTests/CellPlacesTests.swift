import Drawing
import Testing

@testable import Canvas

@Suite("Where the ruler's boxes lie in cells")
struct CellPlacesTests {
  private let size = Size(width: 200, height: 60)

  /// A small text at the right end, which takes more cells than points, and a symbol before it.
  private var list: DisplayList {
    let text = "Featherstonehaugh"
    let face = Face(size: 6)
    let width = TypeMetrics.width(text, face)
    let frame = Rect(x: 180 - width, y: 20, width: width, height: 10)
    let line = TextLine(
      frame: frame, baseline: 28,
      runs: [TextRun(text, face: face, paint: .color(.white), x: frame.x, width: width)],
      alignment: .right)
    let symbol = SymbolMark(
      name: "star.fill", frame: Rect(x: frame.x - 12, y: 20, width: 8, height: 8), face: face,
      paints: [.color(.white)])
    return DisplayList(size: size, items: [.symbol(symbol), .text(line)])
  }

  private func marks(_ painter: Painter) throws -> [RulerMark] {
    guard case .symbol(let symbol) = list.items[0], case .text(let line) = list.items[1] else {
      throw Missing()
    }
    let marks = [
      RulerMark(.view, "Image “star.fill”", frame: symbol.frame),
      RulerMark(.view, "Text “Featherstonehaugh”", frame: line.frame),
    ]
    return RulerMark.marks(marks, drawnAt: painter.places(of: list, at: 0))
  }

  private struct Missing: Error {}

  @Test func `a box lies on the cells that show a text, and its figures stay those of a phone`()
    throws
  {
    let painter = Painter()
    let marks = try marks(painter)
    let grid = painter.paint(list, on: .color(.black), at: 0).grid
    let row = try #require(
      (0..<grid.rows).first { row in
        (0..<grid.columns).contains { grid[$0, row].glyph == "F" }
      })
    let first = try #require((0..<grid.columns).first { grid[$0, row].glyph == "F" })
    let drawn = try #require(marks[1].drawn)
    #expect(drawn.minX == Double(first) * 5 && drawn.width == 17 * 5)
    #expect(drawn.minY <= Double(row) * 10 && drawn.maxY >= Double(row + 1) * 10)
    #expect(marks[1].frame.width < 80)
    let star = try #require((0..<first).first { grid[$0, row].glyph != " " })
    #expect(marks[0].drawn?.minX == Double(star) * 5)
  }

  @Test func `the box is tinted there, and a click there chooses it`() throws {
    let painter = Painter()
    let marks = try marks(painter)
    let drawn = try #require(marks[1].drawn)
    var tinted = list
    tinted.items += Ruler.tint(marks[1], among: marks)
    let (plain, shown) = (
      painter.paint(list, on: .color(.black), at: 0).grid,
      painter.paint(tinted, on: .color(.black), at: 0).grid
    )
    #expect(shown.cells.map(\.glyph) == plain.cells.map(\.glyph))
    let row = Int(drawn.midY / 10)
    for column in 0..<plain.columns {
      let isInside = (Int(drawn.minX / 5)..<Int(drawn.maxX / 5)).contains(column)
      #expect((shown[column, row].ground != plain[column, row].ground) == isInside, "\(column)")
    }
    #expect(Ruler.mark(at: Point(x: drawn.minX + 1, y: drawn.midY), among: marks) == 1)
  }

  @Test func `what is drawn elsewhere says so, and what is not says nothing`() throws {
    let marks = try marks(Painter())
    #expect(Ruler.reading(marks, of: 1).last?.hasPrefix("drawn ") == true)
    #expect(Ruler.reading(marks, of: 1).last?.hasSuffix("here, to fit cells") == true)
    #expect(Ruler.legend(marks)[1].contains("to fit cells"))
    let circle = RulerMark(.view, "Circle", frame: Rect(x: 20, y: 10, width: 30, height: 30))
    let same = RulerMark.marks([circle], drawnAt: Painter().places(of: list, at: 0))
    #expect(same[0].drawn == circle.frame && same[0].shift == nil)
  }
}
