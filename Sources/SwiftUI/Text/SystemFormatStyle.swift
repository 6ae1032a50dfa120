import Drawing

/// The formats of times that the system renews by itself.
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

  /// A date as seen from now: how far away it is, or from a month away the date itself.
  public struct DateReference: FormatStyle {
    let anchor: Date
    /// The units in which it may be said how far away it is, the longest first: places in `Unit.all`.
    let units: [Int]
    /// How many fields a date has.
    let maxFieldCount: Int
    /// From so many seconds away it is a date.
    let threshold: Double
    var locale = EnvironmentValues.current.locale
    var calendar = EnvironmentValues.current.calendar

    /// A unit of time, and how many seconds away it is the one to be told.
    private struct Unit {
      var field: Date.RelativeFormatStyle.Field
      var seconds: Double
      var words: LanguageData.RelativeUnit

      static let all = [
        Unit(field: .year, seconds: 31_536_000, words: .year),
        Unit(field: .month, seconds: 2_592_000, words: .month),
        Unit(field: .week, seconds: 604_800, words: .week),
        Unit(field: .day, seconds: 86_400, words: .day),
        Unit(field: .hour, seconds: 3_600, words: .hour),
        Unit(field: .minute, seconds: 60, words: .minute),
        Unit(field: .second, seconds: 1, words: .second),
      ]
    }

    init(
      anchor: Date, _ allowed: Set<Date.RelativeFormatStyle.Field>, _ maxFieldCount: Int,
      _ threshold: Date.RelativeFormatStyle.Field
    ) {
      self.anchor = anchor
      self.maxFieldCount = maxFieldCount
      units = Unit.all.indices.filter {
        allowed.contains(Unit.all[$0].field) || Unit.all[$0].field == threshold
      }
      // A day is told until a month has passed, an hour until a day has: weeks are no step of a date.
      let steps = Unit.all.filter { $0.field != .week }
      let longer = steps.last { step in
        Unit.all.contains { $0.field == threshold && $0.seconds < step.seconds }
      }
      self.threshold = longer?.seconds ?? .infinity
    }

    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ date: Date) -> AttributedString {
      let seconds = anchor.timeIntervalSince(date)
      guard abs(seconds) < threshold else { return AttributedString(absolute(from: date)) }
      let known = Unit.all.indices.filter(units.contains).map { Unit.all[$0] }
      let unit = known.first { abs(seconds) >= $0.seconds } ?? known.last
      guard let unit, seconds.isFinite else { return AttributedString() }
      let count = (abs(seconds) / unit.seconds).rounded(.down)
      // Less than the least unit is now.
      let words = count == 0 ? LanguageData.RelativeUnit.second : unit.words
      return AttributedString(
        LanguageData.relative(
          seconds < 0 ? -count : count, words, width: .wide, isNamed: true, locale: locale) ?? "")
    }

    /// Returns the date, without the year where it is that of the date from which it is seen.
    private func absolute(from date: Date) -> String {
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if calendar.isDate(anchor, equalTo: date, toGranularity: .year) {
        return anchor.formatted(
          maxFieldCount > 1
            ? style.weekday(.wide).month(.wide).day() : style.month(.wide))
      }
      switch maxFieldCount {
      case ...1: return anchor.formatted(style.year())
      case 2: return anchor.formatted(style.year().month(.wide))
      default: return anchor.formatted(style.year().month(.wide).day())
      }
    }
  }
}

extension DynamicText {
  /// Whether a text with it is as wide as it may be; one of another format is as wide as what it says.
  var fillsRoom: Bool { if case .written = self { false } else { true } }

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
    to anchor: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self { Self(anchor: anchor, allowedFields, maxFieldCount, thresholdField) }
}
