import FoundationGaps

/// Dates that are written once and do not move.
enum DateText {
  static func string(
    _ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues
  ) -> String {
    // The system's short time, which has two digits for the hour where the language has them;
    // a format style would write 9:41 in German too.
    let formatter = DateFormatter()
    let timeZone = environment.timeZone.withFile(at: date)
    var calendar = environment.system.localCalendar
    calendar.timeZone = timeZone
    formatter.locale = environment.locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = style.kind == .time ? .none : .long
    formatter.timeStyle = style.kind == .time ? .short : .none
    return formatter.string(from: date)
  }

  /// Returns two dates; on one day only their times.
  static func interval(_ range: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
    let calendar = environment.system.localCalendar
    let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    let format = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: calendar, timeZone: environment.timeZone)
    return format.format(range.lowerBound..<range.upperBound)
  }

  /// Returns a value in a style, in the language, time zone and calendar of the view.
  static func written<F: FormatStyle>(
    _ value: F.FormatInput, _ format: F, _ environment: EnvironmentValues
  ) -> F.FormatOutput {
    Surroundings(
      now: environment.system.now, locale: environment.locale, timeZone: environment.timeZone
    ).format(value, format, calendar: environment.system.localCalendar)
  }

  /// Returns a value with attributes in a style, in the language, time zone and calendar of the view.
  static func attributed<F: FormatStyle>(
    _ value: F.FormatInput, _ format: F, _ environment: EnvironmentValues
  ) -> F.FormatOutput {
    var own = environment
    if let locale = part(of: format).flatMap({
      Mirror(reflecting: $0).descendant("locale") as? Locale
    }),
      locale != .autoupdatingCurrent, locale != Surroundings.current.locale
    {
      own.locale = locale
    }
    return written(value, placed(format, in: environment) as? F ?? format, own)
  }

  /// Returns the style without attributes that one with attributes keeps, itself or as the value of a case.
  private static func part(of style: Any) -> (any FormatStyle)? {
    guard let kept = Mirror(reflecting: style).children.first?.value else { return nil }
    return kept as? any FormatStyle
      ?? Mirror(reflecting: kept).children.first?.value as? any FormatStyle
  }

  /// Returns a style of dates with attributes in the time zone and calendar of the view, where its author gave it none;
  /// nil for another style.
  private static func placed(_ style: Any, in environment: EnvironmentValues) -> Any? {
    guard var plain = part(of: style) as? Date.FormatStyle else { return nil }
    if plain.timeZone == .autoupdatingCurrent { plain.timeZone = environment.timeZone }
    if plain.calendar == .autoupdatingCurrent { plain.calendar = environment.system.localCalendar }
    return style is Date.AttributedStyle ? plain.attributed : plain.attributedStyle
  }
}

extension SystemValues {
  /// The calendar with the language and time zone of the view.
  var localCalendar: Calendar {
    var own = calendar
    (own.locale, own.timeZone) = (locale, timeZone)
    return own
  }
}
