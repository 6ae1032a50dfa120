import CLinux

/// Random bytes from the system, fetched many at a time, and identifiers made of them.
struct IDSource {
  private var bytes = [UInt8](repeating: 0, count: 4096)
  private var place = 4096

  private let texts = UnsafeMutableRawBufferPointer.allocate(byteCount: 3 * 36, alignment: 16)
  private var turn = 0

  private static let digits: StaticString = "0123456789ABCDEF"

  /// Gives its memory back.
  func deallocate() { texts.deallocate() }

  /// An identifier as APNs makes them: 32 hexadecimal digits in upper case, 8-4-4-4-12, all random.
  ///
  /// It is borrowed: two more may be made before its bytes are used again.
  mutating func uuid() -> Bytes {
    turn = (turn + 1) % 3
    let text = UnsafeMutableRawBufferPointer(rebasing: texts[turn * 36..<turn * 36 + 36])
    var out = 0
    for index in 0..<16 {
      if index == 4 || index == 6 || index == 8 || index == 10 {
        text[out] = UInt8(ascii: "-")
        out += 1
      }
      let byte = next()
      text[out] = IDSource.digits.utf8Start[Int(byte >> 4)]
      text[out + 1] = IDSource.digits.utf8Start[Int(byte & 15)]
      out += 2
    }
    return Bytes(text)
  }

  private mutating func next() -> UInt8 {
    if place == bytes.count {
      // At most 256 bytes come whole for sure; short answers are asked for again.
      var filled = 0
      while filled < bytes.count {
        let count = bytes.withUnsafeMutableBytes {
          getrandom($0.baseAddress.map { $0 + filled }, min(256, $0.count - filled), 0)
        }
        if count > 0 { filled += count }
      }
      place = 0
    }
    place += 1
    return bytes[place - 1]
  }
}
