import Foundation
import FoundationGaps
import Testing

@Suite struct AttributedStringCodableTests {
  private struct State: Codable, Hashable { var text: AttributedString }

  private func read(_ json: String) throws -> AttributedString {
    try JSONDecoder().decode(State.self, from: Data(#"{"text":\#(json)}"#.utf8)).text
  }

  private func written(_ text: AttributedString) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(State(text: text)), as: UTF8.self)
  }

  @Test func `text with attributes is coded as Apple codes it, and read again`() throws {
    var text = AttributedString("Gate ")
    var gate = AttributedString("B12")
    gate[InlinePresentationIntentAttribute.self] = .stronglyEmphasized
    gate.link = URL(string: "https://example.com/")
    text.append(gate)
    #expect(
      try written(text)
        == #"{"text":["Gate ",{},"B12",{"NSInlinePresentationIntent":2,"NSLink":"https://example.com/"}]}"#
    )
    let tabled = try read(
      #"{"runs":["Gate ",0,"B12",1],"attributeTable":[{},{"NSInlinePresentationIntent":2,"NSLink":"https://example.com/"}]}"#
    )
    #expect(tabled == text)
    #expect(
      try read(
        #"["Gate ",{},"B12",{"NSInlinePresentationIntent":2,"NSLink":"https://example.com/"}]"#)
        == text)
    #expect(throws: DecodingError.self) {
      try read(#"{"runs":["Gate ",7],"attributeTable":[{}]}"#)
    }
  }

  @Test func `text without attributes is a plain string`() throws {
    #expect(try read(#""Gate""#) == AttributedString("Gate"))
    #expect(try read(#""""#) == AttributedString())
    #expect(try read(#"["",{}]"#) == AttributedString())
    #expect(try written("Gate") == #"{"text":"Gate"}"#)
    #expect(try written("") == #"{"text":""}"#)
  }

  @Test func `of more than ten runs the attributes stand in a table, each once`() throws {
    var text = AttributedString()
    for number in 0..<11 {
      var run = AttributedString("\(number) ")
      if number % 2 == 1 { run.link = URL(string: "https://example.com/\(number % 4)") }
      text.append(run)
    }
    let written = try written(text)
    #expect(
      written.hasPrefix(
        #"{"text":{"attributeTable":[{"NSLink":"https://example.com/1"},{"NSLink":"https://example.com/3"}],"runs":["0 ",{},"1 ",0,"2 ",{},"3 ",1,"4 ",{},"5 ",0,"#
      ), "\(written)")
    #expect(try JSONDecoder().decode(State.self, from: Data(written.utf8)).text == text)
  }

  @Test(arguments: [
    "[]", #"["",{}," x",{}]"#, #"[" x",{},"",{}]"#, #"["",{"NSLink":"https://example.com"}]"#,
    #"["x",0]"#, #"["x"]"#, "7", "null", #"{"runs":[],"attributeTable":[]}"#, #"{"runs":["x",{}]}"#,
  ])
  func `what an iPhone refuses is refused`(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }
}
