import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("Painting cells again where a list differs", .computesLong) struct CellPictureTests {
  /// A screen with a card on colours, a dot beside a text, a symbol, large digits and a clock.
  private func list(
    _ words: String, score: String = "0", dot: Double = 0, bar: Double = 100, shadow: Bool = false,
    ground: RGBA = RGBA(40, 20, 90), extra: [DisplayItem] = []
  ) -> DisplayList {
    let colors = Paint.linear(
      [GradientStop(ground, at: 0), GradientStop(RGBA(200, 90, 40), at: 1)],
      start: .zero, end: Point(x: 0, y: 600))
    let card = Contour.rounded(Rect(x: 20, y: 320, width: 240, height: 120), radius: 20)
    return DisplayList(
      size: Size(width: 280, height: 600),
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: 280, height: 600)), colors),
        Sample.text("9:41", 60, x: 60, y: 60, width: 160, weight: 600),
        .group(
          GroupMark(
            [
              .fill(card, .color(.black)),
              .group(
                GroupMark(
                  [
                    Sample.text(words, 15, x: 40, y: 340, width: 90),
                    .fill(
                      .ellipse(Rect(x: 30, y: 346 + dot, width: 6, height: 6)), .color(.white)),
                    Sample.text(score, 34, x: 150, y: 360, width: 60, weight: 700),
                    .fill(.capsule(Rect(x: 40, y: 420, width: bar, height: 4)), .color(.white)),
                  ], shadow: shadow ? ShadowMark(color: .black, radius: 4, x: 0, y: 2) : nil)),
            ], transform: .translation(x: 0, y: 10), clip: card)),
        Sample.text("Below the card", 13, x: 40, y: 500, width: 120),
      ] + extra)
  }

  private func expectSame(
    _ lists: [DisplayList], _ painter: Painter = Painter(),
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let buffer = PaintBuffer()
    var again = CellPicture(try #require(lists.first), painter, at: 0, using: buffer)
    for list in lists.dropFirst() {
      again.paint(list, at: 0, using: buffer)
      #expect(again.grid == painter.paint(list, at: 0).grid, sourceLocation: location)
    }
  }

  @Test(arguments: GlyphSet.allCases) func `Another list gives the cells of a whole painting`(
    _ glyphs: GlyphSet
  ) throws {
    for zoom in Painter.zooms {
      let painter = Painter(zoom: zoom, glyphs: glyphs)
      try expectSame(
        [
          list("1–0"), list("12–10"), list("12–10", score: "8"), list("12–10", score: "11"),
          list("1–0", dot: 1), list("1–0", dot: 4), list("1–0", bar: 20),
          list("1–0", bar: 20, shadow: true), list("8–8", bar: 90, shadow: true),
          list("8–8", ground: RGBA(0, 200, 90)), list(""), list("1–0"),
        ], painter)
    }
  }

  @Test func `A text that makes room for another is painted where it stands then`() throws {
    let beside = { (words: String) in
      self.list("1–0", extra: [Sample.text(words, 11, x: 150, y: 503, width: 60)])
    }
    try expectSame([beside("and"), beside("and much wider than there is room"), beside("")])
  }

  @Test func `Marks that come and go are painted`() throws {
    let dot = DisplayItem.fill(.ellipse(Rect(x: 90, y: 550, width: 20, height: 20)), .color(.white))
    try expectSame([
      list("a"), list("a", extra: [dot]), list("a"),
      list("a", extra: [Sample.text("new", 13, x: 90, y: 550, width: 40)]), list("a"),
    ])
  }

  @Test func `A clock that goes on is painted again, though its list is the same`() {
    let clock = DisplayItem.text(
      TextLine(
        frame: Rect(x: 10, y: 560, width: 60, height: 20), baseline: 576,
        runs: [
          TextRun(
            "0:00", face: Face(size: 17, hasMonospacedDigits: true), paint: .color(.white), x: 10,
            width: 40, dynamic: .timer(0))
        ]))
    let list = list("a", extra: [clock])
    let buffer = PaintBuffer()
    var again = CellPicture(list, Painter(), at: 0.2, using: buffer)
    let before = again.grid
    again.paint(list, at: 7.3, using: buffer)
    #expect(again.grid != before)
    #expect(again.grid == Painter().paint(list, at: 7.3).grid)
    // A clock that is put back.
    again.paint(list, at: 0.2, using: buffer)
    #expect(again.grid == before)
  }
}
