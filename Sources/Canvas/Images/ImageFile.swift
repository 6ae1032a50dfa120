import CLinux
import Raster

/// Reads image files.
enum ImageFile {
  /// Identifies one version of a file.
  struct Version: Hashable {
    var path: String
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// Returns the version that stands on disk; a device, folder or pipe is none.
  static func version(_ path: String) throws(PNGFile.Fault) -> Version {
    var status = stat()
    guard stat(path, &status) == 0 else { throw PNGFile.Fault(reason: "the file is not there") }
    guard status.st_mode & UInt32(S_IFMT) == UInt32(S_IFREG) else {
      throw PNGFile.Fault(reason: "it is not a file")
    }
    return Version(
      path: path, size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Decodes the bytes of an image by what they begin with.
  static func decode(_ bytes: [UInt8]) throws(PNGFile.Fault) -> SampledImage {
    guard bytes.count <= PNGFile.mostBytes else {
      throw PNGFile.Fault(reason: "it has \(bytes.count) bytes, more than \(PNGFile.mostBytes)")
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGFile.decode(bytes) }
    if bytes.starts(with: Array("GIF8".utf8)) { return try GIFFile.decode(bytes) }
    return try PNGFile.decode(bytes)
  }

  static func read(_ version: Version) throws(PNGFile.Fault) -> [UInt8] {
    guard version.size <= PNGFile.mostBytes else {
      throw PNGFile.Fault(
        reason: "it has \(version.size) bytes, more than \(PNGFile.mostBytes)")
    }
    let descriptor = islet_open(version.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(islet_errno()))
      throw PNGFile.Fault(reason: "the file cannot be read: \(reason)")
    }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: version.size) { buffer, count in
      while count < version.size, let base = buffer.baseAddress {
        let part = CLinux.read(descriptor, base + count, version.size - count)
        if part <= 0 { break }
        count += part
      }
    }
    guard bytes.count == version.size else {
      throw PNGFile.Fault(reason: "the file cannot be read to its end")
    }
    return bytes
  }
}
