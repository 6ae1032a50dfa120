import CLinux
import Foundation

/// The folder in which compiled widgets are kept, so that what has not changed is not compiled again.
///
/// A library stands in a folder named by what it was made of; while it is being made, the folder's name ends with
/// the process that makes it.
struct BuildCache {
  let path: String

  /// So many libraries are kept; the newest ones, each half a megabyte or more.
  static let limit = 64
  /// With less room than this nothing can be compiled, in bytes.
  static let leastRoom = 4 << 20

  /// Takes away what a process left that has ended, and the oldest libraries when there are too many.
  func tidy() {
    let manager = FileManager.default
    var kept: [(path: String, date: Date)] = []
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
      let place = "\(path)/\(name)"
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit) else { continue }
      if parts.count == 2, let owner = pid_t(parts[1]) {
        if kill(owner, 0) != 0, errno == ESRCH { try? manager.removeItem(atPath: place) }
      } else if parts.count == 1 {
        let date = (try? manager.attributesOfItem(atPath: place))?[.modificationDate] as? Date
        kept.append((place, date ?? .distantPast))
      }
    }
    // Where a library is in use its file goes only when it is let go.
    for library in kept.sorted(by: { $0.date > $1.date }).dropFirst(Self.limit) {
      try? manager.removeItem(atPath: library.path)
    }
  }

  /// Whether there is too little room to compile anything.
  var isFull: Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    return Int(status.f_bavail) * Int(status.f_frsize) < Self.leastRoom
  }

  /// Why a file could not be written, in the system's own words.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying.map { $0 as NSError }
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
