import CLinux
import Foundation

/// What is tidied in each folder of the cache.
enum CacheFolder {
  /// Removes files and folders but for the newest of them.
  ///
  /// What a running widget has open goes only when it is let go.
  static func keepNewest(_ count: Int, of paths: [String]) {
    guard paths.count > count else { return }
    let dated = paths.map { (path: $0, changed: FileStatus($0)?.changed ?? 0) }
    for old in dated.sorted(by: { $0.changed > $1.changed }).dropFirst(count) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }

  /// Returns whether a process has ended, so that what it left is nobody's.
  static func hasEnded(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}
