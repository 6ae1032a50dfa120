import JSON

/// Writes the members of one JSON object on one line, straight into a buffer of lines.
struct LineWriter: ~Copyable {
  private(set) var buffer: LineBuffer
  private var isFirst = true

  /// Begins an object behind what is in the buffer, which it owns until `finish`.
  init(appendingTo buffer: consuming LineBuffer = LineBuffer()) {
    self.buffer = buffer
    self.buffer.append(UInt8(ascii: "{"))
  }

  private mutating func key(_ key: StaticString) {
    buffer.appendKey(key, isFirst: isFirst)
    isFirst = false
  }

  mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    buffer.appendQuoted(text)
  }

  mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    buffer.append(number)
  }

  mutating func member(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    buffer.append(number)
  }

  mutating func member(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    buffer.append(flag ? "true" as StaticString : "false")
  }

  /// Writes a member only when it is true.
  mutating func flag(_ key: StaticString, _ flag: Bool) {
    if flag { member(key, true) }
  }

  mutating func member(_ key: StaticString, _ value: JSONValue) {
    self.key(key)
    buffer.append(value.compact)
  }

  /// Writes a JSON text unchanged.
  mutating func raw(_ key: StaticString, _ text: UnsafeRawBufferPointer) {
    self.key(key)
    buffer.append(text)
  }

  /// Writes a JSON text unchanged when it stands on one line; otherwise as a string under the other key.
  mutating func text(_ key: StaticString, otherwise other: StaticString, _ text: JSONText?) {
    guard let text else { return }
    if LineWriter.fitsOnLine(text.bytes) {
      text.bytes.withUnsafeBytes { raw(key, $0) }
    } else {
      member(other, text.string)
    }
  }

  /// Writes an object as a member.
  mutating func object(_ key: StaticString, _ write: (inout LineWriter) -> Void) {
    beginObject(key)
    write(&self)
    endObject()
  }

  /// Begins an object as a member; what follows are its members, up to `endObject`.
  mutating func beginObject(_ key: StaticString) {
    self.key(key)
    beginObject()
  }

  private mutating func beginObject() {
    buffer.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Ends the object that was begun.
  mutating func endObject() {
    buffer.append(UInt8(ascii: "}"))
    isFirst = false
  }

  /// Writes a list of objects as a member.
  mutating func objects<Element>(
    _ key: StaticString, _ list: [Element], _ write: (inout LineWriter, Element) -> Void
  ) {
    self.key(key)
    buffer.append(UInt8(ascii: "["))
    for (index, element) in list.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      beginObject()
      write(&self, element)
      endObject()
    }
    buffer.append(UInt8(ascii: "]"))
  }

  /// Returns the buffer with the object closed.
  consuming func finish() -> LineBuffer {
    buffer.append(UInt8(ascii: "}"))
    return buffer
  }

  /// Returns whether bytes are one JSON value without a line break and without space around it.
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
