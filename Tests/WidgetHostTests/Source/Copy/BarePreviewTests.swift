import Testing

@testable import WidgetHost

@Suite("Previews of activities without attributes or a presentation")
struct BarePreviewTests {
  private func copy(_ preview: String) -> BuildCopy {
    BuildCopy(
      [("A.swift", "let a = 1\n\(preview)\n")], modules: ["SwiftUI", "WidgetKit"],
      assets: AssetSymbols())
  }

  @Test func `one that lacks them is left out and told with its line and what to write`() {
    let copy = copy(
      "#Preview(\"Goal\", as: .content) { Card() } contentStates: { State(score: 1) }")
    #expect(copy.findings.map(\.id) == ["widget-preview-left-out"])
    #expect(copy.findings.first?.location?.line == 2)
    #expect(copy.findings.first?.fix?.contains("using: …") == true)
    #expect(!copy.files[0].text.contains("_PreviewDeclaration"))
  }

  @Test func `one that names no presentation is left out and told with what to write`() {
    let copy = copy(
      "#Preview(\"Goal\", using: A(name: \"a\")) { Card() } contentStates: { State(score: 1) }")
    #expect(copy.findings.map(\.id) == ["widget-preview-left-out"])
    #expect(copy.findings.first?.sentence.hasSuffix("which presentation it is of.") == true)
    #expect(copy.findings.first?.fix?.contains("as: .content") == true)
    #expect(!copy.files[0].text.contains("_PreviewDeclaration"))
  }

  @Test func `one that has them stays, and so does one of a widget`() {
    for preview in [
      "#Preview(as: .content, using: A(name: \"a\")) { Card() } contentStates: { State(score: 1) }",
      "#Preview(as: .systemSmall) { Card() } timeline: { Entry() }",
    ] {
      let copy = copy(preview)
      #expect(copy.findings.isEmpty)
      #expect(copy.files[0].text.contains("_PreviewDeclaration"))
    }
  }
}
