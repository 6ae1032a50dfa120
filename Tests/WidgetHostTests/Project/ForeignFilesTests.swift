import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("Which files are compiled with the activities")
struct ForeignFilesTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/Projects/Xcode").standardizedFileURL.path

  /// The names of files that are not, in the fixture of an Xcode project and with files beside it.
  private func foreign(_ more: [String: String] = [:], packages: [String] = []) throws -> [String] {
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

  /// The names of files with activities that no target compiles, with files beside the fixture's.
  private func strays(_ more: [String: String], packages: [String] = []) throws -> [String] {
    var sources = try WidgetSources(paths: [folder])
    for (name, text) in more.sorted(by: { $0.key < $1.key }) {
      sources.files.append(.init(path: "\(folder)/\(name)", text: text))
    }
    let project = Project(folder: folder, sources: sources.files)
    return project.strayFiles(packages: packages.map { "\(folder)/\($0)" }).sorted()
      .map { ProjectPath.name(sources.files[$0].path) }
  }

  private static let widget =
    "struct W: Widget { let body = ActivityConfiguration(for: A.self) {} }"

  @Test func `an activity that no target has is a stray, and what has none is not`() throws {
    let more = ["Old/Old.swift": Self.widget, "Old/Draft.swift": "struct Draft {}"]
    #expect(try strays(more) == ["Old.swift"])
  }

  @Test func `an activity of a package is no stray`() throws {
    let more = ["Kit/Sources/Kit.swift": Self.widget]
    #expect(try strays(more, packages: ["Kit"]).isEmpty)
  }

  @Test func `a name that a target lists is a stray unless the listed file is gone`() throws {
    let folder = try TestFolder.path(
      "strays",
      with: [
        "project.yml": """
        targets:
          Ferry: {type: application, sources: [App/Gone.swift]}
          Card: {type: app-extension, sources: [W/New/Live.swift]}
        """,
        "W/Live.swift": Self.widget, "W/New/Live.swift": Self.widget, "Old/Gone.swift": Self.widget,
      ])
    let sources = try WidgetSources(paths: [folder]).files
    let project = Project(folder: folder, sources: sources)
    func paths(_ places: Set<Int>) -> [String] {
      places.map { String(sources[$0].path.dropFirst(folder.count + 1)) }
    }
    #expect(paths(project.strayFiles(packages: [])) == ["W/Live.swift"])
    #expect(paths(project.compiledActivities) == ["W/New/Live.swift"])
  }

  @Test func `nothing is a stray where no extension compiles an activity`() throws {
    let sources = [
      WidgetSources.File(path: "\(folder)/Old/Old.swift", text: Self.widget)
    ]
    let project = Project(folder: "\(folder)/Old", sources: sources)
    #expect(project.strayFiles(packages: []).isEmpty)
  }
}
