import LiveActivities

/// Pushes on one line each, as worked out once, since comparing states takes a while.
struct PushHeadlines: Sendable {
  private struct Headline: Sendable {
    var outcome: Verdict.Outcome
    var columns: Int
    var text: String
  }

  /// By the push's number.
  private var headlines = KeptValues<Int, Headline>(limit: 500)

  /// Returns a push on one line of so many columns, which `write` makes where the verdict or the width is another one.
  mutating func text(of record: PushRecord, columns: Int, write: () -> String) -> String {
    let outcome = record.verdict.outcome
    if let known = headlines[record.number], known.outcome == outcome, known.columns == columns {
      return known.text
    }
    let text = write()
    headlines.keep(Headline(outcome: outcome, columns: columns, text: text), for: record.number)
    return text
  }
}
