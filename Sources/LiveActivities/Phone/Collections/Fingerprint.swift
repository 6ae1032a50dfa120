import JSON
import Numbers

/// 128 bits that stand for a text, so that texts are told apart without a look at them.
///
/// An activity's token and its last states lie anywhere in memory; of 100,000 activities hardly one is in the
/// processor's caches when its push comes. Two texts that differ have the same fingerprint once in 2¹²⁸ times. It is
/// the same in every process and no defence against somebody who looks for such two.
struct Fingerprint: Hashable, Sendable {
  private var high: UInt64 = 0x243F_6A88_85A3_08D3
  private var low: UInt64 = 0x1319_8A2E_0370_7344

  /// Creates the fingerprint of an empty text.
  init() {}

  init(_ text: String) {
    self = text.utf8Span.span.withUnsafeBytes { Fingerprint($0) }
  }

  init(_ text: JSONText) { self = text.bytes.withUnsafeBytes { Fingerprint($0) } }

  private init(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 16 <= bytes.count {
      mix(bytes, at: place)
      place += 16
    }
    if bytes.count >= 16 {
      // The rest together with some bytes before it.
      mix(bytes, at: bytes.count - 16)
    } else {
      var rest: (UInt64, UInt64) = (0, 0)
      for byte in bytes {
        rest = (rest.0 << 8 | rest.1 >> 56, rest.1 << 8 | UInt64(byte))
      }
      mix(rest.0, rest.1)
    }
    // The length tells texts apart that end in the same bytes.
    mix(UInt64(bytes.count), 0)
  }

  private mutating func mix(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    mix(
      bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
  }

  /// Takes in two words: the 128 bits of their product tell them apart, and each half keeps its own count of them.
  private mutating func mix(_ first: UInt64, _ second: UInt64) {
    let product = (first ^ 0xA409_3822_299F_31D0).multipliedFullWidth(
      by: second ^ 0x082E_FA98_EC4E_6C89)
    high = (high ^ product.high) &* 0x9E37_79B9_7F4A_7C15
    low = (low ^ product.low) &* 0xC2B2_AE3D_27D4_EB4F
  }
}

// As it stands in a journal's snapshot: 32 hexadecimal digits.
extension Fingerprint: Codable {
  var digits: String { Hexadecimal.text(of: high) + Hexadecimal.text(of: low) }

  init?(digits: String) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let print = Fingerprint(digits: try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "a fingerprint has 32 hexadecimal digits")
    }
    self = print
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(digits)
  }
}
