import Drawing

/// When a display list looks different by itself.
enum Ticking {
  /// Virtual seconds until something that the system renews changes; nil: never.
  static func next(in list: DisplayList, after now: Double) -> Double? {
    list.items.compactMap { next(in: $0, after: now) }.min()
  }

  private static func next(in item: DisplayItem, after now: Double) -> Double? {
    switch item {
    case .text(let line): line.runs.compactMap { $0.dynamic.flatMap { next($0, after: now) } }.min()
    case .progress(let mark): next(mark, after: now)
    case .group(let group):
      (group.items + (group.mask ?? [])).compactMap { next(in: $0, after: now) }.min()
    case .fill, .stroke, .symbol, .image, .placeholder: nil
    }
  }

  private static func next(_ text: DynamicText, after now: Double) -> Double? {
    switch text {
    case .timerInterval(let start, let end, let pause, _, _):
      if pause.map({ now >= $0 }) == true || now >= end { return nil }
      return now < start ? start - now : step(from: start, now)
    case .timer(let date): return step(from: date, now)
    case .relative(let date), .offset(let date):
      // Seconds show in the last hour, minutes beyond.
      return abs(date - now) < 3600 ? step(from: date, now) : 60
    }
  }

  /// Seconds until the distance to a date is a whole number of them again.
  private static func step(from date: Double, _ now: Double) -> Double {
    let rest = (now - date).truncatingRemainder(dividingBy: 1)
    let step = rest < 0 ? -rest : 1 - rest
    return step < 0.005 ? 1 : step
  }

  /// A bar moves when its end reaches the next quarter of a point; never more often than ten times a second.
  private static func next(_ mark: ProgressMark, after now: Double) -> Double? {
    guard now < mark.end, mark.end > mark.start else { return nil }
    if now < mark.start { return mark.start - now }
    let width: Double =
      switch mark.track {
      case .rect(let rect), .rounded(let rect, _, _), .ellipse(let rect): rect.width
      case .path: 400
      }
    return max(0.1, (mark.end - mark.start) / max(1, width * 4))
  }
}
