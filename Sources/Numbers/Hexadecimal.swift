/// Writes numbers and bytes as hexadecimal digits, in lower case, and reads single digits.
public enum Hexadecimal {
  /// Returns all digits of a number, the zeros before it as well.
  ///
  /// - Parameter count: how many digits there are at least; by itself as many as the type has.
  public static func text<Number: FixedWidthInteger & UnsignedInteger>(
    of number: Number, digits count: Int = Number.bitWidth / 4
  ) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Returns two digits for each byte.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns what a digit in either case stands for; nil for another byte.
  public static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
