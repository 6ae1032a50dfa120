import Testing

@testable import Drawing

@Suite struct SmallCapitalsTests {
  private func face(_ letters: SmallCapitals?) -> Face {
    var face = Face(size: 20)
    face.smallCapitals = letters
    return face
  }

  private func width(_ text: String, _ letters: SmallCapitals?) -> Double {
    TypeMetrics.width(text, face(letters))
  }

  @Test func `a small capital is narrower than a capital and keeps the tracking of its size`() {
    let tracking = TypeMetrics.Calibration.tracking(face(nil))
    let capital = width("H", nil) - tracking
    #expect(abs(width("h", .lowercase) - tracking - 0.78 * capital) < 1e-9)
    #expect(width("h", .lowercase) != width("h", nil))
  }

  @Test func `each kind of small capitals changes its own letters`() {
    #expect(width("Hh", .lowercase) > width("Hh", .all))
    #expect(width("H", .lowercase) == width("H", nil))
    #expect(width("h", .uppercase) == width("h", nil))
    #expect(width("H", .uppercase) == width("h", .lowercase))
  }

  @Test func `a pair of small capitals moves together by as much less`() {
    let (a, v) = (width("a", .lowercase), width("v", .lowercase))
    let pair = width("av", .lowercase) - a - v
    let capitals = width("AV", nil) - width("A", nil) - width("V", nil)
    #expect(capitals < 0)
    #expect(abs(pair - 0.78 * capitals) < 1e-9)
  }

  @Test(arguments: ["7", ".", "ß", "漢", "ა"] as [Character])
  func `what has no capital of one letter stays as it is`(_ letter: Character) {
    #expect(face(.all).smallCapital(of: letter) == nil)
  }

  @Test func `letters of one width keep it`() {
    var mono = face(.lowercase)
    mono.design = .monospaced
    #expect(TypeMetrics.width("h", mono) == TypeMetrics.width("H", mono))
  }

  @Test func `a font of the widget's own stays as its file has it`() {
    var own = face(.lowercase)
    #expect(own.smallCapital(of: "h") == "H")
    own.font = FontFigures(
      file: "/a.ttf#0", version: "1", ascent: 1, descent: 0, lineGap: 0, capHeight: 0.7)
    #expect(own.smallCapital(of: "h") == nil)
  }
}
