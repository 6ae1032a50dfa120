import Numbers

/// Walks over JSON bytes without building values: for what must be looked at a hundred thousand times a second.
///
/// It checks the grammar as strictly as the parser does (UTF-8 aside, which `sawHighByte` leaves to the caller)
/// and gives ranges of bytes; what is inside a range is read only by who needs it.
public struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  private var depth = 0
  /// The offset of the next byte.
  public private(set) var place = 0
  /// Whether a byte above 0x7F was passed: then the text must still be checked as UTF-8.
  public private(set) var sawHighByte = false
  /// Whether an escape was passed in a key or a string: only then may a key say something else than its bytes.
  public private(set) var sawEscape = false
  /// Whether a line break was passed: then the text is more than one line.
  public private(set) var sawLineBreak = false

  /// Creates a scanner at the beginning of the bytes, which must outlive it.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int = JSONLimits().depth) {
    self.bytes = bytes
    depthLimit = depth
  }

  /// Returns whether only white space is left.
  public mutating func isAtEnd() -> Bool {
    skipSpace()
    return place == bytes.count
  }

  /// Returns the byte that the next value begins with; nil at the end.
  public mutating func peek() -> UInt8? {
    skipSpace()
    return place < bytes.count ? bytes[place] : nil
  }

  /// Passes an object, giving each key's range (without its quotes); `member` must pass the value.
  /// False when the text is no such object or `member` says so.
  public mutating func readObject(_ member: (inout JSONScanner, Range<Int>) -> Bool) -> Bool {
    readList(from: 0x7B, to: 0x7D) { scanner in
      scanner.skipSpace()
      let start = scanner.place + 1
      guard scanner.skipString() else { return false }
      let key = start..<scanner.place - 1
      scanner.skipSpace()
      return scanner.take(0x3A) && member(&scanner, key)
    }
  }

  /// Passes an array; `element` must pass each of its values.
  /// False when the text is no such array or `element` says so.
  public mutating func readArray(_ element: (inout JSONScanner) -> Bool) -> Bool {
    readList(from: 0x5B, to: 0x5D, element)
  }

  /// Passes what stands between two brackets, with commas between; `element` must pass each of them.
  private mutating func readList(
    from opening: UInt8, to closing: UInt8, _ element: (inout JSONScanner) -> Bool
  ) -> Bool {
    skipSpace()
    guard take(opening), depth < depthLimit else { return false }
    depth += 1
    skipSpace()
    if take(closing) {
      depth -= 1
      return true
    }
    while true {
      guard element(&self) else { return false }
      skipSpace()
      if take(0x2C) { continue }
      guard take(closing) else { return false }
      depth -= 1
      return true
    }
  }

  /// Passes any value and gives its range; nil when the text is not JSON.
  public mutating func skipValue() -> Range<Int>? {
    skipSpace()
    let start = place
    return skipOne() ? start..<place : nil
  }

  private mutating func skipOne() -> Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case 0x22: return skipString()
    case 0x7B: return skipObject()
    case 0x5B: return skipArray()
    case 0x74: return skipWord("true")
    case 0x66: return skipWord("false")
    case 0x6E: return skipWord("null")
    default: return skipNumber()
    }
  }

  /// Returns what a string's range (without its quotes) says, in UTF-8; nil where it stands there as it is, since
  /// nothing in it is escaped.
  public static func unescaped(
    _ bytes: UnsafeBufferPointer<UInt8>, _ string: Range<Int>
  ) -> [UInt8]? {
    let text = bytes[string]
    guard text.contains(0x5C) else { return nil }
    let value = try? JSONValue(parsing: [0x22] + text + [0x22])
    return value?.string.map { Array($0.utf8) }
  }

  private mutating func skipObject() -> Bool {
    readObject { scanner, _ in
      scanner.skipSpace()
      return scanner.skipOne()
    }
  }

  private mutating func skipArray() -> Bool {
    readArray { scanner in
      scanner.skipSpace()
      return scanner.skipOne()
    }
  }

  private mutating func skipString() -> Bool {
    guard take(0x22) else { return false }
    while true {
      place = JSONScanner.endOfPlain(UnsafeRawBufferPointer(bytes), from: place)
      guard place < bytes.count else { return false }
      let byte = bytes[place]
      place += 1
      if byte == 0x22 { return true }
      if byte == 0x5C {
        sawEscape = true
        guard skipEscape() else { return false }
      } else if byte < 0x20 {
        return false
      } else if byte >= 0x80 {
        sawHighByte = true
      }
    }
  }

  /// Returns where the first byte at or after a place is that is no ASCII, a control, DEL, a quote or a backslash.
  static func endOfPlain(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    func special(at place: Int) -> UInt64 {
      JSONScanner.special(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var place = start
    // Eight letters at a time, and sixteen once it is no short word: most of a payload is text.
    if place + 8 <= bytes.count {
      let first = special(at: place)
      if first != 0 { return place + first.trailingZeroBitCount >> 3 }
      place += 8
      while place + 16 <= bytes.count {
        let (low, high) = (special(at: place), special(at: place + 8))
        if low | high == 0 {
          place += 16
        } else if low != 0 {
          return place + low.trailingZeroBitCount >> 3
        } else {
          return place + 8 + high.trailingZeroBitCount >> 3
        }
      }
      if place + 8 <= bytes.count {
        let next = special(at: place)
        if next != 0 { return place + next.trailingZeroBitCount >> 3 }
        place += 8
      }
    }
    while place < bytes.count, isPlain(bytes[place]) { place += 1 }
    return place
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != 0x22 && byte != 0x5C
  }

  /// Returns the high bit of each of eight bytes that is no ASCII, a control, DEL, a quote or a backslash; exact up
  /// to the first, in the order in which they stand in memory.
  private static func special(_ memory: UInt64) -> UInt64 {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let eight = UInt64(littleEndian: memory)
    // A byte below n borrows from its high bit when n is subtracted, and equal bytes are zero after XOR. What
    // has its high bit set before that is found anyway.
    let controls = eight &- ones &* 0x20
    let quotes = (eight ^ ones &* 0x22) &- ones
    let slashes = (eight ^ ones &* 0x5C) &- ones
    let deletesAndHighs = eight &+ ones | eight
    return (controls | quotes | slashes | deletesAndHighs) & highs
  }

  private mutating func skipEscape() -> Bool {
    guard place < bytes.count else { return false }
    let byte = bytes[place]
    place += 1
    switch byte {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return true
    case 0x75:
      guard let first = hexQuad() else { return false }
      if (0xDC00..<0xE000).contains(first) { return false }
      guard (0xD800..<0xDC00).contains(first) else { return true }
      guard take(0x5C), take(0x75), let second = hexQuad() else { return false }
      return (0xDC00..<0xE000).contains(second)
    default: return false
    }
  }

  private mutating func hexQuad() -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    var value = 0
    for _ in 0..<4 {
      guard let digit = Hexadecimal.value(of: bytes[place]) else { return nil }
      place += 1
      value = value << 4 | Int(digit)
    }
    return value
  }

  private mutating func skipWord(_ word: StaticString) -> Bool {
    guard place + word.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<word.utf8CodeUnitCount
    where bytes[place + index] != word.utf8Start[index] { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  private mutating func skipNumber() -> Bool {
    _ = take(0x2D)
    let start = place
    let digits = skipDigits()
    guard digits > 0, digits == 1 || bytes[start] != 0x30 else { return false }
    if take(0x2E), skipDigits() == 0 { return false }
    if place < bytes.count, bytes[place] | 0x20 == 0x65 {
      place += 1
      if !take(0x2B) { _ = take(0x2D) }
      return skipDigits() > 0
    }
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = place
    while place < bytes.count, bytes[place] &- 0x30 < 10 { place += 1 }
    return place - start
  }

  private mutating func skipSpace() {
    // Nearly always there is none.
    if place < bytes.count, bytes[place] <= 0x20 { skipSomeSpace() }
  }

  private mutating func skipSomeSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09: place += 1
      case 0x0A, 0x0D:
        sawLineBreak = true
        place += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }
}
