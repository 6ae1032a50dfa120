import Drawing
import Testing

@testable import Outlines

@Suite("Fonts") struct FontShelfTests {
  @Test(arguments: [.min, 0, 1_000, .max])
  func `a weight of any number has files`(weight: Int) {
    #expect(!FontTable.files(for: Face(size: 17, weight: weight)).isEmpty)
  }

  @Test func `A letter has an outline above the baseline, and Inter's width`() throws {
    let glyph = try #require(FontShelf.glyph("H", Face(size: 17)))
    guard case .outline(let elements) = glyph.shape, let box = PathBox.of(elements) else {
      Issue.record("no outline")
      return
    }
    #expect(abs(box.maxY) < 0.01)
    #expect(abs(box.height - 0.727) < 0.01)
    #expect(abs(glyph.advance - 0.744) < 0.02)
  }

  @Test func `a monospaced arrow is as heavy and as upright as the letters beside it`() throws {
    func outline(_ weight: Int, isItalic: Bool = false) throws -> [PathElement]? {
      let face = Face(size: 17, weight: weight, design: .monospaced, isItalic: isItalic)
      let glyph = try #require(FontShelf.glyph("→", face))
      guard case .outline(let elements) = glyph.shape else { return nil }
      return elements
    }
    let regular = try #require(try outline(400))
    #expect(try outline(100) == regular && outline(400, isItalic: true) == regular)
    #expect(try outline(700) != regular)
  }

  @Test func `An emoji is a picture of its own colours`() throws {
    let file = try #require(FontShelf.fallback("🎉", Face(size: 17)))
    #expect(FontShelf.isColored(file))
    let text = try #require(FontShelf.shaped("🎉", file: file, isRightToLeft: false))
    #expect(text.glyphs.count == 1)
    guard case .bitmap(let bitmap)? = text.glyphs.first?.shape else {
      Issue.record("no bitmap")
      return
    }
    #expect(bitmap.width == 136)
    #expect(bitmap.bytes.contains { $0 > 200 })
    #expect(abs(bitmap.frame.width - 1.25) < 0.02)
  }

  @Test(arguments: ["↘", "↗", "→", "✓", "●"], [400, 900])
  func `a character that asks to be text is the letter that it is alone`(
    text: String, weight: Int
  ) throws {
    let face = Face(size: 34, weight: weight)
    func outline(_ text: String) throws -> [PathElement]? {
      let character = try #require(text.first)
      let glyph = try #require(FontShelf.glyph(character, face), "\(text)")
      guard case .outline(let elements) = glyph.shape else { return nil }
      return elements
    }
    let alone = try #require(try outline(text))
    #expect(try outline(text + "\u{FE0E}") == alone)
  }

  @Test func `an emoji that asks to be text has no colours`() throws {
    let colored = try #require(FontShelf.fallback("⌚", Face(size: 17)))
    #expect(FontShelf.isColored(colored))
    let plain = FontShelf.fallback("⌚\u{FE0E}", Face(size: 17))
    #expect(plain.map(FontShelf.isColored) != true)
    #expect(FontShelf.fallback("❤\u{FE0F}", Face(size: 17)).map(FontShelf.isColored) == true)
  }

  @Test(arguments: ["⏱", "☎", "✈", "✔", "⏸", "☁"])
  func `a symbol that is an emoji, too, is one on a phone, unless it asks to be text`(
    _ text: String
  ) throws {
    let face = Face(size: 17)
    let character = try #require(text.first)
    #expect(FontShelf.glyph(character, face) == nil)
    #expect(FontShelf.fallback(character, face).map(FontShelf.isColored) == true)
    let plain = try #require((text + "\u{FE0E}").first)
    #expect(FontShelf.fallback(plain, face).map(FontShelf.isColored) == false)
  }

  @Test(arguments: ["™", "↗", "▶", "✓", "★", "❤"])
  func `a symbol that the text's font has is that font's`(_ text: String) throws {
    let face = Face(size: 17)
    #expect(FontShelf.glyph(try #require(text.first), face) != nil)
  }

  @Test func `A letter under marks without end is set with as many as a text may have`() throws {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let file = try #require(FontShelf.fallback("a", Face(size: 17)))
    let set = try #require(FontShelf.shaped("a\(marks)b", file: file, isRightToLeft: false))
    #expect((2...40).contains(set.glyphs.count))
    #expect(FontFile.bounded("é👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿a") == "é👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿a")
    #expect(FontFile.bounded("a\(marks)b").unicodeScalars.count == 33)
  }

  @Test func `Arabic letters are joined`() throws {
    let file = try #require(FontShelf.fallback("ب", Face(size: 17)))
    let apart = try #require(FontShelf.shaped("ب", file: file, isRightToLeft: true))
    let word = try #require(FontShelf.shaped("بب", file: file, isRightToLeft: true))
    #expect(word.advance < 2 * apart.advance)
  }

  @Test(arguments: [
    ("en_US", HanForms.simplified), ("de", .simplified), ("zh", .simplified),
    ("zh_CN", .simplified), ("zh-Hans-HK", .simplified), ("zh_Hans_TW", .simplified),
    ("zh_TW", .traditional), ("zh-Hant", .traditional), ("zh_Hant_TW", .traditional),
    ("zh-Hant-HK", .hongKong), ("zh_MO", .hongKong), ("yue", .hongKong),
    ("yue_CN", .simplified), ("yue-Hans", .simplified), ("yue_Hant_CN", .hongKong),
    ("ja_JP", .japanese),
    ("ja", .japanese), ("ko-KR", .korean), ("", .simplified),
  ])
  func `the phone's language says how Han characters are written`(
    locale: String, forms: HanForms
  ) {
    #expect(HanForms(locale: locale) == forms)
  }

  @Test(.enabled(if: FontFolders.path(of: "NotoSansCJK-Regular") != nil), arguments: [400, 700])
  func `simplified forms are others than Japanese ones, kana are the same`(weight: Int) throws {
    func shape(_ text: String, _ forms: HanForms) throws -> [PathElement]? {
      let character = try #require(text.first)
      let file = try #require(FontShelf.fallback(character, Face(size: 17, weight: weight), forms))
      let text = FontShelf.shaped(text, file: file, isRightToLeft: false)
      guard case .outline(let elements)? = text?.glyphs.first?.shape else { return nil }
      return elements
    }
    for text in ["直", "骨", "令"] {
      #expect(try shape(text, .simplified) != shape(text, .japanese), "\(text)")
    }
    #expect(try shape("骨", .traditional) != shape("骨", .simplified))
    #expect(try shape("一", .simplified) == shape("一", .japanese))
  }

  /// The outline of a monospaced character.
  private func monospaced(_ character: Character, _ weight: Int) throws -> [PathElement] {
    let face = Face(size: 11, weight: weight, design: .monospaced)
    let glyph = try #require(FontShelf.glyph(character, face))
    guard case .outline(let elements) = glyph.shape else { return [] }
    return elements
  }

  @Test func `monospaced letters get heavier with each weight, and bold is as on phones`() throws {
    /// The width of the upright stroke of an L.
    func stem(_ weight: Int) throws -> Double {
      let places = try monospaced("L", weight).compactMap { element -> Double? in
        switch element {
        case .move(let point), .line(let point): point.x
        default: nil
        }
      }
      let left = try #require(places.min())
      return try #require(places.filter { $0 > left + 0.01 }.min()) - left
    }
    let stems = try [400, 500, 600, 700, 900].map(stem)
    #expect(zip(stems, stems.dropFirst()).allSatisfy { $0 + 0.004 < $1 }, "\(stems)")
    #expect(abs(stems[3] - 0.1275) < 0.004 && abs(stems[4] - 0.17) < 0.004, "\(stems)")
    let advances = [400, 500, 600, 700, 900].map {
      FontShelf.glyph("L", Face(size: 11, weight: $0, design: .monospaced))?.advance
    }
    #expect(advances.allSatisfy { $0.map { abs($0 - 0.6) < 0.001 } == true }, "\(advances)")
  }

  @Test func `wider stems leave a letter where it was and as high`() throws {
    let plain = try #require(PathBox.of(try monospaced("H", 400)))
    let bold = try #require(PathBox.of(try monospaced("H", 600)))
    #expect(abs(bold.midX - plain.midX) < 0.002 && abs(bold.midY - plain.midY) < 0.002)
    #expect(abs(bold.height - plain.height) < 0.015 && bold.width > plain.width + 0.012)
  }

  @Test(arguments: [Face.Design.standard, .rounded, .serif, .monospaced])
  func `a figure dash is as long as on phones, and two of them are no line`(
    _ design: Face.Design
  ) throws {
    let glyph = try #require(FontShelf.glyph("‒", Face(size: 22, design: design)))
    guard case .outline(let elements) = glyph.shape else {
      Issue.record("no outline")
      return
    }
    let box = try #require(PathBox.of(elements))
    #expect(abs(box.width - 0.455) < 0.001 && abs(box.midY + 0.28) < 0.001, "\(box)")
    #expect(abs(box.midX - glyph.advance / 2) < 0.001 && glyph.advance > box.width + 0.1)
  }

  @Test func `a monospaced arrow is as large as on phones, in its cell`() throws {
    let arrow = try #require(PathBox.of(try monospaced("→", 700)))
    #expect(abs(arrow.width - 0.576) < 0.01 && abs(arrow.height - 0.576) < 0.03, "\(arrow)")
    #expect(abs(arrow.midY + 0.35) < 0.01 && abs(arrow.midX - 0.3) < 0.01, "\(arrow)")
    for character: Character in ["←", "↑", "↔", "↗"] {
      let box = try #require(PathBox.of(try monospaced(character, 400)))
      #expect(box.minX >= 0 && box.maxX <= 0.6, "\(character): \(box)")
    }
  }

  @Test func `outlines turn one way, whichever kind of font they come from`() throws {
    func area(_ elements: [PathElement]) -> Double {
      var (area, last, start) = (0.0, Point.zero, Point.zero)
      for element in elements {
        switch element {
        case .move(let point): (last, start) = (point, point)
        case .line(let point), .quad(let point, _), .curve(let point, _, _):
          area += last.x * point.y - last.y * point.x
          last = point
        case .close: area += last.x * start.y - last.y * start.x
        }
      }
      return area
    }
    // Inter is a PostScript font, Noto's are TrueType.
    for design in [Face.Design.standard, .serif, .monospaced, .rounded] {
      let glyph = try #require(FontShelf.glyph("H", Face(size: 17, design: design)))
      guard case .outline(let elements) = glyph.shape else {
        Issue.record("\(design) has no outline")
        continue
      }
      #expect(area(elements) > 0, "\(design)")
    }
  }

  @Test func `a path the other way round has the same steps from its end`() {
    let point = { (x: Double, y: Double) in Point(x: x, y: y) }
    let path: [PathElement] = [
      .move(point(0, 0)), .line(point(1, 0)), .quad(point(2, 1), control: point(2, 0)),
      .curve(point(0, 2), control1: point(2, 2), control2: point(1, 2)), .close,
    ]
    #expect(
      path.turned == [
        .move(point(0, 2)), .curve(point(2, 1), control1: point(1, 2), control2: point(2, 2)),
        .quad(point(1, 0), control: point(2, 0)), .line(point(0, 0)), .close,
      ])
    #expect(path.turned.turned == path)
  }

  @Test(arguments: [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"), (340, "Light"),
  ])
  func `a weight has a file of its own, light ones as well`(weight: Int, name: String) {
    #expect(FontTable.files(for: Face(size: 17, weight: weight)).first == "Inter-\(name)")
    #expect(FontTable.files(for: Face(size: 20, weight: weight)).first == "InterDisplay-\(name)")
    let italic = FontTable.files(for: Face(size: 17, weight: weight, isItalic: true)).first
    #expect(italic == "Inter-\(name == "Regular" ? "" : name)Italic")
  }

  @Test func `a light letter has less ink than a heavy one`() throws {
    func width(_ weight: Int) throws -> Double {
      let glyph = try #require(FontShelf.glyph("l", Face(size: 17, weight: weight)))
      guard case .outline(let elements) = glyph.shape, let box = PathBox.of(elements) else {
        return 0
      }
      return box.width
    }
    #expect(try width(100) < width(300))
    #expect(try width(300) < width(400))
    #expect(try width(400) < width(900))
  }

  @Test func `the rounded design has round corners, and the same advance`() throws {
    func bends(_ design: Face.Design) throws -> (Int, Double) {
      let glyph = try #require(FontShelf.glyph("H", Face(size: 17, design: design)))
      guard case .outline(let elements) = glyph.shape else { return (0, 0) }
      let bends = elements.count { element in
        switch element {
        case .quad, .curve: true
        default: false
        }
      }
      return (bends, glyph.advance)
    }
    #expect(try bends(.standard).0 == 0)
    #expect(try bends(.rounded).0 >= 8)
    #expect(try bends(.rounded).1 == bends(.standard).1)
  }
}
