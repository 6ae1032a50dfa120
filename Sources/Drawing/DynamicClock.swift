import Numbers

/// A clock that runs up or down between two times and says it in hours, minutes, seconds and parts of them.
public struct DynamicClock: Hashable, Sendable, Codable {
  /// UNIX seconds; without an end it runs on.
  public var start: Double
  public var end: Double?
  public var countsDown: Bool
  /// Whether sixty minutes are an hour.
  public var showsHours: Bool
  /// How many of hours, minutes, seconds and parts of a second it says at most, the largest first.
  public var maxFieldCount: Int
  /// Digits behind the second.
  public var fractionDigits: Int

  public init(
    start: Double, end: Double?, countsDown: Bool, showsHours: Bool = true, maxFieldCount: Int = 3,
    fractionDigits: Int = 0
  ) {
    (self.start, self.end, self.countsDown) = (start, end, countsDown)
    (self.showsHours, self.maxFieldCount) = (showsHours, maxFieldCount)
    self.fractionDigits = min(max(0, fractionDigits), 3)
  }

  /// Returns how long it has run, or has to run, in seconds.
  private func seconds(at now: Double) -> Double {
    let time = min(max(now, start), max(start, end ?? .infinity))
    let length = countsDown ? (end ?? start) - time : time - start
    return length.isFinite ? min(max(0, length), 1e9) : 0
  }

  /// Returns the seconds, or parts of a second, that it says, and how many of them are a second.
  private func count(at now: Double) -> (count: Int, scale: Int) {
    var scale = 1
    // What came from another process may ask for more than there is room for.
    for _ in 0..<min(max(0, fractionDigits), 3) { scale *= 10 }
    let parts = seconds(at: now) * Double(scale)
    return (Int(bounded: countsDown ? parts.rounded(.up) : parts.rounded(.down)), scale)
  }

  /// Returns what it says at a time, in Latin digits.
  func string(at now: Double) -> String {
    let (count, scale) = count(at: now)
    let whole = count / scale
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    var fields = hours > 0 ? ["\(hours)", twoDigits(minutes)] : ["\(minutes)"]
    fields.append(twoDigits(whole % 60))
    // An hour and minutes may be all there is room for; less than minutes and seconds is no clock.
    if fields.count > max(2, maxFieldCount) { fields.removeLast() }
    let text = fields.joined(separator: ":")
    guard scale > 1, fields.count < maxFieldCount else { return text }
    return "\(text).\(String(count % scale + scale).dropFirst())"
  }

  /// Returns whether it says hours.
  func hasHours(at now: Double) -> Bool {
    let (count, scale) = count(at: now)
    return showsHours && count / scale >= 3600
  }

  /// Returns when the text changes next: each second, counted from the end that it counts from. Parts of a
  /// second change nothing by themselves.
  func nextChange(after now: Double) -> Double? {
    if let end, now >= end { return nil }
    if now < start { return countsDown ? start : start + 1 }
    guard countsDown, let end else { return start + (now - start).rounded(.down) + 1 }
    return end - max(0, (end - now).rounded(.up) - 1)
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
