/// Black squares as PNG files, which are far smaller than what they become: one bit a pixel, and a bit and a half for
/// thirty bytes of these.
public enum BlankPicture {
  /// Returns the file of a square.
  public static func png(side: Int) -> [UInt8] {
    let size = long(UInt32(side))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + size + [1, 0, 0, 0, 0])
      + chunk("IDAT", zeros(side * (1 + (side + 7) / 8))) + chunk("IEND", [])
  }

  /// Returns a stream of zlib's with so many bytes, all 0.
  private static func zeros(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var (bits, length) = (0, 0)
    // Each number begins with its lowest bit, which is the first bit of a code.
    func put(_ number: Int, _ size: Int) {
      bits |= number << length
      length += size
      while length >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        (bits, length) = (bits >> 8, length - 8)
      }
    }
    // The last block, with the codes that need no table: a zero, and 258 bytes that are what stands one before them.
    put(0b011, 3)
    for _ in 0..<1 + (count - 1) % 258 { put(0b0000_1100, 8) }
    for _ in 0..<(count - 1) / 258 { put(0b0_0000_1010_0011, 13) }
    put(0, 7 + 7)
    return bytes + long(UInt32(count % 65_521) << 16 | 1)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in body { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return long(UInt32(content.count)) + body + long(~sum)
  }

  /// The sums of single bytes that PNG's checks are made of.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  private static func long(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
