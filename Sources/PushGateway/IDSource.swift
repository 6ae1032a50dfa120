import CLinux
import COpenSSL

/// Random bytes, fetched many at a time, and identifiers made of them.
///
/// All in memory that is looked at without counting references: two identifiers are made for each push (CHEAP.md).
struct IDSource {
  private static let size = 4096
  /// A whole number of identifiers' bytes.
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
  private var place = size

  private let texts = UnsafeMutableRawBufferPointer.allocate(byteCount: 3 * 36, alignment: 16)
  private var turn = 0

  /// The two digits of each byte, one after another in memory.
  private let digits = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)

  init() {
    bytes.initialize(repeating: 0, count: IDSource.size)
    for byte in 0..<256 {
      func digit(_ value: Int) -> UInt16 { UInt16(value < 10 ? 48 + value : 55 + value) }
      let pair = digit(byte >> 4) | digit(byte & 15) << 8
      (digits + byte).initialize(to: pair.littleEndian)
    }
  }

  /// Gives its memory back.
  func deallocate() {
    bytes.deallocate()
    texts.deallocate()
    digits.deallocate()
  }

  /// Returns an identifier as APNs makes them: 32 hexadecimal digits in upper case, 8-4-4-4-12, all random.
  ///
  /// It is borrowed: two more may be made before its bytes are used again.
  mutating func uuid() -> Bytes {
    if place == IDSource.size { fill() }
    turn = (turn + 1) % 3
    let text = UnsafeMutableRawBufferPointer(rebasing: texts[turn * 36..<turn * 36 + 36])
    var out = 0
    for index in 0..<16 {
      if index == 4 || index == 6 || index == 8 || index == 10 {
        text[out] = UInt8(ascii: "-")
        out += 1
      }
      text.storeBytes(of: digits[Int(bytes[place + index])], toByteOffset: out, as: UInt16.self)
      out += 2
    }
    place += 16
    return Bytes(text)
  }

  private mutating func fill() {
    // OpenSSL's generator is several times as fast as the kernel's, which seeds it and stands in for it; a signal
    // can make the kernel's answer short.
    var filled = RAND_bytes(bytes, Int32(IDSource.size)) == 1 ? IDSource.size : 0
    while filled < IDSource.size {
      let count = getrandom(bytes + filled, IDSource.size - filled, 0)
      if count > 0 { filled += count }
    }
    place = 0
  }
}
