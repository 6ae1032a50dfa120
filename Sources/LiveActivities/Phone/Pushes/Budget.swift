import Numbers

/// A bucket that pushes of priority 10 are taken from and that fills up again over an hour.
struct Budget: Hashable, Sendable, Codable {
  private var spent = 0.0
  private var time = 0.0
  /// Pushes beyond the bucket since it was empty; nil: none. Snapshots of before do not have it.
  private(set) var over: Int?

  /// Returns what is left at a time of a bucket of this size.
  func left(of size: Int, at now: Double) -> Int {
    Int(bounded: (Double(size) - spent(of: size, at: now)).rounded(.down))
  }

  /// Takes one; false when none is left.
  mutating func take(from size: Int, at now: Double) -> Bool {
    let spentNow = spent(of: size, at: now)
    guard spentNow + 1 <= Double(size) else {
      over = (over ?? 0) + 1
      return false
    }
    (spent, time, over) = (spentNow + 1, now, nil)
    return true
  }

  /// Returns what is beyond the bucket at a time; 0 as soon as it has filled up by one.
  func over(of size: Int, at now: Double) -> Int { left(of: size, at: now) > 0 ? 0 : over ?? 0 }

  /// Brings it to another clock.
  mutating func shift(by seconds: Double) { time += seconds }

  private func spent(of size: Int, at now: Double) -> Double {
    max(0, spent - max(0, now - time) * Double(size) / 3600)
  }
}
