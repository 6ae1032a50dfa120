import Canvas
import Foundation
import Goldens
import Testing

@testable import Terminal

@MainActor
@Suite("Only what changed is painted, and the terminal then shows the grid")
struct CellPainterTests {
  private static func profile(_ colors: ColorDepth, entry: String) -> TerminalProfile {
    TerminalProfile(
      term: entry, entry: entry, colors: colors, hasOnlyEightColors: false, glyphs: .blocks,
      hasMouse: true, reasons: [], obstacle: nil)
  }

  private func painter(_ colors: ColorDepth, _ columns: Int, _ rows: Int) throws -> CellPainter {
    _ = TerminalProfile.useLocale([:])
    let entry = colors == .direct ? "xterm-direct" : "xterm-256color"
    return try #require(
      CellPainter(profile: Self.profile(colors, entry: entry), columns: columns, rows: rows))
  }

  private func grid(_ lines: [String], ink: UInt32 = 0xE0E0E0, ground: UInt32 = 0x101018)
    -> CellGrid
  {
    let columns = lines.map(\.count).max() ?? 0
    var grid = CellGrid(
      columns: columns, rows: lines.count,
      filledWith: Cell(" ", ink: CellColor(ink), ground: CellColor(ground)))
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() { grid[column, row].glyph = character }
    }
    return grid
  }

  @Test(arguments: ["linux", "linux-basic", "vt100", "screen", "xterm-16color"])
  func `entries of every kind open, those without a size of their own too`(_ entry: String) throws {
    _ = TerminalProfile.useLocale([:])
    let colors: ColorDepth = entry == "vt100" ? .none : .ansi16
    let painter = try #require(
      CellPainter(profile: Self.profile(colors, entry: entry), columns: 70, rows: 30))
    #expect(String(decoding: painter.paint(grid(["Arsenal 2-1"])), as: UTF8.self).contains("2-1"))
  }

  @Test(arguments: ["linux", "vt100", "xterm", "screen"])
  func `a terminal without a second screen is left empty, any other as it was`(_ entry: String)
    throws
  {
    _ = TerminalProfile.useLocale([:])
    let profile = Self.profile(.none, entry: entry)
    let painter = try #require(CellPainter(profile: profile, columns: 70, rows: 30))
    let leave = String(decoding: ModeSequences(profile: profile).leave, as: UTF8.self)
    let isAlone = ["linux", "vt100"].contains(entry)
    #expect(leave.contains("\u{1B}[H\u{1B}[J") == isAlone)
    #expect(leave.contains("\u{1B}[?1049l") == !isAlone)
    withExtendedLifetime(painter) {}
  }

  @Test func `the first frame shows the whole grid in its colours`() throws {
    let painter = try painter(.direct, 12, 3)
    var screen = TerminalScreen(columns: 12, rows: 3)
    screen.feed(painter.paint(grid(["Arsenal 2–1 ", "▀▄█ ▌▐", "héllo      x"])))
    #expect(screen.lines == ["Arsenal 2–1", "▀▄█ ▌▐", "héllo      x"])
    #expect(screen.cells[0][0].ink == "e0e0e0")
    #expect(screen.cells[1][11].ground == "101018")
    #expect(screen.unknown.isEmpty)
  }

  @Test(arguments: [
    (0x000000, "010101"), (0x000007, "010101"), (0x000008, "000008"), (0xFFFFFF, "ffffff"),
  ])
  func `black is black on a terminal of all colours, where small numbers are the palette's`(
    color: UInt32, shown: String
  ) throws {
    let painter = try painter(.direct, 4, 1)
    var screen = TerminalScreen(columns: 4, rows: 1)
    screen.feed(painter.paint(grid(["ink!"], ink: color, ground: 0x808080)))
    #expect(screen.cells[0][0].ink == shown)
    let ground = try self.painter(.direct, 4, 1)
    screen.feed(ground.paint(grid(["ink!"], ground: color)))
    #expect(screen.cells[0][0].ground == shown)
  }

  @Test(arguments: [ColorDepth.direct, .indexed256])
  func `a picture's number is a colour of the palette, which tmux leaves as it is`(
    colors: ColorDepth
  ) throws {
    let painter = try painter(colors, 3, 1)
    var cells = grid(["  b"], ink: 17)
    cells[0, 0].glyph = KittyGraphics.placeholder(row: 0, column: 0)
    let frame = String(decoding: painter.paint(cells), as: UTF8.self)
    let place = try #require(frame.unicodeScalars.firstIndex { $0.value == 0x10EEEE })
    let numbers = frame.ranges(of: "38;5;17")
    #expect(numbers.count == 1 && numbers.allSatisfy { $0.upperBound < place })
    // The letter of nearly that ink names no picture.
    guard colors == .direct else { return }
    #expect(frame.contains("38:2::0:1:17"))
  }

  @Test func `the cursor shows where a frame has one, and hides where it has none`() throws {
    let painter = try painter(.direct, 4, 1)
    func text(_ lines: [String], cursor: (column: Int, row: Int)?) -> String {
      String(decoding: painter.paint(grid(lines), cursor: cursor), as: UTF8.self)
    }
    _ = text(["a"], cursor: nil)
    #expect(text(["ab"], cursor: (1, 0)).contains("\u{1B}[?25h"))
    #expect(text(["abc"], cursor: nil).contains("\u{1B}[?25l"))
  }

  @Test func `nothing changed: nothing is written`() throws {
    let painter = try painter(.direct, 10, 2)
    let grid = grid(["one", "two       "])
    #expect(!painter.paint(grid).isEmpty)
    #expect(painter.paint(grid).isEmpty)
  }

  @Test func `one digit changed on a screen of 200 × 60 costs less than 80 bytes`() throws {
    let painter = try painter(.direct, 200, 60)
    var grid = CellGrid(columns: 200, rows: 60, filledWith: Cell("x"))
    _ = painter.paint(grid)
    grid[100, 30].glyph = "7"
    let bytes = painter.paint(grid)
    #expect(!bytes.isEmpty)
    #expect(bytes.count < 80)
  }

  @Test
  func `a list that moves down beside a picture is written where its letters differ, not scrolled`()
    throws
  {
    let painter = try painter(.direct, 60, 20)
    var screen = TerminalScreen(columns: 60, rows: 20)
    func lines(newest: Int) -> [String] {
      (0..<20).map { row in
        let number = newest - row
        let picture = String(repeating: "▒", count: 30)
        return picture + (number > 0 ? "#\(number) shown: score.home \(number % 10)" : "")
      }
    }
    screen.feed(painter.paint(grid(lines(newest: 6))))
    let bytes = painter.paint(grid(lines(newest: 7)))
    screen.feed(bytes)
    #expect(screen.lines == lines(newest: 7))
    #expect(bytes.count < 250)
    #expect(screen.unknown.isEmpty)
  }

  @Test func `each look of a list that moves down is set once, not once a row`() throws {
    let painter = try painter(.direct, 60, 20)
    var screen = TerminalScreen(columns: 60, rows: 20)
    func list(newest: Int) -> CellGrid {
      var grid = grid(
        (0..<20).map { row in
          "#\(newest - row) shown".padded(to: 20) + "score.home \((newest - row) % 10)"
        })
      for row in 0..<20 {
        for column in 0..<20 { grid[column, row].ink = CellColor(0x9599A6) }
      }
      return grid
    }
    screen.feed(painter.paint(list(newest: 60)))
    let bytes = painter.paint(list(newest: 61))
    screen.feed(bytes)
    for row in 0..<20 {
      #expect(screen.cells[row].map(\.text).joined().hasPrefix("#\(61 - row) shown"))
      #expect(screen.cells[row][2].ink == "9599a6" && screen.cells[row][31].ink == "e0e0e0")
    }
    let sets = String(decoding: bytes, as: UTF8.self).matches(of: #/\e\[38[0-9:;]*m/#)
    #expect(sets.count <= 3)
    #expect(bytes.count < 450)
  }

  @Test(arguments: 1...12)
  func `lines that move beside a picture by any number of rows never take it along`(_ step: Int)
    throws
  {
    let painter = try painter(.direct, 60, 40)
    var screen = TerminalScreen(columns: 60, rows: 40)
    func lines(from first: Int) -> [String] {
      (0..<40).map { row in
        // Under a picture all rows look alike to ncurses.
        let picture = String(repeating: "\u{A0}", count: 20)
        return picture + "\(first + row): a line that says \((first + row) * 7919 % 1000)"
      }
    }
    screen.feed(painter.paint(grid(lines(from: 100))))
    let bytes = painter.paint(grid(lines(from: 100 - step)))
    screen.feed(bytes)
    #expect(screen.lines == lines(from: 100 - step))
    // Neither a scrolling region nor lines put in or taken out.
    let text = String(decoding: bytes, as: UTF8.self)
    for sequence in [#/\e\[[0-9;]*[rLMST]/#, #/\e[MD]/#] {
      #expect(text.firstMatch(of: sequence) == nil)
    }
    #expect(screen.unknown.isEmpty)
  }

  @Test(arguments: ["xterm-direct", "xterm-256color", "linux"])
  func `words that move sideways beside a picture are written, not pushed over it`(_ entry: String)
    throws
  {
    _ = TerminalProfile.useLocale([:])
    let painter = try #require(
      CellPainter(
        profile: Self.profile(entry.hasSuffix("direct") ? .direct : .indexed256, entry: entry),
        columns: 60, rows: 3))
    func lines(_ width: Int) -> [String] {
      ["", "Activities of the phone, with words", ""].map { words in
        let line = String(repeating: "\u{A0}", count: width) + words
        return line + String(repeating: " ", count: 60 - line.count)
      }
    }
    var screen = TerminalScreen(columns: 60, rows: 3)
    screen.feed(painter.paint(grid(lines(20))))
    for width in [12, 20, 3, 19, 20] {
      let bytes = painter.paint(grid(lines(width)))
      screen.feed(bytes)
      #expect(screen.cells[1].map(\.text).joined() == lines(width)[1])
      // Neither characters put in nor taken out.
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.firstMatch(of: #/\e\[[0-9;]*[@P]|\e\[4h/#) == nil, "\(width)")
    }
  }

  @Test func `what stands in the place of pictures that go is written in its own columns`() throws {
    let painter = try painter(.direct, 60, 40)
    var screen = TerminalScreen(columns: 60, rows: 40)
    /// Pictures of so many rows under their names, as the gallery has them; nil: they are still being drawn.
    func gallery(_ heights: [Int], drawn: Bool) -> CellGrid {
      var grid = grid((0..<40).map { _ in String(repeating: " ", count: 60) })
      var row = 3
      func write(_ text: String, _ column: Int, _ row: Int, _ ink: UInt32, _ style: CellStyle = [])
      {
        for (index, glyph) in text.enumerated() where row < 40 && column + index < 60 {
          grid[column + index, row].glyph = glyph
          grid[column + index, row].ink = CellColor(ink)
          grid[column + index, row].style = style
        }
      }
      for (number, height) in heights.enumerated() {
        write("0\(number)-state", 1, row, number == 0 ? 0x5AA9FF : 0x9599A6)
        for line in (row + 1..<row + 1 + height) where drawn {
          write(String(repeating: "\u{A0}", count: 45), 1, line, 0x101018)
        }
        if !drawn {
          write("drawing …", 2, row + 2, 0x9599A6)
          if number == 0 {
            write("┏" + String(repeating: " ", count: 43) + "┓", 1, row + 1, 0x5AA9FF, .bold)
            write("┗" + String(repeating: " ", count: 43) + "┛", 1, row + height, 0x5AA9FF, .bold)
          }
        }
        row += height + 2
      }
      return grid
    }
    for (heights, drawn) in [
      ([8, 13, 13], true), ([18, 18, 18], false), ([8, 13, 13], true), ([18, 18, 18], false),
    ] {
      let next = gallery(heights, drawn: drawn)
      screen.feed(painter.paint(next))
      for row in 0..<40 {
        #expect(
          screen.cells[row].map(\.text).joined()
            == String((0..<60).map { next[$0, row].glyph }), "row \(row)")
      }
    }
  }

  @Test func `cells that the terminal has lost are written once more, and no others`() throws {
    let painter = try painter(.direct, 12, 3)
    let frame = grid(["Arsenal 2–1 ", "1 Match     ", "            "])
    var screen = TerminalScreen(columns: 12, rows: 3)
    screen.feed(painter.paint(frame))
    #expect(painter.restored([]).isEmpty)
    // One of them is beyond the edge, as beside a picture that fills the window.
    let bytes = painter.restored([(8, 0), (2, 1), (11, 2), (12, 2)])
    var other = TerminalScreen(columns: 12, rows: 3)
    other.feed(bytes)
    #expect(other.cells[0][8].text == "2" && other.cells[1][2].text == "M")
    #expect(other.cells[2][11].ground == "101018")
    #expect(bytes.count < 160)
    screen.feed(bytes)
    #expect(screen.lines == ["Arsenal 2–1", "1 Match", ""])
    #expect(painter.paint(frame).isEmpty)
    // What comes after is written where it belongs.
    screen.feed(painter.paint(grid(["Arsenal 2–2 ", "1 Match     ", "            "])))
    #expect(screen.lines.first == "Arsenal 2–2")
  }

  @Test func `a blank's ink is neither compared nor written`() throws {
    let painter = try painter(.direct, 8, 1)
    var grid = grid(["a  b  c "])
    _ = painter.paint(grid)
    for column in [1, 2, 4, 5, 7] { grid[column, 0].ink = CellColor(UInt32(0x40_0000 + column)) }
    #expect(painter.paint(grid).isEmpty)
    grid[1, 0].ground = CellColor(0x80_0000)
    grid[4, 0].style = .underline
    var screen = TerminalScreen(columns: 8, rows: 1)
    screen.feed(painter.paint(grid))
    #expect(screen.cells[0][1].ground == "800000")
    #expect(screen.cells[0][4].ink == "400004")
  }

  @Test func `black is black and not the palette's first colour`() throws {
    let painter = try painter(.direct, 4, 1)
    var screen = TerminalScreen(columns: 4, rows: 1)
    screen.feed(painter.paint(grid(["abcd"], ink: 0x000003, ground: 0)))
    #expect(screen.cells[0][0].ground == "010101")
    #expect(screen.cells[0][0].ink == "010101")
  }

  @Test func `a wide character takes two columns, and what follows keeps its place`() throws {
    let painter = try painter(.direct, 8, 1)
    var screen = TerminalScreen(columns: 8, rows: 1)
    var grid = grid(["a....b.."])
    grid[1, 0].glyph = "進"
    grid[2, 0].glyph = Cell.continuation
    grid[3, 0].glyph = "⚽"
    grid[4, 0].glyph = Cell.continuation
    screen.feed(painter.paint(grid))
    #expect(screen.lines == ["a進⚽b.."])
    grid[1, 0].glyph = "x"
    grid[2, 0].glyph = "y"
    screen.feed(painter.paint(grid))
    #expect(screen.lines == ["axy⚽b.."])
  }

  @Test func `a control character in a cell is never written`() throws {
    let painter = try painter(.direct, 3, 1)
    let bytes = painter.paint(grid(["a\u{7}b"]))
    #expect(bytes.contains(UInt8(ascii: "a")) && bytes.contains(UInt8(ascii: "b")))
    #expect(!bytes.contains(0x07))
  }

  @Test(arguments: [ColorDepth.direct, .indexed256])
  func `more colours than there are pairs: every frame is still right`(colors: ColorDepth) throws {
    let painter = try painter(colors, 60, 20)
    var screen = TerminalScreen(columns: 60, rows: 20)
    var next: UInt32 = 8
    // 70 frames of 1,200 new pairs are more than the 65,535 that there are.
    for frame in 0..<70 {
      var grid = CellGrid(columns: 60, rows: 20, filledWith: Cell("▀"))
      for index in grid.cells.indices {
        next = (next &* 1_664_525 &+ 1_013_904_223)
        grid.cells[index].ink = CellColor(next >> 8 | 0x10)
        grid.cells[index].ground = CellColor(next >> 4 | 0x10)
      }
      screen.feed(painter.paint(grid))
      guard frame % 10 == 9 else { continue }
      for index in stride(from: 0, to: 1200, by: 7) {
        let cell = screen.cells[index / 60][index % 60]
        let ink = grid.cells[index].ink
        let expected =
          colors == .direct
          ? String(String(0x100_0000 + ink.rgb, radix: 16).dropFirst())
          : "\(colors.paletteIndex(of: ink) ?? -1)"
        #expect(cell.ink == expected, "frame \(frame), cell \(index)")
      }
    }
  }

  @Test(arguments: 0..<6)
  func `random changes: the terminal shows the grid after each frame`(seed: Int) throws {
    let painter = try painter(.direct, 40, 12)
    var screen = TerminalScreen(columns: 40, rows: 12)
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    var grid = CellGrid(columns: 40, rows: 12, filledWith: Cell(" ", ground: CellColor(0x101018)))
    let glyphs: [Character] = ["a", " ", "▀", "█", "é", "─", "0"]
    for _ in 0..<60 {
      for _ in 0..<random(60) {
        grid[random(40), random(12)] = Cell(
          // A few inks are written look by look, many row by row.
          glyphs[random(glyphs.count)],
          ink: CellColor(UInt32(random(seed.isMultiple(of: 2) ? 0xFFFFFF : 4)) << 4 | 8),
          ground: CellColor(UInt32(random(6)) * 0x222222 + 8))
      }
      screen.feed(painter.paint(grid))
      for row in 0..<12 {
        let line = (0..<40).map { String(grid[$0, row].glyph) }.joined()
        #expect(screen.cells[row].map(\.text).joined() == line)
        for column in 0..<40 where grid[column, row].glyph != "█" {
          let ground = String(
            String(0x100_0000 + grid[column, row].ground.rgb, radix: 16).dropFirst())
          #expect(screen.cells[row][column].ground == ground)
        }
      }
    }
  }

  @Test func `programs that are started do not get the file that frames are written to`() throws {
    let painter = try painter(.direct, 10, 2)
    func isFrame(_ descriptor: Int32) -> Bool {
      let place = "/proc/self/fd/\(descriptor)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: place))?
        .hasPrefix("/memfd:islet-frame") == true
    }
    let frames = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap { Int32($0) }.filter(isFrame)
    #expect(frames.count > 1)
    for descriptor in frames {
      // Of another test's painter it may have been closed, and its number may be another file's by now.
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0 || !isFrame(descriptor))
    }
    withExtendedLifetime(painter) {}
  }

  @Test func `after a resize the whole screen is painted again`() throws {
    let painter = try painter(.direct, 10, 2)
    _ = painter.paint(grid(["0123456789", "abcdefghij"]))
    painter.resize(columns: 14, rows: 3)
    var screen = TerminalScreen(columns: 14, rows: 3)
    screen.feed(painter.paint(grid(["0123456789ABCD", "x", "y"])))
    #expect(screen.lines == ["0123456789ABCD", "x", "y"])
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
