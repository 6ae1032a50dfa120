/// What a widget's own type made of a JSON text.
public enum DecodeReply: Hashable, Sendable, Codable {
  /// It decodes; the JSON that the type writes again (sorted keys), to compare states by;
  /// dates that it read, by path, as UNIX seconds.
  case value(canonical: String, dates: [String: Double])
  case fault(DecodeFault)
}

/// Why a value does not decode, in the terms of the widget's type.
public struct DecodeFault: Error, Hashable, Sendable, Codable {
  /// The case of `DecodingError`.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case keyNotFound, valueNotFound, typeMismatch, dataCorrupted, other
  }
  public var kind: Kind
  /// The place below the decoded value: `["matchState", "live", "score"]`; indexes as `[0]`.
  public var path: [String]
  /// The missing key, for `keyNotFound`.
  public var key: String?
  /// The Swift type that was expected: `Int`, `MatchState`.
  public var expected: String
  /// The keys that the type reads at this place.
  public var knownKeys: [String]
  /// The raw values or case names that would be accepted, when they can be told.
  public var allowed: [String]
  /// Foundation's own sentence.
  public var message: String

  public init(
    kind: Kind, path: [String], key: String? = nil, expected: String, knownKeys: [String] = [],
    allowed: [String] = [], message: String
  ) {
    (self.kind, self.path, self.key, self.expected) = (kind, path, key, expected)
    (self.knownKeys, self.allowed, self.message) = (knownKeys, allowed, message)
  }
}
