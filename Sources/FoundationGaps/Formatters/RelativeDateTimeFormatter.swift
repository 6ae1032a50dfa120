/// Writes how far away a date is, in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Whether a day away is `tomorrow` or `in 1 day`.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar? = Surroundings.calendar
  open var locale: Locale? = Surroundings.current.locale

  /// A formatter.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  private static let units: [(seconds: Double, full: String, short: String, letter: String)] = [
    (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"),
    (604_800, "week", "wk.", "w"), (86_400, "day", "day", "d"), (3_600, "hour", "hr.", "h"),
    (60, "minute", "min.", "min"), (1, "second", "sec.", "s"),
  ]

  /// How far away an interval leads.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let amount = abs(interval)
    let unit = Self.units.first { amount >= $0.seconds } ?? (1, "second", "sec.", "s")
    let count = Int(amount / unit.seconds)
    if dateTimeStyle == .named {
      if unit.full == "second", count == 0 { return "now" }
      if unit.full == "day", count == 1 { return interval < 0 ? "yesterday" : "tomorrow" }
    }
    let name =
      switch unitsStyle {
      case .full, .spellOut: " \(unit.full)\(count == 1 ? "" : "s")"
      case .short: " \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
      case .abbreviated: unit.letter
      }
    let isPast = interval < 0
    return isPast ? "\(count)\(name) ago" : "in \(count)\(name)"
  }

  /// How far away a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// How far away a date with these components would be.
  open func localizedString(from components: DateComponents) -> String {
    let reference = Surroundings.date
    let date = Surroundings.calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Surroundings.date) }
  }
}
