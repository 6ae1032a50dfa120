import Foundation

/// Files that can be read to their end. Somebody else's folder may have a pipe in the place of one, for which a reader would
/// wait, or a link to a device without an end.
package enum OrdinaryFile {
  /// Returns the bytes of a file; nil when it is not there, when it has more than `limit`, and for anything else.
  package static func contents(_ path: String, limit: Int = 64 << 20) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// Returns the first bytes of a file, as many as it has up to `count`; nil for anything else than a file.
  package static func head(_ path: String, count: Int) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    return (try? file.read(upToCount: count)) ?? Data()
  }
}
