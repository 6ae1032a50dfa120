import Testing

@testable import WidgetHost

private let files = [
  "Card-0.swift": BuildCopy.File(
    original: "Widget/Card.swift", name: "Card-0.swift", text: "", lineCount: 20)
]

private func messages(_ output: String) -> CompilerMessages {
  CompilerMessages(output, files: files)
}

@Suite struct CompilerMessagesTests {
  @Test func `an error is told at the user's own file and line`() {
    let finding = messages("/cache/Card-0.swift:12:5: error: missing return\n").findings.first
    #expect(finding?.location?.file == "Widget/Card.swift")
    #expect(finding?.location?.line == 12)
    #expect(finding?.sentence == "Missing return.")
    #expect(finding?.id == "widget-does-not-compile")
  }

  @Test func `a missing Apple API is named`() {
    let finding = messages(
      "/c/Card-0.swift:3:9: error: value of type 'some View' has no member 'glassEffect'\n"
    ).findings.first
    #expect(finding?.id == "widget-missing-api")
    #expect(finding?.sentence.hasPrefix("some View.glassEffect is not here") == true)
  }

  @Test func `a missing member of the user's own type is no missing API`() {
    let finding = messages(
      "/c/Card-0.swift:3:9: error: value of type 'MatchState' has no member 'score'\n"
    ).findings.first
    #expect(finding?.id == "widget-does-not-compile")
  }

  @Test func `an error behind the user's lines is left out while there are others`() {
    let findings = messages(
      "/c/Card-0.swift:25:3: error: cannot find '_WidgetCatalog' in scope\n"
        + "/c/Card-0.swift:20:3: error: expected '}'\n"
    ).findings
    #expect(findings.map(\.location?.line) == [20])
  }

  @Test func `an error told twice is shown once, and there is always one`() {
    let line = "/c/Card-0.swift:2:1: error: x\n"
    #expect(messages(line + line).findings.count == 1)
    #expect(messages("").findings.count == 1)
  }

  @Test func `names of assets are collected`() {
    let messages = messages("/c/Card-0.swift:2:1: error: type 'Color' has no member 'brand'\n")
    #expect(messages.missingColors == ["brand"])
  }

  @Test(
    arguments: [
      "type 'String' has no member 'brand'", "type 'ColorResource' has no member 'brand'",
      "reference to member 'brand' cannot be resolved without a contextual type",
    ])
  func `a name that Xcode would have made of an asset is noticed however it is told`(
    _ sentence: String
  ) {
    let messages = CompilerMessages("/tmp/A-0.swift:3:5: error: \(sentence)", files: [:])
    #expect(messages.missingColors == ["brand"])
  }
}
