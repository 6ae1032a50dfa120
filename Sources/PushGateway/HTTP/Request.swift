import CLinux

/// Bytes of a request, borrowed: they stay until it has been answered.
typealias Bytes = UnsafeRawBufferPointer

/// One request as HTTP/2 or HTTP/1.1 carries it: values as bytes, so that a push makes no strings
/// before somebody wants them.
///
/// A class with memory of its own, so that a session can use both again for the next request, and so
/// that looking at a value counts no references: see CHEAP.md.
final class Request: HeaderValues {
  /// Identifies the request on its connection.
  var stream: Int32 = 0
  /// Values, one after another.
  private var values = ByteStore(capacity: 1024)
  private let places = UnsafeMutablePointer<HeaderPlace>.allocate(
    capacity: HeaderName.count)
  private(set) var present: UInt32 = 0
  private(set) var repeated: UInt32 = 0
  /// Headers without a `HeaderName`; kept for inspection requests only.
  private(set) var others: [(name: String, value: String)] = []
  private var keptBody = ByteStore(capacity: 1024)
  /// The body's size, with what was not kept.
  private(set) var bodyCount = 0
  /// When its first byte came, in seconds of the monotonic clock.
  var began = 0.0
  /// Whether the request is for the inspection API or for Firebase, which answer with any head and body; APNs' answers
  /// have a fixed form.
  private(set) var isInspection = false
  /// Where its session keeps it.
  var place = 0
  /// The bytes that its session counts for it among the held ones.
  var charged = 0
  /// All of it has come.
  var isComplete = false
  /// It has been handed on and must not be again.
  var isHandedOn = false
  /// Somebody works on its answer.
  var isTaken = false
  /// Its answer has not begun although somebody works on it.
  var isAwaited = false
  /// HTTP/1.0: the connection ends with the answer.
  var isVersion10 = false
  /// What is still to be sent of the answer's body.
  var answer = AnswerBody()

  /// How much of a push's body is kept: one byte more than the largest payload, to know it is larger.
  static let keptPushBody = 5121
  /// How much is kept of names that may be misspelt, about.
  static let keptUnknownNames = 128
  /// How much of an inspection request's body is kept and taken.
  static let keptInspectionBody = 1 << 20

  init() {
    places.initialize(repeating: HeaderPlace(), count: HeaderName.count)
  }

  deinit {
    values.deallocate()
    keptBody.deallocate()
    places.deallocate()
  }

  /// Makes the request ready for reuse.
  func reset() {
    stream = 0
    values.removeAll()
    (present, repeated, charged) = (0, 0, 0)
    isInspection = false
    others.removeAll()
    keptBody.removeAll()
    bodyCount = 0
    (isComplete, isHandedOn, isTaken, isAwaited) = (false, false, false, false)
    if answer.sent > 0 || !answer.isEnded || answer.bytes.capacity > RequestPool.largest {
      answer = AnswerBody()
    }
    answer.bytes.removeAll(keepingCapacity: true)
  }

  /// Memory that the client can make this request hold, in bytes; an estimate.
  var cost: Int { Request.baseCost + values.count + keptBody.count }
  static let baseCost = 512

  /// Memory that it keeps when it is used again, in bytes.
  var held: Int { values.capacity + keptBody.capacity }

  /// Takes a header; keeps only the first of several. Sessions refuse far less than what cannot be kept.
  func add(_ name: HeaderName, _ value: Bytes) {
    let start = values.count
    guard start + value.count <= UInt16.max else { return }
    let bit = name.bit
    if present & bit != 0 {
      repeated |= bit
      return
    }
    present |= bit
    values.append(value)
    places[name.rawValue] = HeaderPlace(start: UInt16(start), count: UInt16(value.count))
    if name == .path, let path = self[.path] {
      isInspection =
        path.hasPrefix("/islet/") || path.hasPrefix("/islet?") || path.equals("/islet")
        || FCMRoute.serves(path)
    }
  }

  /// Takes a header by its name as it stands on the wire, in lower case.
  func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
    if let known = HeaderName.named(name) {
      add(known, value)
    } else if isInspection {
      guard others.count < 64 else { return }
      others.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
    } else if HeaderName.mayBeMisspelt(name) {
      add(unknownName: name)
    }
  }

  /// Keeps a name behind those that came before it; only a few of them.
  private func add(unknownName name: Bytes) {
    var names = self[.unknownNames].map(Array.init) ?? []
    guard names.count < Request.keptUnknownNames else { return }
    if !names.isEmpty { names.append(UInt8(ascii: " ")) }
    names += name.keeping(60)
    present &= ~HeaderName.unknownNames.bit
    names.withUnsafeBytes { add(.unknownNames, $0) }
  }

  /// Takes a piece of the body.
  func addBody(_ piece: UnsafeRawBufferPointer) {
    bodyCount += piece.count
    keptBody.append(piece.keeping(max(0, bodyLimit - keptBody.count)))
  }

  /// Notes a body that is not waited for, since its length alone is too much.
  func refuseBody(ofLength length: Int) { bodyCount = length }

  /// The body, as much of it as is kept.
  var body: Bytes { keptBody.bytes }

  /// Bytes of the body that are kept; what goes beyond is only counted.
  var bodyLimit: Int { isInspection ? Request.keptInspectionBody : Request.keptPushBody }

  /// Returns the value of a header.
  subscript(_ name: HeaderName) -> Bytes? {
    guard has(name) else { return nil }
    let place = places[name.rawValue]
    return Bytes(rebasing: values.bytes[Int(place.start)..<Int(place.start) + Int(place.count)])
  }

  /// Returns whether a header is there.
  func has(_ name: HeaderName) -> Bool { present & name.bit != 0 }

  /// Returns whether a header is there more than once.
  func isRepeated(_ name: HeaderName) -> Bool { repeated & name.bit != 0 }

  /// Adds places, values and body to a batch's bytes, as `ArrivedRequest` reads them. Returns the values' size.
  func append(to bytes: inout [UInt8]) -> Int {
    bytes.append(
      contentsOf: Bytes(UnsafeBufferPointer(start: places, count: HeaderName.count)))
    bytes.append(contentsOf: values.bytes)
    bytes.append(contentsOf: body)
    return values.count
  }
}

/// What remains to be sent of an answer's body.
struct AnswerBody {
  var bytes: [UInt8] = []
  var sent = 0
  /// Nothing more will be added.
  var isEnded = true

  var rest: Int { bytes.count - sent }

  /// Adds a piece. What was sent goes once it is the larger part, so that each byte is moved at most once.
  mutating func add(_ piece: [UInt8]) {
    if sent > 0, sent >= rest {
      bytes.removeFirst(sent)
      sent = 0
    }
    bytes += piece
  }
}

extension Bytes {
  /// Returns whether these are the bytes of a text.
  func equals(_ text: String) -> Bool {
    text.utf8Span.span.withUnsafeBytes { its in
      guard its.count == count, let mine = baseAddress, let other = its.baseAddress else {
        return its.count == count
      }
      return memcmp(mine, other, count) == 0
    }
  }

  /// Returns these bytes without the first ones.
  func dropping(_ count: Int) -> Bytes { Bytes(rebasing: self[Swift.min(count, self.count)...]) }

  /// These bytes without the blanks before and after them.
  var withoutBlanks: Bytes {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first, let last, isBlank(first) || isBlank(last) else { return self }
    guard let start = firstIndex(where: { !isBlank($0) }),
      let end = lastIndex(where: { !isBlank($0) })
    else { return keeping(0) }
    return Bytes(rebasing: self[start...end])
  }

  /// Returns the first of these bytes.
  func keeping(_ count: Int) -> Bytes { Bytes(rebasing: self[..<Swift.min(count, self.count)]) }
}

// The same as of other bytes below, in one piece.
extension Bytes {
  /// Returns whether these are the bytes of a text.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && hasPrefix(text)
  }

  /// Returns whether these bytes begin with those of a text.
  func hasPrefix(_ text: StaticString) -> Bool {
    guard let start = baseAddress, count >= text.utf8CodeUnitCount else {
      return text.utf8CodeUnitCount == 0
    }
    return memcmp(start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}

extension RandomAccessCollection<UInt8> {
  /// Returns whether these are the bytes of a text.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && hasPrefix(text)
  }

  /// Returns whether these are the bytes of a text.
  func equals(_ text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    let isEqual = withContiguousStorageIfAvailable { mine in
      text.utf8.withContiguousStorageIfAvailable { its in
        guard let mine = mine.baseAddress, let other = its.baseAddress else { return its.isEmpty }
        return memcmp(mine, other, its.count) == 0
      }
    }
    return (isEqual ?? nil) ?? elementsEqual(text.utf8)
  }

  /// Returns whether these bytes begin with those of a text.
  func hasPrefix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    var place = startIndex
    for offset in 0..<text.utf8CodeUnitCount {
      if self[place] != text.utf8Start[offset] { return false }
      formIndex(after: &place)
    }
    return true
  }

  /// Returns whether these bytes end with those of a text.
  func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && suffix(text.utf8CodeUnitCount).hasPrefix(text)
  }
}

extension [UInt8] {
  /// Returns whether both hold the same bytes.
  func isEqual(to other: Bytes) -> Bool {
    guard count == other.count else { return false }
    guard let its = other.baseAddress else { return true }
    return withUnsafeBytes { mine in
      mine.baseAddress.map { memcmp($0, its, mine.count) == 0 } ?? true
    }
  }
}
