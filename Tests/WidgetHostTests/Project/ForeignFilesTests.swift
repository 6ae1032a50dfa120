import Foundation
import Testing

@testable import WidgetHost

@Suite("Which files are compiled with the activities")
struct ForeignFilesTests {
  /// The names of files that are not, in the fixture of an Xcode project and with files beside it.
  private func foreign(_ more: [String: String] = [:], packages: [String] = []) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Projects/Xcode").standardizedFileURL.path
    var sources = try WidgetSources(paths: [folder])
    for (name, text) in more.sorted(by: { $0.key < $1.key }) {
      sources.files.append(.init(path: "\(folder)/\(name)", text: text))
    }
    let project = Project(folder: folder, sources: sources.files)
    return project.foreignFiles(packages: packages.map { "\(folder)/\($0)" }).sorted()
      .map { ProjectPath.name(sources.files[$0].path) }
  }

  @Test func `the app's own files are not, and what both targets have is`() throws {
    #expect(try foreign() == ["FerryApp.swift"])
  }

  @Test func `what no target has is not, unless it is a package's or declares an activity`() throws
  {
    let more = [
      "Design/Draft.swift": "struct Draft {}", "Kit/Sources/Kit.swift": "struct Kit {}",
      "Old/Old.swift": "let old = ActivityConfiguration(for: A.self)",
    ]
    #expect(try foreign(more, packages: ["Kit"]) == ["FerryApp.swift", "Draft.swift"])
  }
}
