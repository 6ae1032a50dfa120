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
