import CLinux

/// Texts of tokens and topics that come again and again, found by their bytes.
///
/// A slot is chosen by a few of the bytes: comparing all of them is cheaper than making the text anew.
struct TextCache {
  private static let slots = 256
  private static let longest = 256

  private let bytes = UnsafeMutableRawBufferPointer.allocate(
    byteCount: slots * longest, alignment: 16)
  private var counts = [Int](repeating: 0, count: slots)
  private var texts = [String](repeating: "", count: slots)

  /// The bytes as text; in lower case unless case matters.
  mutating func text(_ wanted: Bytes, keepsCase: Bool = false) -> String {
    let slot = TextCache.slot(of: wanted)
    let known = bytes.baseAddress.map { $0 + slot * TextCache.longest }
    guard let known, let start = wanted.baseAddress else { return "" }
    if counts[slot] == wanted.count, memcmp(known, start, wanted.count) == 0 { return texts[slot] }
    let text =
      keepsCase
      ? String(decoding: wanted, as: UTF8.self)
      : String(decoding: wanted.map { lowercased($0) }, as: UTF8.self)
    if wanted.count <= TextCache.longest {
      memcpy(known, start, wanted.count)
      (counts[slot], texts[slot]) = (wanted.count, text)
    }
    return text
  }

  private static func slot(of bytes: Bytes) -> Int {
    var sum = UInt32(truncatingIfNeeded: bytes.count)
    var place = max(0, bytes.count - 8)
    while place < bytes.count {
      sum = sum &* 31 &+ UInt32(bytes[place])
      place += 1
    }
    return Int((sum ^ sum >> 11) & 255)
  }

  /// Gives its memory back.
  func deallocate() { bytes.deallocate() }
}

extension [UInt8] {
  /// Whether both hold the same bytes.
  func isEqual(to other: Bytes) -> Bool {
    guard count == other.count else { return false }
    guard let its = other.baseAddress else { return true }
    return withUnsafeBytes { mine in
      mine.baseAddress.map { memcmp($0, its, mine.count) == 0 } ?? true
    }
  }
}
