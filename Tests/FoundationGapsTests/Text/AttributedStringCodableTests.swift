import Foundation
import FoundationGaps
import Testing

@Suite struct AttributedStringCodableTests {
  @Test func `text with attributes is coded as Apple codes it, and read again`() throws {
    struct State: Codable, Hashable { var text: AttributedString }
    var text = AttributedString("Gate ")
    var gate = AttributedString("B12")
    gate[InlinePresentationIntentAttribute.self] = .stronglyEmphasized
    gate.link = URL(string: "https://example.com/")
    text.append(gate)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(State(text: text))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"text":["Gate ",{},"B12",{"NSInlinePresentationIntent":2,"NSLink":"https://example.com/"}]}"#
    )
    #expect(try JSONDecoder().decode(State.self, from: data).text == text)
    func read(_ json: String) throws -> AttributedString {
      let state = try JSONDecoder().decode(State.self, from: Data(json.utf8))
      return state.text
    }
    let tabled = try read(
      #"{"text":{"runs":["Gate ",0,"B12",1],"attributeTable":[{},{"NSInlinePresentationIntent":2,"NSLink":"https://example.com/"}]}}"#
    )
    #expect(tabled == text)
    #expect(throws: DecodingError.self) {
      try read(#"{"text":{"runs":["Gate ",7],"attributeTable":[{}]}}"#)
    }
    #expect(throws: DecodingError.self) { try read(#"{"text":"Gate"}"#) }
  }
}
