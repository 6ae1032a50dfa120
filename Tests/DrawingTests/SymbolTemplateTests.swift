import Testing

@testable import Drawing

/// Where the ink of symbols is in their boxes, SwiftUI/LAYOUT.md "Symbols".
@Suite struct SymbolTemplateTests {
  private func mark(
    _ name: String, _ size: Double, isStretched: Bool = false, pixel: Double = 1.0 / 3
  ) -> SymbolMark {
    let face = Face(size: size)
    let box = SymbolBox(name, face, pixel: pixel)
    return SymbolMark(
      name: name, frame: Rect(x: 10, y: 20, width: box.width, height: box.height), face: face,
      paints: [.color(.white)], inkSize: isStretched ? nil : box.inkSize)
  }

  @Test(
    arguments: [
      ("pause.fill", 24, 14.33, 19.33), ("play.fill", 24, 17.33, 19.67),
      ("train.side.front.car", 17, 22.67, 13),
    ] as [(String, Double, Double, Double)])
  func `ink is as large as on phones, to a pixel and a half`(
    _ name: String, _ size: Double, _ width: Double, _ height: Double
  ) {
    let ink = mark(name, size).ink
    #expect(abs(ink.width - width) < 0.5 && abs(ink.height - height) < 0.5, "\(ink)")
  }

  @Test func `a stretched symbol fills its frame`() {
    let mark = mark("heart.fill", 17, isStretched: true)
    #expect(mark.ink == mark.frame)
  }

  @Test
  func `a heart has the same margins at both sides, an arrow that plays the larger one before it`()
  {
    let heart = mark("heart.fill", 17)
    #expect(abs(heart.ink.midX - heart.frame.midX) < 0.05)
    #expect((1.7...2.2).contains(heart.ink.minX - heart.frame.minX))
    let play = mark("play.fill", 17)
    #expect(
      play.ink.minX - play.frame.minX > 5 * (play.frame.maxX - play.ink.maxX))
  }

  @Test(arguments: [
    ("heart.fill", "heart"), ("7.circle.fill", "circle"), ("p.square", "square"),
    ("bell.fill", "bell"),
  ])
  func `a filled symbol stands as its outline, one in a circle or a square as that`(
    _ name: String, _ like: String
  ) throws {
    let (own, other) = (
      try #require(SymbolTemplate.of(name)), try #require(SymbolTemplate.of(like))
    )
    #expect(abs(own.width / own.advance - other.width / other.advance) < 0.01)
    #expect(abs(own.left - other.left) < 0.3)
  }

  @Test(arguments: [
    ("cloud.sun.bolt", "cloud.sun"), ("cloud.moon.rain.fill", "cloud.moon"),
    ("cloud.moon.bolt", "cloud.moon"),
  ])
  func `a cloud with something behind it is as much higher by its rain as the one before a sun`(
    _ name: String, _ like: String
  ) throws {
    func higher(_ wet: String, _ dry: String) throws -> [Double] {
      let (wet, dry) = (
        try #require(SymbolTemplate.of(wet)), try #require(SymbolTemplate.of(dry))
      )
      #expect(wet.advance == dry.advance && wet.left == dry.left && wet.width == dry.width)
      return [dry.top - wet.top, wet.bottom - dry.bottom]
    }
    for (one, other) in zip(try higher(name, like), try higher("cloud.sun.rain", "cloud.sun")) {
      #expect(abs(one - other) < 0.01)
    }
    let box = SymbolBox(name, Face(size: 17), pixel: 1.0 / 3)
    #expect(box.origin == .guessed && box.height > mark(like, 17).frame.height)
    #expect(SymbolTemplate.raining("cloud.rain") == nil)
    #expect(SymbolTemplate.raining("cloud.teapot.rain") == nil)
  }

  @Test func `what nobody measured has the mean of the margins`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let mark = SymbolMark(
      name: "no.such.symbol", frame: frame, face: Face(size: 17), paints: [], inkSize: 17)
    #expect(mark.ink == Rect(x: 8, y: 5.75, width: 84, height: 88.5))
  }

  @Test func `each row is read, and its ink is as high as its box allows`() {
    let rows = SymbolTemplateRows.rows.split(separator: "\n")
    #expect(rows.count > 250)
    for row in rows {
      let name = String(row.prefix { $0 != " " })
      #expect(SymbolTemplate.own(name) != nil, "\(name)")
      for size in [11.0, 17, 26] {
        let mark = mark(name, size)
        #expect(mark.ink.minY > mark.frame.minY - 1e-9 && mark.ink.maxY < mark.frame.maxY + 1e-9)
        #expect(mark.ink.width > 0 && mark.ink.height > 0)
      }
    }
  }

  @Test(
    arguments: [
      // Those of the table, at two pixels a point.
      ("heart", 17, 20.5, 17.5, 3), ("circle", 17, 20, 19, 3.5), ("bolt", 13, 13, 17, 3.5),
      ("truck.box", 26, 43, 31.5, 7), ("ellipsis", 22, 24.5, 7.5, -4),
    ] as [(String, Double, Double, Double, Double)])
  func `a box made of a template is the table's, to half a point and two pixels of the height`(
    _ name: String, _ size: Double, _ width: Double, _ height: Double, _ descent: Double
  ) throws {
    let box = SymbolBox(try #require(SymbolTemplate.own(name)), size)
    #expect(abs(box.width - width) <= 0.6, "\(box)")
    #expect(abs(box.height - height) <= 0.7 && abs(box.descent - descent) <= 0.7, "\(box)")
  }

  @Test func `frames and names from outside never trap`() {
    for frame in [
      Rect(x: .nan, y: 0, width: .infinity, height: -1), Rect(x: 0, y: 0, width: 0, height: 0),
    ] {
      for name in ["", ".", "circle.fill", "fill", String(repeating: "x.", count: 20_000)] {
        for size in [17, 0, .nan, .infinity, -1] as [Double] {
          let mark = SymbolMark(
            name: name, frame: frame, face: Face(size: 1), paints: [], inkSize: size)
          _ = mark.ink
        }
      }
    }
  }
}
