import Foundation
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
  @Test(arguments: [
    ("plain", "plain"), ("ABC", "CBA"), ("car is THE CAR in arabic", "car is RAC EHT in arabic"),
    ("ABC def", "def CBA"), ("abc AB def", "abc BA def"), ("ABC def GHI", "IHG def CBA"),
  ])
  func `words`(written: String, seen: String) { #expect(visual(written) == seen) }

  @Test(arguments: [
    ("ABC 12", "12 CBA"), ("ABC 2–1", "1–2 CBA"), ("ABC 10:41", "10:41 CBA"),
    ("ABC 1,250.5", "1,250.5 CBA"), ("ABC $12", "$12 CBA"), ("ABC 45%", "45% CBA"),
    ("12 ABC 34", "34 CBA 12"), ("abc 12 AB", "abc 12 BA"), ("ABC 12+3", "12+3 CBA"),
    // Between Arabic letters a sign is no part of a number; alone it never is.
    ("~ABC 12+3", "3+12 CBA"), ("ABC -5", "5- CBA"),
  ])
  func `numbers keep their order, with what belongs to them`(written: String, seen: String) {
    #expect(visual(written) == seen)
  }

  @Test(arguments: [
    ("ABC (DEF)", "(FED) CBA"), ("abc (DEF) ghi", "abc (FED) ghi"),
    ("ABC (de) FGH", "HGF (de) CBA"),
    ("a(B)c", "a(B)c"), ("AB [CD", "DC] BA"),
  ])
  func `brackets face the way the text is read`(written: String, seen: String) {
    #expect(visual(written) == seen)
  }

  @Test
  func
    `punctuation between words of a direction is of that direction, at the end it is the line's`()
  {
    #expect(visual("ABC, DEF!") == "!FED ,CBA")
    #expect(visual("abc DEF! ghi") == "abc FED! ghi")
    #expect(visual("abc DEF") == "abc FED")
    #expect(visual("ABC   ") == "   CBA")
  }

  @Test func `brackets of a pair face one way, also where only one side touches foreign text`() {
    // Unicode's own examples for N0: the pair takes the line's direction when text of that direction is inside.
    #expect(visual("AB(CD[&ef]!)gh") == "gh(![ef&]DC)BA")
    #expect(visual("smith (fabrikam AB) CD") == "smith (fabrikam BA) DC")
    #expect(visual("AB(cd)EF") == "FE(cd)BA")
  }

  @Test func `isolated text orders itself and is one neutral character to the line`() {
    #expect(visual("ab \u{2067}CD 12\u{2069} ef") == "ab \u{2067}12 DC\u{2069} ef")
  }

  /// Unicode's own test, as Debian's `unicode-data` has it: code points; direction; level of the line; levels; order.
  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: VisualOrderTests.conformance)))
  func `the order is that of Unicode's test file`() throws {
    let lines = try String(contentsOfFile: VisualOrderTests.conformance, encoding: .utf8).split(
      separator: "\n"
    ).filter { !$0.hasPrefix("#") }
    #expect(lines.count > 90_000)
    let wrong = lines.filter { line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      guard fields.count == 5, scalars.allSatisfy({ $0 < 0x10000 }) else { return false }
      let direction: UInt8 = fields[1] == "0" ? 0 : fields[1] == "1" ? 1 : 0xFE
      let paragraph = VisualOrder.Paragraph(scalars.map(UInt16.init), direction: direction)
      let order = fields[4].split(separator: " ").compactMap { Int($0) }
      // Embedding marks have no place of their own; the file leaves them out.
      return paragraph?.visual.filter(order.contains) != order
    }
    // ICU pairs no more than 63 brackets that are open at once, and levels marks and isolates inside of overrides in
    // its own way.
    #expect(wrong.count <= 30)
  }

  private static let conformance = "/usr/share/unicode/BidiCharacterTest.txt"

  @Test func `a line keeps all of its characters, each once`() {
    for text in ["שלום (12–3) de%", "مرحبا 1,2 cd [م]", "((((א", "1א2ב3ג", "-א-1-"] {
      let characters = Array(text)
      let places = VisualOrder.places(characters)?.map(\.index) ?? []
      #expect(places.sorted() == Array(characters.indices))
    }
  }

  @Test func `a line of a longer paragraph keeps the paragraph's direction`() {
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
