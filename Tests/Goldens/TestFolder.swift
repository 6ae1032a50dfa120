import Foundation

/// Folders for tests, all in one that is removed when the tests end.
public enum TestFolder {
  private static let root: String = {
    let path = NSTemporaryDirectory() + "islet-tests-\(UUID().uuidString)"
    atexit { TestFolder.removeAll() }
    return path
  }()

  /// Returns the path of a folder that no other test has, and that is not there yet.
  public static func path(_ name: String) -> String { "\(root)/\(UUID().uuidString)/\(name)" }

  /// Returns the path of such a folder with some texts in it, by their paths in the folder.
  public static func path(_ name: String, with files: [String: String]) throws -> String {
    let folder = path(name)
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  private static func removeAll() { try? FileManager.default.removeItem(atPath: root) }
}
