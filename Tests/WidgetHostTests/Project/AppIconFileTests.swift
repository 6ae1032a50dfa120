import Foundation
import Testing

@testable import WidgetHost

@Suite("The picture of an app's icon, and its name")
struct AppIconFileTests {
  private let folder = NSTemporaryDirectory() + "islet-icon-\(UUID().uuidString)"
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let widget = """
    struct W { var body: some C { ActivityConfiguration(for: A.self) { } } }
    """

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: ProjectPath.folder(file), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  private func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  private func writeSet(_ set: String, _ images: String, files: [String]) throws {
    try write(#"{"images": [\#(images)]}"#, to: "\(set)/Contents.json")
    for file in files { try write(Self.png, to: "\(set)/\(file)") }
  }

  /// Returns the app of the folder as it is shown.
  private func app(below: String = "") throws -> AppFolder {
    let sources = try WidgetSources(paths: [ProjectPath.join(folder, below)])
    let project = Project(folder: sources.folder, sources: sources.files)
    return AppFolder.load(sources.folder).folder
      .declared(by: project, catalogues: sources.catalogues)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private static let specification = """
    targets:
      Ferry:
        type: application
        platform: iOS
        sources: [Ferry]
        dependencies:
          - target: FerryWidget
        settings:
          ASSETCATALOG_COMPILER_APPICON_NAME: Boat
        info:
          path: Ferry/Info.plist
          properties:
            CFBundleDisplayName: Ferry Times
      FerryWidget:
        type: app-extension
        platform: iOS
        sources: [Widget]
    """

  @Test func `are those of the app that a project embeds the widget in`() throws {
    defer { remove() }
    try write(Self.widget, to: "Widget/W.swift")
    try write(Self.specification, to: "project.yml")
    let catalogue = "Ferry/Media/Assets.xcassets"
    try writeSet(
      "\(catalogue)/Icons/Boat.appiconset",
      """
      {"filename": "small.png", "size": "60x60", "scale": "3x"},
      {"filename": "night.png", "size": "1024x1024", "appearances": [{"value": "dark"}]},
      {"filename": "watch.png", "size": "1088x1088", "idiom": "watch"},
      {"filename": "large.png", "size": "1024x1024", "idiom": "universal"}
      """, files: ["small.png", "night.png", "watch.png", "large.png"])
    try writeSet(
      "\(catalogue)/AppIcon.appiconset", #"{"filename": "old.png", "size": "1024x1024"}"#,
      files: ["old.png"])
    try writeSet(
      "Widget/Assets.xcassets/AppIcon.appiconset", #"{"idiom": "universal"}"#, files: [])
    let app = try app(below: "Widget")
    #expect(app.title == "Ferry Times")
    #expect(app.icon == "F")
    #expect(app.name == "widget")
    #expect(app.iconFile == "\(folder)/\(catalogue)/Icons/Boat.appiconset/large.png")
  }

  @Test func `a picture that is not here leaves the next smaller one, or none`() throws {
    defer { remove() }
    try write(Self.widget, to: "W.swift")
    let set = "Assets.xcassets/AppIcon.appiconset"
    try writeSet(
      set,
      """
      {"filename": "large.png", "size": "1024x1024"}, {"filename": "small.png", "size": "60x60"}
      """, files: ["small.png"])
    try write("version https://git-lfs.github.com/spec/v1", to: "\(set)/large.png")
    #expect(try app().iconFile == "\(folder)/\(set)/small.png")
    try write("none", to: "\(set)/small.png")
    #expect(try app().iconFile == nil)
  }

  @Test func `Expo's configuration names both`() throws {
    defer { remove() }
    try write(Self.widget, to: "targets/widget/W.swift")
    try write(
      #"{"expo": {"name": "Ferry", "icon": "./assets/icon.png", "ios": {"infoPlist": {}}}}"#,
      to: "app.json")
    try write(Self.png, to: "assets/icon.png")
    let app = try app(below: "targets/widget")
    #expect(app.title == "Ferry")
    #expect(app.iconFile == "\(folder)/assets/icon.png")
  }

  @Test func `app.json goes before a project, with a character or with a file`() throws {
    defer { remove() }
    try write(Self.widget, to: "Widget/W.swift")
    try write(Self.specification, to: "project.yml")
    try write(#"{"name": "Mine", "icon": "⛴"}"#, to: "Widget/app.json")
    #expect(try app(below: "Widget").title == "Mine")
    #expect(try app(below: "Widget").icon == "⛴")
    try write(#"{"name": "Mine", "icon": "icon.png"}"#, to: "Widget/app.json")
    try write(Self.png, to: "Widget/icon.png")
    #expect(try app(below: "Widget").icon == "M")
    #expect(try app(below: "Widget").iconFile == "\(folder)/Widget/icon.png")
  }

  @Test func `a file that is no picture is told, and the first letter stands for it`() throws {
    defer { remove() }
    try write(#"{"name": "Mine", "icon": "icon.png"}"#, to: "app.json")
    let (app, findings) = AppFolder.load(folder)
    #expect(app.iconFile == nil)
    #expect(app.icon == "M")
    #expect(
      findings.map(\.sentence) == [
        "\(folder)/icon.png is left out: the icon of an app is a PNG or JPEG file, or a character."
      ])
  }
}
