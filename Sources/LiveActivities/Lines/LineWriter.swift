import JSON

/// Writes the members of one JSON object on one line, straight into bytes.
///
/// Never copied: with two owners of the buffer every write would copy all of it.
struct LineWriter: ~Copyable {
  private(set) var bytes: [UInt8]
  private var isFirst = true

  /// Begins an object behind what is in the buffer.
  init(appendingTo buffer: consuming [UInt8] = []) {
    bytes = buffer
    bytes.append(0x7B)
  }

  private mutating func key(_ key: StaticString) {
    if isFirst { isFirst = false } else { bytes.append(0x2C) }
    bytes.append(0x22)
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
  }

  mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 {
      bytes.append(contentsOf: "\(whole)".utf8)
    } else {
      bytes.append(contentsOf: "\(number.isFinite ? number : 0)".utf8)
    }
  }

  mutating func member(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    bytes.append(contentsOf: "\(number)".utf8)
  }

  mutating func member(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// A member only when it is true.
  mutating func flag(_ key: StaticString, _ flag: Bool) {
    if flag { member(key, true) }
  }

  mutating func member(_ key: StaticString, _ value: JSONValue) {
    self.key(key)
    bytes.append(contentsOf: value.compact.utf8)
  }

  /// A JSON text as it is.
  mutating func raw(_ key: StaticString, _ text: some Collection<UInt8>) {
    self.key(key)
    bytes.append(contentsOf: text)
  }

  /// A JSON text as it is when it stands on one line; otherwise as a string under the other key.
  mutating func text(_ key: StaticString, otherwise other: StaticString, _ text: JSONText?) {
    guard let text else { return }
    if LineWriter.fitsOnLine(text.bytes) {
      raw(key, text.bytes)
    } else {
      member(other, text.string)
    }
  }

  /// An object as a member.
  mutating func object(_ key: StaticString, _ write: (inout LineWriter) -> Void) {
    self.key(key)
    object(write)
  }

  /// A list of objects as a member.
  mutating func objects<Element>(
    _ key: StaticString, _ list: [Element], _ write: (inout LineWriter, Element) -> Void
  ) {
    self.key(key)
    bytes.append(0x5B)
    for (index, element) in list.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      object { write(&$0, element) }
    }
    bytes.append(0x5D)
  }

  private mutating func object(_ write: (inout LineWriter) -> Void) {
    bytes.append(0x7B)
    isFirst = true
    write(&self)
    bytes.append(0x7D)
    isFirst = false
  }

  /// The buffer with the object closed.
  consuming func finish() -> [UInt8] {
    bytes.append(0x7D)
    return bytes
  }

  private mutating func string(_ text: String) {
    JSONValue.appendQuoted(text, to: &bytes)
  }

  /// Whether bytes are one JSON value without a line break and without space around it.
  static func fitsOnLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      guard let range = scanner.skipValue(), range == 0..<buffer.count, !scanner.sawLineBreak else {
        return false
      }
      return !scanner.sawHighByte || String(validating: buffer, as: UTF8.self) != nil
    }
  }
}
