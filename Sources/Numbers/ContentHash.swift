/// A hash of texts and files, by which they are told apart: FNV-1a of 64 bits, the same in every run.
package struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ texts: String...) {
    for text in texts { add(text) }
  }

  /// Takes in a text, and that it ends.
  package mutating func add(_ text: String) {
    add(text.utf8)
    // No text of a source holds this byte.
    add(CollectionOfOne(0xFF))
  }

  /// Takes in bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Takes in the bytes of something long, eight at a time.
  package mutating func add(words bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      value = (value ^ word) &* 0x100_0000_01b3
      place += 8
    }
    add(bytes[place...])
  }

  /// Sixteen hexadecimal digits.
  package var text: String { Hexadecimal.text(of: value) }
}
