/// Encodes bytes as base64 and decodes it, in both alphabets of RFC 4648.
public enum Base64 {
  /// Which letters stand for 62 and 63.
  public enum Alphabet: Sendable {
    /// `+` and `/`.
    case standard
    /// `-` and `_`, as addresses and tokens have them; written without padding.
    case url

    fileprivate var last: (UInt8, UInt8) {
      switch self {
      case .standard: (UInt8(ascii: "+"), UInt8(ascii: "/"))
      case .url: (UInt8(ascii: "-"), UInt8(ascii: "_"))
      }
    }
  }

  /// Returns the letters of bytes.
  public static func encode(
    _ bytes: some Collection<UInt8>, _ alphabet: Alphabet = .standard
  ) -> [UInt8] {
    encode(Array(bytes), alphabet)
  }

  /// Returns the letters of bytes, as text.
  public static func text(
    _ bytes: some Collection<UInt8>, _ alphabet: Alphabet = .standard
  ) -> String {
    String(decoding: encode(bytes, alphabet), as: UTF8.self)
  }

  /// Returns the bytes that letters stand for; nil for anything else.
  ///
  /// - Parameter isPadded: whether the padding must be there; otherwise it may.
  public static func decode(
    _ letters: some Collection<UInt8>, _ alphabet: Alphabet = .standard, isPadded: Bool = false
  ) -> [UInt8]? {
    decode(Array(letters), alphabet, isPadded: isPadded)
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let padding = UInt8(ascii: "=")

  private static func encode(_ bytes: [UInt8], _ alphabet: Alphabet) -> [UInt8] {
    let letters = Self.letters + [alphabet.last.0, alphabet.last.1]
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var bits = Int(bytes[start]) << 16
      if count > 1 { bits |= Int(bytes[start + 1]) << 8 }
      if count > 2 { bits |= Int(bytes[start + 2]) }
      for place in 0...count { result.append(letters[bits >> (18 - 6 * place) & 63]) }
      if alphabet == .standard {
        for _ in count..<3 { result.append(padding) }
      }
      start += 3
    }
    return result
  }

  private static func decode(
    _ letters: [UInt8], _ alphabet: Alphabet, isPadded: Bool
  ) -> [UInt8]? {
    if isPadded, letters.count % 4 != 0 { return nil }
    var rest = letters[...]
    while rest.last == padding, letters.count - rest.count < 2 { rest = rest.dropLast() }
    guard rest.count % 4 != 1 else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(rest.count * 3 / 4)
    var (bits, count) = (UInt32(0), UInt32(0))
    for byte in rest {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case alphabet.last.0: value = 62
      case alphabet.last.1: value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return result
  }
}
