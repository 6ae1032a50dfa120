import Findings

/// Finds what somebody probably meant.
enum NearestWord {
  /// Returns the word nearest to what was typed, when it is near enough to be worth naming.
  static func find(_ typed: String, in words: [String]) -> String? {
    let wanted = Array(typed.lowercased().prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = EditDistance.between(wanted, Array(word.lowercased()))
      if distance < best?.distance ?? .max { best = (word, distance) }
    }
    // One letter in another's place says nothing.
    let length = best.map { min(wanted.count, $0.word.count) } ?? 0
    if let best, length > 1, best.distance <= max(1, length / 3) {
      return best.word
    }
    return words.first { wanted.count > 2 && $0.lowercased().hasPrefix(String(wanted)) }
  }
}
