import Drawing
import Findings
import Testing

@testable import Canvas

@Suite("Text keeps its row and its side")
struct TextPlacementTests {
  @Test func `a line holds on to the side of its frame that it is aligned to`() throws {
    let grid = Sample.paint(
      [
        Sample.text("left", 13, x: 50, y: 0, width: 100),
        Sample.text("mid", 13, x: 50, y: 20, width: 100, alignment: .center),
        Sample.text("right", 13, x: 50, y: 40, width: 100, alignment: .right),
      ], width: 200, height: 60
    ).grid
    #expect(try #require(grid.place(of: "left")).column == 10)
    #expect(try #require(grid.place(of: "mid")).column == 19)
    #expect(try #require(grid.place(of: "right")).column == 25)
  }

  @Test(arguments: [0.0, 1.7, 3.3, 5, 6.6, 8.9])
  func `texts whose middles are level share a row`(shift: Double) throws {
    let grid = Sample.paint(
      [
        Sample.text("small", 11, x: 10, y: 2.2 + shift, width: 30),
        Sample.text("large", 17, x: 60, y: shift - 1.4, width: 50),
        Sample.symbol("heart.fill", x: 120, y: shift + 0.5, side: 16),
      ], width: 150, height: 60
    ).grid
    let row = try #require(grid.place(of: "large")).row
    #expect(try #require(grid.place(of: "small")).row == row)
    #expect(try #require(grid.place(of: "♥")).row == row)
  }

  @Test func `words side by side stay in one row, whatever is nearly level with one of them`()
    throws
  {
    for shift in stride(from: 0.0, to: 10, by: 0.7) {
      let grid = Sample.paint(
        [
          Sample.text("5.4", 15, x: 10, y: shift - 1.6, width: 22),
          Sample.text("5:18", 15, x: 60, y: shift, width: 30),
          Sample.text("/km", 12, x: 93, y: shift + 2.9, width: 22),
        ], width: 150, height: 60
      ).grid
      let row = try #require(grid.place(of: "5:18")).row
      #expect(try #require(grid.place(of: "/km")).row == row, "\(shift)")
    }
  }

  @Test(arguments: Painter.zooms)
  func `lines one below the other never share a row`(zoom: Double) throws {
    for top in stride(from: 0.0, to: 10, by: 0.7) {
      let grid = Sample.paint(
        [
          Sample.text("first", 11, x: 10, y: top, width: 40),
          Sample.text("second", 11, x: 10, y: top + 13.2, width: 40),
        ], width: 200, height: 60, zoom: zoom
      ).grid
      let first = try #require(grid.place(of: "first"), "\(top)")
      #expect(try #require(grid.place(of: "second")).row > first.row)
    }
  }

  /// The rows of a picture, without blocks.
  private func rows(_ grid: CellGrid) -> [String] {
    (0..<grid.rows).map { row in
      String(
        (0..<grid.columns).map { column -> Character in
          let glyph = grid[column, row].glyph
          return glyph.isLetter || glyph == "…" ? glyph : " "
        })
    }
  }

  /// A pill with two words in it that has fewer cells than they have letters.
  private func pill(clip: Contour) -> PaintedPicture {
    Painter(zoom: 8).paint(
      DisplayList(
        size: Size(width: 64, height: 32),
        items: [
          .group(
            GroupMark(
              [
                .fill(.rect(Rect(x: 8, y: 4, width: 46, height: 24)), .color(.black)),
                Sample.text("HAR", 8, x: 12, y: 8, width: 16),
                Sample.text("NOR", 8, x: 33, y: 8, width: 16),
              ], clip: clip))
        ]), on: .color(.black), at: 0)
  }

  @Test func `words in the corners of a pill end with a tail where cells run short`() {
    let picture = pill(clip: .capsule(Rect(x: 8, y: 4, width: 46, height: 24)))
    let row = rows(picture.grid).first { $0.contains { $0.isLetter || $0 == "…" } } ?? ""
    // No letter stands without those before it or a tail.
    let words = row.split(separator: " ")
    #expect(!words.isEmpty)
    #expect(
      words.allSatisfy { word in
        ["HAR", "NOR"].contains { $0 == word || word.last == "…" && $0.hasPrefix(word.dropLast()) }
      })
    #expect(picture.shortenings.contains { $0.text == "HAR" })
  }

  /// A text of seven letters whose last stands in the round corner of a clip.
  private func corner(besides others: [DisplayItem]) -> PaintedPicture {
    Painter(zoom: 5).paint(
      DisplayList(
        size: Size(width: 200, height: 60),
        items: [
          .group(
            GroupMark(
              others + [Sample.text("illicit", 8, x: 148, y: 38, width: 28)],
              clip: .rounded(Rect(x: 10, y: 0, width: 170, height: 50), radius: 20)))
        ]), on: .color(.black), at: 0)
  }

  @Test func `a word whose end stands in a corner moves a column further in where there is room`() {
    let picture = corner(besides: [])
    #expect(picture.grid.place(of: "illicit") != nil)
    #expect(picture.shortenings.isEmpty)
  }

  @Test func `a word whose end stands in a corner ends with a tail beside another word`() {
    let picture = corner(besides: [Sample.text("till", 8, x: 123, y: 38, width: 20)])
    #expect(picture.grid.place(of: "illicit") == nil)
    #expect(picture.shortenings.contains { $0.text == "illicit" })
  }

  @Test func `what a phone cuts off as well is cut off`() {
    let picture = pill(clip: .capsule(Rect(x: 20, y: 4, width: 34, height: 24)))
    #expect(!rows(picture.grid).joined().contains("H"))
    #expect(picture.shortenings.allSatisfy { $0.text != "HAR" })
  }

  @Test func `neighbours that need more columns than points step aside`() throws {
    let picture = Sample.paint(
      [
        Sample.text("illicit", 11, x: 60, y: 10, width: 30),
        Sample.text("million", 11, x: 92, y: 10, width: 32),
      ], width: 200, height: 30)
    #expect(picture.grid.place(of: "illicit million") != nil)
    #expect(picture.shortenings.isEmpty)
  }

  @Test
  func
    `where there is no room a text is shortened visibly, and a finding says that only the mock-up does so`()
    throws
  {
    let picture = Sample.paint(
      [
        Sample.text("illicitly illicit", 9, x: 0, y: 10, width: 48),
        Sample.text("till illness", 9, x: 50, y: 10, width: 40),
      ], width: 90, height: 30)
    let line = picture.grid.letters(1)
    #expect(line.contains("…"))
    #expect(!picture.shortenings.isEmpty)
    #expect(picture.findings.contains { $0.id == "canvas-shortened" })
    #expect(picture.shortenings.allSatisfy { !$0.shown.isEmpty })
  }

  @Test func `turned text is written level, and a finding says which`() {
    let text = Sample.text("Goal", 17, x: 30, y: 10, width: 40)
    func findings(_ map: Transform) -> [Finding] {
      Sample.paint([.group(GroupMark([text], transform: map))], width: 90, height: 90).findings
        .filter { $0.id == "canvas-rotated-text" }
    }
    let turned = findings(.rotation(sine: 0.5, cosine: 0.75.squareRoot()))
    #expect(turned.map(\.path) == ["Goal"])
    #expect(findings(.identity).isEmpty)
  }

  @Test func `texts over one another on the phone stay over one another`() {
    let grid = Sample.paint(
      [
        Sample.text("below", 13, x: 10, y: 10, width: 40),
        Sample.text("above", 13, x: 10, y: 10, width: 40),
      ], width: 100, height: 30
    ).grid
    #expect(grid.place(of: "above") != nil)
    #expect(grid.place(of: "below") == nil)
  }

  @Test func `what is painted over a text hides it, half hides it half`() throws {
    let text = Sample.text("word", 13, x: 10, y: 10, width: 40)
    let cover = Contour.rect(Rect(x: 0, y: 0, width: 100, height: 40))
    let full = Sample.paint([text, .fill(cover, .color(.white))], width: 100, height: 40).grid
    #expect(full.place(of: "word") == nil)
    let half = Sample.paint(
      [text, .fill(cover, .color(RGBA(0, 0, 0, alpha: 0.5)))], width: 100, height: 40
    ).grid
    let place = try #require(half.place(of: "word"))
    #expect(half[place.column, place.row].ink == CellColor(0x808080))
  }

  @Test(arguments: Painter.zooms.filter { $0 > 2 })
  func `lines of a paragraph begin under one another, however long they are`(zoom: Double) throws {
    let picture = Sample.paint(
      [
        Sample.text("illicit till illness fills", 13, x: 90, y: 20, width: 106),
        Sample.text("a bill", 13, x: 90, y: 36, width: 30),
      ], width: 200, height: 80, zoom: zoom)
    let second = try #require(picture.grid.place(of: "a bill"))
    let first = try #require(picture.grid.place(of: "illi"))
    #expect(first.column == second.column)
    #expect(second.row > first.row)
  }

  @Test func `lines of a paragraph are equally far apart`() throws {
    for top in stride(from: 0.0, to: 16, by: 1.1) {
      let words = ["one", "two", "three"]
      let grid = Sample.paint(
        words.enumerated().map {
          Sample.text($0.element, 17, x: 10, y: top + 22 * Double($0.offset), width: 50)
        }, width: 120, height: 100, zoom: 8
      ).grid
      let rows = try words.map { try #require(grid.place(of: $0)).row }
      #expect(rows[1] - rows[0] == rows[2] - rows[1], "\(top)")
    }
  }

  @Test
  func `a text that its card shows whole is shortened where its columns do not fit, never cut`() {
    let text = Sample.text("till illness fills it", 11, x: 24, y: 12, width: 96)
    let card = DisplayItem.group(
      GroupMark([text], clip: .rounded(Rect(x: 20, y: 4, width: 104, height: 32), radius: 8)))
    let picture = Sample.paint([card], width: 200, height: 40, zoom: 8)
    let line = (0..<picture.grid.rows).map { picture.grid.letters($0) }.joined()
    #expect(line.contains("…"))
    #expect(picture.shortenings.first?.text == "till illness fills it")
  }

  @Test
  func
    `an emoji larger than two cells is painted where there are colours, a small one is a character`()
    throws
  {
    func draw(_ size: Double, paints: Bool) -> CellGrid {
      let list = DisplayList(
        size: Size(width: 80, height: 60),
        items: [Sample.text("🦊", size, x: 10, y: 10, width: 1.2 * size)])
      return Painter(paintsEmoji: paints).paint(list, on: .color(.black), at: 0).grid
    }
    #expect(draw(30, paints: true).place(of: "🦊") == nil)
    #expect(Set(draw(30, paints: true).cells.map(\.ink)).count > 5)
    #expect(draw(30, paints: false).place(of: "🦊") != nil)
    #expect(draw(13, paints: true).place(of: "🦊") != nil)
  }

  @Test func `a clip hides the letters outside of it`() {
    let grid = Sample.paint(
      [
        .group(
          GroupMark(
            [Sample.text("clipped word", 13, x: 10, y: 10, width: 80)],
            clip: .rect(Rect(x: 0, y: 0, width: 45, height: 40))))
      ], width: 100, height: 40
    ).grid
    #expect(grid.place(of: "clipped") != nil)
    #expect(grid.place(of: "word") == nil)
  }

  /// The letters and signs of some marks on a small surface, row by row.
  private func letters(_ items: [DisplayItem]) -> [String] {
    let grid = Sample.paint(items, width: 200, height: 48, zoom: 8).grid
    return (0..<grid.rows).map { grid.letters($0) }
  }

  @Test(arguments: Array(stride(from: 0.0, to: 16, by: 1.5)))
  func `a view's rectangle takes nothing of a text or symbol that lies within it`(top: Double) {
    let words = Sample.text("till illness", 9, x: 24, y: 8 + top, width: 40)
    let sign = Sample.symbol("heart.fill", x: 90, y: 8 + top, side: 7)
    let frames = [
      Rect(x: 24, y: 8 + top, width: 40, height: 10.74),
      Rect(x: 90, y: 8 + top, width: 7, height: 7),
    ]
    let faded: (DisplayItem) -> DisplayItem = {
      .group(GroupMark([$0], adjustments: [.brightness(0.1)]))
    }
    for (mark, frame) in zip([words, sign], frames) {
      let clipped = DisplayItem.group(GroupMark([mark], clip: .rect(frame)))
      #expect(letters([clipped]) == letters([mark]))
      // Nor where the marks in it are mixed before they are drawn.
      #expect(letters([.group(GroupMark([faded(mark)], clip: .rect(frame)))]) == letters([mark]))
      // A shape that has no corners takes what stands in its own.
      let card = Contour.rounded(Rect(x: 10, y: 0, width: 180, height: 48), radius: 8)
      #expect(
        letters([.group(GroupMark([clipped], clip: card))])
          == letters([.group(GroupMark([mark], clip: card))]))
    }
    #expect(letters([words]).contains { $0.contains("till illness") })
  }

  @Test func `a surface's rectangle takes letters that a phone has within it`() {
    let words = Sample.text("till illness", 9, x: 24, y: 12, width: 40)
    var surface = GroupMark([words], clip: .rect(Rect(x: 0, y: 0, width: 64, height: 48)))
    surface.placed = Size(width: 64, height: 48)
    #expect(!letters([.group(surface)]).contains { $0.contains("till illness") })
  }

  @Test func `weight and style show as the terminal can show them`() throws {
    let face = Face(size: 13, weight: 700, isItalic: true)
    let run = TextRun(
      "styled", face: face, paint: .color(.white), x: 10, width: 40, isUnderlined: true,
      isStruckThrough: true)
    let grid = Sample.paint(
      [
        .text(
          TextLine(
            frame: Rect(x: 10, y: 10, width: 40, height: 15), baseline: 22, runs: [run]))
      ], width: 100, height: 40
    ).grid
    let place = try #require(grid.place(of: "styled"))
    #expect(
      grid[place.column, place.row].style == [.bold, .italic, .underline, .strikethrough])
  }

  @Test func `wide characters take two columns and keep the columns after them`() throws {
    let grid = Sample.paint(
      [Sample.text("日本 ab", 13, x: 10, y: 10, width: 60)], width: 100, height: 30
    ).grid
    #expect(grid[2, 1].glyph == "日")
    #expect(grid[3, 1].glyph == Cell.continuation)
    #expect(grid[7, 1].glyph == "a")
  }

  @Test func `control and direction characters never reach a cell`() {
    let grid = Sample.paint(
      [Sample.text("a\u{1B}[31mb\u{202E}c\u{07}\u{200B}d", 13, x: 10, y: 10, width: 60)],
      width: 100, height: 30
    ).grid
    for cell in grid.cells where cell.glyph != Cell.continuation {
      for scalar in cell.glyph.unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0x202E)
      }
    }
  }

  @Test func `a timer says what it says at the time of the painting`() {
    let run = TextRun(
      "?", face: Face(size: 13), paint: .color(.white), x: 10, width: 40,
      dynamic: .timerInterval(start: 0, end: 300, pause: nil, countsDown: true, showsHours: true))
    let line = DisplayItem.text(
      TextLine(frame: Rect(x: 10, y: 10, width: 40, height: 15), baseline: 22, runs: [run]))
    let early = Sample.paint([line], width: 80, height: 30, at: 0).grid
    let late = Sample.paint([line], width: 80, height: 30, at: 290.5).grid
    #expect(early.place(of: "5:00") != nil)
    #expect(late.place(of: "0:10") != nil)
  }

  @Test func `digits of a timer that find no room are dashes, as on a phone`() {
    let run = TextRun(
      "?", face: Face(size: 17), paint: .color(.white), x: 10, width: 44,
      dynamic: .timerInterval(start: 0, end: 900, pause: nil, countsDown: true, showsHours: true))
    let line = DisplayItem.text(
      TextLine(frame: Rect(x: 10, y: 10, width: 40, height: 20), baseline: 26, runs: [run]))
    let grid = Sample.paint([line], width: 80, height: 40, at: 0).grid
    #expect(grid.place(of: "15:--") != nil)
  }
}
