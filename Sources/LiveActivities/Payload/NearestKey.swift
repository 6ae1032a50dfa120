import Findings

/// Finds the key or word that was meant by a misspelt one.
public enum NearestKey {
  /// Returns the candidate that is nearest to a word: the same but for case and separators, or a few letters off.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let folded = fold(word)
    var best: (distance: Int, key: String)?
    for candidate in candidates where candidate != word {
      if fold(candidate) == folded { return candidate }
      if candidate.utf8.count > 100 || word.utf8.count > 100 { continue }
      let distance = EditDistance.between(folded, fold(candidate))
      // One letter in three may be wrong; short words must be nearly right.
      let allowed = max(1, min(folded.count, fold(candidate).count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.key
  }

  /// Returns whether two words differ only in case and separators: `match_state`, `matchState`, `Match-State`.
  static func isSame(_ left: String, _ right: String) -> Bool { fold(left) == fold(right) }

  /// Returns the word without case and separators.
  static func fold(_ word: String) -> [Character] {
    word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " && $0 != "." }.map { $0 }
  }

  /// Returns how a word is written, when it is not the camel case of Swift's own names.
  static func manner(_ word: String) -> String? {
    if word.contains("_") { return "snake_case" }
    if word.contains("-") { return "kebab-case" }
    if let first = word.first, first.isUppercase { return "PascalCase" }
    return nil
  }
}
