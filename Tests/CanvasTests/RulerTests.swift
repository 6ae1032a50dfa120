import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("Ruler")
struct RulerTests {
  private let outline = OutlineNode(
    kind: "VStack", frame: Rect(x: 0, y: 0, width: 371, height: 160),
    children: [
      OutlineNode(
        kind: "Text", frame: Rect(x: 14, y: 12, width: 175, height: 15.67),
        content: "Premier League · Matchday 12", face: Face(size: 13), line: 42),
      OutlineNode(
        kind: "Text", frame: Rect(x: 145, y: 40, width: 81, height: 40.67), content: "2 – 1",
        face: Face(size: 34, weight: 700), traits: ["truncated"]),
      OutlineNode(kind: "Circle", frame: Rect(x: 20, y: 36, width: 44, height: 44)),
    ])

  @Test func `a sheet shows scale, frames and a legend in points`() {
    let picture = Painter().paint(Sample.card, on: .color(.black), at: 0)
    let marks =
      [
        RulerMark(.slot, "lockScreen", frame: Rect(x: 0, y: 0, width: 371, height: 160)),
        RulerMark(.margin, "margin 14", frame: Rect(x: 14, y: 14, width: 343, height: 132)),
      ] + RulerMark.marks(of: outline)
    let sheet = Ruler.sheet(picture, marks)
    let difference = Golden.difference(sheet.text(), named: "ruler")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `what is told below a picture breaks where the room ends`() {
    let picture = Painter(zoom: 10).paint(Sample.card, on: .color(.black), at: 0)
    let guesses = (0..<30).map { "figure \($0)" }
    func columns(_ room: Int?) -> Int {
      Ruler.sheet(picture, RulerMark.marks(of: outline), guesses: guesses, room: room).columns
    }
    #expect((91...100).contains(columns(nil)) && columns(nil) == columns(200))
    #expect((50...60).contains(columns(60)))
    // The picture stays whole, however narrow the room is.
    #expect(columns(1) == picture.grid.columns + Ruler.scaleColumns)
  }

  @Test func `no character of a picture is another under the ruler`() {
    let picture = Painter().paint(Sample.card, on: .color(.black), at: 0)
    let tinted = Ruler.overlay(picture, RulerMark.marks(of: outline))
    #expect(tinted.cells.map(\.glyph) == picture.grid.cells.map(\.glyph))
    #expect(tinted != picture.grid)
  }

  @Test func `a tint shows nowhere outside of the card's shape, in cells as in pixels`() throws {
    let card = Rect(x: 0, y: 0, width: 371, height: 160)
    let ground = OutlineNode(kind: "Rectangle", frame: card)
    var mark = try #require(RulerMark.marks(of: ground).first)
    let list = DisplayList(size: card.size, items: [.fill(.rect(card), .color(.white))])
    func tinted(_ mark: RulerMark) -> (cells: CellGrid, pixels: PixelImage) {
      var over = list
      over.items += Ruler.tint(mark, among: [mark])
      return (
        Ruler.overlay(Painter().paint(list, on: .color(.black), at: 0), [mark]),
        PixelPainter(scale: 1).paint(over, on: nil, at: 0).image
      )
    }
    let plain = Painter().paint(list, on: .color(.black), at: 0).grid
    let square = tinted(mark)
    #expect(square.cells[0, 0] != plain[0, 0] && square.pixels.bytes[0] < 255)
    mark.surface = .rounded(card, radius: 30)
    let round = tinted(mark)
    let (right, bottom) = (plain.columns - 1, plain.rows - 1)
    for (column, row) in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
      #expect(round.cells[column, row] == plain[column, row])
    }
    #expect(round.cells[right / 2, 0] != plain[right / 2, 0])
    #expect(round.cells[0, bottom / 2] != plain[0, bottom / 2])
    let pixels = round.pixels
    for pixel in [0, 370, 159 * 371, 160 * 371 - 1] {
      #expect(Array(pixels.bytes[pixel * 4..<pixel * 4 + 3]) == [255, 255, 255])
    }
    #expect(pixels.bytes[185 * 4] < 255 && pixels.bytes[80 * 371 * 4] < 255)
  }

  private var marks: [RulerMark] {
    [RulerMark(.slot, "lockScreen", frame: Rect(x: 11, y: 600, width: 371, height: 160))]
      + RulerMark.marks(
        of: outline, at: Point(x: 11, y: 600), slot: "lockScreen", onScreen: Point(x: 11, y: 700))
  }

  @Test func `an element is measured in its card, on the screen, and to what stands around it`() {
    #expect(
      Ruler.reading(marks, of: 3) == [
        "Circle", "44 × 44 pt", "in lockScreen 20, 36 to 64, 80", "on the screen 31, 736",
        "left 20 pt to the edge", "right 81 pt to Text “2 – 1”",
        "above 8.33 pt to Text “Premier League · Matchday 12”", "below 80 pt to the edge",
      ])
  }

  @Test func `a text that is cut off says what it would need and what it has`() {
    var cut = outline
    cut.children[1].traits = ["truncated", "ideal=120x40.67", "lineLimit=1"]
    let marks = RulerMark.marks(of: cut, slot: "lockScreen")
    #expect(
      Ruler.reading(marks, of: 1).last
        == "truncated as on iOS: it needs 120 × 40.67 pt and has 81 × 40.67, on one line")
  }

  @Test func `traits are told in words`() {
    let told = ["scaled=0.8", "dynamic", "cornerRadius=12.0", "numericTransition", "stroke=2.0"]
      .compactMap(TraitWords.words)
    #expect(
      told == [
        "scaled to 80 %", "renewed by the system", "corners 12.0 pt", "digits roll",
        "line 2.0 pt",
      ])
    var cut = outline
    cut.children[1].traits = ["truncated", "ideal=120x40.67", "lineLimit=1"]
    let marks = RulerMark.marks(of: cut, slot: "lockScreen")
    #expect(!Ruler.legend(marks).contains { $0.contains("=") })
    #expect(!marks.indices.flatMap { Ruler.reading(marks, of: $0) }.contains { $0.contains("=") })
  }

  @Test
  func `in pixels and vectors the picture stays as it is, in a scale, with numbers and measures`()
    throws
  {
    let board = Ruler.board(Sample.card, marks)
    #expect(board.size.width >= Sample.card.size.width + 32)
    #expect(board.size.height > Sample.card.size.height + 18)
    let svg = VectorPicture.document(board, on: nil, at: 0, title: "card").text
    for words in ["Circle 44 × 44", "lockScreen 371 × 160", "350", "Chelsea"] {
      #expect(svg.contains(words), "\(words)")
    }
    let picture = PixelPainter(scale: 1).paint(board, on: nil, at: 0).image
    let plain = PixelPainter(scale: 1).paint(Sample.card, on: .color(.black), at: 0).image
    func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      image.bytes[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 3]
    }
    // In the middle of the crest, where no line is.
    #expect(pixel(picture, 32 + 34, 18 + 58) == pixel(plain, 34, 58))
  }

  @Test func `where a card's shape ends nothing is found by a click, and no margin is tinted`() {
    var marks = [
      RulerMark(.view, "Text", frame: Rect(x: 0, y: 0, width: 100, height: 40)),
      RulerMark(.margin, "14 pt margin", frame: Rect(x: 0, y: 0, width: 100, height: 40)),
    ]
    let above = Point(x: 50, y: 10)
    #expect(Ruler.mark(at: above, among: marks) == 0)
    let seen = Contour.rounded(Rect(x: 0, y: 20, width: 100, height: 20), radius: 0)
    for index in marks.indices { marks[index].surface = seen }
    #expect(Ruler.mark(at: above, among: marks) == nil)
    #expect(Ruler.mark(at: Point(x: 50, y: 30), among: marks) == 0)
    guard case .group(let group)? = Ruler.tintSurroundings(marks).first else {
      Issue.record("the margin is not clipped")
      return
    }
    #expect(group.clip == seen)
  }

  @Test func `a click finds the smallest element under it`() {
    #expect(Ruler.mark(at: Point(x: 40, y: 650), among: marks) == 3)
    #expect(Ruler.mark(at: Point(x: 5, y: 5), among: marks) == nil)
  }

  @Test
  func `what lies inside is tinted, and what lies outside in the card is darker, four sides of it`()
  {
    let tints = Ruler.tint(marks[3], among: marks)
    #expect(tints.count == 5)
    let frames = tints.compactMap { item -> Rect? in
      if case .fill(.rect(let rect), _) = item { rect } else { nil }
    }
    #expect(frames.reduce(0) { $0 + $1.width * $1.height } == 371 * 160)
    #expect(frames.last == marks[3].frame)
  }

  @Test func `views are moved and scaled with their slot`() throws {
    let marks = RulerMark.marks(of: outline, at: Point(x: 10, y: 20), scale: 2)
    let circle = try #require(marks.first { $0.name == "Circle" })
    #expect(circle.frame == Rect(x: 50, y: 92, width: 88, height: 88))
    #expect(marks.contains { $0.kind == .truncation })
  }

  @Test func `a text tells the baseline of its first line, in points of the picture`() {
    let line = TextLine(
      frame: Rect(x: 14, y: 12, width: 175, height: 15.67), baseline: 24.5,
      runs: [
        TextRun("Premier League", face: Face(size: 13), paint: .color(.white), x: 14, width: 175)
      ])
    let list = DisplayList(
      size: Size(width: 371, height: 160),
      items: [.group(GroupMark([.text(line)], transform: .translation(x: 10, y: 20)))])
    let marks = RulerMark.marks(
      RulerMark.marks(of: outline, at: Point(x: 10, y: 20)), withBaselinesOf: list, at: 0)
    let lines = Ruler.legend(marks)
    #expect(lines.filter { $0.contains("baseline at 44.5") }.count == 1)
    #expect(lines.first?.hasSuffix("baseline at 44.5") == true)
  }

  @Test(arguments: [(Point(x: 10, y: 20), 1.0), (Point(x: 3, y: 250), 0.5)])
  func `a text in a slot tells its baseline from the slot's top, wherever the phone is drawn`(
    _ origin: Point, _ scale: Double
  ) throws {
    let line = TextLine(
      frame: Rect(x: 14, y: 12, width: 175, height: 15.67), baseline: 24.5,
      runs: [
        TextRun("Premier League", face: Face(size: 13), paint: .color(.white), x: 14, width: 175)
      ])
    let transform = Transform.scale(x: scale, y: scale).then(.translation(x: origin.x, y: origin.y))
    let list = DisplayList(
      size: Size(width: 400, height: 800),
      items: [.group(GroupMark([.text(line)], transform: transform))])
    let marks = RulerMark.marks(
      RulerMark.marks(of: outline, at: origin, scale: scale, slot: "lockScreen"),
      withBaselinesOf: list, at: 0)
    #expect(Ruler.reading(marks, of: 0).contains { $0.hasSuffix("baseline at 24.5") })
  }

  @Test func `what the system renews is told as it reads now`() {
    let (frame, bar) = (
      Rect(x: 10, y: 5, width: 60, height: 20), Rect(x: 10, y: 30, width: 80, height: 4)
    )
    let run = TextRun(
      "3:00", face: Face(size: 15), paint: .color(.white), x: 10, width: 30,
      dynamic: .timerInterval(start: 0, end: 180, pause: nil, countsDown: true, showsHours: true))
    let word = TextRun("of tea", face: Face(size: 15), paint: .color(.white), x: 10, width: 40)
    func line(_ run: TextRun) -> DisplayItem {
      .text(TextLine(frame: frame, baseline: 20, runs: [run]))
    }
    let list = DisplayList(
      size: Size(width: 100, height: 50),
      items: [
        .group(
          GroupMark(
            [
              line(run), line(word),
              .progress(
                ProgressMark(
                  track: .capsule(bar), trackPaint: .color(.black), fillPaint: .color(.white),
                  start: 0, end: 180, countsDown: false)),
            ], transform: .translation(x: 3, y: 4)))
      ])
    var marks = [
      RulerMark(.view, "Text “3:00”", frame: frame.offset(x: 3, y: 4)),
      RulerMark(.view, "ProgressView “0 %”", frame: bar.offset(x: 3, y: 4)),
      RulerMark(.view, "Text “of tea”", frame: frame.offset(x: 3, y: 4)),
    ]
    for index in 0..<2 { marks[index].traits = ["dynamic"] }
    func names(at now: Double) -> [String] {
      RulerMark.marks(marks, withBaselinesOf: list, at: now).map(\.name)
    }
    #expect(names(at: 0) == marks.map(\.name))
    #expect(names(at: 60) == ["Text “2:00”", "ProgressView “33 %”", "Text “of tea”"])
    // Of a text that stands nowhere nothing is known.
    marks[0].frame = Rect(x: 500, y: 0, width: 20, height: 20)
    #expect(names(at: 60)[0] == "Text “3:00”")
  }

  @Test func `of a text of several lines only what the system renews is told anew`() {
    func timer(_ seconds: Double, _ text: String) -> TextRun {
      TextRun(
        text, face: Face(size: 15), paint: .color(.white), x: 60, width: 30,
        dynamic: .timerInterval(
          start: 0, end: seconds, pause: nil, countsDown: true, showsHours: true))
    }
    func words(_ text: String) -> TextRun {
      TextRun(text, face: Face(size: 15), paint: .color(.white), x: 10, width: 50)
    }
    func name(_ lines: [[TextRun]], _ told: String) -> String? {
      let items = lines.enumerated().map { row, runs in
        let frame = Rect(x: 10, y: 10 + 20 * Double(row), width: 90, height: 20)
        return DisplayItem.text(TextLine(frame: frame, baseline: frame.y + 15, runs: runs))
      }
      var mark = RulerMark(.view, told, frame: Rect(x: 10, y: 10, width: 90, height: 40))
      mark.traits = ["dynamic"]
      let list = DisplayList(size: Size(width: 120, height: 60), items: items)
      return RulerMark.marks([mark], withBaselinesOf: list, at: 60).first?.name
    }
    #expect(
      name(
        [[words("Ready in "), timer(180, "3:00")], [words("and not sooner")]],
        "Text “Ready in 3:00 and not sooner”") == "Text “Ready in 2:00 and not sooner”")
    #expect(
      name([[timer(180, "3:00")], [timer(240, "4:00")]], "Text “3:00 4:00”") == "Text “2:00 3:00”")
  }

  @Test func `a long line of measures goes on in the next, indented, and loses nothing`() {
    let detail = (1...12).map { "trait\($0)" }.joined(separator: ", ")
    let frame = Rect(x: 0, y: 0, width: 20, height: 10)
    let lines = Ruler.legend(
      [
        RulerMark(.slot, "card", frame: frame),
        RulerMark(.view, "Text", frame: frame, detail: detail),
      ],
      columns: 60)
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 60 })
    #expect(lines.prefix(2).map { $0.hasPrefix("  ") } == [true, false])
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("  ") })
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.hasSuffix(detail))
  }

  @Test func `what the mock-up shortens is told apart from what iOS truncates`() {
    let shortening = Shortening(
      text: "illness", shown: "ill…", frame: Rect(x: 0, y: 0, width: 20, height: 10))
    let lines = Ruler.legend(RulerMark.marks(of: [shortening]))
    #expect(lines.first?.contains("shortened by the mock-up") == true)
    #expect(lines.first?.contains("truncated as on iOS") == false)
  }
}
