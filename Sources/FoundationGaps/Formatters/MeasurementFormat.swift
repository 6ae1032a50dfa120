/// Writes measurements: `3.5 km`.
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
  open var locale: Locale! = Surroundings.current.locale
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    formatter.locale = Surroundings.current.locale
    return formatter
  }()

  /// A formatter.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// A measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    return UnitNames.joined(
      number, symbol: measurement.unit.symbol, isOne: measurement.value == 1,
      isLong: unitStyle == .long, isNarrow: unitStyle == .short)
  }

  /// A unit alone.
  open func string(from unit: Unit) -> String {
    unitStyle == .long
      ? UnitNames.long(unit.symbol, isOne: false) ?? unit.symbol : unit.symbol
  }
}

/// Names of units, in English.
enum UnitNames {
  static func joined(
    _ number: String, symbol: String, isOne: Bool, isLong: Bool, isNarrow: Bool
  ) -> String {
    if isLong, let name = long(symbol, isOne: isOne) { return "\(number) \(name)" }
    if symbol.hasPrefix("°") { return number + (isNarrow ? "°" : symbol) }
    return isNarrow ? number + symbol : "\(number) \(symbol)"
  }

  static func long(_ symbol: String, isOne: Bool) -> String? {
    let names = [
      "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
      "ft": "foot", "yd": "yard", "in": "inch", "kg": "kilogram", "g": "gram", "lb": "pound",
      "s": "second", "sec": "second", "min": "minute", "hr": "hour", "h": "hour",
      "km/h": "kilometer per hour", "m/s": "meter per second", "mph": "mile per hour",
      "kCal": "kilocalorie", "kcal": "kilocalorie", "cal": "calorie", "J": "joule", "L": "liter",
      "mL": "milliliter", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt-hour", "V": "volt",
      "A": "ampere", "%": "percent",
    ]
    guard let name = names[symbol] else { return nil }
    if isOne { return name }
    if name == "foot" { return "feet" }
    if name == "inch" { return "inches" }
    if let range = name.range(of: " per ") {
      return name[..<range.lowerBound] + "s" + name[range.lowerBound...]
    }
    return name == "percent" ? name : name + "s"
  }
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

    /// A style.
    public init(
      width: UnitWidth, locale: Locale = Surroundings.current.locale,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      let number = style.locale(locale).format(value.value)
      return UnitNames.joined(
        number, symbol: value.unit.symbol, isOne: value.value == 1, isLong: width == .wide,
        isNarrow: width == .narrow)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement as text.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What a measurement is for, by which a locale chooses its unit; the unit stays as it is here.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  let name: String
  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var personWeight: Self { Self(name: "personWeight") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var weather: Self { Self(name: "weather") }
  public static var workout: Self { Self(name: "workout") }
  public static var food: Self { Self(name: "food") }
  public static var liquid: Self { Self(name: "liquid") }
}

extension FormatStyle {
  /// A measurement.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
