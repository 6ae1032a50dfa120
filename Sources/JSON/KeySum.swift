/// A sum over the keys of a JSON text, the same in every order: two texts with other sums have other keys.
public enum KeySum {
  /// Returns the sum over a text's keys. A key that is escaped otherwise makes another one.
  public static func of(_ text: UnsafeRawBufferPointer) -> UInt64 {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var sum: UInt64 = 0
    var place = 0
    while place < text.count {
      guard text[place] == quote else {
        place += 1
        continue
      }
      place += 1
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      while place < text.count, text[place] != quote {
        if text[place] == backslash { place += 1 }
        if place < text.count { hash = (hash ^ UInt64(text[place])) &* 0x100_0000_01B3 }
        place += 1
      }
      place += 1
      while place < text.count, text[place] <= 0x20 { place += 1 }
      if place < text.count, text[place] == UInt8(ascii: ":") { sum &+= hash }
    }
    return sum
  }

  /// Returns the sum over a text's keys.
  public static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { of(UnsafeRawBufferPointer($0)) }
  }
}
