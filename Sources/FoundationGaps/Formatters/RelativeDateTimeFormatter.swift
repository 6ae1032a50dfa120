/// Writes how far away a date is, in the language of a locale.
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

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  private static let units: [(seconds: Double, unit: LanguageData.RelativeUnit)] = [
    (31_536_000, .year), (2_592_000, .month), (604_800, .week), (86_400, .day), (3_600, .hour),
    (60, .minute), (1, .second),
  ]

  /// Returns how far away an interval leads.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    guard interval.isFinite else { return "" }
    let amount = abs(interval)
    let (seconds, unit) = Self.units.first { amount >= $0.seconds } ?? (1, .second)
    let count = (amount / seconds).rounded(.down)
    let width: LanguageData.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let text = LanguageData.relative(
      interval < 0 ? -count : count, unit, width: width, isNamed: dateTimeStyle == .named,
      locale: locale ?? Surroundings.current.locale)
    return capitalized(text ?? "")
  }

  private func capitalized(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone
    else { return text }
    return text.prefix(1).uppercased(with: locale) + text.dropFirst()
  }

  /// Returns how far away a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns how far away a date with these components would be.
  open func localizedString(from components: DateComponents) -> String {
    let reference = Surroundings.date
    let date = Surroundings.calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Surroundings.date) }
  }
}
