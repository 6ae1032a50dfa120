import Testing

@testable import WidgetHost

@Suite("Which images code names")
struct NamedImagesTests {
  private func names(_ text: String, of known: Set<String>) -> Set<String> {
    NamedImages(known, in: [text]).names
  }

  @Test func `a name stands in quotes, as a symbol, or begins before a value`() {
    let known: Set = ["logo", "Icons/gold-star", "flag_de", "flag_fr", "flags"]
    #expect(names(#"Image("logo")"#, of: known) == ["logo"])
    #expect(names(#"UIImage(named: "logo.pdf")"#, of: known) == ["logo"])
    #expect(names("Image(.Icons.goldStar)", of: known) == ["Icons/gold-star"])
    #expect(names(#"Image("flag_\(code)")"#, of: known) == ["flag_de", "flag_fr"])
    #expect(names(#"Text("\(a)"); Image("Icons/gold-star")"#, of: known) == ["Icons/gold-star"])
  }

  @Test func `a part of a name, a longer one and the beginning of a text name nothing`() {
    let known: Set = ["logo", "flag_de", "home"]
    #expect(names(#"Text("logos \(a)"); x.logoView; "fl\(code)"; "home\n""#, of: known).isEmpty)
    #expect(names("\"" + String(repeating: "logo ", count: 100) + "\"", of: known).isEmpty)
    #expect(names("", of: known).isEmpty)
  }
}
