/// Finds what somebody probably meant.
enum NearestWord {
  /// Returns the word nearest to what was typed, when it is near enough to be worth naming.
  static func find(_ typed: String, in words: [String]) -> String? {
    let wanted = Array(typed.lowercased().prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(wanted, Array(word.lowercased()))
      if distance < best?.distance ?? .max { best = (word, distance) }
    }
    // One letter in another's place says nothing.
    let length = best.map { min(wanted.count, $0.word.count) } ?? 0
    if let best, length > 1, best.distance <= max(1, length / 3) {
      return best.word
    }
    return words.first { wanted.count > 2 && $0.lowercased().hasPrefix(String(wanted)) }
  }

  /// Returns how many letters have to be put in, left out, changed or swapped with their neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
