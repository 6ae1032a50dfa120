import Drawing

/// The formats of times that the system writes anew by itself.
public enum SystemFormatStyle {
  /// A clock that runs up or down through a range of dates: `12:34`.
  public struct Timer: FormatStyle, RenewedFormat {
    let clock: DynamicClock
    var renewed: DynamicText { .clock(clock) }
    public func format(_ date: Date) -> AttributedString { renewed.attributed(at: date) }

    init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      clock = DynamicClock(
        start: interval.lowerBound.timeIntervalSince1970,
        end: interval.upperBound.timeIntervalSince1970, countsDown: countsDown,
        showsHours: showsHours, maxFieldCount: maxFieldCount,
        fractionDigits: maxPrecision.fractionDigits)
    }
  }

  /// A clock that runs up from a date: `0:12.34`.
  public struct Stopwatch: FormatStyle, RenewedFormat {
    let clock: DynamicClock
    var renewed: DynamicText { .clock(clock) }
    public func format(_ date: Date) -> AttributedString { renewed.attributed(at: date) }
  }

  /// How far away a date is: `5 minutes, 12 seconds` after it and `-5 minutes, 12 seconds` before it.
  public struct DateOffset: FormatStyle, RenewedFormat {
    let anchor: Date
    let form: DistanceForm
    var renewed: DynamicText { .distance(anchor.timeIntervalSince1970, form) }
    public func format(_ date: Date) -> AttributedString { renewed.attributed(at: date) }
  }

  /// A date as seen from now: how far away it is, or from a day away the date itself.
  public struct DateReference: FormatStyle {
    let anchor: Date
    var locale = EnvironmentValues.current.locale
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func format(_ date: Date) -> AttributedString {
      guard abs(anchor.timeIntervalSince(date)) < 86_400 else {
        return AttributedString(
          anchor.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)))
      }
      let formatter = FoundationGaps.RelativeDateTimeFormatter()
      formatter.locale = locale
      return AttributedString(formatter.localizedString(for: anchor, relativeTo: date))
    }
  }
}

extension DynamicText {
  fileprivate func attributed(at date: Date) -> AttributedString {
    AttributedString(string(at: date.timeIntervalSince1970))
  }
}

extension Duration {
  /// How many digits behind the second a precision asks for.
  fileprivate var fractionDigits: Int {
    switch self {
    case .seconds(1)...: 0
    case .milliseconds(100)...: 1
    case .milliseconds(10)...: 2
    default: 3
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a clock that runs down through a range of dates.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision) }
  /// Returns a clock that runs up through a range of dates.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a clock that runs up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      clock: DynamicClock(
        start: startDate.timeIntervalSince1970, end: nil, countsDown: false, showsHours: showsHours,
        maxFieldCount: maxFieldCount, fractionDigits: maxPrecision.fractionDigits))
  }
}

extension Date.ComponentsFormatStyle.Field {
  /// All units, in the order of `TimeWords`.
  fileprivate static let all: [Self] = [.year, .month, .week, .day, .hour, .minute, .second]
}

extension NumberFormatStyleConfiguration.SignDisplayStrategy {
  fileprivate var drawn: DistanceForm.Sign {
    switch self {
    case .always(includingZero: true): .always
    case .always(includingZero: false): .alwaysButZero
    case .never: .never
    default: .automatic
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns the format of how far away a date is, with a sign.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(
      anchor: anchor,
      form: DistanceForm(
        units: Date.ComponentsFormatStyle.Field.all.indices.filter {
          allowedFields.contains(Date.ComponentsFormatStyle.Field.all[$0])
        }, maxFieldCount: maxFieldCount, sign: sign.drawn))
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a date as seen from now.
  public static func reference(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> Self { Self(anchor: anchor) }
}
