import Foundation

/// What the system says of a file: its kind, its size, and when it was changed last.
///
/// Foundation's attributes ask for the names of owner and group as well, and read two files of the system for each file.
struct FileStatus: Equatable {
  enum Kind { case file, folder, other }

  var kind: Kind
  /// In bytes.
  var size: Int
  /// In seconds since 1970.
  var changed: Double

  /// Asks the system for what a path leads to; nil when nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    changed = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// Returns a text that changes with what stands at some paths.
  static func stamp(of paths: [String]) -> String {
    paths.map { path in
      let status = FileStatus(path)
      return "\(path) \(status?.size ?? 0) \(status?.changed ?? 0)"
    }.joined(separator: ";")
  }

  /// Returns whether a path is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
