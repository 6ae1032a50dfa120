import Goldens
import Testing

@testable import WidgetHost

@Suite("Project files that cannot be read")
struct UnreadFilesTests {
  private static let specification = """
    targets:
      Ferry: {type: application, platform: iOS, sources: App}
      FerryWidget: {type: app-extension, platform: iOS, sources: Widget}
    """
  private static let open = "targets:\n  Ferry: [App"
  private static let merged = "<<<<<<< HEAD\n// !$*UTF8*$!\n{}"

  /// Returns what is read of a repository when the folder `Widget` in it is named.
  private func project(
    _ files: [String: String], isRepository: Bool = true
  ) throws -> (project: Project, unread: [String]) {
    let card = "let card = ActivityConfiguration(for: FerryAttributes.self)"
    var files = files
    files["Widget/Card.swift"] = card
    if isRepository { files[".git/HEAD"] = "" }
    let top = try TestFolder.path("unread", with: files)
    let project = Project(
      folder: "\(top)/Widget", sources: [.init(path: "Card.swift", text: card)])
    let unread = project.unreadFiles.map {
      "\($0.place.file.dropFirst(top.count + 1)):\($0.place.line)"
    }
    return (project, unread)
  }

  @Test(arguments: [
    ("project.yml", open, 2), ("app.json", "{\"expo\": {\n\"name\": \"x\"", 2),
    ("Ferry.xcodeproj/project.pbxproj", merged, 1),
  ])
  func `one above the folder that was named is told where nothing else owns the folder`(
    name: String, text: String, line: Int
  ) throws {
    for isRepository in [true, false] {
      #expect(
        try project([name: text], isRepository: isRepository).unread == ["\(name):\(line)"])
    }
  }

  @Test func `of several above the folder the nearest is told`() throws {
    let card = "let card = ActivityConfiguration(for: FerryAttributes.self)"
    let top = try TestFolder.path(
      "unread",
      with: [
        "project.yml": Self.open, "ios/project.yml": Self.open, "ios/Widget/Card.swift": card,
        ".git/HEAD": "",
      ])
    let project = Project(
      folder: "\(top)/ios/Widget", sources: [.init(path: "Card.swift", text: card)])
    #expect(project.unreadFiles.map(\.place.file) == ["\(top)/ios/project.yml"])
  }

  @Test func `another project's is nothing of the folder's`() throws {
    let own = Self.specification.replacing("App", with: "../App")
      .replacing("sources: Widget", with: "sources: ../Widget")
    let beside = try project(["Specs/project.yml": own, "Other/project.yml": Self.open])
    #expect(beside.project.targets.count == 2 && beside.unread == [])
    let above = try project([
      "Specs/project.yml": own, "Other.xcodeproj/project.pbxproj": Self.merged,
    ])
    #expect(above.project.targets.count == 2 && above.unread == [])
    // A property list that a stranger's target names says nothing of who owns the folder.
    let list = try project([
      "project.yml": "targets: {Other: {type: application, sources: Other, info: {path: a.plist}}}",
      "a.plist": "bplist00",
    ])
    #expect(list.unread == [])
  }

  @Test(arguments: ["", "\n", "# everybody's own settings\n# settings: {}\n"])
  func `an included specification may be empty, or have comments alone`(text: String) throws {
    let whole = "include: local.yml\n" + Self.specification
    let read = try project(["project.yml": whole, "local.yml": text])
    #expect(read.unread == [] && read.project.includeFaults.isEmpty)
    #expect(read.project.targets.count == 2)
    let settings = read.project.targets.flatMap(\.configurations)
    #expect(settings.allSatisfy { $0.missingFile == nil })
    let broken = try project(["project.yml": whole, "local.yml": "a: [b"])
    #expect(broken.unread == ["local.yml:1"])
  }
}
