import FoundationGaps
import Testing

@Suite("Inline Markdown")
struct MarkdownTests {
  private func plain(_ markdown: String) throws -> String {
    try String(AttributedString(markdown: markdown).characters)
  }

  @Test(arguments: ["\\", "a\\", "**a", "a *", "`", "~~", "[a](", "[a", "](", "_", "**"])
  func `what is never closed, and a backslash with nothing behind it, stands as it is`(
    _ text: String
  ) throws {
    #expect(try plain(text) == text)
  }

  @Test(arguments: [("\\*a\\*", "*a*"), ("\\\\", "\\"), ("\\[a](b)", "[a](b)")])
  func `a backslash takes the meaning from the mark behind it`(_ text: String, _ shown: String)
    throws
  {
    #expect(try plain(text) == shown)
  }

  @Test func `marks in one another are as deep as they are written`() throws {
    let text = try AttributedString(markdown: "**a _b ~~c~~_**")
    let intents = text.runs.map { $0[InlinePresentationIntentAttribute.self] ?? [] }
    #expect(
      intents == [
        .stronglyEmphasized, [.stronglyEmphasized, .emphasized],
        [.stronglyEmphasized, .emphasized, .strikethrough],
      ])
    // As long as a payload may be.
    #expect(try plain(String(repeating: "*_", count: 2048)).count <= 4096)
  }
}
