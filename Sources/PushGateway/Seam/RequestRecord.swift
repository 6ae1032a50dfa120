/// One request on its way from the wire to the gateway: where its values are among a batch's bytes.
///
/// Nothing here counts references: a batch holds hundreds of them.
struct RequestRecord: Sendable {
  /// What is known about a request beside its values.
  struct Traits: OptionSet {
    var rawValue: UInt8
    static let http2 = Traits(rawValue: 1)
    static let encrypted = Traits(rawValue: 2)
    /// It began after the shutdown.
    static let tooLate = Traits(rawValue: 4)
  }

  var connection: ConnectionID
  var stream: Int32
  var traits: Traits
  /// Bits by the number of a `HeaderName`.
  var present: UInt32
  var repeated: UInt32
  /// Where its bytes begin: places of values, then values, then the body as far as it is kept.
  var start: Int
  var valuesCount: Int
  var keptBody: Int
  /// The body's size, with what was not kept.
  var bodyCount: Int
}

/// Where a header's value is, counted from the first value.
struct HeaderPlace: Sendable {
  var start: UInt16 = 0
  var count: UInt16 = 0
}
