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

  /// Returns a string in JSON's quotes; control characters are escaped.
  public static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(string.utf8.count + 2)
    appendQuoted(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a string in JSON's quotes as a sentence shows it: a long one ends in … after so many characters.
  public static func quoted(_ string: String, limit: Int) -> String {
    let beginning = string.prefix(limit)
    return quoted(beginning.endIndex < string.endIndex ? beginning + "…" : string)
  }

  /// Appends a string in JSON's quotes.
  public static func appendQuoted(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    string.withUTF8 { utf8 in
      let text = UnsafeRawBufferPointer(utf8)
      bytes += Array(unsafeUninitializedCapacity: JSONQuoting.room(for: text.count)) {
        $1 = JSONQuoting.write(text, to: UnsafeMutableRawBufferPointer($0))
      }
    }
  }
}
