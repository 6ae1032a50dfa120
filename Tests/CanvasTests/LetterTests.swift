import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("Large letters")
struct LetterTests {
  static let heights = [4, 5, 7, 9, 12, 16, 23]

  private func style(_ height: Int, weight: Int = 400, isWhole: Bool = false) -> PixelWriter.Style {
    PixelWriter.Style(capHeight: height, weight: weight, isWhole: isWhole)
  }

  @Test func `a line below letters has its own colour and is cut as its pattern says`() {
    func rule(_ rule: TextRule?) -> (rects: Int, paint: Paint) {
      var run = TextRun(
        " ", face: Face(size: 20), paint: .color(.white), x: 0, width: 30, isUnderlined: true)
      run.underline = rule
      let line = TextLine(frame: Rect(x: 0, y: 0, width: 30, height: 24), baseline: 20, runs: [run])
      guard case .outlines(let elements, let paint)? = TextInk(line, at: 0).parts.first else {
        Issue.record("no line")
        return (0, .color(.clear))
      }
      return (elements.filter { $0 == .close }.count, paint)
    }
    // 30 points of a line 1 point thick: a dash and its gap take 15.
    #expect(rule(nil) == (1, .color(.white)))
    #expect(rule(TextRule(color: .black)) == (1, .color(.black)))
    #expect(rule(TextRule(pattern: .dash, color: .black)) == (2, .color(.black)))
    #expect(rule(TextRule(pattern: .dot)) == (5, .color(.white)))
    #expect(rule(TextRule(pattern: .dashDot)).rects == 3)
  }

  @Test(arguments: heights)
  func `every letter, digit and mark of scores and clocks has a drawing`(height: Int) {
    let wanted =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
      + "–—’′″·•°%+−×/:.,!?-()'\"&=…" + "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿß"
      + "ĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤŮůŰűŹźŻżŽžȘșȚțæ"
    for letter in wanted where style(height).draw(letter, isMonospaced: false) == nil {
      Issue.record("no drawing of \(letter) at \(height) pixels")
    }
  }

  @Test(arguments: heights)
  func `tightened letters stand half a pixel closer, as far as a gap of half a pixel`(height: Int)
    throws
  {
    let run = TextRun(
      "HHHH", face: Face(size: 20), paint: .color(.white), x: 0, width: 100)
    let writer = PixelWriter(zoom: 5, isWhole: false)
    func width(_ tightening: Int) throws -> Int {
      try #require(writer.write([run], LetterForm(height), tightening: tightening)).width
    }
    let gap = style(height).gap
    #expect(try width(0) - width(1) == (gap > 1 ? 3 : 0))
    #expect(try width(0) - width(100) == 3 * (gap - 1))
  }

  @Test(arguments: heights)
  func `digits keep one width when they are monospaced, and the colon its own`(height: Int) {
    for weight in [400, 700] {
      let style = style(height, weight: weight)
      let widths = Set("0123456789".compactMap { style.draw($0, isMonospaced: true)?.width })
      #expect(widths.count == 1)
    }
  }

  @Test(arguments: heights)
  func `capitals fill their height and no more`(height: Int) {
    let size = Double(height) * 5 / 0.7046
    for letter in "AHMOSVW08" {
      let grid = Sample.paint(
        [Sample.text(String(letter), size, x: 20, y: 20, width: 200)], width: 240,
        height: 60 + size * 1.2
      ).grid
      let rows = grid.quarters().enumerated().filter { $0.element.contains { $0 > 0.1 } }
        .map(\.offset)
      // Four rows are too few for an 8: by itself a text takes five.
      #expect(rows.count == max(5, height), "\(letter)")
    }
  }

  @Test
  func
    `letters that would be four rows high take five, unless a line above or below is in the way`()
  {
    func heights(_ pitch: Double) -> [Int] {
      let lines = [0, pitch].map { Sample.text("808", 26, x: 20, y: 20 + $0, width: 60) }
      let ink = Sample.paint(lines, width: 240, height: 160).grid.quarters()
        .map { $0.contains { $0 > 0.1 } }
      return ink.split(separator: false).map(\.count)
    }
    #expect(heights(60) == [5, 5])
    #expect(heights(28).reduce(0, +) == 8)
  }

  @Test(arguments: [5, 7, 9, 11, 13])
  func `the dash of a score lies at the middle of its digits`(height: Int) throws {
    let size = Double(height) * 5 / 0.7046
    let digits = rows("8", size)
    let dash = rows("–", size)
    let middle = Double(digits.first ?? 0) + Double(digits.count) / 2
    let dashMiddle = Double(dash.first ?? 0) + Double(dash.count) / 2
    #expect(abs(middle - dashMiddle) <= 0.5)
  }

  private func rows(_ text: String, _ size: Double) -> [Int] {
    Sample.paint([Sample.text(text, size, x: 20, y: 20, width: 200)], width: 240, height: 200)
      .grid.quarters().enumerated().filter { $0.element.contains { $0 > 0.1 } }.map(\.offset)
  }

  @Test func `a text that is much wider in letters than in points is drawn smaller, or in cells`() {
    let wide = Sample.paint(
      [Sample.text("WWWWWWWW", 25, x: 0, y: 10, width: 90)], width: 200, height: 50
    ).grid
    #expect(wide.place(of: "WWWWWWWW") != nil)
  }

  @Test(arguments: ["日本", "😀", "ж"])
  func `letters without a drawing stay in cells`(text: String) {
    let grid = Sample.paint(
      [Sample.text(text, 40, x: 10, y: 10, width: 100)], width: 200, height: 70
    ).grid
    #expect(grid.cells.contains { $0.glyph == text.first })
  }

  @Test(arguments: heights)
  func `letters at all sizes`(height: Int) {
    let size = Double(height) * 5 / 0.7046
    var picture = ""
    for (text, weight) in [
      ("0123456789", 400), ("2–1 9:41 67′", 700), ("AÄBÇDEFGHIJKLM", 400),
      ("NÑOPQRSTUVWXYZ", 400), ("aäbcçdeéfghijklm", 400), ("nñopqrsßtuvwxyz", 700),
    ] {
      picture += Sample.paint(
        [Sample.text(text, size, x: 5, y: size * 0.25, width: 3_000, weight: weight)],
        width: size * 14, height: size * 1.6
      ).grid.text()
    }
    let difference = Golden.difference(picture, named: "letters-\(height)")
    #expect(difference == nil, "\(difference ?? "")")
  }
}

@Suite("Digits drawn with lines")
struct LineDigitTests {
  @Test func `every digit has three rows of one width, and no two look alike`() throws {
    let forms = try (0...9).map { try #require(LineDigits.rows("\($0)")) }
    #expect(Set(forms).count == 10)
    for (digit, rows) in forms.enumerated() {
      #expect(Set(rows.map(\.count)) == [digit == 1 ? 1 : 3])
    }
  }

  @Test func `a text with a letter has no such form, nor has one with neither a digit nor a dash`()
  {
    #expect(LineDigits.rows("12 km") == nil)
    #expect(LineDigits.rows(":") == nil)
    #expect(LineDigits.rows("–") == ["   ", "___", "   "])
  }

  @Test func `in ASCII a large score stays large, small text stays a line`() {
    let large = Sample.paint(
      [Sample.text("2–1", 34, x: 10, y: 10, width: 60)], width: 90, height: 60, glyphs: .ascii
    ).grid
    let rows = (0..<large.rows).map(large.letters).filter { $0.contains { $0 != " " } }
    #expect(rows.count == 3)
    #expect(large.cells.allSatisfy { $0.glyph.isASCII })
    let small = Sample.paint(
      [Sample.text("2–1", 17, x: 10, y: 10, width: 30)], width: 90, height: 60, glyphs: .ascii
    ).grid
    #expect(small.place(of: "2–1") != nil)
  }
}

@Suite("Large text that has no letters of its own")
struct LargeFallbackTests {
  private func grid(_ text: String) -> CellGrid {
    Sample.paint(
      [Sample.text(text, 34, x: 10, y: 10, width: TypeMetrics.width(text, Face(size: 34)))],
      width: 300, height: 60
    ).grid
  }

  @Test func `an emoji stands between large digits, whole and in two columns`() throws {
    let grid = grid("12 🔥 7")
    let index = try #require(grid.cells.firstIndex { $0.glyph == "🔥" })
    #expect(grid.cells[index + 1].glyph == Cell.continuation)
    // Digits on both sides reach over more than two rows.
    let column = index % grid.columns
    let lit = grid.cells.indices.filter { BlockGlyphs.isBlock(grid.cells[$0].glyph) }
    #expect(
      lit.contains { $0 % grid.columns < column } && lit.contains { $0 % grid.columns > column + 1 }
    )
    #expect(Set(lit.map { $0 / grid.columns }).count >= 2)
  }

  @Test(arguments: ["Привет", "Ώρα 5", "日本", "مرحبا", "שלום 12"])
  func `another script is written in cells`(text: String) {
    let grid = grid(text)
    #expect(!grid.cells.contains { BlockGlyphs.isBlock($0.glyph) })
    #expect(grid.cells.contains { $0.glyph != " " })
  }

  @Test func `control characters show as nothing and do not change how the text is written`() {
    #expect(grid("4\u{7}2\u{200B}") == grid("42"))
    let small = Sample.paint(
      [Sample.text("a\u{7}b", 13, x: 10, y: 10, width: 20)], width: 60, height: 30
    ).grid
    #expect(small.place(of: "ab") != nil)
  }
}
