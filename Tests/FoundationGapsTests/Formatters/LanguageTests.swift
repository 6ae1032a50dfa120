import Foundation
@testable import FoundationGaps
import Testing

/// What the formatters write in other languages than English, as the languages' data has it.
@MainActor
@Suite struct LanguageTests {
  /// The text with ordinary spaces instead of those that hold a number and its unit together.
  private func plain(_ text: String?) -> String? {
    text?.replacing(/[\u{A0}\u{202F}\u{2009}]/, with: " ")
  }

  private func locale(_ name: String) -> Locale { Locale(identifier: name) }

  @Test(arguments: [
    ("en_US", "in 3 hours", "yesterday", "2 days ago"),
    ("de_DE", "in 3 Stunden", "gestern", "vor 2 Tagen"),
    ("fr_FR", "dans 3 heures", "hier", "il y a 2 jours"),
    ("ja_JP", "3 時間後", "昨日", "2 日前"),
    ("ar_EG", "خلال ٣ ساعات", "أمس", "قبل يومين"),
  ])
  func `relative dates are told in the locale's language`(
    name: String, hours: String, yesterday: String, days: String
  ) {
    let formatter = FoundationGaps.RelativeDateTimeFormatter()
    formatter.locale = locale(name)
    #expect(formatter.localizedString(fromTimeInterval: 3 * 3600) == hours)
    #expect(formatter.localizedString(fromTimeInterval: -2 * 86_400) == days)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == yesterday)
  }

  @Test(arguments: [
    ("en_US", "in three hours", "two days ago", "yesterday"),
    ("de_DE", "in drei Stunden", "vor zwei Tagen", "gestern"),
  ])
  func `relative dates spell their numbers out`(
    name: String, hours: String, days: String, yesterday: String
  ) {
    let formatter = FoundationGaps.RelativeDateTimeFormatter()
    formatter.locale = locale(name)
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(fromTimeInterval: 3 * 3600) == hours)
    #expect(formatter.localizedString(fromTimeInterval: -2 * 86_400) == days)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == yesterday)
    #expect(formatter.localizedString(fromTimeInterval: 3 * 3600) == hours)
  }

  @Test(arguments: [
    ("de_DE", "1 Std., 2 Min. und 5 Sek.", "1 Stunde, 2 Minuten und 5 Sekunden", "1:02:05"),
    ("fr_FR", "1 h, 2 min et 5 s", "1 heure, 2 minutes et 5 secondes", "1:02:05"),
    ("ja_JP", "1時間 2分 5秒", "1時間 2分 5秒", "1:02:05"),
    ("ar_EG", "١ س ٢ د ٥ ث", "ساعة، دقيقتان، و٥ ثوان", "١:٠٢:٠٥"),
  ])
  func `durations are written in the calendar's language`(
    name: String, short: String, full: String, positional: String
  ) {
    let formatter = FoundationGaps.DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale(name)
    formatter.calendar = calendar
    formatter.unitsStyle = .short
    #expect(plain(formatter.string(from: 3725)) == short)
    formatter.unitsStyle = .full
    #expect(plain(formatter.string(from: 3725)) == full)
    formatter.unitsStyle = .positional
    #expect(plain(formatter.string(from: 3725)) == positional)
  }

  @Test(arguments: [
    ("de_DE", "3,46 km", "3,456 Kilometer"), ("fr_FR", "3,46 km", "3,456 kilomètres"),
    ("ja_JP", "3.46 km", "3.456キロメートル"), ("ar_EG", "٣٫٤٦ كم", "٣٫٤٥٦ كيلومتر"),
  ])
  func `measurements are written in the locale's language`(
    name: String, short: String, wide: String
  ) {
    let run = Measurement(value: 3.456, unit: UnitLength.kilometers)
    let twoDigits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2))
    #expect(
      plain(
        run.formatted(
          .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: twoDigits)
            .locale(locale(name)))) == short)
    #expect(
      plain(
        run.formatted(
          .measurement(width: .wide, usage: .asProvided).locale(locale(name)))) == wide)
  }

  @Test func `a measurement is told in the unit that the region reads, unless asked not to`() {
    let run = Measurement(value: 3.456, unit: UnitLength.kilometers)
    #expect(run.formatted(.measurement(width: .abbreviated).locale(locale("en_US"))) == "2.1 mi")
    #expect(run.formatted(.measurement(width: .abbreviated).locale(locale("de_DE"))) == "3,5 km")
    let oneDigit = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      run.formatted(
        .measurement(width: .abbreviated, usage: .road, numberFormatStyle: oneDigit)
          .locale(locale("en_US"))) == "2.15 mi")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .narrow).locale(locale("en_US"))) == "68°")
    let formatter = FoundationGaps.MeasurementFormatter()
    formatter.locale = locale("en_US")
    #expect(formatter.string(from: run) == "2.147 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: run) == "3.456 km")
    #expect(formatter.string(for: run) == "3.456 km")
    #expect(formatter.string(for: UnitLength.kilometers) == "km" && formatter.string(for: 1) == nil)
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.numberFormatter = NumberFormatter()
    #expect(formatter.string(from: warm) == "68°")
  }

  @Test(arguments: [
    ("en_US", "45 mph", "0.28 in", "1.6 in", "6.2 mi", "30 inHg", "29.9 inHg"),
    ("de_DE", "72 km/h", "7 mm", "4 cm", "10.000 m", "1.013 hPa", "1013.2 hPa"),
    ("nb_NO", "20 m/s", "7 mm", "4 cm", "10 km", "1 013 hPa", "1013.2 hPa"),
  ])
  func `the weather is told in the units that the region reads`(
    name: String, wind: String, rain: String, snow: String, sight: String, air: String,
    exact: String
  ) {
    let locale = locale(name)
    #expect(
      plain(
        Measurement(value: 72, unit: UnitSpeed.kilometersPerHour)
          .formatted(.measurement(width: .abbreviated, usage: .wind).locale(locale))) == wind)
    func length(
      _ value: Double, _ unit: UnitLength, _ usage: MeasurementFormatUnitUsage<UnitLength>
    ) -> String? {
      plain(
        Measurement(value: value, unit: unit)
          .formatted(.measurement(width: .abbreviated, usage: usage).locale(locale)))
    }
    #expect(length(7, .millimeters, .rainfall) == rain)
    #expect(length(4, .centimeters, .snowfall) == snow)
    #expect(length(10, .kilometers, .visibility) == sight)
    let pressure = Measurement(value: 1013.2, unit: UnitPressure.hectopascals)
    #expect(
      plain(
        pressure.formatted(
          .measurement(width: .abbreviated, usage: .barometric).locale(locale))) == air)
    let digit = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
      .grouping(.never)
    let written = plain(
      pressure.formatted(
        .measurement(width: .abbreviated, usage: .barometric, numberFormatStyle: digit)
          .locale(locale)))
    #expect(written?.replacing(",", with: ".") == exact)
  }

  /// How tall and heavy people are is told in two units at once in some regions, which one number of an app's own cannot be.
  @Test(arguments: ["en_US", "en_GB", "en_CA", "ru_RU", "es_MX", "de_DE", "sv_SE", "hi_IN"])
  func `a number of an app's own changes no unit`(_ name: String) {
    let kinds: [(Dimension, [String])] = [
      (UnitLength.meters, ["default", "road", "rainfall", "snowfall", "visiblty"]),
      (UnitMass.kilograms, ["default"]), (UnitTemperature.celsius, ["default", "weather"]),
      (UnitEnergy.kilojoules, ["default", "food"]), (UnitVolume.liters, ["default", "fluid"]),
      (UnitSpeed.metersPerSecond, ["default", "wind"]), (UnitArea.squareMeters, ["default"]),
      (UnitPressure.hectopascals, ["default", "baromtrc"]), (UnitPower.watts, ["default"]),
      (UnitDuration.seconds, ["default"]),
      (UnitFuelEfficiency.litersPer100Kilometers, ["default"]),
    ]
    func unit(_ text: String) -> String {
      text.filter { $0.isLetter || "°²³/".contains($0) }
    }
    for (kind, usages) in kinds {
      for usage in usages {
        for value in [0.03, 2, 3_000] {
          var text = MeasurementText(value, kind, locale: locale(name), width: .short)
          text.usage = usage
          #expect(unit(text.string) == unit(text.string { "\(Int($0.rounded()))" }))
        }
      }
    }
  }

  @Test(arguments: [("ru_RU", "760.0 мм рт. ст."), ("es_MX", "760.0 mmHg")])
  func `the air's pressure is told in millimetres of mercury where the region reads them`(
    name: String, text: String
  ) {
    let digit = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    let written = plain(
      Measurement(value: 1013.2, unit: UnitPressure.hectopascals).formatted(
        .measurement(width: .abbreviated, usage: .barometric, numberFormatStyle: digit)
          .locale(locale(name))))
    #expect(written?.replacing(",", with: ".") == text)
  }

  @Test(arguments: [("en_US", "5 ft, 11 in"), ("en_GB", "5 ft, 11 in")])
  func `a person's height has both of its units, whoever writes the number`(
    name: String, text: String
  ) {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
      .locale(locale(name))
    let written = Measurement(value: 1.8, unit: UnitLength.meters).formatted(
      .measurement(width: .abbreviated, usage: .personHeight, numberFormatStyle: style)
        .locale(locale(name)))
    #expect(plain(written) == text)
  }

  @Test func `a unit may be that of a locale`() {
    let (american, german, norse) = (locale("en_US"), locale("de_DE"), locale("nb_NO"))
    #expect(UnitSpeed(forLocale: american) == .milesPerHour)
    #expect(UnitSpeed(forLocale: german) == .kilometersPerHour)
    #expect(UnitSpeed(forLocale: norse, usage: .wind) == .metersPerSecond)
    #expect(UnitSpeed(forLocale: american, usage: .asProvided) == .metersPerSecond)
    #expect(UnitTemperature(forLocale: american) == .fahrenheit)
    #expect(UnitTemperature(forLocale: german, usage: .weather) == .celsius)
    #expect(UnitMass(forLocale: german) == .kilograms)
    #expect(UnitMass(forLocale: american, usage: .personWeight) == .pounds)
    #expect(UnitPressure(forLocale: american, usage: .barometric) == .inchesOfMercury)
    #expect(UnitVolume(forLocale: german, usage: .liquid) == .liters)
    #expect(UnitVolume(forLocale: american, usage: .liquid) == .gallons)
    #expect(UnitVolume(forLocale: german) == .liters && UnitVolume(forLocale: american) == .gallons)
    #expect(UnitEnergy(forLocale: german, usage: .asProvided) == .joules)
    #expect(UnitLength(forLocale: american, usage: .asProvided) == .meters)
    // Of the units of a usage it is the one for large amounts.
    let british = locale("en_GB")
    #expect(UnitLength(forLocale: german, usage: .road) == .kilometers)
    #expect(UnitLength(forLocale: american, usage: .road) == .miles)
    #expect(UnitLength(forLocale: british, usage: .road) == .miles)
    #expect(UnitLength(forLocale: american, usage: .visibility) == .miles)
    #expect(UnitLength(forLocale: american, usage: .personHeight) == .feet)
    #expect(UnitMass(forLocale: british, usage: .personWeight) == .stones)
    // Kinds of which no region has an opinion keep their own.
    #expect(UnitElectricCurrent(forLocale: american) == .amperes)
  }

  @Test
  func `a formatter of measurements has one of numbers, in its language until it is replaced`() {
    let warm = Measurement(value: 21.46, unit: UnitTemperature.celsius)
    let formatter = FoundationGaps.MeasurementFormatter()
    formatter.locale = locale("en_US")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: warm) == "21°C")
    formatter.locale = locale("de_DE")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(plain(formatter.string(from: warm)) == "21,5 °C")
    let other = FoundationGaps.MeasurementFormatter()
    other.locale = locale("de_DE")
    other.unitOptions = .providedUnit
    (other.numberFormatter.minimumFractionDigits, other.numberFormatter.maximumFractionDigits) = (
      1, 1
    )
    #expect(plain(other.string(from: warm)) == "21,5 °C")
    let own = NumberFormatter()
    own.locale = locale("en_US")
    own.maximumFractionDigits = 2
    other.numberFormatter = own
    #expect(plain(other.string(from: warm)) == "21.46 °C")
  }

  @Test(arguments: [
    (UnitDuration.minutes as Unit, "5 min", "5 minutes"), (UnitDuration.hours, "5 hr", "5 hours"),
    (UnitArea.squareMeters, "5 m²", "5 square meters"),
    (UnitFuelEfficiency.milesPerGallon, "5 mpg", "5 miles per gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "5 mpg Imp.", "5 miles per Imp. gallon"),
    (UnitVolume.quarts, "5 qt", "5 quarts"),
    (UnitPressure.inchesOfMercury, "5 inHg", "5 inches of mercury"),
    (UnitIlluminance.lux, "5 lx", "5 lux"), (UnitPower.gigawatts, "5 GW", "5 gigawatts"),
  ])
  func `units have the names that the language gives them`(
    unit: Unit, short: String, wide: String
  ) {
    let measure = Measurement(value: 5, unit: unit)
    func text(_ width: Measurement<Unit>.FormatStyle.UnitWidth) -> String? {
      plain(
        measure.formatted(.measurement(width: width, usage: .asProvided).locale(locale("en_US"))))
    }
    #expect(text(.abbreviated) == short)
    #expect(text(.wide) == wide)
  }

  @Test func `an area is told in the region's units, with digits as asked`() {
    let lawn = Measurement(value: 400, unit: UnitArea.squareMeters)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      plain(
        lawn.formatted(
          .measurement(width: .abbreviated, numberFormatStyle: whole).locale(locale("en_US"))))
        == "4,306 sq ft")
  }

  @Test func `a unit that no language knows keeps its symbol`() {
    let odd = Measurement(value: 3, unit: Unit(symbol: "ply"))
    #expect(odd.formatted(.measurement(width: .wide).locale(locale("de_DE"))) == "3 ply")
  }

  @Test(arguments: [
    ("en_US", "a, b, and c"), ("de_DE", "a, b und c"), ("fr_FR", "a, b et c"),
    ("ja_JP", "a、b、c"),
  ])
  func `lists end as the language ends them`(name: String, text: String) {
    let formatter = FoundationGaps.ListFormatter()
    formatter.locale = locale(name)
    #expect(formatter.string(from: ["a", "b", "c"]) == text)
  }

  @Test func `an interval of dates says once what both ends share`() {
    let formatter = FoundationGaps.DateIntervalFormatter()
    formatter.locale = locale("de_DE")
    formatter.timeZone = .gmt
    formatter.dateStyle = .none
    let start = Date(timeIntervalSince1970: 1_795_235_760)
    #expect(
      formatter.string(from: start, to: start.addingTimeInterval(3600)) == "04:36–05:36 Uhr")
    let interval = DateInterval(start: start, duration: 3600)
    #expect(formatter.string(from: interval) == "04:36–05:36 Uhr")
    #expect(formatter.string(for: interval) == "04:36–05:36 Uhr")
    #expect(formatter.string(for: start) == nil)
  }

  @Test(arguments: [
    ("en_US", "MMMd", "Nov 21 – 23"), ("de_DE", "dMMM", "21.–23. Nov."),
    ("en_US", "yMMMM", "November 2026"), ("en_US", "Ed", "Sat 21 – Mon 23"),
  ])
  func `an interval of dates is written with the fields of a template`(
    name: String, template: String, text: String
  ) {
    let formatter = FoundationGaps.DateIntervalFormatter()
    formatter.locale = locale(name)
    formatter.timeZone = .gmt
    formatter.dateTemplate = template
    let start = Date(timeIntervalSince1970: 1_795_235_760)
    #expect(plain(formatter.string(from: start, to: start + 2 * 86_400)) == text)
    #expect((formatter.copy() as? FoundationGaps.DateIntervalFormatter)?.dateTemplate == template)
  }

  @Test(arguments: [
    ("hi_IN", "12,34,567.5"), ("en_IN", "12,34,567.5"), ("ne_NP", "१२,३४,५६७.५"),
    ("de_DE", "1.234.567,5"), ("en_US", "1,234,567.5"),
  ])
  func `a number formatter groups digits as the region does`(_ name: String, _ text: String) {
    let formatter = LocalNumberFormatter()
    formatter.locale = locale(name)
    formatter.numberStyle = .decimal
    #expect(formatter.string(from: 1_234_567.5) == text)
  }

  @Test func `of an app's localizations a phone takes those that iOS takes`() {
    let names = ["en", "en-GB", "es", "es-419", "zh-Hans", "zh-Hant"]
    #expect(LanguageData.localizations(names, for: ["es-MX"]) == ["es-419", "es"])
    #expect(LanguageData.localizations(names, for: ["ko-KR", "en-AU"]) == ["en-GB", "en"])
    #expect(LanguageData.localizations(names, for: ["ko-KR"]).isEmpty)
    #expect(LanguageData.localizations([], for: ["en"]).isEmpty)
    #expect(LanguageData.localizations(names, for: []).isEmpty)
    #expect(Surroundings.localizations(["fr", "it"], for: ["ko"]) == ["fr"])
    #expect(Surroundings.localizations(["fr", "it"], for: ["it-CH"]) == ["it"])
  }

  @Test func `a relative format counts from the surroundings' clock`() {
    let outer = Surroundings.current
    defer { Surroundings.current = outer }
    Surroundings.current.now = Date(timeIntervalSince1970: 1_000_000)
    Surroundings.current.locale = locale("de_DE")
    let date = Date(timeIntervalSince1970: 1_000_000 + 3 * 3600)
    let style = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .wide)
    #expect(Surroundings.format(date, style) == "in 3 Stunden")
    Surroundings.current.now = date.addingTimeInterval(7200)
    #expect(Surroundings.format(date, style) == "vor 2 Stunden")
  }

  @Test func `a time zone that the style names is kept, otherwise the surroundings' is taken`() {
    let outer = Surroundings.current
    defer { Surroundings.current = outer }
    Surroundings.current.timeZone = .gmt
    Surroundings.current.locale = locale("de_DE")
    let date = Date(timeIntervalSince1970: 1_795_235_760)
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    #expect(Surroundings.format(date, style) == "4:36")
    style.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
    #expect(Surroundings.format(date, style) == "6:36")
  }
}
