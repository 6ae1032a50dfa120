import FoundationGaps
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor
@Suite("The widget's own folder")
struct FolderTests {
  @Test func `is there for previews, which name pictures and files before anything is drawn`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-folder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/dot.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    // The head of a PNG is enough to know its size.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0,
      0, 2,
    ]
    try Data(head).write(to: set.appendingPathComponent("dot.png"))
    try Data(#"{"images": [{"filename": "dot.png", "scale": "1x"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data("[1]".utf8).write(to: folder.appendingPathComponent("stops.json"))
    AssetCatalogs.current = AssetCatalogs(root: nil)
    let catalog = WidgetCatalog()
    catalog.use(folder: folder.path)
    var found: (CGSize?, URL?)
    catalog.register(preview: {
      found = (
        UIImage(named: "dot")?.size, Bundle.main.url(forResource: "stops", withExtension: "json")
      )
    })
    _ = catalog.answer(.describe)
    #expect(found.0 == CGSize(width: 4, height: 2))
    #expect(found.1?.lastPathComponent == "stops.json")
  }

  @Test func `has its files when the widgets are made, whose properties may name them`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-folder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Shared/Stops.xcdatamodeld"),
      withIntermediateDirectories: true)
    let catalog = WidgetCatalog()
    catalog.use(folder: folder.path)
    Surroundings.current.folder = nil
    ModelWidget.found = nil
    catalog.register(ModelWidget.self)
    #expect(ModelWidget.found?.lastPathComponent == "Stops.xcdatamodeld")
    Surroundings.current.folder = nil
    ModelWidget.found = nil
    catalog.register(ModelBundle.self)
    #expect(ModelWidget.found?.lastPathComponent == "Stops.xcdatamodeld")
  }

  @Test func `has the strings that previews write into their states`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-folder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(#""preview_name" = "Pasta";"#.utf8)
      .write(to: language.appendingPathComponent("Localizable.strings"))
    let catalog = WidgetCatalog()
    catalog.use(folder: folder.path)
    var found = ""
    catalog.register(preview: {
      found = Surroundings.localized("preview_name", table: nil, value: "")
    })
    _ = catalog.answer(.describe)
    #expect(found == "Pasta")
  }

  @Test func `has the bytes of data sets, and assets of groups by their whole names`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-folder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Routes/stops.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("[7]".utf8).write(to: set.appendingPathComponent("stops.json"))
    try Data("[8]".utf8).write(to: set.appendingPathComponent("watch.json"))
    // What is for the Watch is not the iPhone's.
    let entries = #"{"idiom": "watch", "filename": "watch.json"}, {"filename": "stops.json"}"#
    try Data("{\"data\": [\(entries)]}".utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
      .write(to: folder.appendingPathComponent("Assets.xcassets/Routes/Contents.json"))
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    #expect(
      NSDataAsset(name: "Routes/stops").map { String(decoding: $0.data, as: UTF8.self) } == "[7]")
    #expect(NSDataAsset(name: "stops") == nil)
    // Catalogues that the widget has elsewhere have some, too.
    let catalogue = folder.appendingPathComponent("Assets.xcassets").path
    AssetCatalogs.current = AssetCatalogs(root: nil, catalogues: [catalogue])
    #expect(NSDataAsset(name: "Routes/stops") != nil)
    AssetCatalogs.current = AssetCatalogs(root: nil)
    #expect(NSDataAsset(name: "Routes/stops") == nil)
  }
}

private struct ModelWidget: Widget {
  @MainActor static var found: URL?

  init() { Self.found = Bundle.main.url(forResource: "Stops", withExtension: "momd") }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ModelAttributes.self) { _ in
      Text("Stops")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Stops") }
      } compactLeading: {
        Text("S")
      } compactTrailing: {
        Text("4")
      } minimal: {
        Text("S")
      }
    }
  }
}

private struct ModelBundle: WidgetBundle {
  var body: some Widget { ModelWidget() }
}

private struct ModelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}
