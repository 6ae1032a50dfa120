import Goldens
import Testing

@testable import WidgetHost

@Suite("Which of several projects a file is of")
struct ApartProjectsTests {
  /// Returns the files of each project, by the name of its app.
  private func files(_ sources: [String], with more: [String: String] = [:]) throws -> [String:
    [String]]
  {
    var files = more
    for app in ["One", "Two"] {
      let path = "apps/\(app)/ios/project.yml"
      files[path] = files[path] ?? "targets: {\(app): {type: application, sources: [App]}}"
    }
    for source in sources { files[source] = "struct A {}" }
    let folder = try TestFolder.path("apart", with: files)
    let found = try WidgetSources(paths: [folder]).files
    let parts = Project(folder: folder, sources: found).apart
    return parts.reduce(into: [:]) { parts, part in
      parts[part.targets[0].name] = part.sources.map {
        String($0.path.dropFirst(folder.count + 1))
      }
    }
  }

  @Test func `a file that no target compiles is of the nearest project beside it`() throws {
    let module = "apps/One/module/Start.swift"
    #expect(try files([module]) == ["One": [module], "Two": []])
  }

  @Test func `what is as near to all of them belongs to all`() throws {
    let shared = "shared/Start.swift"
    #expect(try files([shared]) == ["One": [shared], "Two": [shared]])
  }

  @Test func `a file of a package is of the projects that use it`() throws {
    let kit = "apps/One/Kit/Sources/Start.swift"
    let two = """
      packages: {Kit: {path: ../../One/Kit}}
      targets: {Two: {type: application, sources: [App], dependencies: [{package: Kit}]}}
      """
    let more = ["apps/Two/ios/project.yml": two, "apps/One/Kit/Package.swift": ""]
    #expect(try files([kit], with: more) == ["One": [], "Two": [kit]])
  }
}
