import CLinux
import Glibc

/// Whole files as bytes.
public enum FileBytes {
  /// Why a file cannot be read or written.
  public struct Fault: Error, Hashable, Sendable {
    public var path: String
    public var reason: String
    public var isMissing: Bool
  }

  /// All bytes of a file, at most `limit` of them: a larger file is a fault.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw fault(path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw Fault(path: path, reason: "it is a folder", isMissing: false)
    }
    if Int(status.st_size) > limit {
      throw Fault(path: path, reason: "it has more than \(limit) bytes", isMissing: false)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        if bytes.count > limit {
          throw Fault(path: path, reason: "it has more than \(limit) bytes", isMissing: false)
        }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw fault(path)
      }
    }
  }

  /// Writes a file so that at any moment either the old or the new one is there as a whole.
  ///
  /// State is for its owner's eyes; what was asked for by name is as public as the person's other files.
  public static func replace(_ path: String, with bytes: [UInt8], isPrivate: Bool = true)
    throws(Fault)
  {
    let draft = path + ".new"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let file = open(draft, flags, isPrivate ? 0o600 : 0o666)
    guard file >= 0 else { throw fault(draft) }
    let isWritten = bytes.withUnsafeBytes({ append($0, to: file) }) && fsync(file) == 0
    let trouble = fault(draft)
    close(file)
    guard isWritten else {
      unlink(draft)
      throw trouble
    }
    guard rename(draft, path) == 0 else { throw fault(path) }
  }

  /// Writes all bytes to an open file; false when that failed.
  static func append(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Why the last call failed.
  static func fault(_ path: String) -> Fault {
    let code = errno
    return Fault(
      path: path, reason: String(cString: strerror(code)),
      isMissing: code == ENOENT || code == ENOTDIR)
  }
}
