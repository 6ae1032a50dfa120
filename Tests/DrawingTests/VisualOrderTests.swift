import Testing

@testable import Drawing

/// How a line looks from left to right. Capital letters stand for Hebrew ones, as in Unicode's own
/// examples; `~` before a text makes them Arabic.
private func visual(_ text: String) -> String {
  let isArabic = text.first == "~"
  let plain = Array(isArabic ? String(text.dropFirst()) : text)
  let foreign = plain.map { letter -> Character in
    guard letter.isASCII, letter.isUppercase, let value = letter.asciiValue else { return letter }
    let start: UInt32 = isArabic ? 0x0628 : 0x05D0
    return Unicode.Scalar(start + UInt32(value) - 65).map(Character.init) ?? letter
  }
  guard let places = VisualOrder.places(foreign) else { return text }
  return String(
    places.map { $0.isMirrored ? VisualOrder.mirrored(plain[$0.index]) : plain[$0.index] })
}

@Suite("Text of both directions stands in the order in which it is read")
struct VisualOrderTests {
  @Test(
    "words",
    arguments: [
      ("plain", "plain"), ("ABC", "CBA"), ("car is THE CAR in arabic", "car is RAC EHT in arabic"),
      ("ABC def", "def CBA"), ("abc AB def", "abc BA def"), ("ABC def GHI", "IHG def CBA"),
    ])
  func words(written: String, seen: String) { #expect(visual(written) == seen) }

  @Test(
    "numbers keep their order, with what belongs to them",
    arguments: [
      ("ABC 12", "12 CBA"), ("ABC 2–1", "1–2 CBA"), ("ABC 10:41", "10:41 CBA"),
      ("ABC 1,250.5", "1,250.5 CBA"), ("ABC $12", "$12 CBA"), ("ABC 45%", "45% CBA"),
      ("12 ABC 34", "34 CBA 12"), ("abc 12 AB", "abc 12 BA"), ("ABC 12+3", "12+3 CBA"),
      // Between Arabic letters a sign is no part of a number; alone it never is.
      ("~ABC 12+3", "3+12 CBA"), ("ABC -5", "5- CBA"),
    ])
  func numbers(written: String, seen: String) { #expect(visual(written) == seen) }

  @Test(
    "brackets face the way the text is read",
    arguments: [
      ("ABC (DEF)", "(FED) CBA"), ("abc (DEF) ghi", "abc (FED) ghi"),
      ("ABC (de) FGH", "HGF (de) CBA"),
      ("a(B)c", "a(B)c"), ("AB [CD", "DC] BA"),
    ])
  func brackets(written: String, seen: String) { #expect(visual(written) == seen) }

  @Test(
    "punctuation between words of a direction is of that direction, at the end it is the line's")
  func neutrals() {
    #expect(visual("ABC, DEF!") == "!FED ,CBA")
    #expect(visual("abc DEF! ghi") == "abc FED! ghi")
    #expect(visual("abc DEF") == "abc FED")
    #expect(visual("ABC   ") == "   CBA")
  }

  @Test("a line keeps all of its characters, each once")
  func permutation() {
    for text in ["שלום (12–3) de%", "مرحبا 1,2 cd [م]", "((((א", "1א2ב3ג", "-א-1-"] {
      let characters = Array(text)
      let places = VisualOrder.places(characters)?.map(\.index) ?? []
      #expect(places.sorted() == Array(characters.indices))
    }
  }

  @Test("a line of a longer paragraph keeps the paragraph's direction")
  func paragraphs() {
    let line = Array("iPhone שלי")
    func seen(_ isRightToLeft: Bool?) -> String {
      String((VisualOrder.places(line, isRightToLeft: isRightToLeft) ?? []).map { line[$0.index] })
    }
    #expect(seen(nil) == "iPhone ילש")
    #expect(seen(true) == "ילש iPhone")
    #expect(VisualOrder.places(Array("abc."), isRightToLeft: false) == nil)
    #expect(VisualOrder.places(Array("ab."), isRightToLeft: true)?.map(\.index) == [2, 0, 1])
    #expect(VisualOrder.isRightToLeft(Array("a ש")) == false)
    #expect(VisualOrder.isRightToLeft(Array("1 ש a")) == true)
    #expect(VisualOrder.isRightToLeft(Array("abc")) == nil)
  }
}
