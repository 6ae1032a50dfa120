import CLinux
import Foundation
import Numbers

/// A mark at the end of what the compiler made, by which it is known to be whole.
///
/// After a loss of power a file may be there by its name and be empty, cut off or full of zeros. Whoever loads or links
/// a library or an object does not look at what stands behind it.
enum Seal {
  /// Stands before the number that follows from the file's bytes.
  private static let word = Array("islet:".utf8)
  private static let length = word.count + 16

  /// Puts the mark at a file's end. Returns whether it stands there.
  static func put(on path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty,
      let file = FileHandle(forWritingAtPath: path)
    else { return false }
    defer { try? file.close() }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: mark(of: bytes[...]))
      return true
    } catch {
      return false
    }
  }

  /// Returns whether a file is as it was when it got its mark.
  static func holds(on path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path), bytes.count > length else {
      return false
    }
    return bytes.suffix(length) == mark(of: bytes.dropLast(length))
  }

  private static func mark(of bytes: Data) -> Data {
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add(words: $0) }
    return Data(word + hash.text.utf8)
  }
}
