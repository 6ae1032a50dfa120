/// `%2F` and its like in paths and queries.
enum PercentDecoding {
  /// Returns the text with its escapes replaced; in a query, `+` is a space. Escapes that are none stay.
  static func text(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String {
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+"), plusIsSpace {
        result.append(0x20)
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = digit(rest[rest.startIndex]), let low = digit(rest[rest.startIndex + 1])
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
