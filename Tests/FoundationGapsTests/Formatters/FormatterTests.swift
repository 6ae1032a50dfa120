import Foundation
import FoundationGaps
import Testing

private typealias Durations = FoundationGaps.DateComponentsFormatter

@MainActor
@Suite struct FormatterTests {
  /// Surroundings are the process's and other tests leave theirs: each test starts from its own, and
  /// runs on without letting another in.
  private func start() { Surroundings.current = Surroundings() }

  @Test(arguments: [
    (75.0, Durations.UnitsStyle.positional, "1:15"), (5, .positional, "0:05"),
    (3725, .positional, "1:02:05"), (3725, .abbreviated, "1h 2m 5s"),
    (3600, .abbreviated, "1h"), (3725, .short, "1 hr, 2 min, 5 sec"),
    (3661, .full, "1 hour, 1 minute, 1 second"), (7200, .full, "2 hours"),
    (-75, .positional, "-1:15"), (3725, .brief, "1hr 2min 5sec"),
    (7265, .spellOut, "two hours, one minute, five seconds"),
  ])
  func `durations are written as on iOS`(
    seconds: Double, style: FoundationGaps.DateComponentsFormatter.UnitsStyle, text: String
  ) {
    start()
    let formatter = Durations()
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `allowed units, padding and the number of units are kept`() {
    start()
    let formatter = Durations()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3725) == "1h")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test func `a length says that it is about so long, that so much remains, or both`() {
    start()
    let formatter = Durations()
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 300) == "5 minutes remaining")
  }

  @Test func `a length of which nothing is left has no sign`() {
    start()
    let formatter = Durations()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: -0.4) == "0:00" && formatter.string(from: -1) == "-0:01")
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: -59) == "0" && formatter.string(from: -61) == "-1")
  }

  @Test(arguments: [
    ("en_US", 0, "Today at 9:41 AM"), ("en_US", 1, "Tomorrow at 9:41 AM"),
    ("en_US", -1, "Yesterday at 9:41 AM"), ("en_US", 3, "Nov 24, 2025 at 9:41 AM"),
    ("de_DE", 1, "Morgen, 09:41"), ("de_DE", 2, "Übermorgen, 09:41"),
  ])
  func `a date formatter names days near the simulator's`(
    _ locale: String, _ days: Int, _ text: String
  ) {
    start()
    // 21 November 2025, 9:41.
    let now = Date(timeIntervalSince1970: 1_763_718_060)
    Surroundings.current.now = now
    Surroundings.current.locale = Locale(identifier: locale)
    let formatter = LocalDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    formatter.doesRelativeDateFormatting = true
    let written = formatter.string(from: now.addingTimeInterval(Double(days) * 86_400))
    #expect(written.replacing("\u{202F}", with: " ") == text)
  }

  @Test
  func `a date's format is made of a template in the phone's language unless another is given`() {
    start()
    defer { start() }
    func format(_ locale: String?) -> String? {
      LocalDateFormatter.dateFormat(
        fromTemplate: "MMMd", options: 0, locale: locale.map(Locale.init))
    }
    #expect(format(nil) == "MMM d" && format("de_DE") == "d. MMM")
    Surroundings.current.locale = Locale(identifier: "de_DE")
    #expect(format(nil) == "d. MMM" && format("en_US") == "MMM d")
  }

  @Test func `today is the simulator's`() {
    start()
    Surroundings.current.now = Date(timeIntervalSince1970: 1_763_718_060)
    let calendar = Surroundings.calendar
    #expect(calendar._isDate(Surroundings.date, daysFromToday: 0))
    #expect(!calendar._isDate(Surroundings.date, daysFromToday: 1))
    #expect(calendar._isDate(Surroundings.date.addingTimeInterval(-86_400), daysFromToday: -1))
  }

  @Test func `a region has its own calendar`() {
    start()
    Surroundings.current.locale = Locale(identifier: "th_TH")
    #expect(Surroundings.calendar.identifier == .buddhist)
    let date = Date(timeIntervalSince1970: 1_763_718_060)
    #expect(Surroundings.calendar.component(.year, from: date) == 2568)
    #expect(Surroundings.format(date, date: .long, time: .omitted).hasSuffix("2568"))
    Surroundings.current.locale = Locale(identifier: "de_DE")
    #expect(Surroundings.calendar.identifier == .gregorian)
  }

  @Test func `what a style says of its language goes before the phone's`() {
    start()
    Surroundings.current.now = Date(timeIntervalSince1970: 1_763_718_060)
    let german = Locale(identifier: "de_DE")
    let before = Surroundings.date.addingTimeInterval(-7200)
    #expect(
      Surroundings.format(
        before, Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .wide, locale: german))
        == "vor 2 Stunden")
    #expect(
      Surroundings.format(before, Date.RelativeFormatStyle(presentation: .numeric)) == "2 hours ago"
    )
    let arabic = Duration.TimeFormatStyle(
      pattern: .minuteSecond, locale: Locale(identifier: "ar_SA"))
    #expect(Surroundings.format(.seconds(75), arabic) == "١:١٥")
    Surroundings.current.locale = german
    #expect(
      Surroundings.format(
        .milliseconds(1500),
        Duration.TimeFormatStyle(
          pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 1))) == "0:01,5")
  }

  @Test func `amounts of data are in the phone's language`() {
    start()
    #expect(
      LocalByteCountFormatter.string(fromByteCount: 123_456_789, countStyle: .file) == "123.5 MB")
    Surroundings.current.locale = Locale(identifier: "fr_FR")
    let amount = Measurement(value: 123.456789, unit: UnitInformationStorage.megabytes)
    let formatter = LocalByteCountFormatter()
    let told = [
      formatter.string(from: amount), formatter.string(for: amount),
      formatter.string(for: 123_456_789),
      LocalByteCountFormatter.string(from: amount, countStyle: .file),
    ]
    #expect(told.allSatisfy { $0?.replacing(/\s/, with: " ") == "123,5 Mo" })
    let text = LocalByteCountFormatter.string(fromByteCount: 123_456_789, countStyle: .file)
    #expect(text.replacing(/\s/, with: " ") == "123,5 Mo")
  }

  @Test func `a format that was found by itself knows its forms`() {
    start()
    var strings = StringTables()
    strings.plurals["Localizable"] = [
      "goals": PluralText(forms: [.one: "%lld goal", .other: "%lld goals"])
    ]
    Surroundings.current.strings = strings
    defer { start() }
    let format = Surroundings.localized("goals", table: nil, value: "")
    #expect(Surroundings.text(format, nil, [1]) == "1 goal")
    #expect(Surroundings.text(format, nil, [3]) == "3 goals")
    #expect(Surroundings.text("%d of %d", nil, [1, 3]) == "1 of 3")
    #expect(Surroundings.localized("none", table: "", value: "x") == "x")
  }

  @Test(arguments: [
    (NumberFormatter.Style.decimal, 2 as Int?, 2, 1.23456, "1.23"),
    (.decimal, 1, 1, 12.678, "12.7"),
    (.decimal, 2, 2, 5, "5.00"), (.decimal, 1, 3, 5.25, "5.25"), (.decimal, 2, 2, 2.675, "2.68"),
    (.decimal, 2, 2, -0.001, "-0.00"), (.decimal, 0, 2, -1.5, "-1.5"),
    (.currency, nil, 0, 1234.5, "$1,234"), (.currency, nil, 8, 0.00001234, "$0.00001234"),
    (.percent, 1, 2, 0.12345, "12.34%"),
  ])
  func
    `a number has no more digits than the most and no fewer than the least, whichever is set first`(
      style: NumberFormatter.Style, least: Int?, most: Int, number: Double, text: String
    )
  {
    start()
    for isMostFirst in [false, true] {
      let formatter = LocalNumberFormatter()
      if !isMostFirst { formatter.numberStyle = style }
      if isMostFirst { formatter.maximumFractionDigits = most }
      if let least { formatter.minimumFractionDigits = least }
      if !isMostFirst { formatter.maximumFractionDigits = most }
      if isMostFirst { formatter.numberStyle = style }
      #expect(formatter.string(from: NSNumber(value: number)) == text)
      #expect(formatter.string(for: number) == text)
    }
  }

  @Test func `of the least and the most digits the one that is set last goes before`() {
    start()
    let formatter = LocalNumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 1
    #expect(formatter.minimumFractionDigits == 1 && formatter.string(from: 1.55) == "1.6")
    formatter.minimumFractionDigits = 3
    #expect(formatter.maximumFractionDigits == 3 && formatter.string(from: 1.5) == "1.500")
  }

  @Test(arguments: [
    (NumberFormatter.RoundingMode.down, "-1.23", "1.23"), (.up, "-1.24", "1.24"),
    (.floor, "-1.24", "1.23"), (.ceiling, "-1.23", "1.24"), (.halfUp, "-1.24", "1.24"),
    (.halfEven, "-1.24", "1.24"), (.halfDown, "-1.23", "1.23"),
  ])
  func `digits that are too many are rounded as the formatter is told`(
    mode: NumberFormatter.RoundingMode, negative: String, positive: String
  ) {
    start()
    let formatter = LocalNumberFormatter()
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (2, 2)
    formatter.roundingMode = mode
    #expect(formatter.string(from: -1.235) == negative)
    #expect(formatter.string(from: 1.235) == positive)
  }

  @Test(arguments: [
    (1.2351, "1.24"), (1.245, "1.24"), (-1.2349, "-1.23"), (1.5, "1.50"),
  ])
  func
    `what is nearer to one number than to the other is rounded to it, whatever becomes of halves`(
      number: Double, text: String
    )
  {
    start()
    let formatter = LocalNumberFormatter()
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (2, 2)
    formatter.roundingMode = .halfDown
    #expect(formatter.string(from: NSNumber(value: number)) == text)
  }

  @Test(arguments: [
    ("JPY", 0, "¥1,234", "¥1,234"), ("USD", 2, "$1,234.50", "$1,234.5"),
    ("KWD", 3, "KWD\u{A0}1,234.500", "KWD\u{A0}1,234.5"),
  ])
  func `an amount has the digits of its currency`(
    code: String, digits: Int, text: String, shortest: String
  ) {
    start()
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = code
    #expect(formatter.minimumFractionDigits == digits)
    #expect(formatter.maximumFractionDigits == digits)
    #expect(formatter.string(from: 1234.5) == text)
    formatter.minimumFractionDigits = 0
    #expect(formatter.maximumFractionDigits == digits)
    #expect(formatter.string(from: 1234.5) == shortest)
  }

  @Test(arguments: [
    ("JPY", NumberFormatter.Style.currencyAccounting, "(¥1,234)"),
    ("JPY", .currencyPlural, "-1,234 Japanese yen"), ("USD", .currencyAccounting, "($1,234.50)"),
    ("EUR", .currencyPlural, "-1,234.50 euros"),
  ])
  func `an amount is written in its currency in every style`(
    code: String, style: NumberFormatter.Style, text: String
  ) {
    start()
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = style
    formatter.currencyCode = code
    #expect(formatter.string(from: -1234.5) == text)
  }

  @Test func `a number formatter's copy is one of its own, with all that was set`() throws {
    start()
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = .currency
    (formatter.currencyCode, formatter.maximumFractionDigits) = ("EUR", 1)
    (formatter.negativePrefix, formatter.roundingMode) = ("minus ", .down)
    let copy = try #require(formatter.copy() as? LocalNumberFormatter)
    #expect(copy.string(from: 1.29) == "€1.2" && copy.string(from: -1.29) == "minus 1.2")
    copy.maximumFractionDigits = 0
    copy.currencyCode = "USD"
    #expect(copy.string(from: 1.29) == "$1" && formatter.string(from: 1.29) == "€1.2")
  }

  @Test func `a copy has the formats and the words that were set`() throws {
    start()
    for set in [
      { $0.positiveFormat = "#,##0.0 'pts'" }, { $0.negativeFormat = "(0.00)" },
      { ($0.numberStyle, $0.positiveSuffix) = (.decimal, " km") },
      { ($0.numberStyle, $0.currencySymbol, $0.minimumFractionDigits) = (.currency, "Fr. ", 0) },
      { ($0.formatWidth, $0.paddingCharacter) = (12, "*") }, { $0.numberStyle = .spellOut },
      { ($0.usesSignificantDigits, $0.maximumSignificantDigits) = (true, 3) },
    ] as [(LocalNumberFormatter) -> Void] {
      let formatter = LocalNumberFormatter()
      set(formatter)
      let copy = try #require(formatter.copy() as? LocalNumberFormatter)
      for number in [1234.567, -2.5, 0] as [NSNumber] {
        #expect(copy.string(from: number) == formatter.string(from: number))
      }
    }
  }

  @Test func `a date formatter's copy is one of its own, with all that was set`() throws {
    start()
    let formatter = LocalDateFormatter()
    (formatter.dateFormat, formatter.timeZone) = ("MMM HH:mm", TimeZone(secondsFromGMT: 3600))
    formatter.shortMonthSymbols[0] = "First"
    let copy = try #require(formatter.copy() as? LocalDateFormatter)
    let date = Date(timeIntervalSince1970: 0)
    #expect(copy.string(from: date) == "First 01:00")
    copy.dateFormat = "yyyy"
    #expect(copy.string(from: date) == "1970" && formatter.string(from: date) == "First 01:00")
    let styled = LocalDateFormatter()
    (styled.dateStyle, styled.timeStyle) = (.long, .none)
    styled.locale = Locale(identifier: "de_DE")
    #expect((styled.copy() as? LocalDateFormatter)?.string(from: date) == "1. Januar 1970")
  }

  @Test func `what is set in a copy does not change the formatter that was copied`() throws {
    start()
    let list = FoundationGaps.ListFormatter()
    let otherList = try #require(list.copy() as? FoundationGaps.ListFormatter)
    otherList.locale = Locale(identifier: "de_DE")
    #expect(list.string(from: ["a", "b"]) == "a and b")
    let length = FoundationGaps.DateComponentsFormatter()
    length.unitsStyle = .full
    let short = try #require(length.copy() as? FoundationGaps.DateComponentsFormatter)
    #expect(short.string(from: 60) == "1 minute")
    short.unitsStyle = .short
    #expect(short.string(from: 60) == "1 min" && length.string(from: 60) == "1 minute")
    let bytes = LocalByteCountFormatter()
    bytes.allowedUnits = .useKB
    let others = try #require(bytes.copy() as? LocalByteCountFormatter)
    others.allowedUnits = .useMB
    #expect(bytes.string(fromByteCount: 3_000_000) == "3,000 KB")
    for formatter in [
      FoundationGaps.DateIntervalFormatter(), RelativeDateTimeFormatter(), MeasurementFormatter(),
      FoundationGaps.PersonNameComponentsFormatter(), LocalISO8601DateFormatter(),
      LocalLengthFormatter(), LocalMassFormatter(), LocalEnergyFormatter(),
    ] as [Formatter] {
      let copy = try #require(formatter.copy() as? Formatter)
      #expect(copy !== formatter && type(of: copy) == type(of: formatter))
    }
  }

  @Test func `objects are arguments of a format`() {
    #expect(String(format: "%@ of %@", NSNumber(value: 5), NSNumber(value: 2.5)) == "5 of 2.5")
    #expect(String(format: "%@", NSDecimalNumber(string: "1.10")) == "1.1")
    #expect(String(format: "%@", NSURL(fileURLWithPath: "/a")) == "file:///a")
  }

  @Test func `a formatter may stand in the app's words`() {
    start()
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = .decimal
    #expect(
      String(localized: "\(NSNumber(value: 1234.5), formatter: formatter) km") == "1,234.5 km")
  }

  @Test(arguments: [(-90.0, "1 minute ago"), (3600, "in 1 hour"), (172_800, "in 2 days")])
  func `relative dates say how far away`(seconds: Double, text: String) {
    start()
    let formatter = FoundationGaps.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
  }

  /// Noon in Berlin, where the clocks go forward on 29 March 2026 and back on 25 October.
  private func noon(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    Surroundings.current.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let components = DateComponents(year: year, month: month, day: day, hour: 12)
    return try #require(Surroundings.calendar.date(from: components))
  }

  @Test(arguments: [
    ((2026, 3, 28), (2026, 3, 29), "in 1 day"), ((2026, 3, 29), (2026, 3, 28), "1 day ago"),
    ((2026, 10, 24), (2026, 10, 25), "in 1 day"), ((2026, 2, 1), (2026, 3, 1), "in 1 month"),
    ((2028, 1, 1), (2027, 1, 1), "1 year ago"), ((2026, 1, 1), (2026, 1, 15), "in 2 weeks"),
  ])
  func `how far away a date is goes by the calendar`(
    _ start: (Int, Int, Int), _ end: (Int, Int, Int), _ text: String
  ) throws {
    self.start()
    let (from, to) = try (noon(start.0, start.1, start.2), noon(end.0, end.1, end.2))
    let formatter = FoundationGaps.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: to, relativeTo: from) == text)
  }

  @Test func `relative components are told in their own unit`() {
    start()
    let formatter = FoundationGaps.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: DateComponents(hour: 48)) == "in 48 hours")
    #expect(formatter.localizedString(from: DateComponents(day: -14)) == "14 days ago")
    #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 1)) == "in 1 day")
    #expect(formatter.localizedString(from: DateComponents(month: .max)).isEmpty == false)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
    #expect(formatter.localizedString(from: DateComponents()) == "now")
  }

  @Test func `a duration between dates goes by the calendar`() throws {
    start()
    let (before, after) = try (noon(2026, 3, 28), noon(2026, 3, 29))
    let (february, march) = try (noon(2026, 2, 1), noon(2026, 3, 1))
    let formatter = Durations()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour]
    #expect(formatter.string(from: before, to: after) == "1 day")
    #expect(formatter.string(from: after, to: before) == "-1 day")
    formatter.allowedUnits = [.hour]
    #expect(formatter.string(from: before, to: after) == "23 hours")
    formatter.allowedUnits = [.year, .month, .day]
    #expect(formatter.string(from: february, to: march) == "1 month")
    #expect(try formatter.string(from: noon(2024, 1, 1), to: noon(2026, 1, 1)) == "2 years")
  }

  @Test func `a duration without a beginning is counted from the reference date`() throws {
    start()
    let february = try noon(2026, 2, 1)
    let formatter = Durations()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(minute: 90)) == "90 minutes")
    #expect(formatter.string(from: 8 * 86_400) == "1 week, 1 day")
    formatter.allowedUnits = [.month, .day]
    #expect(formatter.string(from: DateComponents(year: 1)) == "12 months")
    formatter.allowedUnits = [.day, .hour]
    #expect(formatter.string(from: 180 * 86_400) == "180 days")
    #expect(formatter.string(from: DateComponents(month: 1)) == "31 days")
    formatter.referenceDate = february
    #expect(formatter.string(from: DateComponents(month: 1)) == "28 days")
  }

  /// Darwin's zone by a name of which no system has a file, as with any zone where tzdata is not installed.
  @Test func `a date formatter takes a time zone of which the system has no file`() throws {
    start()
    let darwin = try #require(TimeZone(identifier: "ACT"))
    let formatter = LocalDateFormatter()
    formatter.dateFormat = "HH:mm"
    formatter.timeZone = darwin
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "09:30")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = darwin
    formatter.calendar = calendar
    #expect(formatter.string(from: Date(timeIntervalSince1970: 60)) == "09:31")
    let standard = LocalISO8601DateFormatter()
    standard.timeZone = darwin
    let told = "1970-01-01T09:30:00+09:30"
    #expect(standard.string(from: Date(timeIntervalSince1970: 0)) == told)
    #expect(standard.date(from: told) == Date(timeIntervalSince1970: 0))
    for name in ["Asia/Tokyo", "PST", "UTC"] {
      let zone = try #require(TimeZone(identifier: name))
      formatter.timeZone = zone
      #expect(formatter.timeZone == zone)
    }
  }

  @Test func `measurements have their unit`() {
    start()
    let run = Measurement(value: 3.456, unit: UnitLength.kilometers)
    #expect(run.formatted() == "2.1 mi")
    #expect(run.formatted(.measurement(width: .wide, usage: .asProvided)) == "3.456 kilometers")
    let speed = Measurement(value: 1, unit: UnitSpeed.kilometersPerHour)
    #expect(
      speed.formatted(.measurement(width: .narrow, usage: .asProvided)) == "1km/h")
  }

  @Test(arguments: [
    (3, UnitInformationStorage.megabytes, "3 MB"), (1536, .bytes, "2 kB"),
    (0.25, .kilobytes, "250 bytes"), (0, .gigabytes, "Zero kB"), (.nan, .bytes, "Zero kB"),
    (20, .petabytes, "20 PB"), (1e18, .terabytes, "9,223.37 PB"),
  ])
  func `an amount of data is written in the unit that suits it`(
    value: Double, unit: UnitInformationStorage, text: String
  ) {
    start()
    #expect(Measurement(value: value, unit: unit).formatted(.byteCount(style: .file)) == text)
  }

  @Test func `an amount of data is counted as it is asked to be, and in a language`() {
    start()
    let amount = Measurement(value: 12_582_912, unit: UnitInformationStorage.bytes)
    #expect(amount.formatted(.byteCount(style: .memory)) == "12 MB")
    #expect(amount.formatted(.byteCount(style: .file, allowedUnits: .kb)) == "12,583 kB")
    let german = Locale(identifier: "de_DE")
    #expect(amount.formatted(.byteCount(style: .file).locale(german)) == "12,6 MB")
    Surroundings.current.locale = german
    #expect(amount.formatted(.byteCount(style: .file)) == "12,6 MB")
    start()
    let vast = Measurement(value: .infinity, unit: UnitInformationStorage.yottabytes)
    #expect(!vast.formatted(.byteCount(style: .file)).isEmpty)
  }

  @Test func `a key's values are put into its text`() {
    start()
    let strings = StringTables(["Localizable": ["%lld of %@": "%2$@: %1$lld"]])
    let outer = Surroundings.current
    Surroundings.current.strings = strings
    defer { Surroundings.current = outer }
    #expect(String(localized: "\(3) of \("five")") == "five: 3")
    #expect(String(localized: "not there: 100%") == "not there: 100%")
    #expect(LocalizedStringResource("\(2) of \("x")").resolved == "x: 2")
  }

  @Test func `inline Markdown becomes runs with intents`() throws {
    start()
    let text = try AttributedString(markdown: "a **b _c_** `d` [e](https://example.com) \\*")
    #expect(String(text.characters) == "a b c d e *")
    let intents = text.runs.map { ($0.inlinePresentationIntent ?? []).rawValue }
    #expect(intents.prefix(5) == [0, 2, 3, 0, 4])
    #expect(text.runs.contains { $0.link?.absoluteString == "https://example.com" })
  }

  /// An hour, 23 minutes and 20 seconds.
  private static let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 5000)

  @Test(arguments: [
    (Date._ComponentsFormat.Style.wide, "1 hour, 23 minutes, 20 seconds"),
    (.abbreviated, "1 hr, 23 min, 20 sec"), (.condensedAbbreviated, "1h 23m 20s"),
    (.narrow, "1hr 23min 20sec"), (.spellOut, "one hour, twenty-three minutes, twenty seconds"),
  ])
  func `a range of dates is as long as its units say`(
    style: Date._ComponentsFormat.Style, text: String
  ) {
    start()
    #expect(Self.range.formatted(.components(style: style)) == text)
  }

  @Test func `of a range's units those are written that are asked for, by the calendar`() {
    start()
    let range = Self.range
    #expect(range.formatted(.components(style: .wide, fields: [.minute])) == "83 minutes")
    #expect(range.formatted(.components(style: .narrow, fields: [.day])) == "0days")
    let german = Locale(identifier: "de_DE")
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour]).locale(german)) == "1 Stunde")
    // January is longer than 30 days.
    let january = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 31 * 86_400)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    #expect(january.formatted(.components(style: .wide).calendar(calendar)) == "1 month")
  }

  @Test(arguments: [(5000.0, "1:23:20"), (95, "1:35"), (7, "7"), (0, "0"), (90_000, "25:00:00")])
  func `a range of dates is written as on a clock`(seconds: Double, text: String) {
    start()
    let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: seconds)
    #expect(range.formatted(.timeDuration) == text)
  }

  @Test func `a temperature may go without its scale's name`() {
    start()
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    let german = Locale(identifier: "de_DE")
    Surroundings.current.locale = german
    #expect(
      warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true))
        == "21°")
    #expect(
      warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: false))
        == "21 °C")
    start()
  }

  @Test(arguments: [
    ("en_US", ["5 mi", "159.835 lb", "1.004 kcal"]), ("de_DE", ["8,047 km", "72,5 kg", "4,2 kJ"]),
  ])
  func `lengths, masses and energies are written in the phone's language and its region's units`(
    _ locale: String, _ texts: [String]
  ) {
    start()
    defer { start() }
    Surroundings.current.locale = Locale(identifier: locale)
    let written = [
      LocalLengthFormatter().string(fromMeters: 8046.72),
      LocalMassFormatter().string(fromKilograms: 72.5),
      LocalEnergyFormatter().string(fromJoules: 4200.5),
    ]
    #expect(written == texts)
  }

  @Test func `formatters of lengths, masses, energies and ISO dates write any value`() {
    start()
    defer { start() }
    Surroundings.current.locale = Locale(identifier: "de_DE")
    let formatters: [(Formatter, Any, String)] = [
      (LocalLengthFormatter(), 3000.0, "3 km"), (LocalMassFormatter(), 2, "2 kg"),
      (LocalEnergyFormatter(), NSNumber(value: 5), "5 J"),
      (
        LocalISO8601DateFormatter(), Date(timeIntervalSince1970: 0), "1970-01-01T00:00:00Z"
      ),
    ]
    for (formatter, value, text) in formatters {
      #expect(formatter.string(for: value) == text && !text.isEmpty)
      #expect(formatter.string(for: "word") == nil)
    }
  }
}
