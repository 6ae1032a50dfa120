import CNghttp2

/// An answer's head while it is handed to libnghttp2: pointers to names and values, in memory that is
/// used again for the next answer.
///
/// libnghttp2 copies the values; names that live for ever need no copy: see CHEAP.md.
struct AnswerHead {
  private let pairs = UnsafeMutablePointer<nghttp2_nv>.allocate(capacity: AnswerHead.capacity)
  private let status = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
  private var count = 0
  /// Texts that were copied for one answer.
  private var copies: [UnsafeMutableRawBufferPointer] = []

  /// Where the names begin that were indexed with their first value.
  private var indexed: [UnsafePointer<UInt8>] = []

  private static let capacity = 64

  /// Begins with the status.
  mutating func begin(status code: Int) {
    status[0] = UInt8(48 + code / 100 % 10)
    status[1] = UInt8(48 + code / 10 % 10)
    status[2] = UInt8(48 + code % 10)
    count = 0
    // A status is one of few: indexing it is worth it.
    append(":status", Bytes(start: status, count: 3), NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue)
  }

  /// Adds a header whose value is new each time, so that indexing it would be in vain.
  ///
  /// The first one of a name is indexed all the same: from then on a number stands for the name.
  mutating func add(_ name: StaticString, _ value: Bytes) {
    var flags = NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue
    if indexed.contains(name.utf8Start) {
      flags |= NGHTTP2_NV_FLAG_NO_INDEX.rawValue
    } else {
      indexed.append(name.utf8Start)
    }
    append(name, value, flags)
  }

  private mutating func append(_ name: StaticString, _ value: Bytes, _ flags: UInt32) {
    append(Bytes(start: name.utf8Start, count: name.utf8CodeUnitCount), value, flags)
  }

  /// Adds any header; beyond the capacity the rest is left out.
  mutating func add(_ name: String, _ value: String) {
    append(copy(name), copy(value), NGHTTP2_NV_FLAG_NONE.rawValue)
  }

  private mutating func copy(_ text: String) -> Bytes {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    memory.copyBytes(from: text.utf8)
    copies.append(memory)
    return Bytes(memory)
  }

  private mutating func append(_ name: Bytes, _ value: Bytes, _ flags: UInt32) {
    guard count < AnswerHead.capacity else { return }
    pairs[count] = nghttp2_nv(
      name: UnsafeMutablePointer(mutating: name.assumingMemoryBound(to: UInt8.self).baseAddress),
      value: UnsafeMutablePointer(mutating: value.assumingMemoryBound(to: UInt8.self).baseAddress),
      namelen: name.count, valuelen: value.count, flags: UInt8(flags))
    count += 1
  }

  /// The head, until `finish`.
  var fields: (start: UnsafePointer<nghttp2_nv>, count: Int) { (UnsafePointer(pairs), count) }

  /// Frees the copies after the head was handed over.
  mutating func finish() {
    if copies.isEmpty { return }
    for memory in copies { memory.deallocate() }
    copies.removeAll()
  }

  func deallocate() {
    pairs.deallocate()
    status.deallocate()
  }
}
