/// Standard base64, padded.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var word = 0
      for index in 0..<3 {
        word = word << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for index in 0..<4 {
        let letter = letters[word >> (18 - 6 * index) & 63]
        text.append(index <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes; nil for text that is not standard, padded base64.
  static func decode(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: 4) {
      let group = text[start..<start + 4]
      let padding = group.reversed().prefix { $0 == UInt8(ascii: "=") }.count
      guard padding <= 2, padding == 0 || start + 4 == text.count else { return nil }
      var word = 0
      for letter in group.dropLast(padding) {
        guard let value = letters.firstIndex(of: letter) else { return nil }
        word = word << 6 | value
      }
      word <<= 6 * padding
      for index in 0..<3 - padding { bytes.append(UInt8(word >> (16 - 8 * index) & 255)) }
    }
    return bytes
  }
}
