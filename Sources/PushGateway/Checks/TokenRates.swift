import Numbers

/// Counts the pushes to each token in the current second.
struct TokenRates {
  private var second = 0
  private var counts: [String: Int] = [:]

  /// Counts a push; false when there were too many.
  mutating func take(_ token: String, limit: Int, now: Double) -> Bool {
    if Int(bounded: now) != second {
      second = Int(bounded: now)
      counts.removeAll(keepingCapacity: true)
    }
    counts[token, default: 0] += 1
    return counts[token, default: 0] <= limit
  }
}
