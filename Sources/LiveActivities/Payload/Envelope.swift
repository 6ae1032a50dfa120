import JSON

/// The outer structure of a payload: where the members of `aps` are in the body, found without building values.
public struct Envelope: Hashable, Sendable {
  /// Where a value stands in the body; nothing when the key is absent.
  struct Span: Hashable, Sendable {
    var lower: Int32 = -1
    var upper: Int32 = -1

    var isPresent: Bool { lower >= 0 }
    var range: Range<Int> { Int(lower)..<Int(upper) }

    /// Stores a range unless one is stored already: the first of two equal keys wins, as in the decoder.
    /// Returns false for a later one.
    @discardableResult
    mutating func set(_ range: Range<Int>) -> Bool {
      if isPresent { return false }
      (lower, upper) = (
        Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)
      )
      return true
    }
  }

  /// What kind of body it is.
  enum Form: UInt8, Hashable, Sendable {
    case payload, notJSON, notObject, withoutAPS, apsNotObject
  }

  /// What `event` says.
  enum Kind: UInt8, Hashable, Sendable { case missing, start, update, end, other }

  /// Bodies longer than this are not looked into.
  static let sizeLimit = 1 << 20

  private(set) var form = Form.notJSON
  private(set) var kind = Kind.missing
  /// Whether it asks for an activity to be started.
  public var isStart: Bool { kind == .start }
  /// How many bytes of the body can stand unchanged on a line of a journal: an object without line breaks and
  /// controls, followed by nothing but white space. 0 for any other body.
  private(set) var lineCount = 0
  /// Whether `aps` has a repeated key or one that no Live Activity reads, or a member of `aps` or a header stands
  /// beside it.
  private(set) var hasOddKeys = false
  /// Whether it wakes the app in the background: `content-available`.
  private(set) var hasContentAvailable = false
  private(set) var aps = Span()
  private(set) var event = Span()
  private(set) var timestamp = Span()
  private(set) var contentState = Span()
  private(set) var staleDate = Span()
  private(set) var dismissalDate = Span()
  private(set) var relevanceScore = Span()
  private(set) var alert = Span()
  private(set) var attributesType = Span()
  private(set) var attributes = Span()
  private(set) var inputPushToken = Span()
  private(set) var inputPushChannel = Span()
  private(set) var sound = Span()

  /// Looks over a body.
  public init(_ body: [UInt8]) {
    guard body.count <= Envelope.sizeLimit else { return }
    body.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = JSONScanner(bytes)
    guard scanner.peek() == 0x7B else {
      if scanner.skipValue() != nil, scanner.isAtEnd() { form = .notObject }
      return
    }
    var apsIsObject = false
    let isObject = scanner.readObject { scanner, key in
      let isAPS =
        Envelope.equals(bytes, key, "aps")
        || scanner.sawEscape
          && Envelope.unescaping(bytes, key) { Envelope.equals($0, $1, "aps") }
      if isAPS, !aps.isPresent {
        apsIsObject = scanner.peek() == 0x7B
        let start = scanner.place
        guard apsIsObject ? scanMembers(&scanner, bytes) : scanner.skipValue() != nil else {
          return false
        }
        aps.set(start..<scanner.place)
        return true
      }
      if isAPS || Envelope.belongsElsewhere(bytes, key)
        || scanner.sawEscape && Envelope.unescaping(bytes, key, Envelope.belongsElsewhere)
      {
        hasOddKeys = true
      }
      return scanner.skipValue() != nil
    }
    let (end, isOneLine) = (scanner.place, !scanner.sawLineBreak)
    guard isObject, scanner.isAtEnd() else { return }
    if scanner.sawHighByte, String(validating: bytes, as: UTF8.self) == nil { return }
    if isOneLine, bytes.first == 0x7B, !(scanner.sawHighByte && Envelope.holdsControls(bytes)) {
      lineCount = end
    }
    form = !aps.isPresent ? .withoutAPS : apsIsObject ? .payload : .apsNotObject
  }

  /// Returns whether a body contains U+0080…009F: some terminals obey them when the file is shown.
  private static func holdsControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = bytes[...]
    while let place = rest.firstIndex(of: 0xC2) {
      rest = rest[(place + 1)...]
      if let next = rest.first, next < 0xA0 { return true }
    }
    return false
  }

  private mutating func scanMembers(
    _ scanner: inout JSONScanner, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    scanner.readObject { scanner, key in
      guard let value = scanner.skipValue() else { return false }
      // An escaped key is read when it is none as it stands: plain keys are not looked through for escapes.
      var isKnown = keep(value, of: key, in: bytes, bytes)
      if !isKnown, scanner.sawEscape {
        isKnown = Envelope.unescaping(bytes, key) { keep(value, of: $1, in: $0, bytes) }
      }
      if !isKnown { hasOddKeys = true }
      return true
    }
  }

  /// Keeps where a member of `aps` stands.
  ///
  /// - Parameter names: what the key's range is in: the body, or the key without escapes.
  /// - Returns: whether a Live Activity reads such a key.
  @inline(__always)
  private mutating func keep(
    _ value: Range<Int>, of key: Range<Int>, in names: UnsafeBufferPointer<UInt8>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var isFirst = true
    func named(_ name: StaticString) -> Bool { Envelope.equals(names, key, name) }
    switch key.count {
    case 5 where named("event"):
      if !event.isPresent { kind = Envelope.kind(bytes, value) }
      isFirst = event.set(value)
    case 5 where named("alert"): isFirst = alert.set(value)
    case 5 where named("sound"): isFirst = sound.set(value)
    case 9 where named("timestamp"): isFirst = timestamp.set(value)
    case 10 where named("stale-date"): isFirst = staleDate.set(value)
    case 10 where named("attributes"): isFirst = attributes.set(value)
    case 13 where named("content-state"): isFirst = contentState.set(value)
    case 14 where named("dismissal-date"): isFirst = dismissalDate.set(value)
    case 15 where named("relevance-score"): isFirst = relevanceScore.set(value)
    case 15 where named("attributes-type"): isFirst = attributesType.set(value)
    case 16 where named("input-push-token"): isFirst = inputPushToken.set(value)
    case 18 where named("input-push-channel"): isFirst = inputPushChannel.set(value)
    case 17 where named("content-available"):
      hasContentAvailable = bytes[value].elementsEqual("1".utf8)
      return false
    default: return false
    }
    if !isFirst { hasOddKeys = true }
    return true
  }

  /// The keys that a Live Activity's `aps` may have.
  static let liveActivityKeys: [StaticString] = [
    "timestamp", "event", "content-state", "stale-date", "dismissal-date", "relevance-score",
    "alert", "attributes-type", "attributes", "input-push-token", "input-push-channel",
  ]

  /// Names under which headers of the request stand beside `aps` by mistake.
  static let strayHeaders: [StaticString] = [
    "headers", "apns-priority", "apns-push-type", "apns-topic", "apns-expiration",
    "apns-collapse-id",
  ]

  /// The keys of `aps` that Apple describes for notifications and other pushes alone; `sound` is told where it stands.
  static let otherKeys = [
    "badge", "category", "thread-id", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "filter-criteria", "url-args", "content-changed",
  ]

  private static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>) -> Kind {
    if equals(bytes, value, "\"update\"") { return .update }
    if equals(bytes, value, "\"end\"") { return .end }
    if equals(bytes, value, "\"start\"") { return .start }
    // A word that is written with escapes is rare: it is read only where it is none as it stands.
    guard bytes[value.lowerBound] == UInt8(ascii: "\"") else { return .other }
    var kind = Kind.other
    _ = unescaping(bytes, value.lowerBound + 1..<value.upperBound - 1) { text, word in
      if equals(text, word, "update") { kind = .update }
      if equals(text, word, "end") { kind = .end }
      if equals(text, word, "start") { kind = .start }
      return true
    }
    return kind
  }

  /// Returns whether a key beside `aps` is one that belongs in it or into a header.
  private static func belongsElsewhere(
    _ bytes: UnsafeBufferPointer<UInt8>, _ key: Range<Int>
  ) -> Bool {
    liveActivityKeys.contains { equals(bytes, key, $0) }
      || strayHeaders.contains { equals(bytes, key, $0) }
  }

  /// Returns what `read` says of a string whose escapes are resolved; false, unasked, for one that has none.
  private static func unescaping(
    _ bytes: UnsafeBufferPointer<UInt8>, _ string: Range<Int>,
    _ read: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool
  ) -> Bool {
    guard let plain = JSONScanner.unescaped(bytes, string) else { return false }
    return plain.withUnsafeBufferPointer { read($0, $0.indices) }
  }

  private static func equals(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.count == count else { return false }
    let text = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range])
    let other = UnsafeRawBufferPointer(start: word.utf8Start, count: count)
    func isEqualEight(at place: Int) -> Bool {
      text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    if count < 8 {
      for index in 0..<count where text[index] != other[index] { return false }
      return true
    }
    // The last eight bytes overlap those before them.
    for place in stride(from: 0, to: count - 8, by: 8) where !isEqualEight(at: place) {
      return false
    }
    return isEqualEight(at: count - 8)
  }
}

extension Envelope {
  /// Returns a number's value, when the member is one.
  func number(_ span: Span, in body: [UInt8]) -> Double? {
    guard span.isPresent, span.range.upperBound <= body.count else { return nil }
    return body.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[span.range])
      return Envelope.decimal(text)
        // What else a number can look like: a sign, an exponent, many digits.
        ?? (text.allSatisfy { Envelope.isOfNumber($0) }
          ? Double(String(decoding: text, as: UTF8.self)) : nil)
    }
  }

  /// Returns the number of up to fifteen digits, with or without a point. Such digits are exact in a `Double`,
  /// and so is the power of ten that divides them; one division therefore rounds as a parser does.
  private static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard (1...16).contains(text.count) else { return nil }
    var (digits, point) = (0, -1)
    for place in 0..<text.count {
      let byte = text[place]
      if byte &- 0x30 < 10 {
        digits = digits &* 10 &+ Int(byte &- 0x30)
      } else if byte == 0x2E, point < 0 {
        point = place
      } else {
        return nil
      }
    }
    if point < 0 { return text.count <= 15 ? Double(digits) : nil }
    return Double(digits) / powersOfTen[text.count - 1 - point]
  }

  private static let powersOfTen = [
    1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65 || byte == 0x2B
  }

  /// Returns a member's text.
  func text(_ span: Span, in body: [UInt8]) -> JSONText? {
    guard span.isPresent, span.range.upperBound <= body.count else { return nil }
    return JSONText(body[span.range])
  }

  /// Returns a member's value.
  func value(_ span: Span, in body: [UInt8]) -> JSONValue? { text(span, in: body)?.value }
}
