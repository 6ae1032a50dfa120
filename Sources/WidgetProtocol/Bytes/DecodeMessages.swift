// The two messages of every push, written and read without containers: through those they took seven of the eighty
// microseconds of a single push (CHEAP.md). The bytes are the same.

extension MessageWriter {
  /// Writes a request to read a state or attributes.
  func write(_ request: DecodeRequest) {
    write(case: "decode")
    write(request.attributesType)
    write(named: request.subject)
    write(request.json)
  }

  /// What the reply that a value was read begins with.
  fileprivate static let decodedValue: [UInt8] = {
    let writer = MessageWriter()
    writer.write(case: "decoded")
    writer.write(case: "value")
    return writer.bytes
  }()
}

extension MessageReader {
  /// Returns the reply that a value was read; nil where the bytes are another message, or none.
  static func decodedValue(from bytes: [UInt8]) -> WidgetReply? {
    guard bytes.starts(with: MessageWriter.decodedValue) else { return nil }
    let reader = MessageReader(bytes, from: MessageWriter.decodedValue.count)
    guard let canonical = try? reader.text(), let dates = try? reader.pairs(Double.self),
      let readKeys = try? reader.pairs([String].self), reader.isAtEnd
    else { return nil }
    return .decoded(.value(canonical: canonical, dates: dates, readKeys: readKeys))
  }
}
