import CLinux

/// Random bytes from the system, fetched many at a time, and identifiers made of them.
struct IDSource {
  private var bytes = [UInt8](repeating: 0, count: 4096)
  private var place = 4096

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// An identifier as APNs makes them: 32 hexadecimal digits in upper case, 8-4-4-4-12, all random.
  mutating func uuid() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 36) { text, count in
      var out = 0
      for index in 0..<16 {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          text[out] = UInt8(ascii: "-")
          out += 1
        }
        let byte = next()
        text[out] = IDSource.digits[Int(byte >> 4)]
        text[out + 1] = IDSource.digits[Int(byte & 15)]
        out += 2
      }
      count = 36
    }
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
