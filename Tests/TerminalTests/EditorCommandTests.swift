import Findings
import Testing

@testable import Terminal

@Suite("The person's editor")
struct EditorCommandTests {
  private let place = SourceLocation(file: "My Widget.swift", line: 12, column: 5)

  @Test(arguments: [
    (["EDITOR": "nano"], "exec nano +12 \"$1\""),
    (["EDITOR": "nano", "VISUAL": "/usr/bin/vim -R"], "exec /usr/bin/vim -R +12 \"$1\""),
    (["EDITOR": "code"], "exec code -w -g \"$1:12:5\""),
    (["EDITOR": "hx"], "exec hx \"$1:12:5\""),
    ([:], "exec vi +12 \"$1\""), (["EDITOR": ""], "exec vi +12 \"$1\""),
  ])
  func `a place is given as each editor wants it`(environment: [String: String], script: String) {
    let command = EditorCommand(place, environment: environment)
    #expect(command.script == script)
    #expect(command.file == "My Widget.swift")
  }
}
