import Testing

@testable import Commands

@MainActor
@Suite struct CompareCommandTests {
  @Test func `a screenshot that is not there is told with what to look at`() throws {
    let arguments = try CommandTable.parser.parse(["compare", "match", "goal", "nowhere.png"])
    let error = #expect(throws: UsageError.self) {
      _ = try CompareCommand.run(arguments, Notebook().console)
    }
    #expect(error?.sentence.hasPrefix("nowhere.png cannot be read: ") == true)
    #expect(error?.fix == "is the path right?")
  }
}
