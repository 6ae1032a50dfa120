import Numbers

/// Decodes percent escapes such as `%2F` in paths and queries.
enum PercentDecoding {
  /// Returns the text with its escapes decoded; in a query, `+` is a space. Malformed escapes are left as they are.
  static func text(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String {
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+"), plusIsSpace {
        result.append(0x20)
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = Hexadecimal.value(of: rest[rest.startIndex]),
        let low = Hexadecimal.value(of: rest[rest.startIndex + 1])
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
