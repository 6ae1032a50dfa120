// A dimmed display never says what is no longer true: what changes by the second is left out, or dashes stand for it
// (PHONES.md, "Sleeping screen").
extension DynamicText {
  /// Returns what the text says on a dimmed display: `3:30:--`, `13 min`. A timer that stands keeps its digits.
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
      return abs(date - now) < 60 ? whole.hidingLastNumbers(1) : whole
    case .distance(let date, let form):
      guard form.units.last == TimeWords.seconds.count - 1 else { return whole }
      if form.isClock { return whole.hidingLastNumbers(1) }
      let larger = form.units.dropLast().last.map { TimeWords.seconds[$0] }
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

  /// Returns a length of time in units without its seconds, or with dashes for them where it has no larger unit.
  ///
  /// - Parameter unit: the length of the smallest unit but seconds.
  private func dimmed(
    _ whole: String, unit: Double, of date: Double, at now: Double, _ words: TimeWords
  ) -> String {
    let seconds = abs(now < date ? (date - now).rounded(.up) : (now - date).rounded(.down))
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
  /// How many changes within a minute make a text one that changes by the second: one that tells minutes changes once
  /// in each, or twice where it tells two of them.
  private static let fastChanges = 3

  /// Returns the text of a moment, with dashes for those of its numbers that change within the minute.
  func dimmedString(at now: Double) -> String {
    let shown = string(at: now)
    let start = (now / 60).rounded(.down) * 60
    let changes = moments.indices.filter { moments[$0] > start && moments[$0] < start + 60 }
    guard changes.count >= WrittenTimes.fastChanges else { return shown }
    let numbers = shown.numbers
    var places: Set<Int> = []
    for change in changes where texts.indices.contains(change) {
      let others = texts[change].numbers
      // A text of the same minute with other numbers has other units: "1 minute" beside "1 minute, 1 second".
      guard others.count == numbers.count else { continue }
      for place in numbers.indices where others[place] != numbers[place] { places.insert(place) }
    }
    return shown.hidingNumbers { places.contains($0) }
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

  /// Returns the text with a dash for each digit of some of its numbers, which are counted from 0.
  fileprivate func hidingNumbers(_ isHidden: (Int) -> Bool) -> String {
    var text = ""
    var number = -1
    var isInNumber = false
    for character in self {
      if character.isNumber, !isInNumber { number += 1 }
      isInNumber = character.isNumber
      text.append(isInNumber && isHidden(number) ? "-" : character)
    }
    return text
  }
}
