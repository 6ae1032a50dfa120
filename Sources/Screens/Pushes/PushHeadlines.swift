import LiveActivities

/// Pushes on one line each, as worked out once, since comparing states takes a while.
struct PushHeadlines: Sendable {
  private struct Headline: Sendable {
    var outcome: Verdict.Outcome
    var columns: Int
    var text: String
  }

  /// More than these are not kept.
  static let limit = 500

  /// By the push's number.
  private var headlines: [Int: Headline] = [:]

  /// Returns a push on one line of so many columns, which `write` makes where the verdict or the width is another one.
  mutating func text(of record: PushRecord, columns: Int, write: () -> String) -> String {
    let outcome = record.verdict.outcome
    if let known = headlines[record.number], known.outcome == outcome, known.columns == columns {
      return known.text
    }
    let text = write()
    if headlines.count > Self.limit { headlines.removeAll() }
    headlines[record.number] = Headline(outcome: outcome, columns: columns, text: text)
    return text
  }
}
