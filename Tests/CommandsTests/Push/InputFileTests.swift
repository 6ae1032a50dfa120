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
}
