import CLinux

/// Texts of tokens and topics that come again and again, found by their bytes.
///
/// A slot is chosen by a few of the bytes: comparing all of them is cheaper than making the text anew.
struct TextCache {
  private static let slots = 256
  private static let longest = 256

  private let bytes = UnsafeMutableRawBufferPointer.allocate(
    byteCount: slots * longest, alignment: 16)
  private let counts = UnsafeMutablePointer<Int>.allocate(capacity: slots)
  private let texts = UnsafeMutablePointer<String>.allocate(capacity: slots)

  init() {
    // A length that no text has: even an empty text is unknown before it was added.
    counts.initialize(repeating: -1, count: TextCache.slots)
    texts.initialize(repeating: "", count: TextCache.slots)
  }

  /// Returns the text of bytes that were added before; what was looked at then need not be looked at again.
  func known(_ wanted: Bytes) -> String? {
    let slot = TextCache.slot(of: wanted)
    guard counts[slot] == wanted.count, let start = wanted.baseAddress,
      let mine = bytes.baseAddress,
      memcmp(mine + slot * TextCache.longest, start, wanted.count) == 0
    else { return nil }
    return texts[slot]
  }

  /// Makes the text of bytes and remembers it; in lower case unless case matters.
  func add(_ new: Bytes, keepsCase: Bool = false) -> String {
    let text =
      keepsCase
      ? String(decoding: new, as: UTF8.self)
      : String(decoding: new.map { lowercased($0) }, as: UTF8.self)
    guard (1...TextCache.longest).contains(new.count), let start = new.baseAddress,
      let mine = bytes.baseAddress
    else { return text }
    let slot = TextCache.slot(of: new)
    memcpy(mine + slot * TextCache.longest, start, new.count)
    (counts[slot], texts[slot]) = (new.count, text)
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
  func deallocate() {
    bytes.deallocate()
    counts.deallocate()
    texts.deinitialize(count: TextCache.slots)
    texts.deallocate()
  }
}

extension [UInt8] {
  /// Returns whether both hold the same bytes.
  func isEqual(to other: Bytes) -> Bool {
    guard count == other.count else { return false }
    guard let its = other.baseAddress else { return true }
    return withUnsafeBytes { mine in
      mine.baseAddress.map { memcmp($0, its, mine.count) == 0 } ?? true
    }
  }
}
