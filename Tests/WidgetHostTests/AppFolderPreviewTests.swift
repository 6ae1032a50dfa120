import Foundation
import JSON
import Testing
import WidgetProtocol

@testable import WidgetHost

/// A folder with files, gone when the test is over.
private func withFolder(_ files: [String: String], _ work: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-tests-\(UUID().uuidString)/Match")
  defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try work(folder.path)
}

@Suite struct AppFolderPreviewTests {
  @Test func `previews join the states of the folder, each once`() throws {
    try withFolder(["states/01.json": #"{"a":1}"#]) { path in
      let description = WidgetDescription(
        attributesType: "M", widget: "W",
        previews: [
          WidgetPreview(name: nil, attributes: #"{"t":1}"#, states: [#"{"a":1}"#, #"{"a":2}"#])
        ])
      let app = AppFolder.load(path).folder.joined(by: [description])
      #expect(app.attributesType == "M")
      #expect(app.attributes["t"]?.int == 1)
      #expect(app.states.count == 2)
    }
  }
}
