import CLinux

/// Whole files of keys and certificates, without Foundation.
enum SmallFile {
  /// Returns the file's bytes; nil when it cannot be read or is larger than expected.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = islet_open(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= limit {
      let count = CLinux.read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += piece[..<count]
    }
    return nil
  }

  /// Returns that a file could not be read, and why.
  static func unreadable(_ path: String, limit: Int) -> String {
    guard exists(path) else { return "there is no file \(path)" }
    let isOwn = access(path, R_OK) == 0
    var information = stat()
    let isFolder =
      stat(path, &information) == 0 && information.st_mode & mode_t(S_IFMT) == mode_t(S_IFDIR)
    let why =
      !isOwn
      ? "it is not yours to read"
      : isFolder ? "it is a folder" : "it has more than \(limit) bytes"
    return "\(path) cannot be read: \(why)"
  }

  /// Returns whether something stands there, readable or not.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Takes a secret file's permissions away from everybody but its owner.
  static func keepPrivate(_ path: String) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// Lets everybody read a file that holds no secret.
  static func letRead(_ path: String) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & 0o777 == 0o600 { chmod(path, 0o644) }
  }

  /// Writes a file, whole or not at all; the mode says who may read it.
  static func write(_ bytes: [UInt8], to path: String, mode: UInt32) throws(SystemError) {
    let temporary = "\(path).\(getpid()).new"
    unlink(temporary)
    let descriptor = islet_open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw SystemError(islet_errno()) }
    let fault = append(bytes, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : islet_errno())
    guard close(descriptor) == 0, fault == nil, rename(temporary, path) == 0 else {
      let error = SystemError(fault ?? islet_errno())
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes; the system's number of what went wrong, or nil.
  private static func append(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    return bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let part = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = CLinux.write(descriptor, part.baseAddress, part.count)
        if count > 0 {
          written += count
        } else if count == 0 || islet_errno() != EINTR {
          return count == 0 ? ENOSPC : islet_errno()
        }
      }
      return nil
    }
  }

  /// Makes a folder, and those above it, that only their owner can list; others open what is in it by its name.
  static func makeFolder(_ path: String) {
    var place = path.startIndex
    while let slash = path[place...].firstIndex(of: "/") {
      if slash > path.startIndex { mkdir(String(path[..<slash]), 0o711) }
      place = path.index(after: slash)
    }
    mkdir(path, 0o711)
  }
}
