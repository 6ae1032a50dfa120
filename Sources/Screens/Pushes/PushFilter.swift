import LiveActivities

/// Finds pushes by words that somebody typed. What was found of a push is kept: a log may hold megabytes, and each key
/// looks through it.
struct PushFilter: Sendable {
  /// What is known of a push, as long as its verdict is the same.
  private struct Answer: Sendable {
    var outcome: Verdict.Outcome
    var summary: String
    var hasWords: Bool
  }

  private var words: [String] = []
  /// By the push's number.
  private var found: [Int: Answer] = [:]
  /// How many times a push was looked through.
  private(set) var readings = 0

  /// Returns those of some pushes in which all words of a text stand, in their order.
  mutating func pushes(with text: String, among records: [PushRecord]) -> [PushRecord] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    if words != self.words || found.count > 2 * records.count + 1_000 {
      (self.words, found) = (words, [:])
    }
    return words.isEmpty ? records : records.filter { hasWords($0) }
  }

  private mutating func hasWords(_ record: PushRecord) -> Bool {
    let verdict = record.verdict
    if let known = found[record.number], known.outcome == verdict.outcome,
      known.summary == verdict.summary
    {
      return known.hasWords
    }
    readings += 1
    let text = PushText.searchable(record)
    let hasWords = words.allSatisfy { text.contains($0) }
    found[record.number] = Answer(
      outcome: verdict.outcome, summary: verdict.summary, hasWords: hasWords)
    return hasWords
  }
}
