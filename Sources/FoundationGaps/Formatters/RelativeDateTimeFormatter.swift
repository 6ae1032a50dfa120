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

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: RelativeDateTimeFormatter(), Self.values)
  }
  private static let values: [CopiedValue<RelativeDateTimeFormatter>] = [
    .init(\.unitsStyle), .init(\.dateTimeStyle), .init(\.formattingContext), .init(\.calendar),
    .init(\.locale),
  ]

  private typealias Unit = (
    seconds: Double, component: Calendar.Component, name: LanguageData.RelativeUnit
  )

  private static let units: [Unit] = [
    (31_536_000, .year, .year), (2_592_000, .month, .month), (604_800, .weekOfMonth, .week),
    (86_400, .day, .day), (3_600, .hour, .hour), (60, .minute, .minute), (1, .second, .second),
  ]

  /// Returns how far away an interval leads.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    guard interval.isFinite else { return "" }
    return text(interval, in: Self.units[...])
  }

  /// Returns an interval in the largest of some units that it has one of.
  private func text(_ interval: TimeInterval, in units: ArraySlice<Unit>) -> String {
    let amount = abs(interval)
    let (seconds, _, unit) = units.first { amount >= $0.seconds } ?? (1, .second, .second)
    let count = (amount / seconds).rounded(.down)
    return text(interval < 0 ? -count : count, unit)
  }

  /// Returns so many of a unit, in words.
  private func text(_ count: Double, _ unit: LanguageData.RelativeUnit) -> String {
    let width: LanguageData.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let text = LanguageData.relative(
      count, unit, width: width, isNamed: dateTimeStyle == .named,
      isSpelt: unitsStyle == .spellOut, locale: locale ?? Surroundings.current.locale)
    return capitalized(text ?? "")
  }

  private func capitalized(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone
    else { return text }
    return text.prefix(1).uppercased(with: locale) + text.dropFirst()
  }

  /// Returns how far away a date is from another: days and longer units as the calendar has them.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let interval = date.timeIntervalSince(referenceDate)
    guard date.isInCalendars, referenceDate.isInCalendars else {
      return localizedString(fromTimeInterval: interval)
    }
    let long = Self.units.prefix { $0.seconds > 3_600 }
    let counts = (calendar ?? Surroundings.calendar).dateComponents(
      Set(long.map(\.component)), from: referenceDate, to: date)
    for (_, component, name) in long {
      if let count = counts.value(for: component), count != 0 { return text(Double(count), name) }
    }
    return text(interval, in: Self.units[long.endIndex...])
  }

  /// Returns how far away the largest of some components is; none is counted in another unit.
  open func localizedString(from components: DateComponents) -> String {
    let given = Self.units.compactMap { unit in
      components.value(for: unit.component).map { (count: Double($0), name: unit.name) }
    }
    guard let largest = given.first(where: { $0.count != 0 }) ?? given.first else {
      return text(0, .second)
    }
    return text(largest.count, largest.name)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Surroundings.date) }
  }
}
