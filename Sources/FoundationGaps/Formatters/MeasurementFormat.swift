/// Writes measurements: `3.5 km`, in the language of a locale and the unit that its region uses.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// What may be done to the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Surroundings.current.locale { didSet { usual.locale = language } }
  /// The formatter of the number: one in the formatter's language, until somebody sets another one, which keeps its own.
  open var numberFormatter: NumberFormatter! {
    get { own ?? usual }
    set { own = newValue }
  }
  private var own: NumberFormatter?
  private lazy var usual: NumberFormatter = LocalNumberFormatter.decimals(language)
  private var language: Locale { locale ?? Surroundings.current.locale }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: MeasurementFormatter(), Self.values)
  }
  private static let values: [CopiedValue<MeasurementFormatter>] = [
    .init(\.locale), .init(\.unitOptions), .init(\.unitStyle), .init(\.own),
  ]

  private var width: LanguageData.Width {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .short
    }
  }

  /// Returns a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var text = MeasurementText(measurement.value, measurement.unit, locale: language, width: width)
    if !unitOptions.contains(.providedUnit) { text.usage = "default" }
    let number = own ?? usual
    let written = text.string { number.string(from: NSNumber(value: $0)) ?? "\($0)" }
    guard unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature
    else { return written }
    return Self.withoutScale(written)
  }

  /// Returns a temperature without the name of its scale: `21°`.
  fileprivate static func withoutScale(_ temperature: String) -> String {
    guard let degree = temperature.firstIndex(of: "°") else { return temperature }
    return temperature[...degree].filter { !$0.isWhitespace }
  }

  /// Returns a unit alone.
  open func string(from unit: Unit) -> String {
    MeasurementText(2, unit, locale: language, width: width).string { _ in "" }
      .trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as any MeasurementOfAnyUnit: string(from: measurement.ofAnyUnit)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }
}

/// A measurement whose unit's kind is not known where it is written.
private protocol MeasurementOfAnyUnit {
  var ofAnyUnit: Measurement<Unit> { get }
}

extension Measurement: MeasurementOfAnyUnit {
  fileprivate var ofAnyUnit: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}

extension Measurement {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      public static var wide: Self { Self(name: "wide") }
      public static var abbreviated: Self { Self(name: "abbreviated") }
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without the name of its scale.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = Surroundings.current.locale,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      var text = MeasurementText(
        value.value, value.unit, locale: locale,
        width: width == .wide ? .wide : width == .narrow ? .narrow : .short)
      text.usage = usage.skeleton
      let written =
        numberFormatStyle.map { style in text.string { style.locale(locale).format($0) } }
        ?? text.string
      return hidesScaleName ? MeasurementFormatter.withoutScale(written) : written
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the measurement as text.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// Returns a measurement.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Returns the format of temperatures, with or without the name of their scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
