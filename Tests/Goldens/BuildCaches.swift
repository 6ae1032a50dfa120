import Foundation

/// Caches for what tests compile: each test has its own, and all share the C modules that the compiler reads.
///
/// Reading them anew takes the compiler three quarters of a second, five times as long as a test's widget.
public enum BuildCaches {
  private static let cModules: String = {
    let path = TestFolder.path("clang-modules")
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }()

  /// Makes a folder a cache, and returns its path.
  public static func make(at path: String) -> String {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    try? manager.createSymbolicLink(
      atPath: "\(path)/clang-modules", withDestinationPath: cModules)
    return path
  }
}
