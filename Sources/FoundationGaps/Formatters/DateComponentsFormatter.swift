import Numbers

/// Writes durations, as Foundation does on Apple's platforms, in the calendar's language.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// Where the text will stand; it is written as for the middle of a sentence in any case.
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar? = Surroundings.calendar
  open var referenceDate: Date?

  private struct Unit {
    var unit: NSCalendar.Unit
    var component: Calendar.Component
    /// How long the unit is; only an hour and less are as long at any time.
    var seconds: Int
    /// The unit as ICU names it.
    var name: String
  }

  private static let units = [
    Unit(unit: .year, component: .year, seconds: 31_536_000, name: "duration-year"),
    Unit(unit: .month, component: .month, seconds: 2_592_000, name: "duration-month"),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, name: "duration-week"),
    Unit(unit: .day, component: .day, seconds: 86_400, name: "duration-day"),
    Unit(unit: .hour, component: .hour, seconds: 3_600, name: "duration-hour"),
    Unit(unit: .minute, component: .minute, seconds: 60, name: "duration-minute"),
    Unit(unit: .second, component: .second, seconds: 1, name: "duration-second"),
  ]

  private var locale: Locale { calendar?.locale ?? Surroundings.current.locale }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: DateComponentsFormatter(), Self.values)
  }
  private static let values: [CopiedValue<DateComponentsFormatter>] = [
    .init(\.unitsStyle), .init(\.allowedUnits), .init(\.zeroFormattingBehavior),
    .init(\.maximumUnitCount), .init(\.collapsesLargestUnit), .init(\.allowsFractionalUnits),
    .init(\.includesApproximationPhrase), .init(\.includesTimeRemainingPhrase),
    .init(\.formattingContext), .init(\.calendar), .init(\.referenceDate),
  ]

  /// Returns a duration in seconds, counted from the reference date.
  open func string(from interval: TimeInterval) -> String? {
    guard let length = DateComponentsFormatter.length(interval) else { return nil }
    return string(length, from: reference, by: referenceCalendar, Self.units)
  }

  /// Returns the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard let length = DateComponentsFormatter.length(endDate.timeIntervalSince(startDate)),
      startDate.isInCalendars, endDate.isInCalendars
    else { return nil }
    return string(
      length, from: min(startDate, endDate), by: calendar ?? Surroundings.calendar, Self.units)
  }

  /// Returns a duration by its components, counted from the reference date; in the same units where none are allowed.
  open func string(from components: DateComponents) -> String? {
    let given = Self.units.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, count: $0) }
    }
    // In fractions: counts of any size have a sum.
    let most = given.reduce(0) { $0 + abs(Double($1.count)) * Double($1.unit.seconds) }
    var told = DateComponents()
    for (unit, count) in given { told.setValue(count, for: unit.component) }
    let calendar = referenceCalendar
    guard DateComponentsFormatter.length(most) != nil,
      let end = calendar.date(byAdding: told, to: reference)
    else { return nil }
    return string(
      end.timeIntervalSince(reference), from: min(reference, end), by: calendar,
      given.isEmpty ? Self.units : given.map(\.unit))
  }

  /// Where lengths begin that have no beginning of their own.
  private var reference: Date {
    guard let referenceDate, referenceDate.isInCalendars else {
      return Date(timeIntervalSinceReferenceDate: 0)
    }
    return referenceDate
  }

  /// The calendar in which lengths without a beginning of their own are counted: all days have 24 hours unless the author
  /// said when they are.
  private var referenceCalendar: Calendar {
    var calendar = calendar ?? Surroundings.calendar
    if referenceDate == nil { calendar.timeZone = .gmt }
    return calendar
  }

  /// Returns a length that can be counted; nil for all others.
  private static func length(_ seconds: TimeInterval) -> TimeInterval? {
    seconds.isFinite && abs(seconds) < 1e12 ? seconds : nil
  }

  /// Returns a length from a date on: days and longer units as the calendar has them, what is left in seconds.
  private func string(
    _ interval: TimeInterval, from start: Date, by calendar: Calendar, _ usual: [Unit]
  ) -> String? {
    let allowed =
      allowedUnits.isEmpty ? usual : Self.units.filter { allowedUnits.contains($0.unit) }
    guard let smallest = allowed.last else { return nil }
    let isLong = { (unit: Unit) in unit.seconds > 3_600 }
    let long = calendar.dateComponents(
      Set(allowed.filter(isLong).map(\.component)), from: start, to: start + abs(interval))
    var parts = allowed.filter(isLong).map { unit in
      (unit: unit, count: long.value(for: unit.component) ?? 0)
    }
    var left = abs(interval)
    if parts.contains(where: { $0.count != 0 }),
      let reached = calendar.date(byAdding: long, to: start)
    {
      left = max(0, (start + left).timeIntervalSince(reached))
    }
    var rest =
      Int(bounded: (left / Double(smallest.seconds)).rounded(.down)) * smallest.seconds
    for unit in allowed where !isLong(unit) {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    parts = withoutZeros(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let isLess = interval < 0 && parts.contains { $0.count != 0 }
    let text = (isLess ? "-" : "") + written(parts)
    // The phrases are not in the languages' data; other languages than English go without.
    guard locale.language.languageCode == .english else { return text }
    let length = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(length) remaining" : length
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// Returns a duration in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns counts of units, each by its place in the table, in a language.
  static func text(
    of counts: some Sequence<(Int, Int)>, style: UnitsStyle, locale: Locale
  ) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Surroundings.calendar
    calendar.locale = locale
    formatter.calendar = calendar
    return formatter.written(counts.map { (units[$0.0], $0.1) })
  }

  private func withoutZeros(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    if zeroFormattingBehavior.contains(.pad) { return parts }
    var parts = parts
    let isDefault = zeroFormattingBehavior.contains(.default)
    let dropsLeading = isDefault || zeroFormattingBehavior.contains(.dropLeading)
    let dropsMiddle =
      isDefault ? unitsStyle != .positional : zeroFormattingBehavior.contains(.dropMiddle)
    let dropsTrailing =
      isDefault ? unitsStyle != .positional : zeroFormattingBehavior.contains(.dropTrailing)
    // A positional duration keeps minutes before seconds: 0:05.
    let least = unitsStyle == .positional && isDefault ? min(2, parts.count) : 1
    if dropsLeading {
      while parts.count > least, parts[0].count == 0 { parts.removeFirst() }
    }
    if dropsTrailing {
      while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
    }
    if dropsMiddle, parts.count > 2 {
      let middle = parts[1..<parts.count - 1].filter { $0.count != 0 }
      parts = [parts[0]] + middle + [parts[parts.count - 1]]
    }
    return parts
  }

  private func written(_ parts: [(unit: Unit, count: Int)]) -> String {
    func digits(_ count: Int, _ least: Int) -> String {
      count.formatted(
        .number.precision(.integerLength(least...20)).grouping(.never).locale(locale))
    }
    func list(_ width: LanguageData.Width) -> String {
      LanguageData.list(
        parts.map { part in
          LanguageData.measure(
            Double(part.count), unit: part.unit.name, width: width, locale: locale)
            ?? "\(part.count)"
        }, width: width, locale: locale)
    }
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        digits(part.count, index > 0 || pads ? 2 : 1)
      }.joined(separator: ":")
    case .abbreviated: return list(.narrow)
    case .short: return list(.short)
    case .full: return list(.wide)
    case .brief:
      return parts.map { part in
        let text = LanguageData.measure(
          Double(part.count), unit: part.unit.name, width: .short, locale: locale)
        return (text ?? "\(part.count)").filter { !$0.isWhitespace }
      }.joined(separator: " ")
    case .spellOut:
      let number = NumberFormatter()
      number.numberStyle = .spellOut
      number.locale = locale
      let words = parts.map { part in
        let count = Double(part.count)
        let words = number.string(from: NSNumber(value: part.count)) ?? digits(part.count, 1)
        let text = LanguageData.measure(
          count, unit: part.unit.name, width: .wide, locale: locale)
        return text?.replacing(digits(part.count, 1), with: words, maxReplacements: 1) ?? words
      }
      return LanguageData.list(words, width: .wide, locale: locale)
    }
  }
}

extension Date {
  /// Whether calendars can count from the date or to it: all that are earlier are one date to them.
  var isInCalendars: Bool { (-2e11..<1e12).contains(timeIntervalSinceReferenceDate) }
}
