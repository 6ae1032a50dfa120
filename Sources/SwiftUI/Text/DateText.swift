/// Dates that are written once and do not move.
enum DateText {
  static func string(
    _ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues
  ) -> String {
    var format =
      style.kind == .time
      ? Date.FormatStyle(date: .omitted, time: .shortened)
      : Date.FormatStyle(date: .long, time: .omitted)
    format.locale = environment.locale
    format.calendar = environment.calendar
    format.timeZone = environment.timeZone
    return date.formatted(format)
  }

  /// Two dates; on one day only their times.
  static func interval(_ range: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    var format = Date.FormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    return range.lowerBound.formatted(format) + " – " + range.upperBound.formatted(format)
  }
}
