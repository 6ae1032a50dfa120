/// A number by which texts are told apart: FNV-1a of 64 bits, the same in every run.
struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ texts: String...) {
    for text in texts { add(text) }
  }

  /// Takes in a text, and that it ends.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text of a source holds this byte.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
