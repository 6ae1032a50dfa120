import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("Any display list can be painted", .computesLong)
struct HostileListTests {
  /// A small generator, so that a failure can be repeated.
  struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    mutating func number() -> Double {
      switch roll(14) {
      case 0: .nan
      case 1: .infinity
      case 2: -.infinity
      case 3: 1e300
      case 4: -1e9
      case 5: 0
      default: Double(roll(4_000)) / 10 - 100
      }
    }
    mutating func rect() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }
    mutating func point() -> Point { Point(x: number(), y: number()) }
    mutating func paint() -> Paint {
      let stops = (0..<roll(4)).map { _ in
        GradientStop(RGBA(red: number(), green: 0.5, blue: 1, alpha: number()), at: number())
      }
      switch roll(5) {
      case 0: return .linear(stops, start: point(), end: point())
      case 1:
        return .radial(
          stops, center: point(), startRadius: number(), endRadius: number(), height: number())
      case 2: return .angular(stops, center: point(), startAngle: number(), endAngle: number())
      case 3: return .material(Material(.thin, isDark: true))
      default: return .color(RGBA(red: number(), green: number(), blue: 0.3, alpha: number()))
      }
    }
    mutating func contour() -> Contour {
      switch roll(4) {
      case 0: return .rect(rect())
      case 1: return .rounded(rect(), radius: number())
      case 2: return .ellipse(rect())
      default:
        return .path(
          [
            .move(point()), .line(point()), .curve(point(), control1: point(), control2: point()),
            .quad(point(), control: point()), .close, .close, .line(point()),
          ], isEvenOdd: roll(2) == 0)
      }
    }
    mutating func item(_ depth: Int) -> DisplayItem {
      switch roll(depth > 3 ? 6 : 10) {
      case 0: return .fill(contour(), paint())
      case 1:
        return .stroke(
          contour(), paint(),
          StrokeStyleMark(
            width: number(), cap: .round, join: .miter, miterLimit: number(),
            dash: (0..<roll(3)).map { _ in number() }, dashPhase: number()))
      case 2:
        let texts = [
          "word", "日本語日本語", "9:41", "", "👨‍👩‍👧", "a\u{301}\u{302}\u{303}\u{304}", "שלום 12",
          "\u{1B}[2J",
        ]
        return .text(
          TextLine(
            frame: rect(), baseline: number(),
            runs: [
              TextRun(
                texts[roll(texts.count)], face: Face(size: number(), weight: roll(1_000)),
                paint: paint(), x: number(), width: number(),
                symbol: roll(5) == 0 ? "heart" : nil)
            ], alignment: .center))
      case 3:
        return .symbol(
          SymbolMark(
            name: ["heart.fill", "", "..", "nope", "mic.slash.circle.fill"][roll(5)],
            frame: rect(), face: Face(size: number()), paints: roll(2) == 0 ? [] : [paint()]))
      case 4:
        return .progress(
          ProgressMark(
            track: contour(), trackPaint: paint(), fillPaint: paint(), start: number(),
            end: number(), countsDown: roll(2) == 0))
      case 5: return .placeholder(rect(), label: "Map")
      case 7:
        return .image(
          ImageMark(
            source: roll(2) == 0 ? .data([]) : .file("/none"), frame: rect(),
            tint: roll(2) == 0 ? paint() : nil,
            tile: roll(2) == 0 ? Size(width: number(), height: number()) : nil))
      case 8:
        return .view(ViewMark(id: UInt64(roll(4)), items: [item(depth + 1), item(depth + 1)]))
      default:
        return .group(
          GroupMark(
            (0..<roll(4)).map { _ in item(depth + 1) },
            transform: Transform(
              a: number(), b: roll(2) == 0 ? 0 : number(), c: 0, d: number(), tx: number(),
              ty: number()),
            opacity: number(), clip: roll(2) == 0 ? contour() : nil,
            mask: roll(4) == 0 ? [item(depth + 1)] : nil,
            blend: BlendMode.allCases[roll(BlendMode.allCases.count)],
            blur: roll(4) == 0 ? number() : 0,
            shadow: roll(4) == 0
              ? ShadowMark(color: .white, radius: number(), x: number(), y: number()) : nil,
            adjustments: roll(3) == 0 ? [.hueRotation(number()), .contrast(number())] : []))
      }
    }
  }

  @Test(arguments: 0..<60)
  func `numbers that are none and lists without sense do not end the program`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 77_777 &+ 5)
    let list = DisplayList(
      size: Size(width: 120, height: 90), items: (0..<6).map { _ in dice.item(0) })
    let set = GlyphSet.allCases[seed % GlyphSet.allCases.count]
    let picture = Painter(zoom: Painter.zooms[seed % 6], glyphs: set).paint(list, at: 0)
    let again = Painter(zoom: Painter.zooms[seed % 6], glyphs: set).paint(list, at: 0)
    #expect(picture == again)
    #expect(picture.grid.cells.count == picture.grid.columns * picture.grid.rows)
    _ = picture.grid.reduced(to: .none, glyphs: .ascii).text()
    _ = SVG.document(picture.grid)
  }

  @Test(arguments: 0..<60)
  func `pixels and vectors of lists without sense are drawn, the same each time`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7_919 &+ 11)
    let list = DisplayList(
      size: Size(width: 120, height: 90), items: (0..<6).map { _ in dice.item(0) })
    let painter = PixelPainter(scale: [1, 2, 3][seed % 3])
    let (width, height) = painter.pixels(of: list.size)
    let image = painter.paint(list, at: 0).image
    #expect((image.width, image.height) == (width, height))
    #expect(image == painter.paint(list, at: 0).image)
    // Letters of images may spell anything.
    let text = VectorPicture.document(list, at: 0, title: "a").text
      .replacing(#/base64,[^"]*/#, with: "")
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test(arguments: 0..<30)
  func `the way between lists without sense does not end the program`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7_777 &+ 3)
    func list() -> DisplayList {
      DisplayList(size: Size(width: 120, height: 90), items: (0..<6).map { _ in dice.item(0) })
    }
    let motion = ListMotion(from: list(), to: list(), now: 0)
    #expect(motion.duration <= Pace.limit)
    for time in [0, 0.1, 0.3, 1] {
      let picture = Painter(zoom: 5).paint(motion.frame(at: time), at: 0)
      #expect(picture.grid.columns <= 2_000)
    }
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: -5, height: 10), Size(width: .nan, height: 10),
    Size(width: 1e12, height: 1),
  ])
  func `surfaces without size or beyond all measure have few cells`(size: Size) {
    let picture = Painter().paint(DisplayList(size: size), at: 0)
    #expect(picture.grid.columns <= 2_000)
  }

  @Test(arguments: [0, 1e15, 1e17, -1e17, 1e300, .infinity])
  func `the dashes below a text end, however far away it stands`(place: Double) {
    var run = TextRun(
      "A", face: Face(size: 17), paint: .color(.white), x: place, width: 300)
    run.underline = TextRule(pattern: .dot, color: .white)
    run.strike = TextRule(pattern: .dashDotDot)
    let line = TextLine(
      frame: Rect(x: place, y: 0, width: 300, height: 20), baseline: 16, runs: [run])
    let list = DisplayList(size: Size(width: 60, height: 20), items: [.text(line)])
    #expect(PixelPainter(scale: 1).paint(list, at: 0).image.width == 60)
    #expect(VectorPicture.document(list, at: 0, title: "").text.utf8.count < 1 << 20)
  }

  @Test(arguments: [
    [Double.greatestFiniteMagnitude], [1e308, 1e308], [-1, 3], [.nan, 1], [.infinity, 2],
  ])
  func `a pattern of dashes that is longer than numbers are ends`(dash: [Double]) {
    for phase in [-1, 1e300, .nan, 0] {
      let style = StrokeStyleMark(
        width: 2, cap: .butt, join: .miter, miterLimit: 10, dash: dash, dashPhase: phase)
      let list = DisplayList(
        size: Size(width: 60, height: 20),
        items: [
          .stroke(.rect(Rect(x: 5, y: 5, width: 40, height: 10)), .color(.white), style)
        ])
      #expect(PixelPainter(scale: 1).paint(list, at: 0).image.width == 60)
    }
  }

  @Test func `a line of letters without end takes no longer for each of them`() {
    let letters = 100_000
    let line = Sample.text(String(repeating: "W", count: letters), 13, x: 0, y: 0, width: 1e6)
    let list = DisplayList(size: Size(width: 60, height: 20), items: [line])
    #expect(PixelPainter(scale: 1).paint(list, at: 0).image.width == 60)
  }

  @Test(arguments: [0.0, 16.0])
  func `texts without end are placed in cells in time, below one another or in one place`(
    pitch: Double
  ) {
    let count = pitch > 0 ? 20_000 : 1_000
    let lines = (0..<count).map {
      Sample.text("Line \($0)", 13, x: 10, y: 10 + Double($0) * pitch, width: 60)
    }
    let list = DisplayList(size: Size(width: 393, height: 160), items: lines)
    let text = Painter().paint(list, at: 0).grid.text()
    #expect(text.contains("Line 0") || pitch == 0)
    #expect(!text.contains("Line 19"))
  }

  @Test func `a symbol's name of many parts is looked up once for each of them`() {
    let name = Array(repeating: "x", count: 5_000).joined(separator: ".")
    #expect(SymbolTable.entry(name).text == "▢")
    #expect(!SymbolTable.isKnown(name))
    #expect(SymbolTable.entry("wifi.x.x.x").text == SymbolTable.entry("wifi").text)
    #expect(SymbolTable.entry("heart" + String(repeating: ".fill", count: 20)).isKnown)
  }

  @Test func `effects around effects without end are drawn as far as memory is for them`() {
    var item = Sample.text("deep", 13, x: 10, y: 10, width: 30)
    for _ in 0..<60 { item = .group(GroupMark([item], blur: 100)) }
    let list = DisplayList(size: Size(width: 393, height: 160), items: [item])
    let findings = PixelPainter(scale: 3).paint(list, at: 0).findings
    #expect(findings.contains { $0.sentence.contains("left out") })
    let page = DisplayItem.fill(.rect(Rect(list.size)), .color(.white))
    var veil = page
    for _ in 0..<60 { veil = .group(GroupMark([page], mask: [veil])) }
    let masked = DisplayList(size: list.size, items: [veil])
    let told = PixelPainter(scale: 3).paint(masked, at: 0).findings
    #expect(told.contains { $0.sentence.contains("left out") })
    let twice = DisplayItem.group(
      GroupMark([Sample.text("two", 13, x: 0, y: 0, width: 30)], blur: 9))
    let one = DisplayList(size: list.size, items: [.group(GroupMark([twice], blur: 9))])
    #expect(PixelPainter(scale: 3).paint(one, at: 0).findings.isEmpty)
  }

  @Test func `masks around masks without end leave the texts behind them as they are`() {
    let size = Size(width: 1_250, height: 2_500)
    var veil = DisplayItem.fill(.rect(Rect(size)), .color(.white))
    for number in 0..<40 {
      veil = .group(
        GroupMark(
          [.fill(.rect(Rect(size)), .color(.black))],
          mask: [Sample.text("Mask \(number)", 13, x: 10, y: 10, width: 60), veil]))
    }
    let picture = Sample.paint(
      [veil, Sample.text("behind", 13, x: 10, y: 40, width: 60)], width: size.width,
      height: size.height)
    #expect(picture.findings.contains { $0.sentence.contains("left out") })
    #expect(picture.grid.place(of: "behind") != nil)
  }

  @Test func `what is nested too deeply is said to be left out`() {
    var item = Sample.text("deep", 13, x: 10, y: 10, width: 30)
    for _ in 0..<200 { item = .group(GroupMark([item])) }
    let list = DisplayList(size: Size(width: 60, height: 20), items: [item])
    let told = [
      Painter().paint(list, at: 0).findings, PixelPainter().paint(list, at: 0).findings,
      VectorPicture.document(list, at: 0, title: "").findings,
    ]
    for findings in told { #expect(findings == [Painting.tooDeep]) }
  }

  @Test func `groups nested without end are cut off, and what follows stays in its place`() {
    var item = Sample.text("deep", 13, x: 10, y: 10, width: 30)
    for _ in 0..<200 { item = .group(GroupMark([item], opacity: 0.99)) }
    let grid = Sample.paint(
      [item, Sample.text("after", 13, x: 10, y: 30, width: 30)], width: 80, height: 50
    ).grid
    #expect(grid.place(of: "after") != nil)
  }
}
