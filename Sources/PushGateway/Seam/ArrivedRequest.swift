import LiveActivities

/// A request as the checks see it: its values are borrowed from the batch that brought it.
struct ArrivedRequest: HeaderValues {
  let record: RequestRecord
  private let start: UnsafeRawPointer

  /// Creates a request in a batch, whose bytes must outlive it.
  init?(_ record: RequestRecord, in bytes: Bytes) {
    guard let start = bytes.baseAddress else { return nil }
    (self.record, self.start) = (record, start + record.start)
  }

  private static let placesCount = HeaderName.count * MemoryLayout<HeaderPlace>.stride

  func has(_ name: HeaderName) -> Bool { record.present & name.bit != 0 }

  subscript(_ name: HeaderName) -> Bytes? {
    guard has(name) else { return nil }
    let place = start.load(
      fromByteOffset: name.rawValue * MemoryLayout<HeaderPlace>.stride, as: HeaderPlace.self)
    return Bytes(
      start: start + ArrivedRequest.placesCount + Int(place.start), count: Int(place.count))
  }

  /// Returns whether a header is there more than once.
  func isRepeated(_ name: HeaderName) -> Bool { record.repeated & name.bit != 0 }

  /// The body, as much of it as is kept.
  var body: Bytes {
    Bytes(
      start: start + ArrivedRequest.placesCount + record.valuesCount, count: record.keptBody)
  }

  /// The body's size, with what was not kept.
  var bodyCount: Int { record.bodyCount }

  var isHTTP2: Bool { record.traits.contains(.http2) }
  /// Whether it began after the shutdown; one that had begun is finished.
  var isTooLate: Bool { record.traits.contains(.tooLate) }

  /// What carried it.
  var carrier: Push.Carrier {
    switch (isHTTP2, record.traits.contains(.encrypted)) {
    case (true, true): .http2TLS
    case (true, false): .http2
    case (false, true): .http1TLS
    case (false, false): .http1
    }
  }
}
