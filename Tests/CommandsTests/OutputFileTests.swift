import Foundation
import Glibc
import Testing

@testable import Commands

@Suite("What is written where the user says")
struct OutputFileTests {
  /// A folder of the test's own, removed with it.
  private final class Place {
    let path = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }

    func text(_ name: String) -> String? {
      try? String(contentsOfFile: self[name], encoding: .utf8)
    }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }
  }

  @Test func `folders above the file are made, and no draft stays behind`() throws {
    let place = try Place()
    try OutputFile.write("one", to: place["a/b/card.txt"])
    try OutputFile.write("two", to: place["a/b/card.txt"])
    #expect(place.text("a/b/card.txt") == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place["a/b"]) == ["card.txt"])
  }

  @Test func `a file keeps its permissions, and a link stays a link to it`() throws {
    let place = try Place()
    try OutputFile.write("one", to: place["real.txt"])
    chmod(place["real.txt"], 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: place["link.txt"], withDestinationPath: "real.txt")
    try OutputFile.write("two", to: place["link.txt"])
    #expect(place.text("real.txt") == "two")
    var status = stat()
    #expect(lstat(place["link.txt"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(place["real.txt"], &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func `a pipe is written to and not replaced`() throws {
    let place = try Place()
    #expect(mkfifo(place["pipe"], 0o600) == 0)
    let reader = open(place["pipe"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.write("card", to: place["pipe"])
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &buffer, buffer.count) == 4)
    var status = stat()
    #expect(stat(place["pipe"], &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `what stands in the way is named with its reason, and nothing else is touched`() throws
  {
    let place = try Place()
    try OutputFile.write("mine", to: place["file"])
    let error = #expect(throws: UsageError.self) {
      try OutputFile.write("card", to: place["file/card.txt"], fix: "choose another file")
    }
    #expect(error?.sentence == "\(place["file/card.txt"]) cannot be written: Not a directory")
    #expect(error?.fix == "choose another file")
    #expect(throws: UsageError.self) { try OutputFile.write("card", to: place.path) }
    #expect(place.names == ["file"] && place.text("file") == "mine")
  }

  @Test func `what cannot be written is found out before, and what is there stays as it is`() throws
  {
    let place = try Place()
    try OutputFile.prepare(place["new.txt"])
    #expect(place.names.isEmpty)
    try OutputFile.write("mine", to: place["file"])
    try OutputFile.prepare(place["file"])
    #expect(place.names == ["file"] && place.text("file") == "mine")
    try OutputFile.prepare("/dev/null")

    for path in [place.path, place["file/card.txt"], "/proc/card.txt"] {
      let error = #expect(throws: UsageError.self) {
        try OutputFile.prepare(path, fix: "choose another file")
      }
      #expect(error?.sentence.hasPrefix("\(path) cannot be written: ") == true)
      #expect(error?.fix == "choose another file")
    }
    #expect(place.names == ["file"])
  }

  @Test func `a folder for files is made, and told before where none can be written`() throws {
    let place = try Place()
    try OutputFile.prepare(folder: place["new/pictures/"])
    #expect(place.names == ["new"])
    try OutputFile.write("mine", to: place["file"])
    for path in [place["file"], place["file/below"], "/proc"] {
      let error = #expect(throws: UsageError.self) { try OutputFile.prepare(folder: path) }
      #expect(error?.sentence.hasPrefix("\(path) cannot be written: ") == true)
    }
    #expect(place.names == ["file", "new"])
  }
}
