import CNghttp2

/// An answer's head while it is handed to libnghttp2: names and values in one piece of memory that is
/// used again for the next answer.
struct HeadScratch {
  private struct Field {
    var name: Range<Int>
    /// A name that lives for ever needs no copy.
    var staticName: StaticString?
    var value: Range<Int>
    var isIndexed: Bool
  }

  private var bytes: [UInt8] = []
  private var fields: [Field] = []
  private var pairs: [nghttp2_nv] = []

  /// Begins with the status.
  mutating func begin(status: Int) {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    for divisor in [100, 10, 1] { bytes.append(UInt8(48 + status / divisor % 10)) }
    fields.append(Field(name: 0..<0, staticName: ":status", value: 0..<3, isIndexed: true))
  }

  /// Adds a header whose value is new each time, so that indexing it would be in vain.
  mutating func add(_ name: StaticString, _ value: ArraySlice<UInt8>) {
    let start = bytes.count
    bytes += value
    fields.append(
      Field(name: 0..<0, staticName: name, value: start..<bytes.count, isIndexed: false))
  }

  /// Adds any header.
  mutating func add(_ name: String, _ value: String) {
    let start = bytes.count
    bytes += name.utf8
    let middle = bytes.count
    bytes += value.utf8
    fields.append(
      Field(name: start..<middle, staticName: nil, value: middle..<bytes.count, isIndexed: true))
  }

  /// Hands out the head.
  mutating func withFields(_ take: (UnsafePointer<nghttp2_nv>?, Int) -> Void) {
    pairs.removeAll(keepingCapacity: true)
    bytes.withUnsafeMutableBufferPointer { memory in
      for field in fields {
        var pair = nghttp2_nv()
        var flags =
          field.isIndexed ? NGHTTP2_NV_FLAG_NONE.rawValue : NGHTTP2_NV_FLAG_NO_INDEX.rawValue
        if let name = field.staticName {
          pair.name = UnsafeMutablePointer(mutating: name.utf8Start)
          pair.namelen = name.utf8CodeUnitCount
          flags |= NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue
        } else {
          pair.name = memory.baseAddress.map { $0 + field.name.lowerBound }
          pair.namelen = field.name.count
        }
        pair.value = memory.baseAddress.map { $0 + field.value.lowerBound }
        pair.valuelen = field.value.count
        pair.flags = UInt8(flags)
        pairs.append(pair)
      }
      pairs.withUnsafeBufferPointer { take($0.baseAddress, $0.count) }
    }
  }
}
