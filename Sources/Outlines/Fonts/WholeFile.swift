import Glibc

/// Reads files that somebody may write to while they are in use.
enum WholeFile {
  /// Returns the bytes of a file, which the caller gives up; nil for anything else than a file, and for one that is
  /// empty or larger than `limit`.
  static func bytes(_ path: String, limit: Int) -> UnsafeRawBufferPointer? {
    // A pipe in the place of a file would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      status.st_mode & UInt32(S_IFMT) == UInt32(S_IFREG),
      status.st_size > 0, status.st_size <= limit
    else { return nil }
    let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(status.st_size), alignment: 16)
    var count = 0
    while count < room.count {
      let some = read(descriptor, room.baseAddress?.advanced(by: count), room.count - count)
      if some < 0, errno == EINTR { continue }
      if some <= 0 { break }
      count += some
    }
    guard count == room.count else {
      room.deallocate()
      return nil
    }
    return UnsafeRawBufferPointer(room)
  }
}
