/// One request as HTTP/2 or HTTP/1.1 carried it: values as bytes, so that a push makes no strings
/// before somebody wants them.
///
/// A class, so that a session can use the same storage again for the next request.
final class Request {
  /// Identifies the request on its connection.
  var stream: Int32 = 0
  /// Values, one after another.
  private(set) var bytes: [UInt8] = []
  private var places = [Range<Int>](repeating: 0..<0, count: HeaderName.allCases.count)
  private var present: UInt32 = 0
  private var repeated: UInt32 = 0
  /// Headers without a `HeaderName`; kept for inspection requests only.
  private(set) var others: [(name: String, value: String)] = []
  /// The body, as much of it as is kept.
  var body: [UInt8] = []
  /// The body's size, with what was not kept.
  private(set) var bodyCount = 0
  /// When its first byte came, in seconds of the monotonic clock.
  var began = 0.0
  /// Whether it is for the inspection API.
  private(set) var isInspection = false
  /// What its session counts for it among the bytes that are held.
  var charged = 0
  /// All of it has come.
  var isComplete = false
  /// It has been handed on and must not be again.
  var isHandedOn = false
  /// The peer is done with it, or the connection is.
  var isGone = false
  /// HTTP/1.0: the connection ends with the answer.
  var isVersion10 = false
  /// What is still to be sent of the answer's body.
  var answer = AnswerBody()

  /// How much of a push's body is kept: one byte more than the largest payload, to know it is larger.
  static let keptPushBody = 5121
  /// How much of an inspection request's body is kept and taken.
  static let keptInspectionBody = 1 << 20

  /// Ready for the next request.
  func reset() {
    stream = 0
    bytes.removeAll(keepingCapacity: true)
    (present, repeated, charged) = (0, 0, 0)
    isInspection = false
    others.removeAll()
    body = []
    bodyCount = 0
    (isComplete, isHandedOn, isGone) = (false, false, false)
    answer = AnswerBody()
  }

  /// Memory that the client can make this request hold, in bytes; an estimate.
  var cost: Int { Request.baseCost + bytes.count + body.count }
  static let baseCost = 512

  /// Takes a header; only the first of several is kept.
  func add(_ name: HeaderName, _ value: UnsafeRawBufferPointer) {
    let bit = UInt32(1) << UInt32(name.rawValue)
    if present & bit != 0 {
      repeated |= bit
      return
    }
    present |= bit
    let start = bytes.count
    bytes.append(contentsOf: value)
    places[name.rawValue] = start..<bytes.count
    if name == .path, let path = self[.path] {
      isInspection = path.hasPrefix("/islet/") || path.equals("/islet")
    }
  }

  /// Takes a header by its name as it stands on the wire, in lower case.
  func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
    if let known = HeaderName.named(name) {
      add(known, value)
    } else if isInspection, others.count < 64 {
      others.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
    }
  }

  /// Takes a piece of the body.
  func addBody(_ piece: UnsafeRawBufferPointer) {
    bodyCount += piece.count
    let room = bodyLimit - body.count
    if room >= piece.count {
      body.append(contentsOf: piece)
    } else if room > 0 {
      body.append(contentsOf: piece.prefix(room))
    }
  }

  /// Bytes of the body that are kept; what goes beyond is only counted.
  var bodyLimit: Int { isInspection ? Request.keptInspectionBody : Request.keptPushBody }

  /// The value of a header.
  subscript(_ name: HeaderName) -> ArraySlice<UInt8>? {
    has(name) ? bytes[places[name.rawValue]] : nil
  }

  /// Whether a header is there.
  func has(_ name: HeaderName) -> Bool { present & (1 << UInt32(name.rawValue)) != 0 }

  /// Whether a header is there more than once.
  func isRepeated(_ name: HeaderName) -> Bool { repeated & (1 << UInt32(name.rawValue)) != 0 }

  /// The value of a header as text.
  func text(_ name: HeaderName) -> String? {
    self[name].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a header has exactly this value.
  func isEqual(_ name: HeaderName, _ value: StaticString) -> Bool {
    self[name]?.equals(value) ?? false
  }

}

/// What remains to be sent of an answer's body.
struct AnswerBody {
  var bytes: [UInt8] = []
  var sent = 0
  /// Nothing more will be added.
  var isEnded = true

  var rest: Int { bytes.count - sent }
}

extension ArraySlice<UInt8> {
  /// Whether these are the bytes of a text.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && hasPrefix(text)
  }

  /// Whether these are the bytes of a text.
  func equals(_ text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    return elementsEqual(text.utf8)
  }

  /// Whether these bytes begin with those of a text.
  func hasPrefix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { elementsEqual($0, count: $0.count) }
  }

  /// Whether these bytes end with those of a text.
  func hasSuffix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return suffix(text.utf8CodeUnitCount).equals(text)
  }

  private func elementsEqual(_ other: UnsafeBufferPointer<UInt8>, count: Int) -> Bool {
    withUnsafeBytes { mine in
      for index in 0..<count where mine[index] != other[index] { return false }
      return true
    }
  }
}
