/// A request's headers, as bytes: on the wire, where they are gathered, and beyond the seam.
protocol HeaderValues {
  /// Returns the value of a header.
  subscript(_ name: HeaderName) -> Bytes? { get }
  /// Returns whether a header is there.
  func has(_ name: HeaderName) -> Bool
  /// Returns whether a header is there more than once.
  func isRepeated(_ name: HeaderName) -> Bool
}

extension HeaderValues {
  /// Returns the value of a header that is present and not empty.
  func nonEmpty(_ name: HeaderName) -> Bytes? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the value of a header as text.
  func text(_ name: HeaderName) -> String? {
    self[name].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether a header has exactly this value.
  func isEqual(_ name: HeaderName, _ value: StaticString) -> Bool {
    self[name]?.equals(value) ?? false
  }

  /// Returns the id of the request: from the header that its sender gets back, or from `apns-id`, or the one
  /// that the wire made.
  func id(_ header: Answer.IDHeader) -> Bytes {
    (header == .requestID ? nonEmpty(.requestID) : nil)
      ?? nonEmpty(.apnsID) ?? self[.madeID] ?? Bytes(start: nil, count: 0)
  }
}
