import Foundation
import JSON
import Lints
import Testing
import WidgetHost

@testable import Simulator

@Suite("The source in which places are looked up")
struct WidgetSourceTests {
  private func app(at path: String, of files: [String]?) -> AppFolder {
    var app = AppFolder(
      name: "ferry", title: "Ferry", bundle: "app.ferry", attributesType: "FerryAttributes",
      icon: "F", attributes: .object(JSONObject()), states: [], path: path)
    app.sourceFiles = files
    return app
  }

  @Test func `is the files that the widget was made of, or all where that is not known`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-source-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Card", "Settings"] {
      try Data("Text(\"\(name)\")".utf8)
        .write(to: folder.appendingPathComponent("\(name).swift"))
    }
    let card = folder.appendingPathComponent("Card.swift").path
    let known = try #require(WidgetSource(of: app(at: folder.path, of: [card])))
    #expect(known.contains("Card") && !known.contains("Settings"))
    let unknown = try #require(WidgetSource(of: app(at: folder.path, of: nil)))
    #expect(unknown.contains("Card") && unknown.contains("Settings"))
    let completed = try #require(WidgetSource(of: app(at: folder.path + "//", of: nil)))
    #expect(completed.mainFile == card)
    #expect(WidgetSource(of: app(at: folder.path, of: ["/nowhere.swift"])) == nil)
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(WidgetSource(at: link)?.contains("Settings") == true)
  }
}
