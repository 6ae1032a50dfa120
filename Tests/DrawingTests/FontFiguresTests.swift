import Testing

@testable import Drawing

/// What a widget's own font changes of the measures of text.
@Suite struct FontFiguresTests {
  private var figures: FontFigures {
    var figures = FontFigures(
      file: "/Made.ttf#0", version: "1", ascent: 1.1, descent: 0.4, lineGap: 0, capHeight: 0.6)
    figures.codes = [0x41, 0x42, 0x1F6F3]
    figures.advances = [0.5, 0.7, 2]
    figures.pairs = [
      .init(first: 0x41, second: 0x42, amount: -0.1), .init(first: 0x42, second: 0x41, amount: 0.2),
    ]
    return figures
  }

  private func face(_ figures: FontFigures?, size: Double = 10) -> Face {
    var face = Face(size: size)
    face.font = figures
    return face
  }

  @Test func `heights, widths and kerned pairs are the font's, and tracking is added`() {
    let face = face(figures)
    #expect(TypeMetrics.ascent(face) == 11 && TypeMetrics.descent(face) == 4)
    #expect(TypeMetrics.capHeight(face) == 6 && TypeMetrics.lineHeight(face) == 15)
    #expect(TypeMetrics.advances("AB", face) == [4, 7])
    #expect(TypeMetrics.advances("BA", face) == [9, 5])
    #expect(TypeMetrics.advances("AA", face) == [5, 5])
    var wide = face
    wide.tracking = 2
    #expect(TypeMetrics.width("AA", wide) == 14)
  }

  @Test func `a letter that the font lacks is the system's, and is not kerned with the font's`() {
    let (own, system) = (face(figures), face(nil))
    #expect(TypeMetrics.width("V", own) == TypeMetrics.width("V", system))
    #expect(TypeMetrics.width("AV", own) == 5 + TypeMetrics.width("V", system))
  }

  @Test func `figures that no font has are not used`() {
    var broken = figures
    broken.advances = [.nan, .infinity]
    broken.pairs = [.init(first: 0x41, second: 0x42, amount: 1e300)]
    let system = TypeMetrics.width("A", face(nil))
    #expect(TypeMetrics.width("A", face(broken)) == system)
    #expect(TypeMetrics.width("AB", face(broken)).isFinite)
    broken.codes = [0x1F6F3, 0x42, 0x41]
    #expect(TypeMetrics.width("AB🛳", face(broken)).isFinite)
  }
}
