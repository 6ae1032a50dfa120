/// A hexadecimal digit of an escape such as `\u00e9`.
///
/// The number parsers of the standard library take a sign as well, which JSON does not.
enum HexDigit {
  /// Returns the value of a digit; nil for any other byte.
  static func value(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x37)
    case 0x61...0x66: UInt16(byte - 0x57)
    default: nil
    }
  }
}
