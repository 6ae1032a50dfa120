import FoundationGaps
import Testing

struct OrdinaryFileTests {
  @Test func `a file is read as far as the limit lets it be, and nothing else is`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (file, pipe) = ("\(folder)/file", "\(folder)/pipe")
    try Data("1234".utf8).write(to: URL(fileURLWithPath: file))
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(OrdinaryFile.contents(file, limit: 4) == Data("1234".utf8))
    #expect(OrdinaryFile.contents(file, limit: 3) == nil)
    #expect(OrdinaryFile.head(file, count: 3) == Data("123".utf8))
    #expect(OrdinaryFile.head(file, count: 9) == Data("1234".utf8))
    for other in [folder, pipe, "/dev/zero", "\(folder)/missing"] {
      #expect(OrdinaryFile.contents(other) == nil, "\(other)")
      #expect(OrdinaryFile.head(other, count: 3) == nil, "\(other)")
    }
  }
}
