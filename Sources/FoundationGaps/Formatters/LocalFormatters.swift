/// A date formatter that starts with the surroundings' language and time zone instead of the
/// machine's; widgets get it under the name `DateFormatter`.
open class LocalDateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = Surroundings.current.locale
    timeZone = Surroundings.current.timeZone
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalDateFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalDateFormatter>] = [
    .init(\.locale), .init(\.timeZone), .init(\.calendar), .init(\.dateStyle), .init(\.timeStyle),
    .init(\.dateFormat), .init(\.doesRelativeDateFormatting), .init(\.isLenient),
    .init(\.generatesCalendarDates), .init(\.defaultDate), .init(\.twoDigitStartDate),
    .init(\.gregorianStartDate), .init(\.amSymbol), .init(\.pmSymbol), .init(\.eraSymbols),
    .init(\.longEraSymbols), .init(\.monthSymbols), .init(\.shortMonthSymbols),
    .init(\.veryShortMonthSymbols), .init(\.standaloneMonthSymbols),
    .init(\.shortStandaloneMonthSymbols), .init(\.veryShortStandaloneMonthSymbols),
    .init(\.weekdaySymbols), .init(\.shortWeekdaySymbols), .init(\.veryShortWeekdaySymbols),
    .init(\.standaloneWeekdaySymbols), .init(\.shortStandaloneWeekdaySymbols),
    .init(\.veryShortStandaloneWeekdaySymbols), .init(\.quarterSymbols),
    .init(\.shortQuarterSymbols), .init(\.standaloneQuarterSymbols),
    .init(\.shortStandaloneQuarterSymbols),
  ]

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

  /// Returns a date; one near today by its name where the formatter is to say that.
  open override func string(from date: Date) -> String {
    let text = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let day = dayName(date) else {
      return text
    }
    guard timeStyle != .none else { return day }
    // The language says how a day and a time stand together.
    let alone = LocalDateFormatter()
    (alone.locale, alone.calendar, alone.timeZone) = (locale, calendar, timeZone)
    alone.dateStyle = dateStyle
    let written = alone.string(from: date)
    return text.contains(written) ? text.replacingOccurrences(of: written, with: day) : text
  }

  /// Returns `Tomorrow`; nil for a day that the language has no name for.
  private func dayName(_ date: Date) -> String? {
    var calendar = calendar ?? Surroundings.calendar
    calendar.timeZone = timeZone ?? calendar.timeZone
    let (today, day) = (
      calendar.startOfDay(for: Surroundings.date), calendar.startOfDay(for: date)
    )
    guard abs(day.timeIntervalSince(today)) < 4 * 86_400,
      let days = calendar.dateComponents([.day], from: today, to: day).day, abs(days) <= 2
    else { return nil }
    let locale = locale ?? Surroundings.current.locale
    func words(isNamed: Bool) -> String? {
      LanguageData.relative(
        Double(days), .day, width: .wide, isNamed: isNamed, locale: locale)
    }
    guard let name = words(isNamed: true), name != words(isNamed: false) else { return nil }
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  /// Returns the format of a template in a language, in the phone's where none is given.
  public override class func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    super.dateFormat(
      fromTemplate: template, options: options, locale: locale ?? Surroundings.current.locale)
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

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalISO8601DateFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalISO8601DateFormatter>] = [
    .init(\.timeZone), .init(\.formatOptions),
  ]

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
  /// Creates a formatter in the surroundings' language, with the units of its region.
  public override init() {
    super.init()
    numberFormatter = LocalNumberFormatter.decimals(Surroundings.current.locale)
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalLengthFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalLengthFormatter>] = [
    .init(\.numberFormatter), .init(\.unitStyle), .init(\.isForPersonHeightUse),
  ]

  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromMeters:))
  }
}

/// A formatter of masses that takes a number of kilograms for any value; widgets get it under the name `MassFormatter`.
open class LocalMassFormatter: Foundation.MassFormatter {
  /// Creates a formatter in the surroundings' language, with the units of its region.
  public override init() {
    super.init()
    numberFormatter = LocalNumberFormatter.decimals(Surroundings.current.locale)
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalMassFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalMassFormatter>] = [
    .init(\.numberFormatter), .init(\.unitStyle), .init(\.isForPersonMassUse),
  ]

  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromKilograms:))
  }
}

/// A formatter of energies that takes a number of joules for any value; widgets get it under the name `EnergyFormatter`.
open class LocalEnergyFormatter: Foundation.EnergyFormatter {
  /// Creates a formatter in the surroundings' language, with the units of its region.
  public override init() {
    super.init()
    numberFormatter = LocalNumberFormatter.decimals(Surroundings.current.locale)
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalEnergyFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalEnergyFormatter>] = [
    .init(\.numberFormatter), .init(\.unitStyle), .init(\.isForFoodEnergyUse),
  ]

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

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CopiedValue.copy(self, to: LocalNumberFormatter(), Self.values)
    if let least { copy.minimumFractionDigits = least }
    if let most { copy.maximumFractionDigits = most }
    if let ownPositiveFormat { copy.positiveFormat = ownPositiveFormat }
    if let ownNegativeFormat { copy.negativeFormat = ownNegativeFormat }
    return CopiedValue.copy(self, to: copy, Self.edges)
  }
  private static let values: [CopiedValue<LocalNumberFormatter>] = [
    .init(\.locale), .init(\.numberStyle), .init(\.currencyCode), .init(\.currencySymbol),
    .init(\.internationalCurrencySymbol), .init(\.generatesDecimalNumbers), .init(\.isLenient),
    .init(\.allowsFloats), .init(\.decimalSeparator), .init(\.currencyDecimalSeparator),
    .init(\.alwaysShowsDecimalSeparator), .init(\.usesGroupingSeparator),
    .init(\.groupingSeparator), .init(\.currencyGroupingSeparator), .init(\.groupingSize),
    .init(\.secondaryGroupingSize), .init(\.percentSymbol), .init(\.perMillSymbol),
    .init(\.minusSign), .init(\.plusSign), .init(\.exponentSymbol), .init(\.zeroSymbol),
    .init(\.nilSymbol), .init(\.notANumberSymbol), .init(\.positiveInfinitySymbol),
    .init(\.negativeInfinitySymbol), .init(\.multiplier), .init(\.formatWidth),
    .init(\.paddingCharacter), .init(\.paddingPosition), .init(\.roundingMode),
    .init(\.roundingIncrement), .init(\.minimumIntegerDigits), .init(\.maximumIntegerDigits),
    .init(\.usesSignificantDigits), .init(\.minimumSignificantDigits),
    .init(\.maximumSignificantDigits), .init(\.minimum), .init(\.maximum),
    .init(\.isPartialStringValidationEnabled),
  ]
  /// What follows from all other values, unless it is said.
  private static let edges: [CopiedValue<LocalNumberFormatter>] = [
    .init(\.positivePrefix), .init(\.positiveSuffix), .init(\.negativePrefix),
    .init(\.negativeSuffix),
  ]

  /// The formats that the author gives; what Foundation on Linux makes of them is not read as it is written.
  private var ownPositiveFormat: String?
  private var ownNegativeFormat: String?
  open override var positiveFormat: String! {
    get { super.positiveFormat }
    set { (ownPositiveFormat, super.positiveFormat) = (newValue, newValue) }
  }
  open override var negativeFormat: String! {
    get { super.negativeFormat }
    set { (ownNegativeFormat, super.negativeFormat) = (newValue, newValue) }
  }

  /// Returns a formatter of numbers with up to three digits after the point.
  static func decimals(_ locale: Locale) -> LocalNumberFormatter {
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }

  /// How many digits the author wants behind the point, where the author says that.
  private var least: Int?
  private var most: Int?

  /// How many digits stand behind the point at least; a smaller maximum lowers it.
  open override var minimumFractionDigits: Int {
    get { least ?? min(currencyDigits ?? super.minimumFractionDigits, most ?? .max) }
    set {
      least = newValue
      super.minimumFractionDigits = newValue
      if let most, most < newValue { maximumFractionDigits = newValue }
    }
  }

  /// How many digits stand behind the point at most; a greater minimum raises it.
  open override var maximumFractionDigits: Int {
    get { most ?? max(currencyDigits ?? super.maximumFractionDigits, least ?? 0) }
    set {
      most = newValue
      super.maximumFractionDigits = newValue
      if let least, least > newValue { minimumFractionDigits = newValue }
    }
  }

  /// How many digits amounts have behind the point; nil for what is no amount of a currency.
  private var currencyDigits: Int? {
    guard [.currency, .currencyISOCode, .currencyAccounting, .currencyPlural].contains(numberStyle)
    else { return nil }
    return currencyCode.map(LanguageData.fractionDigits)
  }

  /// Returns an amount in those styles in which Foundation on Linux takes the locale's currency whatever the author says;
  /// nil where that does not matter.
  private func amount(_ number: NSNumber) -> String? {
    let form: String
    switch numberStyle {
    case .currencyPlural: form = "unit-width-full-name"
    case .currencyAccounting: form = "sign-accounting"
    default: return nil
    }
    guard let code = currencyCode, let locale, code != locale.currency?.identifier else {
      return nil
    }
    let (least, most) = (minimumFractionDigits, max(minimumFractionDigits, maximumFractionDigits))
    let digits =
      String(repeating: "0", count: min(max(least, 0), 20))
      + String(repeating: "#", count: min(max(most - least, 0), 20))
    let precision = digits.isEmpty ? "precision-integer" : "." + digits
    return LanguageData.formatted(
      number.doubleValue, skeleton: "currency/\(code) \(form) \(precision)", locale)
  }

  open override func string(from number: NSNumber) -> String? {
    if let amount = amount(number) { return amount }
    guard let (formatter, rounded) = rounded(number) else { return super.string(from: number) }
    return formatter.string(from: rounded)
  }

  open override func string(for obj: Any?) -> String? {
    guard let number = obj as? NSNumber else { return super.string(for: obj as Any) }
    return string(from: number)
  }

  /// Returns a number with the digits that are wanted, and a formatter that writes all of them: Foundation on Linux leaves
  /// the maximum of digits out as soon as there is a minimum, and that of a currency with it. Nothing where that does not
  /// matter.
  private func rounded(_ number: NSNumber) -> (Foundation.NumberFormatter, NSNumber)? {
    let isOfCurrency = most == nil && least != nil && currencyDigits != nil
    let most = isOfCurrency ? maximumFractionDigits : self.most
    guard let most, (0...20).contains(most), super.minimumFractionDigits > 0 || isOfCurrency,
      !usesSignificantDigits, ![.scientific, .spellOut, .ordinal].contains(numberStyle),
      number.doubleValue.isFinite, abs(number.doubleValue) < 1e15,
      let formatter = super.copy(with: nil) as? Foundation.NumberFormatter
    else { return nil }
    // A double's shortest text is what is rounded: 2.675 lies between 2.67 and 2.68, whatever its bits say.
    let exact =
      (number as? NSDecimalNumber)?.decimalValue ?? Decimal(string: number.stringValue)
      ?? number.decimalValue
    let factor = multiplier?.decimalValue ?? 1
    var (value, rounded) = (exact * factor, Decimal())
    let mode: NSDecimalNumber.RoundingMode =
      switch roundingMode {
      case .halfUp: .plain
      case .floor: .down
      case .ceiling: .up
      case .down: value < 0 ? .up : .down
      case .up: value < 0 ? .down : .up
      default: .bankers
      }
    NSDecimalRound(&rounded, &value, most, mode)
    if roundingMode == .halfDown {
      // Of two numbers that are as near the one nearer to zero; there is no such mode for decimals.
      var nearer = Decimal()
      NSDecimalRound(&nearer, &value, most, value < 0 ? .up : .down)
      if abs(value - nearer) <= abs(value - rounded) { rounded = nearer }
    }
    NSDecimalCompact(&rounded)
    formatter.minimumFractionDigits = min(max(minimumFractionDigits, -rounded.exponent), most)
    // A decimal zero has no sign.
    guard rounded != 0, factor != 0 else {
      return (formatter, NSNumber(value: number.doubleValue < 0 ? -0.0 : 0))
    }
    return (formatter, NSDecimalNumber(decimal: rounded / factor))
  }

  open override var locale: Locale! {
    get { super.locale }
    set {
      super.locale = newValue
      secondaryGroupingSize = newValue.map(Self.secondGroup) ?? 0
    }
  }

  /// Returns how many digits stand together before the last group, as India writes 12,34,567: Foundation on Linux puts three
  /// everywhere. None where they are as many as in the last group.
  private static func secondGroup(of locale: Locale) -> Int {
    let groups = 1_234_567.formatted(.number.grouping(.automatic).locale(locale))
      .split { !$0.isNumber }
    guard groups.count > 2, groups[1].count != groups[groups.count - 1].count else { return 0 }
    return groups[1].count
  }

  /// Returns a number in a style.
  public override class func localizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? "\(number)"
  }
}

/// A formatter of amounts of data in the surroundings' language; widgets get it under the name `ByteCountFormatter`.
open class LocalByteCountFormatter: Foundation.ByteCountFormatter {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalByteCountFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalByteCountFormatter>] = [
    .init(\.allowedUnits), .init(\.countStyle), .init(\.allowsNonnumericFormatting),
    .init(\.includesUnit), .init(\.includesCount), .init(\.includesActualByteCount),
    .init(\.isAdaptive), .init(\.zeroPadsFractionDigits), .init(\.formattingContext),
  ]

  /// Returns so many bytes; Foundation has English words alone on Linux.
  open override func string(fromByteCount byteCount: Int64) -> String {
    let locale = Surroundings.current.locale
    guard locale.language.languageCode != .english, includesUnit, includesCount else {
      return super.string(fromByteCount: byteCount)
    }
    let style: ByteCountFormatStyle.Style =
      switch countStyle {
      case .memory: .memory
      case .decimal: .decimal
      case .binary: .binary
      default: .file
      }
    return ByteCountFormatStyle(
      style: style,
      allowedUnits: allowedUnits.isEmpty
        ? .all : ByteCountFormatStyle.Units(rawValue: allowedUnits.rawValue),
      spellsOutZero: allowsNonnumericFormatting, includesActualByteCount: includesActualByteCount,
      locale: locale
    ).format(byteCount)
  }

  /// Returns an amount of data.
  open func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: measurement.byteCount)
  }

  /// Returns an amount of data in a style.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>,
    countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    string(fromByteCount: measurement.byteCount, countStyle: countStyle)
  }

  open override func string(for obj: Any?) -> String? {
    if let amount = obj as? Measurement<UnitInformationStorage> { return string(from: amount) }
    return AnyNumber.value(of: obj).map { string(fromByteCount: Int64(clamping: $0)) }
  }

  /// Returns so many bytes in a style.
  public override class func string(
    fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    let formatter = LocalByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
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
