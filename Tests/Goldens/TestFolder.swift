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

  private static func removeAll() { try? FileManager.default.removeItem(atPath: root) }
}
