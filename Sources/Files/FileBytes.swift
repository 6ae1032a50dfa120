import Glibc

/// Whole files as bytes, without Foundation.
public enum FileBytes {
  /// Why a file cannot be read or written.
  public struct Fault: Error, Hashable, Sendable {
    public var path: String
    public var reason: String
    public var cause: Cause
    /// Whether nothing stands there.
    public var isMissing: Bool { cause == .missing }

    /// What is to be done differs by it.
    public enum Cause: Hashable, Sendable { case missing, folder, tooLarge, other }

    /// Creates a fault for a reason that the system does not know.
    public init(path: String, reason: String, cause: Cause) {
      (self.path, self.reason, self.cause) = (path, reason, cause)
    }
  }

  // MARK: Reading

  /// Returns all bytes of a file, at most `limit` of them: a larger file is a fault.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    return try read(from: file, calledBy: path, limit: limit)
  }

  /// Returns all bytes of a file that nobody named: a pipe in its place, for which a reader would wait, is a fault.
  public static func readOrdinary(
    _ path: String, limit: Int = 1 << 30
  ) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw fault(path) }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw Fault(path: path, reason: "it is a pipe or a device", cause: .other)
    }
    return try read(from: file, calledBy: path, limit: limit)
  }

  /// Returns what is left of an open file, a pipe or a terminal, at most `limit` bytes: more of them are a fault.
  public static func read(
    from file: Int32, calledBy path: String, limit: Int
  ) throws(Fault) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw fault(path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw Fault(path: path, reason: "it is a folder", cause: .folder)
    }
    if Int(status.st_size) > limit {
      throw Fault(path: path, reason: "it has more than \(limit) bytes", cause: .tooLarge)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        if bytes.count > limit {
          throw Fault(path: path, reason: "it has more than \(limit) bytes", cause: .tooLarge)
        }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw fault(path)
      }
    }
  }

  // MARK: Writing

  /// Writes a file that somebody asked for by name, and makes the folders above it.
  ///
  /// At any moment either the old or the new file is there as a whole, with the permissions that it had. A link
  /// stays one; a device or a pipe, such as `/dev/stdout`, is written to and not replaced.
  public static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let (path, mode) = try destination(of: path)
    if let mode, mode & S_IFMT != S_IFREG { return try write(bytes, inPlace: path) }
    try replace(
      resolved(path) ?? path, calledBy: path, with: bytes, mode: 0o666,
      kept: mode.map { $0 & 0o777 }
    )
  }

  /// Finds out whether `write` can write a file, and makes the folders above it; a file that is there stays as it is.
  public static func prepare(toWrite path: String) throws(Fault) {
    let (path, mode) = try destination(of: path)
    if let mode, mode & S_IFMT == S_IFDIR {
      errno = EISDIR
      throw fault(path)
    }
    if let mode, mode & S_IFMT != S_IFREG {
      // Opening a pipe would wait for its reader, or end what it reads.
      guard access(path, W_OK) == 0 else { throw fault(path) }
      return
    }
    let (draft, file) = newFile(beside: resolved(path) ?? path, mode: 0o600)
    guard file >= 0 else { throw fault(path) }
    close(file)
    unlink(draft)
  }

  /// Makes the folders above a file, and returns where a write to it goes, with the mode of what is there.
  ///
  /// A link to a file that is yet to be leads to that one.
  private static func destination(of path: String) throws(Fault) -> (path: String, mode: mode_t?) {
    if let end = path.lastIndex(of: "/"), end > path.startIndex {
      try makeFolder(String(path[..<end]))
    }
    var status = stat()
    if stat(path, &status) == 0 { return (path, status.st_mode) }
    // What cannot be looked at may be a link, and stays one.
    if errno != ENOENT { throw fault(path) }
    if let target = target(ofLink: path) { return try destination(of: target) }
    return (path, nil)
  }

  /// Writes a file of Islet's own, whole or not at all; a link in its place is replaced.
  ///
  /// - mode: who may read and write it, whoever could before.
  public static func replace(_ path: String, with bytes: [UInt8], mode: mode_t) throws(Fault) {
    try replace(path, calledBy: path, with: bytes, mode: mode, kept: nil)
  }

  /// Writes a new file beside a place and moves it there.
  ///
  /// - mode: who may read and write a new file, as far as the user's mask lets them.
  /// - kept: the permissions of the old file, which the new one takes over.
  private static func replace(
    _ place: String, calledBy path: String, with bytes: [UInt8], mode: mode_t, kept: mode_t?
  ) throws(Fault) {
    let (draft, file) = newFile(beside: place, mode: mode)
    guard file >= 0 else { throw fault(path) }
    if let kept { fchmod(file, kept) }
    let isWritten = bytes.withUnsafeBytes({ append($0, to: file) }) && fsync(file) == 0
    let trouble = fault(path)
    close(file)
    guard isWritten, rename(draft, place) == 0 else {
      let trouble = isWritten ? fault(path) : trouble
      unlink(draft)
      throw trouble
    }
  }

  /// Makes a file in the folder of another, under a name that nobody has; the descriptor is negative when that failed.
  private static func newFile(
    beside place: String, mode: mode_t
  ) -> (path: String, descriptor: Int32) {
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
    var number = 0
    while true {
      let path = "\(folder).islet-\(getpid())-\(number).new"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      // A run that was killed may have left such a file behind.
      if file >= 0 || errno != EEXIST || number == 99 { return (path, file) }
      number += 1
    }
  }

  private static func write(_ bytes: [UInt8], inPlace path: String) throws(Fault) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    guard bytes.withUnsafeBytes({ append($0, to: file) }) else { throw fault(path) }
  }

  /// Returns where a path leads; nil when nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns where a link leads, whether or not anything is there; nil for what is no link.
  private static func target(ofLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0 else { return nil }
    let target = String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return target.hasPrefix("/") ? target : folder + target
  }

  // MARK: Folders

  /// Makes a folder and those above it.
  public static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Fault) {
    var place = path.startIndex
    while place < path.endIndex {
      let next = path[path.index(after: place)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<next]), mode) != 0, errno != EEXIST { throw fault(path) }
      place = next
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw fault(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Fault(path: path, reason: String(cString: strerror(ENOTDIR)), cause: .other)
    }
  }

  /// Has the disk keep which files the folder of a path holds.
  public static func syncFolder(of path: String) {
    let parent = path.lastIndex(of: "/").map { $0 > path.startIndex ? path[..<$0] : "/" } ?? "."
    let folder = open(String(parent), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  // MARK: Open files

  /// Writes all bytes to an open file; false when that failed.
  public static func append(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    appended(bytes, to: file) == bytes.count
  }

  /// Writes bytes to an open file; gives how many of them it took until a write failed.
  public static func appended(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        errno = EIO
        break
      } else if errno != EINTR {
        break
      }
    }
    return bytes.count - rest.count
  }

  /// Returns why the system's last call failed.
  public static func fault(_ path: String) -> Fault {
    let code = errno
    return Fault(
      path: path, reason: String(cString: strerror(code)),
      cause: code == ENOENT || code == ENOTDIR ? .missing : .other)
  }
}
