import Drawing
import Testing

@testable import Canvas

@Suite("Fewer colours")
struct ColorTests {
  @Test func `a palette's colours stay as they are`() {
    for index in 16..<256 {
      let color = Palette.color256(index)
      #expect(ColorDepth.indexed256.nearest(color) == color)
    }
    for color in Palette.colors16 { #expect(ColorDepth.ansi16.nearest(color) == color) }
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi16])
  func `text stays readable at every depth`(depth: ColorDepth) {
    // Greys and tints that lie close together and stay apart on a phone.
    for ground in [0x1C1C1E, 0xF2F2F7, 0x30D158, 0xFF9F0A, 0x0A84FF, 0x3A3A3C, 0x7F7F7F] {
      for ink in [0xEBEBF5, 0x98989F, 0x3C3C43, 0xFFFFFF, 0x000000, 0xFFD60A, 0x64D2FF] {
        var grid = CellGrid(columns: 1, rows: 1)
        let cell = Cell("a", ink: CellColor(UInt32(ink)), ground: CellColor(UInt32(ground)))
        grid[0, 0] = cell
        let shown = grid.reduced(to: depth)[0, 0]
        let before = cell.ink.contrast(with: cell.ground)
        #expect(shown.ink.contrast(with: shown.ground) >= min(3, before * 0.8))
        #expect(depth.paletteIndex(of: shown.ink) != nil)
        #expect(depth.nearest(shown.ink) == shown.ink)
      }
    }
  }

  @Test func `nearly grey stays grey in sixteen colours`() {
    for color in [0x1C1C1E, 0x2C2C2E, 0x181A2E] {
      #expect([0, 8].contains(Palette.nearest16(CellColor(UInt32(color)))))
    }
  }

  @Test
  func
    `without colours a filled shape, a bar and its track leave traces, and text has air around it`()
  {
    let picture = Painter().paint(Sample.card, on: .color(RGBA(28, 28, 30)), at: 0)
    let text = picture.grid.reduced(to: .none).text()
    #expect(text.contains("Premier League"))
    #expect(text.contains("▀▀▀▀▀▀"))
    #expect(text.contains("▔▔▔▔▔▔"))
    #expect(text.contains("▓▓▓▓▓"))
    let plain = picture.grid.text(glyphs: .ascii)
    #expect(plain.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(plain.contains("\"\"\"\"\"\"''''''"))
    #expect(plain.contains("#####") || plain.contains("%%%%%"))
  }

  @Test(arguments: [
    ("é", "e"), ("e\u{301}", "e"), ("Ø", "O"), ("─", "-"), ("│", "|"), ("┌", "+"), ("●", "*"),
    ("…", "_"),
    ("→", ">"), ("╸", "-"), ("\u{202F}", " "), ("⚽", "*"),
    ("▀", "\""), ("▄", "_"), ("█", "#"), ("日", "?"),
  ])
  func `letters that ASCII lacks lose their accents, lines become signs`(
    glyph: String, form: String
  ) throws {
    let character = try #require(glyph.first)
    #expect(String(ColorlessGrid.replacement(character, .ascii)) == form)
  }

  @Test func `text beside the picture has the characters of its terminal, too`() {
    #expect(GlyphSet.ascii.shown("Café · Spiel").allSatisfy { $0.isASCII })
    #expect(GlyphSet.ascii.shown("Café · Spiel").hasPrefix("Cafe "))
    #expect(GlyphSet.blocks.shown("Café · Spiel") == "Café · Spiel")
  }

  @Test func `half blocks are enough for the poorer glyph set`() {
    let picture = Painter(glyphs: .halves).paint(Sample.card, at: 0)
    let blocks = Set(picture.grid.cells.map(\.glyph).filter(BlockGlyphs.isBlock))
    #expect(blocks.isSubset(of: Set("▀▄█▌▐")))
    let reduced = Painter().paint(Sample.card, at: 0).grid.reduced(to: .direct, glyphs: .halves)
    #expect(
      Set(reduced.cells.map(\.glyph).filter(BlockGlyphs.isBlock)).isSubset(of: Set("▀▄█▌▐")))
  }

  @Test
  func
    `in sixteen colours a dark tinted wallpaper differs from a dark card, and text keeps its ground`()
    throws
  {
    let grid = Sample.paint(
      [
        .fill(.rect(Rect(x: 50, y: 20, width: 100, height: 40)), .color(.black)),
        Sample.text("word", 13, x: 10, y: 0, width: 30),
      ], width: 200, height: 80, on: RGBA(24, 26, 56)
    ).grid.reduced(to: .ansi16)
    #expect(grid[1, 7].glyph == "░")
    #expect(grid[15, 4].glyph == " ")
    let word = try #require(grid.place(of: "word"))
    #expect(grid[word.column + 4, word.row].glyph == " ")
  }

  @Test(arguments: [60.0, 80, 160])
  func `in sixteen colours a black island shows on a short strip of a dark gradient`(height: Double)
    throws
  {
    let stops = [GradientStop(RGBA(24, 26, 56), at: 0), GradientStop(RGBA(96, 58, 94), at: 1)]
    let list = DisplayList(
      size: Size(width: 250, height: height),
      items: [.fill(.capsule(Rect(x: 30, y: 10, width: 190, height: 36.67)), .color(.black))])
    let grid = Painter().paint(
      list, on: .linear(stops, start: Point(x: 0, y: 0), end: Point(x: 0, y: height)), at: 0
    ).grid.reduced(to: .ansi16)
    for row in 0..<grid.rows { #expect(grid[1, row].glyph == "░", "row \(row)") }
    #expect(grid[25, 2].glyph == " ")
    // A grey is white where there are only eight colours.
    let grey = ColorDepth.ansi16.nearest(CellColor(0x808080))
    #expect(!grid.cells.contains { $0.ink == grey || $0.ground == grey })
  }

  @Test
  func
    `without colours a small black island shows on a dark wallpaper that changes from row to row`()
  {
    let stops = [GradientStop(RGBA(24, 26, 56), at: 0), GradientStop(RGBA(84, 38, 78), at: 1)]
    let list = DisplayList(
      size: Size(width: 393, height: 300),
      items: [.fill(.capsule(Rect(x: 130, y: 20, width: 126, height: 40)), .color(.black))])
    let text = Painter().paint(
      list, on: .linear(stops, start: Point(x: 0, y: 0), end: Point(x: 0, y: 300)), at: 0
    ).grid.text()
    let row = Array(text.split(separator: "\n")[3])
    #expect(row[40] == " ")
    #expect(row[10] != " ")
  }
}

@Suite("Without colours")
struct TraceTests {
  @Test func `a white sign on a strong colour, and a colour on black, stay to be seen`() {
    for color in [0x7C_4DDB, 0xD6_2839, 0x0A_84FF, 0x30_D158] as [UInt32] {
      var grid = CellGrid(columns: 30, rows: 3, filledWith: Cell(" ", ground: .black))
      for column in 2..<8 { grid[column, 1].ground = CellColor(color) }
      grid[5, 1].ground = .white
      let traced = grid.reduced(to: .none)
      #expect(String((1..<9).map { traced[$0, 1].glyph }) == " ▓▓▓█▓▓ ")
    }
  }

  @Test
  func `a black card stays blank on a nearly black ground, and a dark plate on it is a shade`() {
    var grid = CellGrid(
      columns: 30, rows: 3, filledWith: Cell(" ", ground: CellColor(0x10_1114)))
    for column in 0..<8 { grid[column, 1].ground = .black }
    for column in 2..<5 { grid[column, 1].ground = CellColor(0x2C_2C2E) }
    let traced = grid.reduced(to: .none)
    #expect(String((0..<9).map { traced[$0, 1].glyph }) == "  ░░░    ")
  }
}

@Suite("256 colours")
struct CubeTests {
  @Test(arguments: [
    (0xD62839, 0xD70000), (0x30D158, 0x00D75F), (0xFF9F0A, 0xFFAF00), (0x1C4A1C, 0x005F00),
  ])
  func `a colour keeps its hue rather than its distance`(color: Int, shown: Int) {
    #expect(ColorDepth.indexed256.nearest(CellColor(UInt32(color))) == CellColor(UInt32(shown)))
  }

  @Test
  func
    `a wallpaper's dark tints are quiet greys in even steps, and strong dark colours keep their hue`()
  {
    func shown(_ color: UInt32) -> CellColor {
      ColorDepth.indexed256.nearest(CellColor(color))
    }
    // The dark wallpaper from top to bottom.
    let wallpaper = [0x161A36, 0x342146, 0x582C54] as [UInt32]
    #expect(wallpaper.map(shown).map(\.rgb) == [0x1C1C1C, 0x303030, 0x3A3A3A])
    #expect([0x5A1E1E, 0x00004B].map(shown).map(\.rgb) == [0x5F0000, 0x00005F])
    // Panels, plates, the soft edges of black cards, and the torch's button on the wallpaper.
    for color in [0x0F1014, 0x1A1C22, 0x1C1C1E, 0x0B0D1B, 0x391D37] as [UInt32] {
      let gray = shown(color)
      #expect(gray.red == gray.green && gray.green == gray.blue)
    }
  }

  @Test func `the cube's own colours and greys stay what they are`() {
    for index in 16..<256 {
      let color = Palette.color256(index)
      #expect(ColorDepth.indexed256.nearest(color) == color)
    }
  }
}
