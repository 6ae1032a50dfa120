import CLinux
import Foundation

/// What is tidied in each folder of the cache.
enum CacheFolder {
  /// Removes files and folders but for the newest of them.
  ///
  /// What a running widget has open goes only when it is let go.
  ///
  /// - Parameter size: how much of it is kept in all, in bytes; folders count as nothing.
  static func keepNewest(_ count: Int, of paths: [String], size: Int = .max) {
    guard paths.count > count || size < .max else { return }
    let known = paths.map { (path: $0, status: FileStatus($0)) }
      .sorted { ($0.status?.changed ?? 0) > ($1.status?.changed ?? 0) }
    var sum = 0
    for (number, place) in known.enumerated() {
      if let status = place.status, status.kind == .file { sum += status.size }
      guard number >= count || sum > size else { continue }
      try? FileManager.default.removeItem(atPath: place.path)
    }
  }

  /// Returns whether a process has ended, so that what it left is nobody's.
  static func hasEnded(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}
