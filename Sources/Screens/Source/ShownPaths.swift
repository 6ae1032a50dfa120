import Findings

/// How paths are written for a person: from the folder in which Islet runs where they lie in it, else with `~` for the
/// person's own folder.
public struct ShownPaths: Hashable, Sendable {
  /// The folder in which Islet runs.
  public var folder: String
  /// The person's own folder.
  public var home: String

  /// Creates paths that are written whole where nothing is known of folders.
  public init(folder: String = "", home: String = "") {
    (self.folder, self.home) = (folder, home)
  }

  /// Returns a path in short.
  func short(_ path: String) -> String {
    if folder.count > 1, path.hasPrefix(folder + "/") {
      return String(path.dropFirst(folder.count + 1))
    }
    if home.count > 1, path.hasPrefix(home + "/") { return "~" + path.dropFirst(home.count) }
    return path
  }

  /// Returns a place as `file:line`.
  func short(_ location: SourceLocation) -> String { "\(short(location.file)):\(location.line)" }
}
