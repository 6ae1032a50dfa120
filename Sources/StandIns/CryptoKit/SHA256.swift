@_exported import FoundationGaps

/// SHA-256, of which widgets make names for files.
public struct SHA256: Sendable {
  /// The 32 bytes of a hash.
  public struct Digest: Sequence, Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public var description: String {
      "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }

  /// Returns the hash of bytes.
  public static func hash<D: Sequence>(data: D) -> Digest where D.Element == UInt8 {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var message = Array(data)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    for start in stride(from: 0, to: message.count, by: 64) {
      compress(message[start..<start + 64], into: &state)
    }
    return Digest(
      bytes: state.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
      })
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    for index in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let second = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var value = state
    for index in 0..<64 {
      let sum1 = rotate(value[4], 6) ^ rotate(value[4], 11) ^ rotate(value[4], 25)
      let choice = (value[4] & value[5]) ^ (~value[4] & value[6])
      let first = value[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
      let sum0 = rotate(value[0], 2) ^ rotate(value[0], 13) ^ rotate(value[0], 22)
      let majority =
        (value[0] & value[1]) ^ (value[0] & value[2]) ^ (value[1] & value[2])
      let second = sum0 &+ majority
      value = [
        first &+ second, value[0], value[1], value[2], value[3] &+ first, value[4], value[5],
        value[6],
      ]
    }
    for index in 0..<8 { state[index] = state[index] &+ value[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var constants: [UInt32] = []
    var candidate = 2
    while constants.count < 64 {
      if (2..<candidate).allSatisfy({ candidate % $0 != 0 }) {
        constants.append(fraction(cubeRootOf: candidate))
      }
      candidate += 1
    }
    return constants
  }()

  /// Returns ⌊(∛n − ⌊∛n⌋) · 2³²⌋, by whole numbers: the largest k with k³ ≤ n · 2⁹⁶.
  private static func fraction(cubeRootOf number: Int) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 7 << 32
    while high - low > 1 {
      let middle = (low + high) / 2
      if isCube(middle, atMost: UInt64(number)) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Returns whether k³ ≤ n · 2⁹⁶.
  private static func isCube(_ k: UInt64, atMost number: UInt64) -> Bool {
    // k < 2³⁵, so k² < 2⁷⁰ and k³ < 2¹⁰⁵.
    let square = k.multipliedFullWidth(by: k)
    let low = square.low.multipliedFullWidth(by: k)
    let high = square.high &* k &+ low.high
    let limit = number << 32
    return high < limit || (high == limit && low.low == 0)
  }
}
