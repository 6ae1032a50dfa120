import Numbers

/// Random numbers that are the same for the same seed, everywhere and always (SplitMix64).
struct SeededRandom: RandomNumberGenerator, Hashable, Sendable, Codable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Goes on in another place: what would have come next may have come already, on a line that is lost.
  mutating func scatter(by salt: UInt64) {
    state = next() ^ salt
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  mutating func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count {
      var word = next()
      for _ in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: word))
        word >>= 8
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Returns lower-case hexadecimal text, two digits a byte.
  mutating func hex(bytes count: Int) -> String {
    Hexadecimal.text(of: bytes(count))
  }

  /// Returns a version-4 UUID in upper case, as `Activity.id` looks.
  mutating func uuid() -> String {
    var raw = bytes(16)
    raw[6] = raw[6] & 0x0F | 0x40
    raw[8] = raw[8] & 0x3F | 0x80
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for (index, byte) in raw.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns random bytes in standard base64, as channel ids look.
  mutating func base64(bytes count: Int) -> String { Base64.text(bytes(count)) }
}
