import Drawing
import Testing

@testable import Canvas

@Suite("Sextants")
struct SextantTests {
  @Test func `each pattern has a character of its own, and every character its pattern`() {
    let glyphs = (0..<64).map(Sextant.glyph)
    #expect(Set(glyphs).count == 64)
    #expect(glyphs[0] == " " && glyphs[0b010101] == "▌" && glyphs[0b101010] == "▐")
    #expect(glyphs[1] == "\u{1FB00}" && glyphs[0b111110] == "\u{1FB3B}" && glyphs[63] == "█")
    for (pattern, glyph) in glyphs.enumerated() where Sextant.isOne(glyph) {
      #expect(Sextant.pattern(glyph) == pattern)
      let area = (BlockGlyphs.parts(glyph) ?? []).reduce(0) { $0 + $1.width * $1.height }
      #expect(area == 32 * pattern.nonzeroBitCount)
      #expect(CellFit.inverse[CellGlyph(glyph)] == CellGlyph(Sextant.glyph(63 - pattern)))
    }
  }

  @Test func `a terminal without sextants gets the quadrants that come nearest`() {
    #expect(Sextant.quadrants(0b000001) == "▘")
    #expect(Sextant.quadrants(0b000011) == "▀")
    #expect(Sextant.quadrants(0b001111) == "▀")
    #expect(Sextant.quadrants(0b110000) == "▄")
    var grid = CellGrid(columns: 1, rows: 1)
    grid[0, 0].glyph = Sextant.glyph(0b110000)
    #expect(grid.reduced(to: .direct)[0, 0].glyph == "▄")
    #expect(grid.reduced(to: .direct, glyphs: .sextants) == grid)
    #expect(grid.reduced(to: .direct, glyphs: .ascii)[0, 0].glyph == "_")
  }

  /// How far a picture is from a finer one, summed over its points.
  private func error(_ items: [DisplayItem], _ glyphs: GlyphSet) -> Double {
    let painted = Sample.paint(items, width: 60, height: 60, glyphs: glyphs).grid
    let fine = Sample.paint(items, width: 60, height: 60, zoom: 1).grid
    var sum = 0.0
    for y in 0..<60 {
      for x in 0..<60 {
        let exact = fine.light(x: Double(x) + 0.5, y: Double(y) + 0.5, zoom: 1)
        sum += abs(painted.light(x: Double(x) + 0.5, y: Double(y) + 0.5, zoom: 5) - exact)
      }
    }
    return sum
  }

  @Test(arguments: [
    [DisplayItem.fill(.ellipse(Rect(x: 10, y: 10, width: 40, height: 40)), .color(.white))],
    [
      .stroke(
        .path(
          [.move(Point(x: 8, y: 12)), .line(Point(x: 52, y: 44))], isEvenOdd: false),
        .color(.white), StrokeStyleMark(width: 8))
    ],
  ])
  func `a disc and a slanting bar come nearer to their outlines than with quadrants`(
    items: [DisplayItem]
  ) {
    #expect(error(items, .sextants) < 0.9 * error(items, .blocks))
  }

  @Test func `a title of 20 to 23 points is larger than characters, a caption is characters`() {
    for size in [20.0, 22, 23] {
      let width = size * 0.58 * 7
      let title = Sample.paint(
        [Sample.text("Arsenal", size, x: 10, y: 10, width: width)], width: 160, height: 50,
        glyphs: .sextants)
      #expect(title.grid.place(of: "Arsenal") == nil, "\(size)")
      #expect(title.grid.cells.contains { Sextant.isOne($0.glyph) })
    }
    let caption = Sample.paint(
      [Sample.text("Arsenal", 12, x: 10, y: 10, width: 60)], width: 160, height: 50,
      glyphs: .sextants)
    #expect(caption.grid.place(of: "Arsenal") != nil)
  }

  @Test func `a headline of 17 points is larger than characters, text of that size is characters`()
    throws
  {
    func draw(_ weight: Int, room: Double = 160) -> CellGrid {
      Sample.paint(
        [
          Sample.text("Driver on", 17, x: 10, y: 10, width: 72, weight: weight),
          Sample.text("4 min", 12, x: room, y: 12, width: 30),
        ], width: 200, height: 50, glyphs: .sextants
      ).grid
    }
    #expect(draw(600).place(of: "Driver on") == nil)
    #expect(draw(400).place(of: "Driver on") != nil)
    // Wider than the phone's, and something stands beside it.
    let place = try #require(draw(600, room: 84).place(of: "Driver on"))
    #expect(draw(600, room: 84)[place.column, place.row].style.contains(.bold))
  }

  @Test
  func `a title and the caption under it both show, a third higher where there is no other room`() {
    let grid = Sample.paint(
      [
        Sample.text("On the way", 17, x: 10, y: 12, width: 84, weight: 600),
        Sample.text("2,350 m to go", 12, x: 10, y: 34.3, width: 80),
      ], width: 160, height: 60, glyphs: .sextants
    ).grid
    #expect(grid.place(of: "2,350 m to go") != nil)
    #expect(grid.place(of: "On the way") == nil)
    #expect(grid.cells.contains { Sextant.isOne($0.glyph) })
  }

  @Test func `a title has no room where the edge of the island passes through its cells`() {
    func grid(_ height: Double) -> CellGrid {
      let items = [
        Sample.text("HAR", 11, x: 10, y: 18, width: 24),
        Sample.text("10", 17, x: 10, y: 25.6, width: 20, weight: 600),
      ]
      return Sample.paint(
        [
          .group(
            GroupMark(
              items, clip: .rounded(Rect(x: 0, y: 10, width: 100, height: height), radius: 8)))
        ], width: 100, height: 70, glyphs: .sextants
      ).grid
    }
    #expect(grid(36.67).place(of: "10") != nil)
    #expect(grid(50).place(of: "10") == nil, "a third lower it stands free")
  }

  @Test func `a symbol as high as text is a drawing of its box, where a cell has six parts`() {
    for name in ["star.fill", "heart.fill", "pause.fill", "house.fill"] {
      let items = [Sample.symbol(name, x: 20, y: 12, side: 17)]
      let fine = Sample.paint(items, width: 60, height: 40, glyphs: .sextants).grid
      #expect(fine.cells.contains { Sextant.isOne($0.glyph) }, "\(name)")
      let width = fine.cells.enumerated().filter { $0.element.ink != .black }.map {
        $0.offset % fine.columns
      }
      #expect((width.min() ?? 0) >= 3 && (width.max() ?? 99) <= 8, "\(name)")
    }
  }

  @Test func `a title that would be wider in letters than on the phone stays characters, in bold`()
    throws
  {
    let title = Sample.paint(
      [Sample.text("Arsenal", 20, x: 10, y: 10, width: 40)], width: 160, height: 50,
      glyphs: .sextants)
    let place = try #require(title.grid.place(of: "Arsenal"))
    #expect(title.grid[place.column, place.row].style.contains(.bold))
  }

  @Test func `a picture of sextants as SVG has rectangles for them, and no letters`() {
    let items = [
      DisplayItem.fill(.ellipse(Rect(x: 10, y: 10, width: 40, height: 40)), .color(.white))
    ]
    let svg = SVG.document(Sample.paint(items, width: 60, height: 60, glyphs: .sextants).grid)
    #expect(!svg.contains("<text"))
    #expect(svg.contains("height=\"6.667\""))
  }
}

extension CellGrid {
  /// How light the picture is at a place, in points of a zoom.
  fileprivate func light(x: Double, y: Double, zoom: Double) -> Double {
    let (column, row) = (Int(x / zoom), Int(y / zoom / 2))
    guard column < columns, row < rows else { return 0 }
    let cell = self[column, row]
    let (partX, partY) = (x / zoom - Double(column), y / zoom / 2 - Double(row))
    let isInk = (BlockGlyphs.parts(cell.glyph) ?? []).contains { part in
      (Double(part.x)..<Double(part.x + part.width)).contains(partX * 8)
        && (Double(part.y)..<Double(part.y + part.height)).contains(partY * 24)
    }
    return (isInk ? cell.ink : cell.ground).luminance
  }
}
