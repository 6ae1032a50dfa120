import Testing

@testable import FoundationGaps

// What surrounds a widget is one value for all of its code: tests that set it take turns on the main thread.
@MainActor
@Suite struct BundleTests {
  @Test func `a file of the widget's folder is found by its name, wherever it stands`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "words.json", "Resources/Sounds/goal.caf", "A.xcassets/a.imageset/a.png", ".git/x.txt",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    func found(_ name: String, _ ext: String?) -> String? {
      BundledFiles.url(name, ext, in: folder)?.lastPathComponent
    }
    #expect(found("words", "json") == "words.json")
    #expect(found("words.json", nil) == "words.json")
    #expect(found("words.json", "") == "words.json")
    #expect(found("goal", "caf") == "goal.caf")
    #expect(found("Sounds/goal", "caf") == "goal.caf")
    for (name, ext) in [
      ("a", "png"), ("x", "txt"), ("words", "txt"), ("", "json"), ("../words", "json"),
    ] {
      #expect(found(name, ext) == nil, "\(name)")
    }
    #expect(BundledFiles.url("words", "json", in: nil) == nil)
    for path in ["Z/tune.caf", "B/C/tune.caf", "M/tune.caf"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    #expect(BundledFiles.url("tune", "caf", in: folder)?.path.hasSuffix("/M/tune.caf") == true)
    let link = URL(fileURLWithPath: folder.path + "-link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(BundledFiles.url("goal", "caf", in: link)?.lastPathComponent == "goal.caf")
    let elsewhere = ["/App/names.json", "/App/words.json"]
    #expect(BundledFiles.url("names", "json", in: folder, or: elsewhere)?.path == "/App/names.json")
    #expect(BundledFiles.url("ames", "json", in: folder, or: elsewhere) == nil)
    #expect(BundledFiles.url("words", "json", in: folder, or: elsewhere)?.path != "/App/words.json")
  }

  @Test
  func
    `the main bundle says what the widget's Info.plist does, and whatever is no JSON says nothing`()
  {
    let outer = Surroundings.current.bundleInfo
    defer { Surroundings.current.bundleInfo = outer }
    Surroundings.current.bundleInfo =
      #"{"CFBundleIdentifier":"app.ferry.widget","Ferry":{"fast":true}}"#
    let info = Bundle.main._widgetInfo
    #expect(info["CFBundleIdentifier"] as? String == "app.ferry.widget")
    #expect((info["Ferry"] as? [String: Any])?["fast"] as? Bool == true)
    Surroundings.current.bundleInfo = "no JSON"
    #expect(Bundle.main._widgetInfo["CFBundleIdentifier"] == nil)
  }
}
