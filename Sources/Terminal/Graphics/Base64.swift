/// Base64 as RFC 4648 has it, without line breaks.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let triple =
        UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      result.append(letters[Int(triple >> 18 & 63)])
      result.append(letters[Int(triple >> 12 & 63)])
      result.append(rest > 1 ? letters[Int(triple >> 6 & 63)] : UInt8(ascii: "="))
      result.append(rest > 2 ? letters[Int(triple & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return result
  }
}
