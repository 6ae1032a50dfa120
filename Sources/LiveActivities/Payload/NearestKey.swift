/// Finds what somebody meant who wrote something else.
public enum NearestKey {
  /// Returns the candidate that is nearest to a word: the same but for case and separators, or a few letters off.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let folded = fold(word)
    var best: (distance: Int, key: String)?
    for candidate in candidates where candidate != word {
      if fold(candidate) == folded { return candidate }
      if candidate.utf8.count > 100 || word.utf8.count > 100 { continue }
      let distance = distance(folded, fold(candidate))
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

  /// Returns the fewest letters to insert, remove, replace or swap with a neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let replaced = above[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var least = min(replaced, above[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, before[column - 2] + 1)
        }
        current.append(least)
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}
