import Canvas
import Numbers
import Screens
import Testing

@testable import Terminal

@Suite("Pictures on the terminal")
struct PictureBoardTests {
  private func choice(_ way: GraphicsProtocol, isThroughTmux: Bool = false) -> GraphicsChoice {
    GraphicsChoice(
      way: way, cellWidth: 4, cellHeight: 8, colors: 256, isThroughTmux: isThroughTmux, reason: "")
  }

  /// A picture of cells of 4 × 8 pixels in one colour, with one pixel of another.
  private func picture(
    column: Int = 2, row: Int = 1, columns: Int = 5, rows: Int = 7, spot: (x: Int, y: Int)? = nil,
    edition: Int = 1, covered: Area? = nil
  ) -> FramePicture {
    let (width, height) = (columns * 4, rows * 8)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    if let spot { bytes[(spot.y * width + spot.x) * 4] = 0 }
    var picture = FramePicture(
      area: Area(column: column, row: row, columns: columns, rows: rows),
      image: PixelImage(width: width, height: height, bytes: bytes), edition: edition)
    picture.covered = covered
    return picture
  }

  private var grid: CellGrid { CellGrid(columns: 20, rows: 12) }

  private func count(_ needle: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).components(of: needle)
  }

  @Test(arguments: [
    (GraphicsProtocol.kitty, "_Ga=T"), (.iterm, "1337;File"), (.sixel, "\u{1B}P0;1q"),
  ])
  func `a picture is sent in tiles of three rows, each at its place`(
    way: GraphicsProtocol, mark: String
  ) {
    var board = PictureBoard(choice(way))
    var grid = grid
    let update = board.show([picture()], on: &grid, isWhole: false)
    #expect(count(mark, in: update) == 3)
    for row in [2, 5, 8] { #expect(count("\u{1B}[\(row);3H", in: update) == 1) }
    #expect(grid[2, 1].glyph == "\u{A0}" && grid[1, 1].glyph == " ")
  }

  @Test func `beyond the marks that count columns, the cells of a very wide tile carry its last`() {
    var board = PictureBoard(
      GraphicsChoice(
        way: .placeholders, cellWidth: 1, cellHeight: 1, colors: 256, isThroughTmux: false,
        reason: ""))
    // In so many rows each tile is as wide as the picture: narrower ones would have too few numbers.
    var grid = CellGrid(columns: 400, rows: 300)
    let image = PixelImage(
      width: 400, height: 300, bytes: [UInt8](repeating: 255, count: 400 * 300 * 4))
    let picture = FramePicture(
      area: Area(column: 0, row: 0, columns: 400, rows: 300), image: image, edition: 1)
    _ = board.show([picture], on: &grid, isWhole: false)
    #expect(
      [295, 296, 297, 399].map { grid[$0, 0].glyph }
        == [295, 296, 296, 296].map { KittyGraphics.placeholder(row: 0, column: $0) })
  }

  @Test func `Konsole takes the column beside a picture away, where no other picture stands`() {
    var konsole = choice(.iterm)
    konsole.erasesBeside = true
    for (choice, isLost) in [(konsole, true), (choice(.iterm), false)] {
      var board = PictureBoard(choice)
      var grid = grid
      let pictures = [picture(), picture(column: 7, row: 1, columns: 3, rows: 3)]
      _ = board.show(pictures, on: &grid, isWhole: false)
      let first = (4..<8).map { [7, $0] } + (1..<4).map { [10, $0] }
      #expect(board.lost.map { [$0.column, $0.row] } == (isLost ? first : []))
      _ = board.show(pictures, on: &grid, isWhole: false)
      #expect(board.lost.isEmpty)
      let changed = [picture(spot: (x: 3, y: 54), edition: 2), pictures[1]]
      _ = board.show(changed, on: &grid, isWhole: false)
      #expect(board.lost.map { [$0.column, $0.row] } == (isLost ? [[7, 7]] : []))
    }
  }

  @Test func `only tiles that changed are sent again, and nothing when nothing did`() {
    var board = PictureBoard(choice(.kitty))
    var grid = grid
    _ = board.show([picture()], on: &grid, isWhole: false)
    #expect(board.show([picture()], on: &grid, isWhole: false).isEmpty)
    let update = board.show(
      [picture(spot: (x: 3, y: 30), edition: 2)], on: &grid, isWhole: false)
    #expect(count("_Ga=T", in: update) == 1)
    #expect(count("\u{1B}[5;3H", in: update) == 1)
    // Painted anew, with the same pixels.
    let same = picture(spot: (x: 3, y: 30), edition: 3)
    #expect(board.show([same], on: &grid, isWhole: false).isEmpty)
    let back = board.show([picture(edition: 4)], on: &grid, isWhole: false)
    #expect(count("_Ga=T", in: back) == 1)
  }

  @Test(arguments: [
    (GraphicsProtocol.placeholders, 9), (.kitty, 9), (.iterm, 3), (.sixel, 3),
  ])
  func `tiles with numbers are narrow, so that a digit brings little`(
    way: GraphicsProtocol, tiles: Int
  ) throws {
    var board = PictureBoard(choice(way))
    var grid = CellGrid(columns: 60, rows: 12)
    let mark = way == .iterm ? "1337;File" : way == .sixel ? "\u{1B}P0;1q" : "_Ga=T"
    let first = board.show([picture(columns: 53)], on: &grid, isWhole: false)
    #expect(count(mark, in: first) == tiles)
    // In the last column of the second tile, in the first and in the last of its rows of pixels.
    for y in [24, 47] {
      let update = board.show(
        [picture(columns: 53, spot: (x: 143, y: y), edition: 1 + y)], on: &grid, isWhole: false)
      #expect(tiles == 3 || count(",c=18,r=3", in: update) == 1)
    }
    guard way == .placeholders else { return }
    #expect(grid[20, 1].glyph == KittyGraphics.placeholder(row: 0, column: 0))
    #expect(grid[54, 7].glyph == KittyGraphics.placeholder(row: 0, column: 16))
  }

  @Test func `sixel tiles are no wider than the terminal takes them`() {
    var choice = choice(.sixel)
    // 25 columns of 4 pixels.
    choice.widestSixel = 103
    var board = PictureBoard(choice)
    var grid = CellGrid(columns: 60, rows: 12)
    let update = board.show([picture(columns: 53, rows: 3)], on: &grid, isWhole: false)
    let text = String(decoding: update, as: UTF8.self)
    for width in [100, 100, 12] { #expect(text.contains("q\"1;1;\(width);24")) }
    for column in [3, 28, 53] { #expect(count("\u{1B}[2;\(column)H", in: update) == 1) }
    // Cells wider than that have one column each.
    choice.widestSixel = 3
    board = PictureBoard(choice)
    #expect(
      count(
        "\u{1B}P0;1q", in: board.show([picture(rows: 1)], on: &grid, isWhole: false)) == 5)
  }

  /// The cells under both are the same blanks, and would not be written.
  @Test(arguments: [
    (GraphicsProtocol.sixel, true), (.iterm, true), (.kitty, false), (.placeholders, false),
  ])
  func `cells that another tile takes over are written anew, where pixels go with their cells`(
    way: GraphicsProtocol, isWritten: Bool
  ) {
    var board = PictureBoard(choice(way))
    var grid = grid
    _ = board.show([picture(rows: 3)], on: &grid, isWhole: false)
    #expect(board.inherited.isEmpty)
    // The same tile with other pixels arrives as it did before.
    _ = board.show([picture(rows: 3, spot: (0, 0), edition: 2)], on: &grid, isWhole: false)
    #expect(board.inherited.isEmpty)
    // Three columns of two rows are under both.
    _ = board.show([picture(column: 4, row: 2, rows: 3)], on: &grid, isWhole: false)
    let cells = board.inherited.map { [$0.column, $0.row] }
    let shared = [2, 3].flatMap { row in [4, 5, 6].map { [$0, row] } }
    #expect(cells == (isWritten ? shared : []))
    _ = board.show([picture(column: 4, row: 2, rows: 3)], on: &grid, isWhole: false)
    #expect(board.inherited.isEmpty)
  }

  @Test func `a tile shows its own part of the picture`() throws {
    var board = PictureBoard(choice(.placeholders))
    var grid = CellGrid(columns: 60, rows: 12)
    let update = board.show(
      [picture(columns: 20, rows: 4, spot: (x: 73, y: 25))], on: &grid, isWhole: false)
    let files = String(decoding: update, as: UTF8.self).split(separator: "\u{1B}\\")
      .compactMap { $0.split(separator: ";").last.flatMap { Base64.decode($0.utf8) } }
    let images = files.compactMap { try? PixelImage(png: $0) }
    #expect(images.map(\.width) == [72, 8, 72, 8] && images.map(\.height) == [24, 24, 8, 8])
    // Column 73 is the second of the right tile, row 25 the second of the lower one.
    let spots = images.map { image in image.bytes.firstIndex(of: 0) }
    #expect(spots == [nil, nil, nil, (8 + 1) * 4])
  }

  @Test func `where numbers run short tiles are wider, and no part of a picture is left out`() {
    var board = PictureBoard(choice(.placeholders))
    var grid = CellGrid(columns: 150, rows: 150)
    let update = board.show(
      [picture(column: 0, row: 0, columns: 140, rows: 150)], on: &grid, isWhole: false)
    #expect(count("_Ga=T", in: update) == 200)
    let isCovered = (0..<150).allSatisfy { row in
      (0..<140).allSatisfy { grid[$0, row].glyph.unicodeScalars.first?.value == 0x10EEEE }
    }
    #expect(isCovered)
  }

  @Test func `a menu that comes and goes leaves tiles alone when numbers are almost short`() {
    var board = PictureBoard(choice(.kitty))
    let (columns, rows) = (126, 96)
    func sent(_ covered: Area?) -> Int {
      var grid = CellGrid(columns: columns, rows: rows)
      return count(
        "_Ga=T",
        in: board.show(
          [picture(column: 0, row: 0, columns: columns, rows: rows, covered: covered)], on: &grid,
          isWhole: false))
    }
    // 32 rows of 7 tiles would take all 224 numbers; a menu within a tile's width makes two of one in each row.
    let menu = Area(column: 4, row: 2, columns: 8, rows: 90)
    #expect(sent(nil) == 32 * 4)
    #expect(sent(menu) <= 2 * 32)
    #expect(sent(nil) <= 32)
  }

  @Test func `when the terminal has lost its screen all is sent again`() {
    var board = PictureBoard(choice(.sixel))
    var grid = grid
    _ = board.show([picture()], on: &grid, isWhole: false)
    let update = board.show([picture()], on: &grid, isWhole: true)
    #expect(count("\u{1B}P0;1q", in: update) == 3)
  }

  @Test func `what kitty shows over cells that are lost is taken away before it is shown anew`()
    throws
  {
    var board = PictureBoard(choice(.kitty))
    var grid = grid
    _ = board.show([picture()], on: &grid, isWhole: false)
    let update = board.show([picture()], on: &grid, isWhole: true)
    #expect(count("a=d,d=I", in: update) == 3)
    #expect(count("_Ga=T", in: update) == 3)
    let text = String(decoding: update, as: UTF8.self)
    let last = try #require(text.ranges(of: "a=d,d=I").last)
    let first = try #require(text.ranges(of: "_Ga=T").first)
    #expect(last.upperBound < first.lowerBound)
  }

  @Test func `when a cell has other pixels the pictures of before are taken away by number`() {
    var board = PictureBoard(choice(.placeholders))
    var grid = grid
    _ = board.show([picture()], on: &grid, isWhole: false)
    let changes = [(4, 8), (2, 4)].map { board.take(cell: $0) }
    #expect(changes == [false, true])
    // Those for the new cells are still being painted.
    let update = board.show([picture()], on: &grid, isWhole: true)
    #expect(count("a=d,d=I", in: update) == 3)
    #expect(count("_Ga=T", in: update) == 0)
  }

  @Test func `a picture that goes is removed, and its cells are written anew`() {
    var board = PictureBoard(choice(.kitty))
    var grid = grid
    _ = board.show([picture()], on: &grid, isWhole: false)
    var next = self.grid
    #expect(count("a=d,d=I", in: board.show([], on: &next, isWhole: false)) == 3)
    // No cell is what it was under the picture, so that all are written anew.
    #expect(next[2, 1] != grid[2, 1] && next[6, 7] != grid[6, 7])
    #expect(board.show([], on: &next, isWhole: false).isEmpty)
  }

  @Test func `cells that carry a picture have its number as their ink, and their place as marks`() {
    var board = PictureBoard(choice(.placeholders))
    var grid = grid
    let update = board.show([picture()], on: &grid, isWhole: false)
    #expect(count("U=1", in: update) == 3)
    #expect(count("\u{1B}[", in: update) == 0)
    #expect(grid[2, 1].glyph == KittyGraphics.placeholder(row: 0, column: 0))
    #expect(grid[6, 5].glyph == KittyGraphics.placeholder(row: 1, column: 4))
    #expect(grid[2, 1].ink.rgb == 17 && grid[2, 4].ink.rgb == 18)
    #expect(grid[1, 1].glyph == " " && grid[7, 1].glyph == " ")
    // The same cells again, or the picture would be taken off the screen.
    var next = self.grid
    #expect(board.show([picture()], on: &next, isWhole: false).isEmpty)
    #expect(next == grid)
  }

  @Test(arguments: [GraphicsProtocol.placeholders, .kitty, .iterm, .sixel])
  func `cells that something lies on belong to it, and the tiles beside it stay`(
    way: GraphicsProtocol
  ) {
    var board = PictureBoard(choice(way))
    var plain = grid
    _ = board.show([picture()], on: &plain, isWhole: false)
    // Over the second tile of three, without its first column: what is left of it is one column of two rows.
    let box = Area(column: 3, row: 5, columns: 9, rows: 2)
    var under = grid
    let mark =
      switch way {
      case .iterm: "1337;File"
      case .sixel: "\u{1B}P0;1q"
      default: "_Ga=T"
      }
    let update = board.show([picture(covered: box)], on: &under, isWhole: false)
    #expect(count(mark, in: update) == 2)
    for row in 0..<under.rows {
      for column in 0..<under.columns {
        let isBox = box.contains(column: column, row: row)
        #expect((under[column, row].glyph == " ") == (isBox || plain[column, row].glyph == " "))
      }
    }
    var back = grid
    #expect(count(mark, in: board.show([picture()], on: &back, isWhole: false)) == 1)
    #expect(back.cells.map { $0.glyph == " " } == plain.cells.map { $0.glyph == " " })
  }

  @Test func `a part that is left of a tile shows its own pixels`() throws {
    var board = PictureBoard(choice(.kitty))
    var grid = grid
    // The spot is in the third column and the third row of cells, below and at the right of the box.
    let update = board.show(
      [
        picture(
          rows: 3, spot: (x: 9, y: 17), covered: Area(column: 2, row: 1, columns: 2, rows: 2))
      ], on: &grid, isWhole: false)
    let files = String(decoding: update, as: UTF8.self).split(separator: "\u{1B}\\")
      .compactMap { $0.split(separator: ";").last.flatMap { Base64.decode($0.utf8) } }
    let images = files.compactMap { try? PixelImage(png: $0) }
    #expect(images.map(\.width) == [12, 20] && images.map(\.height) == [16, 8])
    #expect(images.map { $0.bytes.firstIndex(of: 0) } == [nil, (1 * 20 + 9) * 4])
  }

  @Test func `through tmux every picture is wrapped`() {
    var board = PictureBoard(choice(.placeholders, isThroughTmux: true))
    var grid = grid
    let update = board.show([picture()], on: &grid, isWhole: false)
    #expect(count("\u{1B}Ptmux;", in: update) == 3)
  }

  @Test func `what went through tmux goes once more, and nothing else does`() {
    var board = PictureBoard(choice(.placeholders, isThroughTmux: true))
    var grid = grid
    let first = board.show([picture()], on: &grid, isWhole: false)
    #expect(board.isUnsure)
    let again = board.sendAgain()
    // The same three tiles, in whatever order.
    #expect(again.sorted() == first.sorted() && count("_Ga=T", in: again) == 3)
    let rest = board.sendAgain()
    #expect(!board.isUnsure && rest.isEmpty)
    _ = board.show([picture(spot: (x: 3, y: 30), edition: 2)], on: &grid, isWhole: false)
    let changed = board.sendAgain()
    #expect(count("_Ga=T", in: changed) == 1)
    _ = board.show([picture(edition: 3)], on: &grid, isWhole: false)
    _ = board.show([], on: &grid, isWhole: false)
    #expect(board.isUnsure)
    let removals = board.sendAgain()
    #expect(count("_Ga=T", in: removals) == 0)
    #expect(count("a=d,d=I", in: removals) == PictureBoard.ids.count)
    #expect(!board.isUnsure)
    var alone = PictureBoard(choice(.placeholders))
    _ = alone.show([picture()], on: &grid, isWhole: false)
    #expect(!alone.isUnsure)
  }

  @Test func `one picture is asked for to know whether the terminal around tmux has them`() {
    var board = PictureBoard(choice(.placeholders, isThroughTmux: true))
    #expect(board.question == nil)
    var grid = grid
    _ = board.show([picture()], on: &grid, isWhole: false)
    let question = String(decoding: board.question ?? [], as: UTF8.self)
    #expect(
      question == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=p,U=1,i=17,p=1,c=5,r=3\u{1B}\u{1B}\\\u{1B}\\")
    var alone = PictureBoard(choice(.placeholders))
    _ = alone.show([picture()], on: &grid, isWhole: false)
    #expect(alone.question == nil)
  }

  @Test func `two panes of tmux never use one number, and their cells say which is theirs`() {
    var numbers: Set<String> = []
    for pane in ["%0", "%7", "%255", nil] {
      var choice = choice(.placeholders, isThroughTmux: true)
      choice.series = TmuxPassage.series(ofPane: pane)
      var board = PictureBoard(choice)
      var grid = grid
      let update = String(
        decoding: board.show([picture(rows: 1)], on: &grid, isWhole: false), as: UTF8.self)
      numbers.insert(String(update.components(after: ",i=").prefix { $0.isNumber }))
      let mark = pane == nil ? [] : [KittyGraphics.diacritics[Int(choice.series)]]
      #expect(Array(grid[2, 1].glyph.unicodeScalars.dropFirst(3)) == mark)
    }
    #expect(numbers == ["16777233", "134217745", "17"])
  }

  @Test func `more pictures than there are numbers are left out, and numbers come back`() {
    var board = PictureBoard(choice(.kitty))
    var grid = CellGrid(columns: 20, rows: 900)
    let many = (0..<300).map { picture(row: 3 * $0, rows: 3) }
    let update = board.show(many, on: &grid, isWhole: false)
    #expect(count("_Ga=T", in: update) == PictureBoard.ids.count)
    _ = board.show([], on: &grid, isWhole: false)
    #expect(count("_Ga=T", in: board.show([picture()], on: &grid, isWhole: false)) == 3)
  }

  @Test func `for an unplanned end every number is removed`() {
    let bytes = PictureBoard.removalOfAll(choice(.placeholders))
    #expect(count("a=d,d=I", in: bytes) == PictureBoard.ids.count)
    // One that came by half is ended first, or the next picture would be taken for its rest.
    #expect(bytes.starts(with: Array("\u{1B}_Gm=0,q=2\u{1B}\\".utf8)))
    #expect(PictureBoard.removalOfAll(choice(.sixel)).isEmpty)
  }
}

extension String {
  fileprivate func components(after needle: String) -> Substring {
    firstRange(of: needle).map { self[$0.upperBound...] } ?? ""
  }

  fileprivate func components(of needle: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: needle) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
