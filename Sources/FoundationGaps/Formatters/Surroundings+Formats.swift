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
      var anchored = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle,
        locale: style.locale, calendar: style.calendar,
        capitalizationContext: style.capitalizationContext)
      if style.calendar == .autoupdatingCurrent { anchored.calendar = calendar }
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
    guard let locale = locale(in: style, depth: 2) else { return false }
    return locale != .autoupdatingCurrent && locale != current.locale
  }

  /// Returns the language that a style keeps, itself or in a style that it is made of.
  private static func locale(in style: Any, depth: Int) -> Locale? {
    let mirror = Mirror(reflecting: style)
    if let locale = mirror.descendant("locale") as? Locale { return locale }
    guard depth > 0 else { return nil }
    return mirror.children.lazy.compactMap { child in
      // Only styles: their other values are many, and none has a language.
      child.value is any FormatStyle ? locale(in: child.value, depth: depth - 1) : nil
    }.first
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
