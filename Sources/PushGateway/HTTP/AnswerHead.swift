import CNghttp2

/// An answer's head as libnghttp2 takes it: names and values, which it copies.
struct AnswerHead {
  private var pairs: [(name: Piece, value: Piece, flags: nghttp2_nv_flag)] = []
  /// Names and values one after the other.
  private var bytes: [UInt8] = []
  /// The names that were indexed with their first value.
  private var indexed: Set<String> = []

  private typealias Piece = Range<Int>

  /// Begins with the status.
  mutating func begin(status code: Int) {
    pairs.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    // A status is one of few: indexing it is worth it.
    add(":status", "\(code)")
  }

  /// Adds a header whose value is new each time, so that indexing it would be in vain.
  ///
  /// The first one of a name is indexed all the same: from then on a number stands for the name.
  mutating func add(_ name: StaticString, _ value: Bytes) {
    let name = "\(name)"
    let flags = indexed.insert(name).inserted ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
    pairs.append((piece(name.utf8), piece(value), flags))
  }

  /// Adds any header.
  mutating func add(_ name: String, _ value: String) {
    pairs.append((piece(name.utf8), piece(value.utf8), NGHTTP2_NV_FLAG_NONE))
  }

  private mutating func piece(_ text: some Sequence<UInt8>) -> Piece {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }

  /// Calls with the head.
  mutating func withFields<Result>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Result) -> Result {
    bytes.withUnsafeMutableBufferPointer { bytes in
      let fields = pairs.map { pair in
        nghttp2_nv(
          name: bytes.baseAddress.map { $0 + pair.name.lowerBound },
          value: bytes.baseAddress.map { $0 + pair.value.lowerBound },
          namelen: pair.name.count, valuelen: pair.value.count, flags: UInt8(pair.flags.rawValue))
      }
      return body(fields, fields.count)
    }
  }
}
