extension TextRun {
  /// What the run says at a time, UNIX seconds.
  public func string(at now: Double) -> String { dynamic?.string(at: now) ?? text }
}

extension DynamicText {
  /// What the text says at a time, UNIX seconds, in English.
  public func string(at now: Double) -> String {
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, start), max(start, end))
      return DynamicText.clock(
        countsDown ? (end - time).rounded(.up) : (time - start).rounded(.down),
        showsHours: showsHours)
    case .timer(let date):
      let left = date - now
      return DynamicText.clock(
        left > 0 ? left.rounded(.up) : (-left).rounded(.down), showsHours: true)
    case .relative(let date): return DynamicText.relative(abs(date - now))
    case .offset(let date):
      let sign = date > now ? "-" : "+"
      return sign + DynamicText.largest(abs(date - now))
    }
  }

  /// When the text says something else for the first time after a time; nil when it never will.
  public func nextChange(after now: Double) -> Double? {
    func tick(_ origin: Double) -> Double {
      let next = origin + ((now - origin).rounded(.down) + 1)
      return next > now ? next : next + 1
    }
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, _):
      if pause != nil || now >= end || end <= start { return nil }
      if now < start { return countsDown ? start + 1e-3 : start + 1 }
      return min(end, tick(countsDown ? end : start))
    case .timer(let date): return tick(date)
    case .relative(let date), .offset(let date):
      let away = abs(date - now)
      // Seconds show below an hour; minutes are enough beyond.
      return away < 3_600 ? tick(date) : now + 60
    }
  }

  /// `5:07`, `1:05:07`.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = Int(min(1e9, max(0, seconds.isFinite ? seconds : 0)))
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (minutes, rest) = (total / 60, total % 60)
    if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" }
    return "\(minutes):\(two(rest))"
  }

  private static let units: [(seconds: Int, short: String, shorts: String, long: String)] = [
    (31_536_000, "yr", "yrs", "year"), (2_592_000, "mth", "mths", "month"),
    (86_400, "day", "days", "day"), (3_600, "hr", "hr", "hour"), (60, "min", "min", "minute"),
    (1, "sec", "sec", "second"),
  ]

  /// `5 min, 12 sec`: the two largest units.
  static func relative(_ seconds: Double) -> String {
    var rest = Int(min(1e10, max(0, seconds.isFinite ? seconds : 0)))
    guard let first = units.firstIndex(where: { rest >= $0.seconds }) else { return "0 sec" }
    var parts: [String] = []
    for unit in units[first...].prefix(2) {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count > 0 { parts.append("\(count) \(count == 1 ? unit.short : unit.shorts)") }
    }
    return parts.joined(separator: ", ")
  }

  /// `5 minutes`: the largest unit.
  static func largest(_ seconds: Double) -> String {
    let total = Int(min(1e10, max(0, seconds.isFinite ? seconds : 0)))
    for unit in units where total >= unit.seconds {
      let count = total / unit.seconds
      return "\(count) \(unit.long)\(count == 1 ? "" : "s")"
    }
    return "0 seconds"
  }
}
