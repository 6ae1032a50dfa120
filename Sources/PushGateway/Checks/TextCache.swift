import CLinux

/// Texts of tokens and topics that come again and again, found by their bytes.
///
/// A slot is chosen by a few of the bytes: comparing all of them is cheaper than making the text anew.
struct TextCache {
  private var slots = [(bytes: [UInt8], text: String)](repeating: ([], ""), count: 256)

  /// The bytes as text; in lower case unless case matters.
  mutating func text(_ bytes: ArraySlice<UInt8>, keepsCase: Bool = false) -> String {
    let slot = TextCache.slot(of: bytes)
    if slots[slot].bytes.elementsEqualFast(bytes) { return slots[slot].text }
    let text =
      keepsCase
      ? String(decoding: bytes, as: UTF8.self)
      : String(decoding: bytes.map { lowercased($0) }, as: UTF8.self)
    if bytes.count <= 256 { slots[slot] = (Array(bytes), text) }
    return text
  }

  private static func slot(of bytes: ArraySlice<UInt8>) -> Int {
    var sum = UInt32(truncatingIfNeeded: bytes.count)
    for byte in bytes.suffix(8) { sum = sum &* 31 &+ UInt32(byte) }
    return Int((sum ^ sum >> 11) & 255)
  }
}

extension [UInt8] {
  /// Whether both hold the same bytes.
  func elementsEqualFast(_ other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { its in
        guard let one = mine.baseAddress, let two = its.baseAddress else { return true }
        return memcmp(one, two, mine.count) == 0
      }
    }
  }
}
