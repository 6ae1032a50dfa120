import Foundation
import Testing

@Suite("islet install", .waitsForPrograms) struct InstallTests {
  private let program: BuiltProgram
  private var target: String { program.folder.appendingPathComponent("place").path }

  init() throws { program = try BuiltProgram() }

  /// Returns all names of a folder that is there, hidden ones as well.
  private func names(_ folder: String) -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
  }

  private func installed(_ arguments: [String]) throws -> BuiltProgram.Result {
    try program.run(arguments, program: target + "/bin/islet")
  }

  @Test func `the copy runs, replaces an earlier one, and leaves what others put there`()
    throws
  {
    defer { program.remove() }
    let others = ["bin/islet.new", "share/islet/Match.new", "share/islet/notes.txt"]
    for _ in 1...2 {
      for file in others {
        let url = URL(fileURLWithPath: target + "/" + file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: url)
      }
      let result = try program.run(["install", target])
      #expect(result.code == 0, "\(result.error)")
      #expect(result.out == "\(target)/bin/islet\n")
      for file in others {
        #expect(try String(contentsOfFile: target + "/" + file, encoding: .utf8) == "mine")
      }
    }
    #expect(names(target + "/bin") == ["islet", "islet-library", "islet.new"])
    #expect(names(target + "/share/islet").isSuperset(of: ["Match", "fonts"]))
    let version = try installed(["--version"])
    #expect(version.code == 0)
    #expect(try version.out == program.run(["--version"]).out)
    let picture = try installed(["render", "Match"])
    #expect(picture.code == 0, "\(picture.error)")
    #expect(picture.out.contains("match 01-before · lockScreen"))
  }

  @Test func `a place that cannot be written is named, with another one to take`() throws {
    defer { program.remove() }
    let file = try program.write("", to: "file")
    let result = try program.run(["install", file + "/below"])
    #expect(result.code == 2)
    #expect(result.error.contains("\(file)/below cannot be written"), "\(result.error)")
    #expect(result.error.contains("islet install ~/.local"), "\(result.error)")
  }

  @Test func `a folder of one's own with the program's name is named and stays`() throws {
    defer { program.remove() }
    let mine = URL(fileURLWithPath: target + "/bin/islet/mine")
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: mine.appendingPathComponent("notes.txt"))
    let result = try program.run(["install", target])
    #expect(result.code == 2)
    #expect(result.error.contains("\(target)/bin/islet is a folder"), "\(result.error)")
    #expect(names(target) == ["bin"] && names(mine.path) == ["notes.txt"])
  }

  @Test func `in a folder whose path is not UTF-8 nothing is written beside it`() throws {
    defer { program.remove() }
    let words = #"""
      mkdir "$(printf 'n\351')" && cd "$(printf 'n\351')" && "$0" init shop --from -
      code=$?; cd .. && ls -d n* | wc -l; rm -r n*; exit $code
      """#
    let result = try program.run(["-c", words, BuiltProgram.path], program: "/bin/bash")
    #expect(result.code == 2 && result.error.contains("is not UTF-8"), "\(result.error)")
    #expect(result.out == "1\n")
  }

  @Test func `what cannot be copied as a whole leaves the folder as it was`() throws {
    defer { program.remove() }
    // The last that is copied has no room: a file stands where its folder belongs.
    let url = URL(fileURLWithPath: target + "/share/islet/fonts")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: url)
    let result = try program.run(["install", target])
    #expect(result.code == 2)
    #expect(names(target) == ["share"] && names(target + "/share/islet") == ["fonts"])
  }

  @Test func `an interrupt leaves the whole copy or nothing of it`() throws {
    defer { program.remove() }
    let process = program.process(["install", target])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !FileManager.default.fileExists(atPath: target + "/bin") {}
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    let isDone = process.terminationStatus == 0
    #expect(isDone || process.terminationStatus == 130 && process.terminationReason == .exit)
    #expect(names(target) == (isDone ? ["bin", "share"] : []))
    #expect(FileManager.default.fileExists(atPath: target) == isDone)
  }
}
