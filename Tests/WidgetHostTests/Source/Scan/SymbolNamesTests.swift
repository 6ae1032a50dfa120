import Testing

@testable import WidgetHost

@Suite("Texts that a widget's source takes for symbols")
struct SymbolNamesTests {
  private func applied(_ source: String, to json: String) -> String {
    SymbolNames([SourceFile(path: "W.swift", text: source)]).applied(to: json)
  }

  @Test(arguments: [
    "Image(systemName: $0.image)", "Image(systemName: context.state.item.image).font(.body)",
    "Label(\"a\", systemImage: item.image)", "Image(systemName: item.image ?? \"star\")",
  ])
  func `a text that was made up becomes a symbol`(source: String) {
    #expect(
      applied(source, to: #"{"items":[{"image":"image"}],"name":"Name"}"#)
        == #"{"items":[{"image":"star.fill"}],"name":"Name"}"#)
  }

  @Test func `what was not made up from the name alone stays`() {
    let json = #"{"image":"sun.max"}"#
    #expect(applied("Image(systemName: item.image)", to: json) == json)
    let other = #"{"image":"image"}"#
    #expect(applied("Image(item.image)", to: other) == other)
    #expect(applied("Image(systemName: \"image\")", to: other) == other)
  }
}
