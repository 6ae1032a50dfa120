/// Writes lists: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale? = Surroundings.current.locale
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: ListFormatter(), [.init(\.locale), .init(\.itemFormatter)])
  }

  /// Returns the strings as a list.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(Surroundings.current.locale))
  }

  /// Returns the items as a list.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? Surroundings.current.locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

/// Writes the time between two dates.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
  /// How much of dates and times is written.
  public enum Style: UInt, Sendable {
    case none, short, medium, long, full

    fileprivate var date: Date.IntervalFormatStyle.DateStyle {
      switch self {
      case .none: .omitted
      case .short: .numeric
      case .medium: .abbreviated
      case .long: .long
      case .full: .complete
      }
    }

    fileprivate var time: Date.IntervalFormatStyle.TimeStyle {
      switch self {
      case .none: .omitted
      case .short: .shortened
      case .medium: .standard
      case .long, .full: .complete
      }
    }
  }

  open var dateStyle = Style.medium
  open var timeStyle = Style.short
  open var locale: Locale! = Surroundings.current.locale
  open var timeZone: TimeZone! = Surroundings.current.timeZone
  open var calendar: Calendar! = Surroundings.calendar
  /// The fields that are written, in any order: `MMMd`; instead of the styles, where it is not empty.
  open var dateTemplate: String! = ""

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: DateIntervalFormatter(), Self.values)
  }
  private static let values: [CopiedValue<DateIntervalFormatter>] = [
    .init(\.dateStyle), .init(\.timeStyle), .init(\.locale), .init(\.timeZone), .init(\.calendar),
    .init(\.dateTemplate),
  ]

  /// Returns the words for an interval from one date to another.
  open func string(from fromDate: Date, to toDate: Date) -> String {
    guard fromDate <= toDate else { return "" }
    let locale = locale ?? Surroundings.current.locale
    let calendar = calendar ?? Surroundings.calendar
    let timeZone = timeZone ?? Surroundings.current.timeZone
    if let template = dateTemplate, !template.isEmpty {
      var parts = Locale.Components(locale: locale)
      parts.calendar = calendar.identifier
      return LanguageData.interval(
        (fromDate, toDate), template: template, locale: Locale(components: parts),
        timeZone: timeZone) ?? ""
    }
    let style = Date.IntervalFormatStyle(
      date: dateStyle.date, time: timeStyle.time, locale: locale, calendar: calendar,
      timeZone: timeZone)
    return style.format(fromDate..<toDate)
  }

  /// Returns the words for an interval.
  open func string(from dateInterval: DateInterval) -> String? {
    string(from: dateInterval.start, to: dateInterval.end)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateInterval).flatMap(string(from:))
  }
}
