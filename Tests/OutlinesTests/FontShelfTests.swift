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
}
