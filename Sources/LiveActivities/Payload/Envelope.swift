import JSON

/// A payload's outside: where the members of `aps` stand in the body, found without building values.
struct Envelope: Hashable, Sendable {
  /// Where a value stands in the body; nothing when the key is absent.
  struct Span: Hashable, Sendable {
    var lower: Int32 = -1
    var upper: Int32 = -1

    var isPresent: Bool { lower >= 0 }
    var range: Range<Int> { Int(lower)..<Int(upper) }

    /// The first of two equal keys wins, as in the decoder.
    mutating func set(_ range: Range<Int>) {
      if isPresent { return }
      (lower, upper) = (
        Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)
      )
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
  /// Whether the body, being JSON, can stand on a line of a journal as it is.
  private(set) var isOneLine = false
  /// Whether `aps` has a key that no push has, or a member of `aps` stands beside it.
  private(set) var hasOddKeys = false
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
  init(_ body: [UInt8]) {
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
      if !aps.isPresent, Envelope.equals(bytes, key, "aps") {
        apsIsObject = scanner.peek() == 0x7B
        let start = scanner.place
        guard apsIsObject ? scanMembers(&scanner, bytes) : scanner.skipValue() != nil else {
          return false
        }
        aps.set(start..<scanner.place)
        return true
      }
      if Envelope.liveActivityKeys.contains(where: { Envelope.equals(bytes, key, $0) }) {
        hasOddKeys = true
      }
      return scanner.skipValue() != nil
    }
    guard isObject, scanner.isAtEnd() else { return }
    if scanner.sawHighByte, String(validating: bytes, as: UTF8.self) == nil { return }
    isOneLine = !scanner.sawLineBreak && bytes.first == 0x7B && bytes.last == 0x7D
    form = !aps.isPresent ? .withoutAPS : apsIsObject ? .payload : .apsNotObject
  }

  private mutating func scanMembers(
    _ scanner: inout JSONScanner, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    scanner.readObject { scanner, key in
      guard let value = scanner.skipValue() else { return false }
      func named(_ name: StaticString) -> Bool { Envelope.equals(bytes, key, name) }
      switch key.count {
      case 5 where named("event"):
        if !event.isPresent { kind = Envelope.kind(bytes, value) }
        event.set(value)
      case 5 where named("alert"): alert.set(value)
      case 5 where named("sound"): sound.set(value)
      case 5 where named("badge"): break
      case 9 where named("timestamp"): timestamp.set(value)
      case 10 where named("stale-date"): staleDate.set(value)
      case 10 where named("attributes"): attributes.set(value)
      case 13 where named("content-state"): contentState.set(value)
      case 14 where named("dismissal-date"): dismissalDate.set(value)
      case 15 where named("relevance-score"): relevanceScore.set(value)
      case 15 where named("attributes-type"): attributesType.set(value)
      case 16 where named("input-push-token"): inputPushToken.set(value)
      case 18 where named("input-push-channel"): inputPushChannel.set(value)
      default:
        if !Envelope.otherKeys.contains(where: { Envelope.equals(bytes, key, $0) }) {
          hasOddKeys = true
        }
      }
      return true
    }
  }

  /// The keys that a Live Activity's `aps` may have.
  static let liveActivityKeys: [StaticString] = [
    "timestamp", "event", "content-state", "stale-date", "dismissal-date", "relevance-score",
    "alert", "attributes-type", "attributes", "input-push-token", "input-push-channel",
  ]

  /// The keys of ordinary pushes.
  static let otherKeys: [StaticString] = [
    "sound", "badge", "category", "thread-id", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "filter-criteria", "url-args", "relevance-score",
    "content-changed",
  ]

  private static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>) -> Kind {
    if equals(bytes, value, "\"update\"") { return .update }
    if equals(bytes, value, "\"end\"") { return .end }
    if equals(bytes, value, "\"start\"") { return .start }
    return .other
  }

  private static func equals(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let (start, other) = (range.lowerBound, word.utf8Start)
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != other[index] {
      return false
    }
    return true
  }
}

extension Envelope {
  /// A number's value, when the member is one.
  func number(_ span: Span, in body: [UInt8]) -> Double? {
    guard span.isPresent, span.range.upperBound <= body.count else { return nil }
    var whole = 0.0
    for byte in body[span.range] {
      guard byte &- 0x30 < 10 else {
        guard byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65 || byte == 0x2B else {
          return nil
        }
        return Double(String(decoding: body[span.range], as: UTF8.self))
      }
      whole = whole * 10 + Double(byte - 0x30)
    }
    // Fifteen digits are exact in a double however they were added up.
    return span.range.count <= 15
      ? whole : Double(String(decoding: body[span.range], as: UTF8.self))
  }

  /// A member's text.
  func text(_ span: Span, in body: [UInt8]) -> JSONText? {
    guard span.isPresent, span.range.upperBound <= body.count else { return nil }
    return JSONText(body[span.range])
  }

  /// A member's value.
  func value(_ span: Span, in body: [UInt8]) -> JSONValue? { text(span, in: body)?.value }
}
