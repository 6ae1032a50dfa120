import Drawing
import Testing

@testable import Canvas

@Suite("Text keeps its side")
struct TextSideTests {
  @Test(arguments: stride(from: 0.0, to: 60, by: 3.7).map { $0 })
  func `a text starts, ends or has its middle where its frame does, wherever the frame lies`(
    x: Double
  ) throws {
    for (alignment, part) in [
      (TextLine.Alignment.left, 0.0), (.center, 0.5), (.right, 1),
    ] {
      let grid = Sample.paint(
        [Sample.text("Harbour", 13, x: x, y: 10, width: 52, alignment: alignment)], width: 120,
        height: 30
      ).grid
      let column = try #require(grid.place(of: "Harbour")).column
      let cells = (Double(column) + 7 * part) * 5
      #expect(abs(cells - (x + 52 * part)) <= 2.5)
    }
  }

  @Test func `what stands above, below or beside a text does not change its side`() throws {
    let text = Sample.text("Coast League", 13, x: 14, y: 10, width: 82)
    let alone = Sample.paint([text], width: 300, height: 60).grid
    let among = Sample.paint(
      [
        text, Sample.text("Kick-off", 13, x: 31, y: 30, width: 48),
        Sample.text("Match", 13, x: 60, y: 50, width: 36),
        .fill(.rect(Rect(x: 5, y: 26, width: 100, height: 30)), .color(.black)),
        Sample.text("10:11 AM", 13, x: 230, y: 10, width: 60, alignment: .right),
      ], width: 300, height: 60
    ).grid
    #expect(try #require(alone.place(of: "Coast League")).column == 3)
    #expect(try #require(among.place(of: "Coast League")).column == 3)
  }

  @Test func `values end on one column, names stand in the middle`() throws {
    let grid = Sample.paint(
      [
        Sample.text("9:57 AM", 13, x: 140, y: 5, width: 50, alignment: .right),
        Sample.text("3", 13, x: 182, y: 25, width: 8, alignment: .right),
        Sample.text("Harbour", 13, x: 43, y: 44, width: 54, alignment: .center),
      ], width: 200, height: 70
    ).grid
    #expect(try #require(grid.place(of: "9:57 AM")).column + 7 == 38)
    #expect(try #require(grid.place(of: "3")).column + 1 == 38)
    #expect(abs(Double(try #require(grid.place(of: "Harbour")).column) + 3.5 - 14) <= 0.5)
  }

  @Test func `a unit follows its number, an icon its word; a wide gap stays one`() {
    let grid = Sample.paint(
      [
        Sample.text("6:52", 13, x: 10, y: 5, width: 30),
        Sample.text("/km", 13, x: 44, y: 5, width: 24),
        Sample.text("402", 13, x: 100, y: 5, width: 24),
        Sample.symbol("heart.fill", x: 10, y: 24, side: 16),
        Sample.text("96", 13, x: 34, y: 25, width: 16),
      ], width: 200, height: 45
    ).grid
    #expect(grid.place(of: "6:52 /km")?.column == 2)
    #expect(grid.place(of: "402")?.column == 20)
    #expect(grid.place(of: "♥ 96")?.column == 2)
  }

  @Test func `a symbol keeps its place beside the wide box of a timer`() throws {
    let run = TextRun(
      "1:10", face: Face(size: 13), paint: .color(.white), x: 20, width: 26,
      dynamic: .timerInterval(start: 0, end: 70, pause: nil, countsDown: true, showsHours: true))
    let timer = DisplayItem.text(
      TextLine(frame: Rect(x: 20, y: 10, width: 126, height: 15), baseline: 22, runs: [run]))
    let grid = Sample.paint(
      [timer, Sample.symbol("backward.fill", x: 154, y: 10, side: 15)], width: 200, height: 40
    ).grid
    #expect(try #require(grid.place(of: "1:10")).column == 4)
    #expect(abs(try #require(grid.place(of: "◄◄")).column * 5 + 5 - 161) <= 5)
  }

  @Test func `a phrase ends where its frame ends when the layout holds it on to the right`() {
    let grid = Sample.paint(
      [
        Sample.text("6:52", 13, x: 110, y: 5, width: 30, alignment: .right),
        Sample.text("/km", 13, x: 144, y: 5, width: 26, alignment: .right),
      ], width: 200, height: 45
    ).grid
    #expect(grid.place(of: "6:52 /km")?.column == 26)
  }

  @Test func `the columns of a table stay where they are`() {
    let table = Sample.paint(
      [
        Sample.text("ab", 13, x: 10, y: 5, width: 46),
        Sample.text("12", 13, x: 64, y: 5, width: 16),
        Sample.text("cdefg", 13, x: 10, y: 25, width: 46),
        Sample.text("345", 13, x: 64, y: 25, width: 24),
      ], width: 200, height: 45
    ).grid
    #expect(table.place(of: "12")?.column == 13)
    #expect(table.place(of: "345")?.column == 13)
  }

  @Test func `large letters hold on to their side too`() throws {
    for (alignment, part) in [
      (TextLine.Alignment.left, 0.0), (.center, 0.5), (.right, 1),
    ] {
      let grid = Sample.paint(
        [Sample.text("8:42", 34, x: 40, y: 10, width: 90, alignment: alignment)], width: 160,
        height: 60
      ).grid
      let lit = Set(grid.quarters().flatMap { row in row.indices.filter { row[$0] > 0.5 } })
      let (first, last) = (try #require(lit.min()), try #require(lit.max()))
      let place = (Double(first) * (1 - part) + Double(last + 1) * part) * 2.5
      #expect(abs(place - (40 + 90 * part)) <= 5)
    }
  }

  @Test func `what steps aside for a longer neighbour comes back once that has found room`() throws
  {
    let items = [
      Sample.symbol("star.fill", x: 88, y: 100, side: 15),
      Sample.text("Level 3", 12, x: 111.7, y: 100, width: 41.8, weight: 600),
      Sample.symbol("circle.circle.fill", x: 165.7, y: 100, side: 14),
      Sample.text("18", 12, x: 188, y: 100, width: 13.9, weight: 600),
      Sample.text("Lantern Road", 12, x: 234.7, y: 100, width: 78.2, alignment: .right),
      Sample.text("41%", 12, x: 325, y: 100, width: 26, weight: 600, alignment: .right),
    ]
    let grid = Sample.paint(items, width: 365, height: 130, zoom: 10).grid
    let row = try #require(grid.place(of: "Lantern Road 41%"))
    // 351 points are 35 columns.
    #expect(abs(row.column + 16 - 35) <= 1)
    #expect(grid.letters(row.row).contains("18 Lantern"))
  }
}
