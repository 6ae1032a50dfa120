/// A text as a JSON string that no line can be forged with.
///
/// Escaped are quotes, backslashes and controls; the line breaks of Unicode; and what turns the direction of
/// the text around it, by which a line on a terminal can be made to lie. Bodies of pushes pass here on
/// their way to the journal, so plain bytes are copied together.
package enum JSONQuoting {
  /// Returns the most bytes that a text of so many takes.
  package static func room(for count: Int) -> Int {
    // `\u001b` for each byte, and the quotes.
    count * 6 + 2
  }

  /// Writes the text with its quotes and tells how many bytes that are; there must be `room`.
  package static func write(
    _ text: UnsafeRawBufferPointer, to memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let start = memory.baseAddress else { return 0 }
    assert(memory.count >= room(for: text.count))
    var output = start
    var place = 0
    put(UInt8(ascii: "\""), &output)
    while place < text.count {
      let end = JSONScanner.endOfPlain(text, from: place)
      if end > place {
        let plain = UnsafeRawBufferPointer(rebasing: text[place..<end])
        UnsafeMutableRawBufferPointer(start: output, count: plain.count).copyMemory(from: plain)
        output += plain.count
        place = end
        if place == text.count { break }
      }
      let byte = text[place]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        put(UInt8(ascii: "\\"), &output)
        put(byte, &output)
        place += 1
      } else {
        let length = lengthOfEscaped(text, at: place)
        if length == 0 {
          put(byte, &output)
        } else {
          escape(scalar(text, at: place, length), &output)
        }
        place += max(1, length)
      }
    }
    put(UInt8(ascii: "\""), &output)
    return output - start
  }

  private static func put(_ byte: UInt8, _ output: inout UnsafeMutableRawPointer) {
    output.storeBytes(of: byte, as: UInt8.self)
    output += 1
  }

  /// Returns how many bytes at a place have to be escaped together.
  private static func lengthOfEscaped(_ text: UnsafeRawBufferPointer, at place: Int) -> Int {
    switch text[place] {
    case 0..<0x20, 0x7F: 1
    case 0xC2 where place + 1 < text.count && text[place + 1] < 0xA0: 2
    case 0xE2 where place + 2 < text.count && isLineBreakOrTurn(text[place + 1], text[place + 2]): 3
    default: 0
    }
  }

  /// Returns whether the bytes after 0xE2 make U+2028…202E or U+2066…2069.
  private static func isLineBreakOrTurn(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xA8...0xAE).contains(third)
      || second == 0x81 && (0xA6...0xA9).contains(third)
  }

  private static func scalar(_ text: UnsafeRawBufferPointer, at place: Int, _ length: Int) -> Int {
    switch length {
    case 1: Int(text[place])
    case 2: Int(text[place + 1])
    default: 0x2000 | Int(text[place + 1] & 0x3F) << 6 | Int(text[place + 2] & 0x3F)
    }
  }

  private static func escape(_ scalar: Int, _ output: inout UnsafeMutableRawPointer) {
    put(UInt8(ascii: "\\"), &output)
    switch scalar {
    case 0x09: put(UInt8(ascii: "t"), &output)
    case 0x0A: put(UInt8(ascii: "n"), &output)
    case 0x0D: put(UInt8(ascii: "r"), &output)
    default:
      put(UInt8(ascii: "u"), &output)
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(scalar >> shift & 0xF)
        put(digit < 10 ? 0x30 + digit : 0x57 + digit, &output)
      }
    }
  }
}
