extension PersonNameComponents {
  /// Reads a name from text by the order of its words: names in Chinese, Japanese or Korean letters begin with the family.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    /// Returns the parts of a name.
    ///
    /// - Throws: `CocoaError.formatting` for text without a word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      var name = PersonNameComponents()
      var parts = value.split(separator: ",").map(Self.words).filter { !$0.isEmpty }
      let count = parts.dropFirst().reversed().prefix { $0.allSatisfy(Self.isSuffix) }.count
      var suffixes = parts.suffix(count).map { $0.joined(separator: " ") }
      parts.removeLast(count)
      guard var words = parts.first else { throw CocoaError(.formatting) }
      var family: String?
      if parts.count > 1 {
        // A comma stands behind a family that comes first.
        let own = Self.takeSuffixes(of: &words)
        family = words.joined(separator: " ")
        suffixes = own + suffixes
        words = Array(parts.dropFirst().joined())
      }
      if words.count > 1, Self.prefixes.contains(Self.plain(words[0])) {
        name.namePrefix = words.removeFirst()
      }
      suffixes = Self.takeSuffixes(of: &words) + suffixes
      if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: ", ") }
      if family == nil, words.count > 1 {
        family = PersonNameText.isEastern(value) ? words.removeFirst() : words.removeLast()
      }
      name.familyName = family
      name.givenName = words.first
      if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
      return name
    }

    private static func words(_ text: Substring) -> [String] {
      text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func plain(_ word: String) -> String {
      word.filter { $0 != "." }.lowercased()
    }

    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }

    /// Takes the suffixes that stand behind other words, and returns them as one; none where there is none.
    private static func takeSuffixes(of words: inout [String]) -> [String] {
      let count = words.dropFirst().reversed().prefix(while: isSuffix).count
      defer { words.removeLast(count) }
      return count == 0 ? [] : [words.suffix(count).joined(separator: " ")]
    }

    private static let prefixes: Set<String> = [
      "dr", "prof", "mr", "mrs", "ms", "miss", "mx", "sir", "rev", "herr", "frau",
    ]
    private static let suffixes: Set<String> = [
      "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq",
    ]
  }

  /// Creates the parts of a name that stands in text.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Creates the parts of a name that stands in text, read by a strategy.
  public init(_ value: String, strategy: ParseStrategy) throws { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads a name.
  public static var name: Self { Self() }
}

extension PersonNameComponentsFormatter {
  /// Returns the parts of a name; nil for text without a word.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }
}
