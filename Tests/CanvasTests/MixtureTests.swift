import Drawing
import Testing

@testable import Canvas

@Suite("Gradients in 256 colours")
struct MixtureTests {
  /// A wallpaper's colours from top to bottom, as a terminal of 256 colours shows them.
  private func shown(from top: RGBA, to bottom: RGBA) -> CellGrid {
    let size = Size(width: 20, height: 600)
    let list = DisplayList(
      size: size,
      items: [
        .fill(
          .rect(Rect(size)),
          .linear(
            [GradientStop(top, at: 0), GradientStop(bottom, at: 1)],
            start: .zero, end: Point(x: 0, y: 600)))
      ])
    return Painter().paint(list, on: .color(.black), at: 0).grid.reduced(to: .indexed256)
  }

  @Test func `a light gradient has more steps than the palette's colours in it`() {
    let grid = shown(from: RGBA(85, 113, 180), to: RGBA(190, 140, 180))
    let looks = Set(grid.cells.map(Pair.init))
    let colors = Set(grid.cells.flatMap { [$0.ink, $0.ground] })
    #expect(looks.count > colors.count)
  }

  private struct Pair: Hashable {
    var glyph: Character
    var ink: CellColor
    var ground: CellColor
    init(_ cell: Cell) { (glyph, ink, ground) = (cell.glyph, cell.ink, cell.ground) }
  }

  @Test func `a wallpaper's dark colours keep their hue`() {
    let (top, bottom) = (RGBA(22, 26, 54), RGBA(88, 44, 84))
    let grid = shown(from: top, to: bottom)
    for row in 0..<grid.rows {
      let cell = grid[0, row]
      let part = (["▘": 0.25, "▖": 0.25, "▚": 0.5] as [Character: Double])[cell.glyph] ?? 0
      func mean(_ one: Int, _ other: Int) -> Double {
        Double(one) * (1 - part) + Double(other) * part
      }
      let blue = mean(cell.ground.blue, cell.ink.blue)
      #expect(blue > mean(cell.ground.green, cell.ink.green) + 10, "row \(row)")
    }
    // From blue to purple: red comes in further down.
    let last = grid[0, grid.rows - 1]
    #expect(max(last.ink.red, last.ground.red) > max(last.ink.green, last.ground.green))
  }

  @Test func `a dark gradient with hardly a hue is greys that grow lighter, a step at a time`() {
    let grid = shown(from: RGBA(30, 30, 44), to: RGBA(88, 70, 88))
    let lights = (0..<grid.rows).map { grid[0, $0].ground }
    #expect(lights.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    for (above, below) in zip(lights, lights.dropFirst()) {
      #expect((0...10).contains(below.red - above.red))
    }
  }

  @Test func `between two greys a dark gradient has mixtures of both, which grow lighter`() {
    let grid = shown(from: RGBA(30, 30, 44), to: RGBA(88, 70, 88))
    /// Lightness in quarters of a grey's step.
    let lights = (0..<grid.rows).map { row in
      let cell = grid[0, row]
      let part = ["▘": 1, "▖": 1, "▚": 2][cell.glyph] ?? 0
      return 4 * cell.ground.red + part * (cell.ink.red - cell.ground.red)
    }
    for (above, below) in zip(lights, lights.dropFirst()) {
      #expect((0...20).contains(below - above))
    }
    let (first, last) = (lights[0] / 40, lights[lights.count - 1] / 40)
    #expect(Set(lights).count > 3 * (last - first))
  }

  @Test func `plain grounds beside one another are no gradient, however near they are`() {
    let (bar, frame) = (CellColor(0x1A1C22), CellColor(0x1C1E26))
    // A bar above a frame, and a field in a box.
    for grounds in [[bar, frame, frame, frame, frame], [frame, frame, bar, frame, frame]] {
      var grid = CellGrid(columns: 3, rows: 5)
      for row in 0..<5 {
        for column in 0..<3 { grid[column, row].ground = grounds[row] }
      }
      let shown = grid.reduced(to: .indexed256)
      #expect(shown.cells.allSatisfy { $0.glyph == " " })
    }
  }

  @Test(arguments: [
    ((34, 29, 57), (40, 30, 60)), ((227, 220, 210), (233, 222, 214)), ((34, 34, 38), (43, 43, 47)),
    ((234, 231, 226), (245, 234, 226)),
  ])
  func `a card that hardly changes from its top to its bottom has no dots`(
    _ top: (Int, Int, Int), _ bottom: (Int, Int, Int)
  ) {
    // In the midst of a wallpaper, which has them.
    var grid = CellGrid(columns: 20, rows: 14)
    for row in 0..<14 {
      for column in 0..<20 {
        func part(_ top: Int, _ bottom: Int) -> UInt32 { UInt32(top + (bottom - top) * row / 13) }
        let isCard = (2..<12).contains(row) && (3..<17).contains(column)
        let (from, to) = isCard ? (top, bottom) : ((24, 26, 55), (60, 40, 80))
        grid[column, row].ground = CellColor(
          part(from.0, to.0) << 16 | part(from.1, to.1) << 8 | part(from.2, to.2))
      }
    }
    let shown = grid.reduced(to: .indexed256)
    func glyphs(_ columns: Range<Int>) -> Set<Character> {
      Set((2..<12).flatMap { row in columns.map { shown[$0, row].glyph } })
    }
    #expect(glyphs(3..<17) == [" "])
    #expect(!glyphs(0..<3).isDisjoint(with: ["▘", "▖", "▚"]))
    let grounds = Set((2..<12).map { shown[8, $0].ground })
    #expect(grounds.count <= 2, "\(grounds)")
  }

  @Test func `a wallpaper keeps its dots below a card and between drawings`() {
    // A card with a margin at each side, and below it two discs as a Lock Screen has them.
    var grid = CellGrid(columns: 40, rows: 40)
    for row in 0..<40 {
      for column in 0..<40 {
        func part(_ top: Int, _ bottom: Int) -> UInt32 { UInt32(top + (bottom - top) * row / 39) }
        let isCard = (22...29).contains(row) && (2..<38).contains(column)
        let (from, to) =
          isCard ? ((34, 34, 60), (38, 34, 64)) : ((24, 26, 55), (88, 44, 84))
        grid[column, row].ground = CellColor(
          part(from.0, to.0) << 16 | part(from.1, to.1) << 8 | part(from.2, to.2))
        let isDisc = [6..<12, 28..<34].contains { $0.contains(column) }
        if (32...34).contains(row), isDisc { grid[column, row].glyph = "▀" }
      }
    }
    let shown = grid.reduced(to: .indexed256)
    func glyphs(_ columns: Range<Int>, _ rows: ClosedRange<Int>) -> Set<Character> {
      Set(rows.flatMap { row in columns.map { shown[$0, row].glyph } })
    }
    let dots: Set<Character> = ["▘", "▖", "▚"]
    #expect(!glyphs(12..<28, 32...34).isDisjoint(with: dots))
    #expect(!glyphs(0..<40, 36...39).isDisjoint(with: dots))
    #expect(glyphs(2..<38, 22...29) == [" "])
  }

  @Test func `words on a dark gradient have a quiet ground`() {
    var grid = CellGrid(columns: 3, rows: 9)
    for row in 0..<9 {
      for column in 0..<3 {
        let part = UInt32(30 + 3 * row)
        grid[column, row].ground = CellColor(part << 16 | part << 8 | (part + 20))
      }
      grid[1, row].glyph = "A"
    }
    let shown = grid.reduced(to: .indexed256)
    #expect((0..<9).allSatisfy { shown[1, $0].glyph == "A" })
    #expect((0..<9).contains { shown[0, $0].glyph != " " })
    // The ground is one of the two greys that stand beside it.
    for row in 0..<9 {
      let beside = shown[0, row]
      #expect([beside.ink, beside.ground].contains(shown[1, row].ground))
    }
  }

  @Test func `between two words of a line stands a space, on the ground that the words have`() {
    var grid = wallpaper(blackIn: 0..<0)
    for row in 0..<12 {
      for (column, glyph) in [(4, "o"), (5, "f"), (7, "t"), (8, "o"), (12, "▀")]
        as [(Int, Character)]
      {
        grid[column, row].glyph = glyph
      }
    }
    let shown = grid.reduced(to: .indexed256)
    for row in 0..<12 {
      #expect(shown[6, row].glyph == " " && shown[6, row].ground == shown[5, row].ground)
    }
    // Beside the words, and between a word and a drawing, the gradient goes on.
    for column in [3, 9, 10, 11] {
      #expect((0..<12).contains { shown[column, $0].glyph != " " }, "column \(column)")
    }
  }

  @Test func `a bar is blank, whatever dark things stand beyond an edge or behind blocks`() {
    let bar = CellColor(0x1E1E24)
    let near = (1...7).map { CellColor(UInt32(0x1E1E24 + $0 * 0x30303)) }
    var grid = CellGrid(columns: 3, rows: 8)
    for column in 0..<3 {
      grid[column, 0].ground = bar
      for row in 1..<8 { grid[column, row].ground = near[row - 1] }
    }
    // A bezel below the bar; an icon's blocks below it; nothing between it and a gradient.
    grid[0, 1].ground = CellColor(0x808080)
    for row in 1..<8 { grid[1, row].glyph = "▀" }
    let shown = grid.reduced(to: .indexed256)
    #expect(shown[0, 0].glyph == " " && shown[1, 0].glyph == " ")
    #expect(shown[2, 0].glyph != " ")
  }

  /// A dark wallpaper of 20 columns and 12 rows, with something black from the third row to the ninth.
  private func wallpaper(blackIn columns: Range<Int>) -> CellGrid {
    var grid = CellGrid(columns: 20, rows: 12)
    for row in 0..<12 {
      let part = UInt32(24 + 2 * row)
      for column in 0..<20 {
        let isBlack = (2..<9).contains(row) && columns.contains(column)
        grid[column, row].ground =
          isBlack ? .black : CellColor(part << 16 | part << 8 | (part + 32))
      }
    }
    return grid
  }

  @Test func `above and below an island a wallpaper goes on as it is at its sides`() {
    let shown = wallpaper(blackIn: 5..<15).reduced(to: .indexed256)
    for row in [0, 1, 9, 10, 11] {
      #expect(shown[9, row] == shown[1, row], "row \(row)")
      #expect(shown[10, row] == shown[2, row], "row \(row)")
    }
    #expect(shown[1, 0].glyph != " ")
  }

  @Test func `what is plain has the grey that the mixtures beside it have`() {
    var grid = wallpaper(blackIn: 0..<0)
    for row in 0..<12 { (grid[5, row].glyph, grid[5, row].ink) = ("▀", .black) }
    let shown = grid.reduced(to: .indexed256)
    for row in 0..<12 { #expect(shown[5, row].ground == shown[4, row].ground, "row \(row)") }
  }

  @Test func `a bar of the screen has no dots, however dark the picture above it is`() {
    var grid = wallpaper(blackIn: 0..<0)
    for column in 0..<20 { grid[column, 11].style = .flat }
    let shown = grid.reduced(to: .indexed256)
    #expect((0..<20).allSatisfy { shown[$0, 11].glyph == " " && shown[$0, 11].style.isEmpty })
    #expect(shown[0, 9].glyph != " ")
  }

  @Test func `two dark hues are not mixed, since both would be seen`() {
    for red in stride(from: 60, through: 120, by: 10) {
      for blue in stride(from: 60, through: 130, by: 10) {
        let mixture = Mixture256(near: CellColor(UInt32(red << 16 | 80 << 8 | blue)))
        let grays = [mixture.one, mixture.other].filter {
          $0.red == $0.green && $0.green == $0.blue
        }
        #expect(mixture.quarters == 0 || !grays.isEmpty, "\(red), 80, \(blue)")
      }
    }
  }

  @Test func `what is even stays one colour`() {
    let grid = shown(from: RGBA(110, 123, 187), to: RGBA(110, 123, 187))
    #expect(Set(grid.cells).count == 1)
  }
}
