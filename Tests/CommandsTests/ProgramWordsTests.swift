import Foundation
import Testing

@testable import Commands

@Suite("The words of the command")
struct ProgramWordsTests {
  private func words(in bytes: String) throws -> ProgramWords? {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes.utf8).write(to: file)
    return ProgramWords.told(in: file.path)
  }

  @Test func `they are read in /proc as well, empty ones and all`() throws {
    let words = try words(in: "islet\0render\0\0--at\05 s\0")
    #expect(words?.arguments == ["render", "", "--at", "5 s"])
    #expect(words?.unreadable == nil)
    // The program's name alone is a command as well.
    #expect(try self.words(in: "islet\0")?.arguments == [])
  }

  @Test func `those of this process are the same both ways`() throws {
    #expect(ProgramWords.ofThisProcess() == ProgramWords.told(in: "/proc/self/cmdline"))
    #expect(ProgramWords.ofThisProcess()?.words == CommandLine.arguments)
  }

  @Test func `without /proc there are none, and in an empty file none either`() throws {
    #expect(ProgramWords.told(in: "/nowhere/cmdline") == nil)
    #expect(try words(in: "") == nil)
  }

  @Test func `a word that is not UTF-8 is named`() {
    let words = ProgramWords([Array("islet".utf8), [0x63, 0x61, 0x66, 0xE9]])
    #expect(words.unreadable == "caf\u{FFFD}")
  }
}
