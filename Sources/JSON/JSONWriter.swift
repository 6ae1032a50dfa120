extension JSONValue {
  /// The JSON text on one line, members in their order.
  public var compact: String {
    var text = ""
    write(to: &text, indent: nil, level: 0)
    return text
  }

  /// The JSON text on indented lines, members in their order.
  public var pretty: String {
    var text = ""
    write(to: &text, indent: 2, level: 0)
    return text
  }

  private func write(to text: inout String, indent: Int?, level: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): text += JSONValue.quoted(string)
    case .array(let elements):
      writeList(elements, "[", "]", to: &text, indent, level) { element, text in
        element.write(to: &text, indent: indent, level: level + 1)
      }
    case .object(let object):
      writeList(object.members, "{", "}", to: &text, indent, level) { member, text in
        text += JSONValue.quoted(member.key) + (indent == nil ? ":" : ": ")
        member.value.write(to: &text, indent: indent, level: level + 1)
      }
    }
  }

  private func writeList<Element>(
    _ list: [Element], _ open: String, _ close: String, to text: inout String, _ indent: Int?,
    _ level: Int, _ writeElement: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in list.enumerated() {
      if index > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: " ", count: indent * (level + 1)) }
      writeElement(element, &text)
    }
    if let indent, !list.isEmpty { text += "\n" + String(repeating: " ", count: indent * level) }
    text += close
  }

  /// A string in JSON's quotes; control characters are escaped.
  public static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(string.utf8.count + 2)
    appendQuoted(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a string in JSON's quotes: what needs no escape is copied in runs, since bodies of pushes
  /// pass here on their way to the journal.
  public static func appendQuoted(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    var string = string
    string.withUTF8 { utf8 in
      var copied = 0
      var place = 0
      while place < utf8.count {
        let length = lengthOfEscaped(utf8, at: place)
        if length == 0 {
          place += 1
          continue
        }
        bytes.append(contentsOf: utf8[copied..<place])
        appendEscape(utf8[place..<place + length], to: &bytes)
        place += length
        copied = place
      }
      bytes.append(contentsOf: utf8[copied...])
    }
    bytes.append(0x22)
  }

  /// How many bytes at a place have to be escaped: quotes, controls, the line breaks of Unicode, and what
  /// turns the direction of the text around it, by which a line on a terminal can be made to lie.
  @inline(__always)
  private static func lengthOfEscaped(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    switch utf8[place] {
    case 0x22, 0x5C, 0..<0x20, 0x7F: 1
    case 0xC2 where place + 1 < utf8.count && utf8[place + 1] < 0xA0: 2
    case 0xE2 where place + 2 < utf8.count && isLineBreakOrTurn(utf8[place + 1], utf8[place + 2]): 3
    default: 0
    }
  }

  /// U+2028…202E and U+2066…2069, by what follows 0xE2.
  private static func isLineBreakOrTurn(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xA8...0xAE).contains(third)
      || second == 0x81 && (0xA6...0xA9).contains(third)
  }

  private static func appendEscape(
    _ utf8: Slice<UnsafeBufferPointer<UInt8>>, to bytes: inout [UInt8]
  ) {
    let short: UInt8? =
      switch utf8.first {
      case 0x22, 0x5C: utf8.first
      case 0x0A: UInt8(ascii: "n")
      case 0x0D: UInt8(ascii: "r")
      case 0x09: UInt8(ascii: "t")
      default: nil
      }
    bytes.append(0x5C)
    if let short { return bytes.append(short) }
    let scalar: UInt32 =
      switch utf8.count {
      case 1: UInt32(utf8[utf8.startIndex])
      case 2: UInt32(utf8[utf8.startIndex + 1])
      default:
        0x2000 | UInt32(utf8[utf8.startIndex + 1] & 0x3F) << 6
          | UInt32(utf8[utf8.startIndex + 2] & 0x3F)
      }
    let hex = String(scalar, radix: 16)
    bytes.append(UInt8(ascii: "u"))
    bytes.append(contentsOf: String(repeating: "0", count: 4 - hex.count).utf8)
    bytes.append(contentsOf: hex.utf8)
  }
}
