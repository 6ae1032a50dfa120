import Drawing
import FoundationGaps
import Synchronization

extension TimeWords {
  private static let known = Mutex<[String: TimeWords]>([:])

  /// Returns how a locale writes lengths of time; nil where that is English.
  static func words(of locale: Locale, textCase: Text.Case? = nil) -> TimeWords? {
    let name = textCase.map { "\(locale.identifier) \($0)" } ?? locale.identifier
    let words = known.withLock { known in
      if let words = known[name] { return words }
      var words = TimeWords(locale)
      if let textCase { words.change { textCase.changed($0, locale) } }
      known[name] = words
      return words
    }
    return words == .english ? nil : words
  }

  /// Changes all that is written in letters.
  private mutating func change(_ change: (String) -> String) {
    short = short.map { $0.map(change) }
    long = long.map { $0.map(change) }
    pair = change(pair)
  }

  private static let units = [
    "duration-year", "duration-month", "duration-week", "duration-day", "duration-hour",
    "duration-minute", "duration-second",
  ]

  /// Creates the words of a locale, from the languages' data.
  init(_ locale: Locale) {
    var names: [String] = []
    var samples: [Int] = []
    // Counts above a hundred take the form of their last two digits.
    let forms = (0..<100).map { count in
      let name = LanguageData.pluralForm(count, locale: locale)
      if let index = names.firstIndex(of: name) { return index }
      names.append(name)
      samples.append(count)
      return names.count - 1
    }
    let order = TimeWords.order(samples)
    func patterns(_ width: LanguageData.Width) -> [[String]] {
      TimeWords.units.map { unit in
        order.map { TimeWords.pattern(samples[$0], unit, width, locale) }
      }
    }
    let marks = TimeWords.clockMarks(locale)
    self.init(
      zero: TimeWords.digits(0, locale).unicodeScalars.first?.value ?? 0x30,
      forms: forms.map { form in order.firstIndex(of: form) ?? 0 },
      short: patterns(.short), long: patterns(.wide),
      pair: LanguageData.list(["{0}", "{1}"], width: .short, locale: locale),
      plus: TimeWords.sign(1, locale), minus: TimeWords.sign(-1, locale),
      separator: marks.separator, decimal: marks.decimal)
  }

  /// Returns what a language writes between the numbers of a clock, as Foundation's format of durations does; nil for what
  /// English writes, too.
  private static func clockMarks(_ locale: Locale) -> (separator: String?, decimal: String?) {
    let text = Duration.milliseconds(3_725_500).formatted(
      .time(
        pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 1)
      ).locale(locale))
    let marks = text.split { $0.isNumber }.map(String.init)
    guard marks.count == 3, marks[0] == marks[1] else { return (nil, nil) }
    return (marks[0] == ":" ? nil : marks[0], marks[2] == "." ? nil : marks[2])
  }

  /// Returns the forms with that of 1 before all others, as tables of plurals have it.
  private static func order(_ samples: [Int]) -> [Int] {
    samples.indices.sorted { first, second in
      (samples[first] == 1 ? -1 : samples[first]) < (samples[second] == 1 ? -1 : samples[second])
    }
  }

  private static func digits(_ number: Int, _ locale: Locale) -> String {
    LanguageData.formatted(Double(number), skeleton: "group-off", locale) ?? "\(number)"
  }

  /// Returns a length with its number taken out, where the number is written at all.
  private static func pattern(
    _ count: Int, _ unit: String, _ width: LanguageData.Width, _ locale: Locale
  ) -> String {
    guard
      let text = LanguageData.measure(Double(count), unit: unit, width: width, locale: locale)
    else { return "{0}" }
    guard let range = text.range(of: digits(count, locale)) else { return text }
    return text.replacingCharacters(in: range, with: "{0}")
  }

  private static func sign(_ number: Double, _ locale: Locale) -> String {
    let text = LanguageData.formatted(number, skeleton: "sign-always", locale) ?? ""
    return text.replacingOccurrences(of: digits(1, locale), with: "")
  }
}
