import Findings

/// Finds the name that a misspelt one was meant to be.
enum NearestName {
  /// Returns the name with the fewest changed letters, if they are few: one, and two of eight or more.
  ///
  /// - Parameter areMany: whether there are thousands of names, one of which is always like a short one.
  static func of(
    _ name: String, in names: Set<String>, amongMany areMany: Bool = false
  ) -> String? {
    let wanted = Array(name.utf8)
    if areMany, wanted.count < 5 { return ofAnotherCase(name, in: names) }
    let most = wanted.count < (areMany ? 12 : 8) ? 1 : 2
    var best: (name: String, distance: Int)?
    for other in names where abs(other.utf8.count - wanted.count) <= most && other != name {
      let distance = EditDistance.between(wanted, Array(other.utf8))
      guard distance <= most else { continue }
      if best.map({ (distance, other) < ($0.distance, $0.name) }) ?? true {
        best = (other, distance)
      }
    }
    return best?.name
  }

  /// Returns the name that differs from a word in the case of letters alone, of the fewest letters.
  private static func ofAnotherCase(_ word: String, in names: Set<String>) -> String? {
    func changes(_ name: String) -> Int { zip(word.utf8, name.utf8).count { $0 != $1 } }
    return names.filter { $0 != word && $0.lowercased() == word.lowercased() }
      .min { (changes($0), $0) < (changes($1), $1) }
  }
}
