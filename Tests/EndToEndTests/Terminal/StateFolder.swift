import Foundation

extension BuiltProgram {
  /// A folder of its own for one run's state; all of them go when the tests' process ends.
  static func stateFolder() -> String {
    let folder = root + "/\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let root: String = {
    atexit { try? FileManager.default.removeItem(atPath: BuiltProgram.root) }
    return NSTemporaryDirectory() + "islet-tests-\(ProcessInfo.processInfo.processIdentifier)"
  }()
}
