/// A token as an activity keeps it: pairs of hexadecimal digits take a byte each.
struct StoredToken: Hashable, Sendable, Codable {
  private let bytes: [UInt8]
  /// Whether the bytes are what the digits say; otherwise they are the text itself.
  private let isHexadecimal: Bool

  init(_ text: String) {
    if let bytes = StoredToken.bytes(text.utf8) {
      (self.bytes, isHexadecimal) = (bytes, true)
    } else {
      (bytes, isHexadecimal) = (Array(text.utf8), false)
    }
  }

  /// The token as texts have it.
  var text: String {
    guard isHexadecimal else { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { letters in
      for (place, byte) in bytes.enumerated() {
        letters[2 * place] = StoredToken.letter(byte >> 4)
        letters[2 * place + 1] = StoredToken.letter(byte & 15)
      }
      return 2 * bytes.count
    }
  }

  private static func letter(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }

  /// Returns what pairs of digits in lower case say; nil for any other text.
  private static func bytes(_ text: String.UTF8View) -> [UInt8]? {
    guard text.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    var high: UInt8?
    for letter in text {
      let digit: UInt8
      switch letter {
      case 48...57: digit = letter - 48
      case 97...102: digit = letter - 87
      default: return nil
      }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }

  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}
