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

  @Test(arguments: [(-90.0, "1 minute ago"), (3600, "in 1 hour"), (172_800, "in 2 days")])
  func `relative dates say how far away`(seconds: Double, text: String) {
    start()
    let formatter = FoundationGaps.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
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

  @Test func `formatters of lengths, masses, energies and ISO dates write any value`() {
    let formatters: [(Formatter, Any, String)] = [
      (LocalLengthFormatter(), 3000.0, LocalLengthFormatter().string(fromMeters: 3000)),
      (LocalMassFormatter(), 2, LocalMassFormatter().string(fromKilograms: 2)),
      (LocalEnergyFormatter(), NSNumber(value: 5), LocalEnergyFormatter().string(fromJoules: 5)),
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
