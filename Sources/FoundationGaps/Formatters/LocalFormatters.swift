/// A date formatter that starts with the surroundings' language and time zone instead of the
/// machine's; widgets get it under the name `DateFormatter`.
open class LocalDateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = Surroundings.current.locale
    timeZone = Surroundings.current.timeZone
  }
  public required init?(coder: NSCoder) { nil }

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

/// A formatter of dates in ISO 8601 that takes time zones of which the system has no file; widgets get it under the name
/// `ISO8601DateFormatter`.
open class LocalISO8601DateFormatter: Foundation.ISO8601DateFormatter {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override var timeZone: TimeZone! {
    get { super.timeZone }
    set { super.timeZone = newValue?.withFile(at: Surroundings.date) }
  }

  /// Returns a date in a time zone.
  public override class func string(
    from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []
  ) -> String {
    super.string(from: date, timeZone: timeZone.withFile(at: date), formatOptions: formatOptions)
  }

  open override func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }
}

/// A formatter of lengths that takes a number of metres for any value; widgets get it under the name `LengthFormatter`.
open class LocalLengthFormatter: Foundation.LengthFormatter {
  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromMeters:))
  }
}

/// A formatter of masses that takes a number of kilograms for any value; widgets get it under the name `MassFormatter`.
open class LocalMassFormatter: Foundation.MassFormatter {
  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromKilograms:))
  }
}

/// A formatter of energies that takes a number of joules for any value; widgets get it under the name `EnergyFormatter`.
open class LocalEnergyFormatter: Foundation.EnergyFormatter {
  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromJoules:))
  }
}

/// Numbers among values of which nothing is known.
package enum AnyNumber {
  /// Returns a number of any type; nil for anything else.
  package static func value(of value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}

/// A number formatter that starts with the surroundings' language; widgets get it under the name
/// `NumberFormatter`.
open class LocalNumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = Surroundings.current.locale
  }
  public required init?(coder: NSCoder) { nil }

  /// Returns a number in a style.
  public override class func localizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? "\(number)"
  }
}

extension Surroundings {
  /// Returns a value in a style, in the surroundings' language and time zone.
  public static func format<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style)
    -> Style.FormatOutput
  {
    current.format(value, style, calendar: calendar)
  }

  /// Returns a value in a style, in these surroundings; what the style says itself stays.
  package func format<Style: FormatStyle>(
    _ value: Style.FormatInput, _ style: Style, calendar: Calendar
  ) -> Style.FormatOutput {
    var local = Surroundings.hasOwnLocale(style) ? style : style.locale(locale)
    let value = Surroundings.bounded(value)
    switch (local, value) {
    case (var style as Date.FormatStyle, _):
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if let same = style as? Style { local = same }
    case (var style as Date.IntervalFormatStyle, _):
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if let same = style as? Style { local = same }
    case (let style as Date.RelativeFormatStyle, let date as Date):
      // Foundation measures from the machine's clock.
      let anchored = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle,
        locale: locale, calendar: calendar, capitalizationContext: style.capitalizationContext)
      if let text = anchored.format(now ?? Surroundings.machineDate) as? Style.FormatOutput {
        return text
      }
    default: break
    }
    return local.format(value)
  }

  /// Returns whether an author has given a style a language; without one it has the machine's, or that of the
  /// surroundings in which it was made.
  private static func hasOwnLocale(_ style: some FormatStyle) -> Bool {
    guard let locale = Mirror(reflecting: style).descendant("locale") as? Locale else {
      return false
    }
    return locale != .autoupdatingCurrent && locale != current.locale
  }

  /// Returns a duration that Foundation can write: beyond 2⁵³ seconds its formats end the program.
  private static func bounded<Value>(_ value: Value) -> Value {
    guard let duration = value as? Duration else { return value }
    let most = Duration.seconds(1 << 53)
    return min(max(duration, .zero - most), most) as? Value ?? value
  }

  /// Returns a date in styles, in the surroundings' language and time zone.
  public static func format(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle,
    time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    format(date, Date.FormatStyle(date: dateStyle, time: timeStyle))
  }
}
