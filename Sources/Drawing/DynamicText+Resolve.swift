extension TextRun {
  /// What the run says at a time, UNIX seconds.
  public func string(at now: Double) -> String { dynamic?.string(at: now) ?? text }
}

extension DynamicText {
  /// What the text says at a time, UNIX seconds.
  public func string(at now: Double, locale: String = "en_US") -> String {
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, start), max(start, end))
      let seconds = countsDown ? (end - time).rounded(.up) : (time - start).rounded(.down)
      return DynamicText.clock(seconds, showsHours: showsHours)
    case .timer(let date):
      // Down to the date, and up again after it.
      let seconds = now < date ? (date - now).rounded(.up) : (now - date).rounded(.down)
      return DynamicText.clock(seconds, showsHours: true)
    case .relative(let date):
      return DynamicText.relative(
        now < date ? (date - now).rounded(.up) : (now - date).rounded(.down))
    case .offset(let date): return DynamicText.offset(now - date)
    }
  }

  /// The next time at which the text says something else; nil when it has said its last.
  public func nextChange(after now: Double) -> Double? {
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, _):
      if pause != nil || now >= end { return nil }
      if now < start { return start + (countsDown ? 0 : 1) }
      // Digits change on whole seconds from the end they count from.
      return countsDown
        ? end - DynamicText.whole(before: end - now) : start + (now - start).rounded(.down) + 1
    case .relative(let date):
      let left = (date - now).rounded(.up)
      if left > 0 {
        let step = DynamicText.relativeStep(left)
        return date - ((left / step).rounded(.down) * step - 1)
      }
      let step = DynamicText.relativeStep(now - date)
      return date + (((now - date) / step).rounded(.down) + 1) * step
    case .timer(let date):
      return now < date
        ? date - DynamicText.whole(before: date - now) : date + (now - date).rounded(.down) + 1
    case .offset(let date):
      let step = abs(date - now) < 3600 ? 60.0 : 3600.0
      return now < date
        ? date - DynamicText.whole(before: date - now, step: step)
        : date + (((now - date) / step).rounded(.down) + 1) * step
    }
  }

  /// The largest whole number of steps below a length, so that time moves on even from a whole one.
  private static func whole(before length: Double, step: Double = 1) -> Double {
    max(0, ((length / step).rounded(.up) - 1) * step)
  }

  /// How long relative text stays as it is: the length of the smaller of its two units.
  private static func relativeStep(_ seconds: Double) -> Double {
    switch seconds {
    case ..<3600: 1
    case ..<86_400: 60
    case ..<604_800: 3600
    default: 86_400
    }
  }

  /// `0:07`, `12:34`, `1:02:03`; without hours `62:03`.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    guard seconds.isFinite else { return "0:00" }
    let total = Int(min(max(0, seconds), 1e9))
    let (hours, minutes) = showsHours ? (total / 3600, total / 60 % 60) : (0, total / 60)
    let tail = twoDigits(total % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let units: [(seconds: Double, short: String, shortPlural: String, long: String)] =
    [
      (31_557_600, "yr", "yr", "year"), (2_629_800, "mth", "mths", "month"),
      (604_800, "wk", "wks", "week"), (86_400, "day", "days", "day"), (3600, "hr", "hr", "hour"),
      (60, "min", "min", "minute"), (1, "sec", "sec", "second"),
    ]

  /// The two largest units: `5 min, 12 sec`.
  private static func relative(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "0 sec" }
    let total = seconds.rounded(.down)
    guard let first = units.firstIndex(where: { total >= $0.seconds }) else { return "0 sec" }
    func part(_ index: Int, _ length: Double) -> (String, Double)? {
      let count = Int((length / units[index].seconds).rounded(.down))
      guard count > 0 else { return nil }
      let name = count == 1 ? units[index].short : units[index].shortPlural
      return ("\(count) \(name)", length - Double(count) * units[index].seconds)
    }
    guard let (text, rest) = part(first, total) else { return "0 sec" }
    guard first + 1 < units.count, let (second, _) = part(first + 1, rest) else { return text }
    return "\(text), \(second)"
  }

  /// The largest unit with its sign: `+5 minutes`.
  private static func offset(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "+0 seconds" }
    let total = abs(seconds).rounded(.down)
    let unit = units.first { total >= $0.seconds } ?? units[units.count - 1]
    let count = Int((total / unit.seconds).rounded(.down))
    return "\(seconds < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }
}
