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
    var seconds: Int
    /// The unit as ICU names it.
    var name: String
  }

  private static let units = [
    Unit(unit: .year, seconds: 31_536_000, name: "duration-year"),
    Unit(unit: .month, seconds: 2_592_000, name: "duration-month"),
    Unit(unit: .weekOfMonth, seconds: 604_800, name: "duration-week"),
    Unit(unit: .day, seconds: 86_400, name: "duration-day"),
    Unit(unit: .hour, seconds: 3_600, name: "duration-hour"),
    Unit(unit: .minute, seconds: 60, name: "duration-minute"),
    Unit(unit: .second, seconds: 1, name: "duration-second"),
  ]

  private var locale: Locale { calendar?.locale ?? Surroundings.current.locale }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// Returns a duration in seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let allowed = Self.units.filter { unit in
      allowedUnits.isEmpty ? unit.unit != .weekOfMonth : allowedUnits.contains(unit.unit)
    }
    guard let smallest = allowed.last else { return nil }
    var rest =
      Int(bounded: (abs(interval) / Double(smallest.seconds)).rounded(.down)) * smallest.seconds
    var parts: [(unit: Unit, count: Int)] = []
    for unit in allowed {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    parts = withoutZeros(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = (interval < 0 ? "-" : "") + written(parts)
    // The phrases are not in the languages' data; other languages than English go without.
    guard locale.language.languageCode == .english else { return text }
    return includesTimeRemainingPhrase
      ? "\(text) remaining" : includesApproximationPhrase ? "About \(text)" : text
  }

  /// Returns the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns a duration by its components.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    // In fractions: counts of any size have a sum.
    return string(
      from: zip(counts, Self.units).reduce(0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) })
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
        return (text ?? "\(part.count)").replacing(/\s/, with: "")
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
