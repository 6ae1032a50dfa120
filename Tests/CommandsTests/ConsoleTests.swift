import Findings
import Testing

@testable import Commands

@MainActor
@Suite("What a command sees of the world")
struct ConsoleTests {
  private func run(_ words: [String], fault: String?) -> (code: Int32, complaint: String) {
    final class Sink { var text = "" }
    let sink = Sink()
    let console = Console(
      write: { _ in }, complain: { sink.text += $0 }, outputFault: { fault })
    return (IsletCommand.run(words, console: console), sink.text)
  }

  @Test(arguments: [["--version"], ["help", "push"], ["man"], ["render", "--help"]])
  func `a result that cannot be written is an error and not silence`(_ words: [String]) {
    #expect(run(words, fault: nil).code == ExitCode.done)
    let result = run(words, fault: "No space left on device")
    #expect(result.code == ExitCode.usage)
    #expect(result.complaint.contains("standard output: No space left on device"))
  }

  @Test(arguments: [
    ["\u{1B}[31m\r\n::error::x"], ["check", "a\n::error::x", "--report", "github"],
  ])
  func `a name from outside adds no line to what is complained of`(_ words: [String]) {
    let complaint = run(words, fault: nil).complaint
    #expect(complaint.contains("␊::error::x"), "\(complaint)")
    #expect(!complaint.contains("\n::error") && !complaint.contains("\n ::error"), "\(complaint)")
  }

  @Test func `what is wrong is told in one line, and each thing to type in one more`() {
    let sink = Complaints()
    let console = Console(write: { _ in }, complain: { sink.text += $0 })
    var error = UsageError(
      "2 are\n::error::running", fix: "a\r\n::error::b",
      at: SourceLocation(file: "c\n::error::d", line: 3))
    error.moreFixes = ["e\n::error::f"]
    #expect(IsletCommand.report(error, console) == ExitCode.usage)
    #expect(
      sink.text == "c␊::error::d:3: error: 2 are␊::error::running\n       a␍␊::error::b\n"
        + "       e␊::error::f\n")
  }

  private final class Complaints { var text = "" }

  @Test func `exit codes stay what scripts know`() {
    #expect(
      [ExitCode.done, ExitCode.failed, ExitCode.usage, ExitCode.interrupted] == [0, 1, 2, 130])
  }

  @Test func `a path that is not UTF-8 is none, and not that of another folder`() {
    #expect(Console.path(Array("/caf\u{E9}".utf8)) == "/caf\u{E9}")
    #expect(Console.path([0x2F, 0x6E, 0xE9]) == nil)
  }

  @Test func `a path is made absolute from where the command runs, and shortened for a person`() {
    let console = Console(
      write: { _ in }, complain: { _ in }, environment: ["HOME": "/home/ida"],
      workingDirectory: "/src")
    #expect(console.absolute("a b/c") == "/src/a b/c")
    #expect(console.absolute("/a") == "/a")
    #expect(console.absolute("~/a") == "/home/ida/a")
    #expect(console.shortened("/home/ida/a") == "~/a")
    #expect(console.shortened("/home/idaho/a") == "/home/idaho/a")
  }
}
