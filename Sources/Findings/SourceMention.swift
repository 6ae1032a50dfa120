/// The words by which a finding's line is found in the source: a drawn view does not know its line, but it knows its
/// name.
public struct SourceMention: Hashable, Sendable, Codable {
  /// A line counts that has one of these: `AsyncImage(`.
  public var words: [String]
  /// Where some are given, the line must have one of these as well.
  public var beside: [String]
  /// With this in the line, or in the next one, it does not count.
  public var unless: String?

  /// Creates a mention by words of the source.
  public init(_ words: [String], beside: [String] = [], unless: String? = nil) {
    (self.words, self.beside, self.unless) = (words, beside, unless)
  }

  /// Creates a mention of a view by its type's name: `List(…)` or `List { … }`.
  public static func view(_ name: String, unless: String? = nil) -> SourceMention {
    SourceMention(["\(name)(", "\(name) {"], unless: unless)
  }

  /// Creates a mention of a text literal in a line that has one of some words as well.
  public static func literal(_ text: String, beside: [String]) -> SourceMention {
    SourceMention(["\"\(text)\""], beside: beside)
  }
}
