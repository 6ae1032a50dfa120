import Testing

@testable import WidgetHost

@Suite("Samples in a widget's source")
struct SampleCodeTests {
  /// Returns the lines that are not blank.
  private func kept(_ text: String) -> [String] {
    SampleCode.blanked(in: text).split(separator: "\n").map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test func `previews and comments are blanked, and lines stay where they were`() {
    let text = """
      struct Card: View { let title = "Near" } // "Near"
      /* "Near"
       */
      #Preview("Near", as: .content, using: Ferry(line: "L1")) {
        FerryWidget()
      } contentStates: {
        Ferry.ContentState(pier: "Near")
      }
      struct Old: PreviewProvider { static var previews: some View { Card() } }
      let end = 1
      """
    let blanked = SampleCode.blanked(in: text)
    #expect(kept(text).count == 2)
    #expect(blanked.utf8.count == text.utf8.count)
    #expect(
      blanked.split(separator: "\n", omittingEmptySubsequences: false).count
        == text.split(separator: "\n").count)
    #expect(blanked.hasPrefix(#"struct Card: View { let title = "Near" }"#))
    #expect(blanked.hasSuffix("let end = 1"))
  }

  @Test(arguments: [
    "extension FerryAttributes { static let preview = FerryAttributes(line: \"L1\") }",
    "extension FerryAttributes.ContentState { static var late: Self { .init(pier: \"L1\") } }",
    "extension FerryAttributes.ContentState { static let late = Self(pier: \"L1\") }",
    "struct FerryAttributes: ActivityAttributes { struct ContentState { static let x = ContentState(\"L1\") } }",
    "let sampleLine = \"L1\"",
    "enum Values { static func mockLine() -> String { \"L1\" } }",
  ])
  func `values for trying it out are blanked`(source: String) {
    #expect(!SampleCode.blanked(in: source).contains("L1"))
  }

  @Test(arguments: [
    "extension FerryAttributes { var title: String { \"L1\" } }",
    "extension FerryAttributes { static let title = \"L1\" }",
    "struct Card: View { static let title = \"L1\" }",
    "struct Card: View { var sampleText: String { \"L1\" } }",
    "struct Card: View { static var preview: some View { Text(\"L1\") } }",
    "struct Card: View { var body: some View { Text(\"L1\") } }",
  ])
  func `what a view shows is kept`(source: String) {
    #expect(SampleCode.blanked(in: source) == source)
  }
}
