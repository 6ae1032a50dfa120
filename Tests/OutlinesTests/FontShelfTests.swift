import Drawing
import Testing

@testable import Outlines

@Suite("Fonts") struct FontShelfTests {
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

  @Test func `Arabic letters are joined`() throws {
    let file = try #require(FontShelf.fallback("ب", Face(size: 17)))
    let apart = try #require(FontShelf.shaped("ب", file: file, isRightToLeft: true))
    let word = try #require(FontShelf.shaped("بب", file: file, isRightToLeft: true))
    #expect(word.advance < 2 * apart.advance)
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
