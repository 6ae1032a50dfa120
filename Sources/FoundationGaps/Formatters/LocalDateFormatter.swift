/// A date formatter that starts with the surroundings' language and time zone instead of the
/// machine's; widgets get it under the name `DateFormatter`.
open class LocalDateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = Surroundings.current.locale
    timeZone = Surroundings.current.timeZone
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalDateFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalDateFormatter>] = [
    .init(\.locale), .init(\.timeZone), .init(\.calendar), .init(\.dateStyle), .init(\.timeStyle),
    .init(\.dateFormat), .init(\.doesRelativeDateFormatting), .init(\.isLenient),
    .init(\.generatesCalendarDates), .init(\.defaultDate), .init(\.twoDigitStartDate),
    .init(\.gregorianStartDate), .init(\.amSymbol), .init(\.pmSymbol), .init(\.eraSymbols),
    .init(\.longEraSymbols), .init(\.monthSymbols), .init(\.shortMonthSymbols),
    .init(\.veryShortMonthSymbols), .init(\.standaloneMonthSymbols),
    .init(\.shortStandaloneMonthSymbols), .init(\.veryShortStandaloneMonthSymbols),
    .init(\.weekdaySymbols), .init(\.shortWeekdaySymbols), .init(\.veryShortWeekdaySymbols),
    .init(\.standaloneWeekdaySymbols), .init(\.shortStandaloneWeekdaySymbols),
    .init(\.veryShortStandaloneWeekdaySymbols), .init(\.quarterSymbols),
    .init(\.shortQuarterSymbols), .init(\.standaloneQuarterSymbols),
    .init(\.shortStandaloneQuarterSymbols),
  ]

  open override var timeZone: TimeZone! {
    get { super.timeZone }
    set { super.timeZone = newValue?.withFile(at: Surroundings.date) }
  }

  open override var calendar: Calendar! {
    get { super.calendar }
    set {
      var calendar = newValue
      calendar?.timeZone = newValue.timeZone.withFile(at: Surroundings.date)
      super.calendar = calendar
    }
  }

  /// Returns a date; one near today by its name where the formatter is to say that.
  open override func string(from date: Date) -> String {
    let text = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let day = dayName(date) else {
      return text
    }
    guard timeStyle != .none else { return day }
    // The language says how a day and a time stand together.
    let alone = LocalDateFormatter()
    (alone.locale, alone.calendar, alone.timeZone) = (locale, calendar, timeZone)
    alone.dateStyle = dateStyle
    let written = alone.string(from: date)
    return text.contains(written) ? text.replacingOccurrences(of: written, with: day) : text
  }

  /// Returns `Tomorrow`; nil for a day that the language has no name for.
  private func dayName(_ date: Date) -> String? {
    var calendar = calendar ?? Surroundings.calendar
    calendar.timeZone = timeZone ?? calendar.timeZone
    let (today, day) = (
      calendar.startOfDay(for: Surroundings.date), calendar.startOfDay(for: date)
    )
    guard abs(day.timeIntervalSince(today)) < 4 * 86_400,
      let days = calendar.dateComponents([.day], from: today, to: day).day, abs(days) <= 2
    else { return nil }
    let locale = locale ?? Surroundings.current.locale
    func words(isNamed: Bool) -> String? {
      LanguageData.relative(
        Double(days), .day, width: .wide, isNamed: isNamed, locale: locale)
    }
    guard let name = words(isNamed: true), name != words(isNamed: false) else { return nil }
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  /// Returns the format of a template in a language, in the phone's where none is given.
  public override class func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    super.dateFormat(
      fromTemplate: template, options: options, locale: locale ?? Surroundings.current.locale)
  }

  /// Returns a date in styles.
  public override class func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = LocalDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}
