import Findings
import Foundation
import Testing

@testable import WidgetHost

@MainActor
@Suite("A folder in which pipes and devices stand in the place of files")
struct OddFilesTests {
  @Test func `they are left out, and nobody waits for them`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for folder in ["states", "Kit", "Assets.xcassets/Ship.imageset"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
    try Data("struct A {}".utf8).write(to: URL(fileURLWithPath: "\(path)/A.swift"))
    try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(path)/states/02-good.json"))
    let pipes = [
      "app.json", "attributes.json", "states/01-pipe.json", "defaults.json", "Kit/Package.swift",
      "Localizable.strings", "Assets.xcassets/Ship.imageset/Contents.json", "payload.json",
    ]
    for name in pipes { try #require(mkfifo("\(path)/\(name)", 0o600) == 0) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/states/03-zero.json", withDestinationPath: "/dev/zero")

    let (folder, findings) = AppFolder.load(path)
    #expect(folder.states.map(\.name) == ["02-good"])
    #expect(
      findings.map(\.sentence)
        == ["app.json", "attributes.json", "states/01-pipe.json"].map {
          "\(path)/\($0) is left out: it cannot be read."
        } + [Finding.outOfBounds("\(path)/states/03-zero.json").sentence])
    #expect(folder.localizedStrings(for: "en_US").strings.isEmpty)
    let sources = try WidgetSources(paths: [path])
    #expect(sources.files.map(\.path) == ["\(path)/A.swift"])
    #expect(sources.packages.isEmpty)
    #expect(PDFDrawing.files(of: sources).isEmpty)
  }
}
