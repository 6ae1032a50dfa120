import FoundationGaps
import Testing

struct FolderWalkTests {
  @Test func `a folder is gone through by name, whatever order its names come in`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["b/c", "b/a", "b.d", "a"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "\(folder)/b")
    func names(_ place: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    }
    let expected = ["a", "b", "b/a", "b/c", "b.d", "link"]
    #expect(Array(FolderWalk(folder)) == expected)
    #expect(Array(FolderWalk(folder) { names($0) }) == expected)
    #expect(Array(FolderWalk(folder) { names($0).reversed() }) == expected)
    // What is in a link is not the folder's, unless the link is what was named.
    #expect(Array(FolderWalk("\(folder)/link")) == ["a", "c"])
    #expect(Array(FolderWalk("\(folder)/link/")) == ["a", "c"])
    #expect(Array(FolderWalk("\(folder)/nowhere")).isEmpty)
  }

  @Test func `what is below a path can be left out`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["a/x", "b/y", "c/z"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    var walk = FolderWalk(folder)
    var passed: [String] = []
    while let path = walk.next() {
      passed.append(path)
      if path == "b" { walk.skipDescendants() }
    }
    #expect(passed == ["a", "a/x", "b", "c", "c/z"])
  }
}
