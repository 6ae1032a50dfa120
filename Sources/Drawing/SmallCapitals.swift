/// The letters that a font draws as capitals nearly as low as small letters.
public enum SmallCapitals: String, Hashable, Sendable, Codable {
  case lowercase, uppercase, all

  /// Returns the letters of either.
  public func union(_ other: SmallCapitals?) -> SmallCapitals {
    other == nil || other == self ? self : .all
  }
}

extension Face {
  /// Returns the capital that the font draws small in a letter's place; nil for a letter that stays as it is.
  ///
  /// Only letters of San Francisco's own alphabets have one. A font that the widget brings along stays as its file has it.
  public func smallCapital(of letter: Character) -> Character? {
    guard let smallCapitals, font == nil, letter.isCased else { return nil }
    guard smallCapitals == .all || smallCapitals == (letter.isLowercase ? .lowercase : .uppercase)
    else { return nil }
    // The capital of ß is two letters.
    let capital = letter.uppercased()
    guard let only = capital.first, capital.count == 1, let code = only.unicodeScalars.first,
      TypeMetrics.Advances.index(of: code.value) != nil
    else { return nil }
    return only
  }
}
