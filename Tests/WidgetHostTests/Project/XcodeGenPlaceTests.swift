import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("Where specifications of XcodeGen stand")
struct XcodeGenPlaceTests {
  private static let spec = """
    targets:
      Card:
        type: app-extension
        sources: [SOURCES]
    """

  /// Returns the folders that the target's sources are looked for in, relative to the repository.
  private func sources(
    of files: [String: String], in folder: String = "", isRepository: Bool = true
  ) throws -> [String] {
    var files = files
    files["Widget/Card.swift"] = "struct Card {}"
    if isRepository { files[".git/HEAD"] = "" }
    let top = try TestFolder.path("place", with: files)
    let project = Project(
      folder: folder.isEmpty ? top : "\(top)/\(folder)",
      sources: [.init(path: "\(top)/Widget/Card.swift", text: "struct Card {}")])
    return project.targets.flatMap { $0.sources.folders.map(\.path) }
      .map { String($0.dropFirst(top.count + 1)) }
  }

  private func spec(_ sources: String) -> String {
    Self.spec.replacing("SOURCES", with: sources)
  }

  @Test func `paths are relative to the specification where that has the sources`() throws {
    #expect(try sources(of: ["project.yml": spec("Widget")]) == ["Widget"])
    #expect(try sources(of: ["tools/project.yml": spec("../Widget")]) == ["Widget"])
  }

  @Test func `paths may be relative to the repository, and stay where nothing has the sources`()
    throws
  {
    #expect(try sources(of: ["tools/project.yml": spec("Widget")]) == ["Widget"])
    #expect(try sources(of: ["a/b/project.yml": spec("Widget")]) == ["Widget"])
    #expect(try sources(of: ["tools/project.yml": spec("Gone")]) == ["tools/Gone"])
  }

  @Test func `a specification of another name counts where no project.yml is beside it`() throws {
    #expect(try sources(of: ["xcodegen.yml": spec("Widget")]) == ["Widget"])
    #expect(
      try sources(of: ["project-ios.yml": spec("Gone"), "project.yml": spec("Widget")])
        == ["Widget"])
    #expect(try sources(of: ["compose.yml": spec("Widget")]).isEmpty)
  }

  @Test func `a specification beside the folder is found in a repository, and nowhere else`() throws
  {
    let files = ["tools/project.yml": spec("../Widget")]
    #expect(try sources(of: files, in: "Widget") == ["Widget"])
    #expect(try sources(of: ["tools/project.yml": spec("Other")], in: "Widget").isEmpty)
    #expect(try sources(of: files, in: "Widget", isRepository: false).isEmpty)
  }
}
