// A dimmed display never says what is no longer true: what changes by the second is left out, or dashes stand for it
// (PHONES.md, "Sleeping screen").
extension DynamicText {
  /// Returns what the text says on a dimmed display: `3:30:‒‒`, `13 min`. A timer that stands keeps its digits.
  func dimmedString(at now: Double, _ words: TimeWords = .english) -> String {
    let whole = string(at: now, words)
    guard nextChange(after: now) != nil else { return whole }
    switch self {
    case .timerInterval, .timer: return whole.hidingLastNumbers(1)
    case .clock(let clock): return whole.hidingLastNumbers(clock.fastNumbers(at: now))
    case .relative(let date):
      return dimmed(whole, unit: 60, of: date, at: now, words)
    case .offset(let date):
      // The largest unit alone is told: it is seconds only beside the date.
      return Self.wholeSeconds(from: date, at: now) < 60 ? whole.hidingLastNumbers(1) : whole
    case .distance(let date, let form):
      guard form.units.last == TimeWords.seconds.count - 1 else { return whole }
      if form.isClock { return whole.hidingLastNumbers(1) }
      // Another process may say what it wants.
      let larger = form.units.dropLast().last { TimeWords.seconds.indices.contains($0) }
        .map { TimeWords.seconds[$0] }
      return dimmed(whole, unit: larger ?? .infinity, of: date, at: now, words)
    case .written(let times): return times.dimmedString(at: now)
    }
  }

  /// Returns the next time at which a dimmed display says something else; nil when the text has said its last.
  func nextDimmedChange(after now: Double, _ words: TimeWords = .english) -> Double? {
    let shown = dimmedString(at: now, words)
    var moment = now
    // A text whose seconds are hidden says something else after a minute at the latest, or soon after.
    for _ in 0..<120 {
      guard let next = nextChange(after: moment), next > moment else { return nil }
      if dimmedString(at: next, words) != shown { return next }
      moment = next
    }
    return moment
  }

  /// Returns how many seconds lie between a date and a time, those before the date rounded up.
  private static func wholeSeconds(from date: Double, at now: Double) -> Double {
    now < date ? (date - now).rounded(.up) : (now - date).rounded(.down)
  }

  /// Returns a length of time in units without its seconds, or with dashes for them where it has no larger unit.
  ///
  /// - Parameter unit: the length of the smallest unit but seconds.
  private func dimmed(
    _ whole: String, unit: Double, of date: Double, at now: Double, _ words: TimeWords
  ) -> String {
    let seconds = Self.wholeSeconds(from: date, at: now)
    guard seconds >= unit else { return whole.hidingLastNumbers(1) }
    let full = (seconds / unit).rounded(.down) * unit
    return string(at: now < date ? date - full : date + full, words)
  }
}

extension DynamicClock {
  /// Returns how many of its numbers change by the second or faster, counted from the last.
  func fastNumbers(at now: Double) -> Int {
    let numbers = string(at: now).split { !$0.isNumber }.count
    let hours = hasHours(at: now) ? 1 : 0
    return max(0, numbers - 1 - hours)
  }
}

extension WrittenTimes {
  /// A number that has so many values within a minute changes by the second: minutes have two at most.
  private static let fastValues = 3

  /// Returns the text of a moment, with dashes for those of its numbers that change by the second.
  ///
  /// Of later minutes one text is known: there the same numbers are hidden as in the first whole minute.
  func dimmedString(at now: Double) -> String {
    let shown = string(at: now)
    guard changesBySecond else { return shown }
    let first = ((moments.first ?? 0) / 60).rounded(.up) * 60
    for start in [(now / 60).rounded(.down) * 60, first] {
      let fast = fastNumbers(alike: shown.numbers, from: start)
      if !fast.isEmpty { return shown.hidingNumbers(where: fast.contains) }
    }
    return shown.hidingLastNumbers(1)
  }

  /// Returns the places of the numbers that change by the second in a minute, among texts with as many numbers.
  private func fastNumbers(alike numbers: [Substring], from start: Double) -> Set<Int> {
    var values = numbers.map { Set([$0]) }
    for change in moments.indices where moments[change] >= start && moments[change] < start + 60 {
      guard texts.indices.contains(change) else { continue }
      let others = texts[change].numbers
      // With other numbers it has other units: "1 minute" beside "1 minute, 1 second".
      guard others.count == numbers.count else { continue }
      for place in numbers.indices { values[place].insert(others[place]) }
    }
    return Set(values.indices.filter { values[$0].count >= WrittenTimes.fastValues })
  }
}

extension String {
  /// The numbers in the text, in their order.
  fileprivate var numbers: [Substring] { split { !$0.isNumber } }

  /// Returns the text with dashes for the digits of its last numbers.
  fileprivate func hidingLastNumbers(_ count: Int) -> String {
    let first = numbers.count - count
    return hidingNumbers { $0 >= first }
  }

  /// Returns the text with a figure dash, which is as wide as a digit, for each digit of some of its numbers. They are
  /// counted from 0.
  fileprivate func hidingNumbers(where isHidden: (Int) -> Bool) -> String {
    var text = ""
    var number = -1
    var isInNumber = false
    for character in self {
      if character.isNumber, !isInNumber { number += 1 }
      isInNumber = character.isNumber
      text.append(isInNumber && isHidden(number) ? TypeMetrics.figureDash : character)
    }
    return text
  }
}
