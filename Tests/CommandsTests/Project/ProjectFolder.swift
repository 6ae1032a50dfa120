import Foundation
import WidgetHost

@testable import Commands

/// A copy of `Fixtures/Projects/Xcode`, a project of which nothing is to be said, with something changed.
struct ProjectFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "islet-project-\(UUID().uuidString)"
    let sound = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Projects/Xcode").standardizedFileURL.path
    try FileManager.default.copyItem(atPath: sound, toPath: path)
  }

  /// What is said of app groups that a target lacks.
  var missedGroups: [String] {
    report.findings.filter { $0.id == "app-group-missing" }.map(\.sentence)
  }

  /// One change of a file; a file that is not there is made.
  struct Edit: Sendable {
    var file: String
    var old: String
    var new: String

    init(_ file: String, _ old: String, _ new: String) {
      (self.file, self.old, self.new) = (file, old, new)
    }
  }

  /// Makes a change; false when the text to be changed is not there.
  func make(_ edit: Edit) throws -> Bool {
    let place = "\(path)/\(edit.file)"
    let before = FileManager.default.contents(atPath: place).map {
      String(decoding: $0, as: UTF8.self)
    }
    let after = before?.replacingOccurrences(of: edit.old, with: edit.new) ?? edit.new
    try Data(after.utf8).write(to: URL(fileURLWithPath: place))
    return before != after
  }

  var report: ProjectReport { ProjectReport(path) }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
