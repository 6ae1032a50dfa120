import Findings
import Glibc
import Goldens
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

  @Test func `the editor gets the signals that this program ignores`() throws {
    ClosedPipes.endNothing()
    let editor = try #require(
      EditorCommand(place, environment: ["EDITOR": "sh -c 'kill -PIPE $$'"]).start())
    var status: Int32 = 0
    while waitpid(editor, &status, 0) < 0, errno == EINTR {}
    #expect(status & 0x7F == SIGPIPE)
  }
}
