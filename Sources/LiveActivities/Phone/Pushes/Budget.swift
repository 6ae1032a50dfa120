import Numbers

/// A bucket that pushes of priority 10 are taken from and that fills up again over an hour.
struct Budget: Hashable, Sendable, Codable {
  private var spent = 0.0
  private var time = 0.0

  /// What is left at a time of a bucket of this size.
  func left(of size: Int, at now: Double) -> Int {
    Int(bounded: (Double(size) - spent(of: size, at: now)).rounded(.down))
  }

  /// Takes one; false when none is left.
  mutating func take(from size: Int, at now: Double) -> Bool {
    let spentNow = spent(of: size, at: now)
    guard spentNow + 1 <= Double(size) else { return false }
    (spent, time) = (spentNow + 1, now)
    return true
  }

  private func spent(of size: Int, at now: Double) -> Double {
    max(0, spent - max(0, now - time) * Double(size) / 3600)
  }
}
