import Files
import Foundation
import Testing

@testable import Commands

@MainActor
@Suite struct InputFileTests {
  @Test func `a file that cannot be read is told with its reason and what helps with that`() throws
  {
    let folder = NSTemporaryDirectory() + "islet-input-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("12345".utf8).write(to: URL(fileURLWithPath: folder + "/long"))
    for (name, reason, fix) in [
      ("missing", "No such file or directory", "is the path right?"),
      ("", "it is a folder", "name a file in it"),
      ("long", "it has more than 4 bytes", "is this the right file?"),
      ("long/inside", "Not a directory", "is the path right?"),
    ] {
      let path = name.isEmpty ? folder : folder + "/" + name
      let error = #expect(throws: UsageError.self) {
        _ = try InputFile.read(path, Notebook().console, limit: 4)
      }
      #expect(error?.sentence == "\(path) cannot be read: \(reason)")
      #expect(error?.fix == fix)
    }
  }

  @Test func `standard input that cannot be read whole is an error and not a shorter text`() throws
  {
    let console = Console(
      write: { _ in }, complain: { _ in },
      readInput: { limit throws(FileBytes.Fault) in
        guard limit > 2 else {
          throw FileBytes.Fault(
            path: "-", reason: "it has more than \(limit) bytes", cause: .tooLarge)
        }
        return [1, 2, 3]
      })
    #expect(try InputFile.read("-", console) == [1, 2, 3])
    #expect(
      throws: UsageError(
        "standard input cannot be read: it has more than 2 bytes", fix: "is this the right file?")
    ) { try InputFile.read("-", console, limit: 2) }
  }
}
