/// What a widget's own type made of a JSON text.
public enum DecodeReply: Hashable, Sendable, Codable {
  /// It decodes; the JSON that the type writes again (sorted keys), to compare states by;
  /// dates that it read, by path, as UNIX seconds; the keys that it reads where the JSON has one that it does not write,
  /// by `KeyPlace`.
  case value(canonical: String, dates: [String: Double], readKeys: [String: [String]] = [:])
  case fault(DecodeFault)
}

/// How places of objects are named in a reply: `legs[].stop`, with one name for all elements of an array, and nothing
/// for the whole value.
public enum KeyPlace {
  /// Returns the place of what stands under a key.
  public static func member(_ key: String, of place: String) -> String {
    place.isEmpty ? key : "\(place).\(key)"
  }

  /// Returns the place of an array's elements.
  public static func element(of place: String) -> String { place + "[]" }
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
  /// What the type knows of the place beyond its own name.
  public var place = Place()
  /// Faults that the decoder finds elsewhere once this one is mended.
  public var others: [DecodeFault] = []
  /// How many others are told of one value.
  public static let otherLimit = 6
  /// Dates that were read all the same, by path, as UNIX seconds.
  public var dates: [String: Double] = [:]

  public init(
    kind: Kind, path: [String], key: String? = nil, expected: String, knownKeys: [String] = [],
    allowed: [String] = [], message: String, place: Place = Place()
  ) {
    (self.kind, self.path, self.key, self.expected) = (kind, path, key, expected)
    (self.knownKeys, self.allowed, self.message) = (knownKeys, allowed, message)
    self.place = place
  }

  /// A place of a type: what is written there, and what it belongs to.
  public struct Place: Hashable, Sendable, Codable {
    /// The value as a person would write it, `{"home":Int,"away":Int}`; empty when its type's name says it all.
    public var form = ""
    /// The keys of that value.
    public var keys: [String] = []
    /// The type that the value is a part of: a struct, an enum, a range.
    public var owner = ""
    /// Whether the value is what a case of the owner, an enum, holds.
    public var isCase = false
    /// Whether samples are all that is known of the type.
    public var isLearned = false
    /// Whether the raw values that would be accepted are numbers.
    public var hasNumbers = false
    /// Whether it may be left out.
    public var isOptional = false

    public init() {}
  }
}
