import CLinux
import Foundation

/// The built program.
enum Islet {
  /// Beside this test bundle.
  static let path: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var candidates = [tests.deletingLastPathComponent().path]
    candidates += CommandLine.arguments.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    candidates.append(package.appendingPathComponent(".build/debug").path)
    return candidates.map { "\($0)/islet" }.first { access($0, X_OK) == 0 } ?? "islet"
  }()

  /// A folder of its own for one run's state; all of them go when the tests' process ends.
  static func stateFolder() -> String {
    let folder = root + "/\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let root: String = {
    atexit { try? FileManager.default.removeItem(atPath: Islet.root) }
    return NSTemporaryDirectory() + "islet-tests-\(getpid())"
  }()
}
