import Numbers

extension TextRun {
  /// Returns what the run says at a time, UNIX seconds.
  public func string(at now: Double) -> String {
    guard isDimmed == true, let dynamic else { return wholeString(at: now) }
    return dynamic.dimmedString(at: now, words ?? .english)
  }

  /// Returns what it says where nothing is hidden.
  func wholeString(at now: Double) -> String {
    dynamic?.string(at: now, words ?? .english) ?? text
  }

  /// Returns the next time at which the run says something else; nil when it has said its last.
  func nextChange(after now: Double) -> Double? {
    guard isDimmed == true, let dynamic else { return dynamic?.nextChange(after: now) }
    return dynamic.nextDimmedChange(after: now, words ?? .english)
  }
}

extension DynamicText {
  /// Returns what the text says at a time, UNIX seconds.
  public func string(at now: Double, _ words: TimeWords = .english) -> String {
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      let time = min(max(min(pause ?? now, now), start), max(start, end))
      let seconds = countsDown ? (end - time).rounded(.up) : (time - start).rounded(.down)
      return words.clock(DynamicText.clock(seconds, showsHours: showsHours))
    case .timer(let date):
      // Down to the date, and up again after it.
      let seconds = now < date ? (date - now).rounded(.up) : (now - date).rounded(.down)
      return words.clock(DynamicText.clock(seconds, showsHours: true))
    case .relative(let date):
      return DynamicText.relative(
        now < date ? (date - now).rounded(.up) : (now - date).rounded(.down), words)
    case .offset(let date): return DynamicText.offset(DynamicText.seconds(since: date, now), words)
    case .distance(let date, let form):
      return DynamicText.distance(DynamicText.seconds(since: date, now), form, words)
    case .clock(let clock): return words.clock(clock.string(at: now))
    case .written(let times): return times.string(at: now)
    }
  }

  /// Returns the next time at which the text says something else; nil when it has said its last.
  public func nextChange(after now: Double) -> Double? {
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, _):
      if now >= min(pause ?? end, end) { return nil }
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
      // The largest unit alone is told: it changes with its count, and to the next larger one.
      let seconds = abs(DynamicText.seconds(since: date, now))
      guard seconds.isFinite else { return nil }
      let units = TimeWords.seconds
      let unit = units.firstIndex { seconds >= $0 } ?? units.count - 1
      let count = (seconds / units[unit]).rounded(.down)
      if now < date { return date - max(0, count * units[unit] - 1) }
      let larger = unit > 0 ? units[unit - 1] : .infinity
      return date + min((count + 1) * units[unit], larger)
    case .distance(let date, let form):
      guard (date - now).isFinite else { return nil }
      // Every unit but seconds is so many whole minutes.
      let step = form.units.last == TimeWords.seconds.count - 1 ? 1.0 : 60
      if now < date {
        return date - max(0, ((date - now).rounded(.up) / step).rounded(.down) * step - 1)
      }
      return date + (((now - date) / step).rounded(.down) + 1) * step
    case .clock(let clock): return clock.nextChange(after: now)
    case .written(let times): return times.nextChange(after: now)
    }
  }

  /// Returns the largest whole number below a length, so that time moves on even from a whole one.
  private static func whole(before length: Double) -> Double { max(0, length.rounded(.up) - 1) }

  /// Returns the whole seconds since a date, which are counted from it: before it those that have begun, less than 0.
  private static func seconds(since date: Double, _ now: Double) -> Double {
    now < date ? -(date - now).rounded(.up) : (now - date).rounded(.down)
  }

  /// Returns how long relative text stays as it is: the length of the smaller of its two units.
  private static func relativeStep(_ seconds: Double) -> Double {
    switch seconds {
    case ..<3600: 1
    case ..<86_400: 60
    case ..<604_800: 3600
    default: 86_400
    }
  }

  /// Returns a time as `0:07`, `12:34`, `1:02:03`; without hours `62:03`.
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

  /// Returns the two largest units: `5 min, 12 sec`.
  private static func relative(_ seconds: Double, _ words: TimeWords) -> String {
    let units = TimeWords.seconds
    let total = seconds.isFinite ? min(seconds.rounded(.down), 1e15) : 0
    let first = units.firstIndex { total >= $0 } ?? units.count - 1
    func count(_ length: Double, _ unit: Int) -> Int {
      Int(bounded: (length / units[unit]).rounded(.down))
    }
    let most = count(total, first)
    let text = words.length(most, unit: first, in: words.short)
    guard first + 1 < units.count else { return text }
    let second = count(total - Double(most) * units[first], first + 1)
    guard second > 0 else { return text }
    return words.joined(text, words.length(second, unit: first + 1, in: words.short))
  }

  /// Returns the largest unit with its sign: `+5 minutes`.
  private static func offset(_ seconds: Double, _ words: TimeWords) -> String {
    let units = Array(TimeWords.seconds.indices)
    return (seconds < 0 ? words.minus : words.plus)
      + length(seconds, of: units, maxFieldCount: 1, words)
  }

  /// Returns the largest of a form's units: `5 minutes, 12 seconds`, or a clock of them: `5:12`.
  private static func distance(
    _ seconds: Double, _ form: DistanceForm, _ words: TimeWords
  ) -> String {
    let whole = seconds.isFinite ? abs(seconds).rounded(.down) : 0
    let text =
      form.isClock
      ? words.clock(clock(whole, showsHours: form.units.contains(4)))
      : length(seconds, of: form.units, maxFieldCount: form.maxFieldCount, words)
    let isBefore = seconds < 0 && whole > 0
    switch form.sign {
    case .automatic: return isBefore ? words.minus + text : text
    case .always: return (isBefore ? words.minus : words.plus) + text
    case .alwaysButZero: return whole == 0 ? text : (isBefore ? words.minus : words.plus) + text
    case .never: return text
    }
  }

  /// Returns the largest of some units that there are: `5 minutes, 12 seconds`.
  private static func length(
    _ seconds: Double, of units: [Int], maxFieldCount: Int, _ words: TimeWords
  ) -> String {
    // Another process may say what it wants.
    let units = units.filter(TimeWords.seconds.indices.contains)
    let total = seconds.isFinite ? min(abs(seconds).rounded(.down), 1e15) : 0
    let first = units.firstIndex { total >= TimeWords.seconds[$0] } ?? units.count - 1
    var text = ""
    var rest = total
    for unit in units[max(0, first)...].prefix(max(1, maxFieldCount)) {
      let length = TimeWords.seconds[unit]
      let count = Int(bounded: (rest / length).rounded(.down))
      rest -= Double(count) * length
      guard text.isEmpty || count > 0 else { continue }
      let part = words.length(count, unit: unit, in: words.long)
      text = text.isEmpty ? part : words.joined(text, part)
    }
    return text
  }
}
