/// A measurement in a language: its number, its unit, and the unit that a region would rather read.
struct MeasurementText {
  let value: Double
  let unit: Unit
  let locale: Locale
  let width: LanguageData.Width
  /// What it is for, as ICU names it; nil keeps the unit as it is.
  var usage: String?

  init(_ value: Double, _ unit: Unit, locale: Locale, width: LanguageData.Width) {
    (self.value, self.unit, self.locale, self.width) = (value, unit, locale, width)
  }

  /// The measurement with its number as the language would write it by itself.
  var string: String {
    guard let identifier = UnitTable.identifier(of: unit) else { return plain(number(value)) }
    let more = usage.map { "usage/\($0)" } ?? ".###"
    return LanguageData.measure(
      value, unit: identifier, width: width, more: more, locale: locale) ?? plain(number(value))
  }

  /// Returns the measurement with its number written by somebody else.
  func string(number write: (Double) -> String) -> String {
    guard let identifier = UnitTable.identifier(of: unit) else { return plain(write(value)) }
    // Two units have two numbers: `5 ft, 11 in`.
    if preferredText(identifier)?.contains(", ") == true { return string }
    let (value, unit) = preferred(identifier)
    // The language's own number gives way to the other one.
    guard
      let own = LanguageData.measure(
        value, unit: unit, width: width, more: ".###", locale: locale),
      let number = LanguageData.formatted(value, skeleton: ".###", locale)
    else { return plain(write(value)) }
    guard let range = own.range(of: number) else { return own }
    return own.replacingCharacters(in: range, with: write(value))
  }

  /// Returns the unit in which a locale reads quantities of a kind: of several the one for the larger ones, as mi of mi and
  /// ft, and st of st and lb.
  ///
  /// - Parameter unit: the kind's own.
  static func unit(for unit: Dimension, _ locale: Locale, _ usage: String?) -> Dimension {
    let amount = usage.flatMap { largeAmounts[$0] } ?? 1
    var text = MeasurementText(amount, unit, locale: locale, width: .short)
    text.usage = usage
    return UnitTable.identifier(of: unit).flatMap(text.preference)?.unit ?? unit
  }

  /// Amounts in a kind's own unit of which a usage has its largest unit, where one of them has a smaller one.
  private static let largeAmounts = [
    "road": 1e6, "visiblty": 1e6, "fluid": 1e6, "person": 100, "person-height": 10,
  ]

  /// Returns the value in the unit that the region reads, and ICU's name of that.
  private func preferred(_ identifier: String) -> (Double, String) {
    guard let own = unit as? Dimension, let other = preference(identifier)
    else { return (value, identifier) }
    let converted = Measurement(value: value, unit: own).converted(to: other.unit).value
    return (other.unit == own ? value : converted, other.identifier)
  }

  /// Returns what the region reads, in American English; nil without a usage.
  private func preferredText(_ identifier: String) -> String? {
    usage.flatMap {
      LanguageData.measure(
        value, unit: identifier, width: .short, more: "usage/\($0)", locale: english)
    }
  }

  /// Returns the unit that the region reads, of two the larger one.
  private func preference(_ identifier: String) -> (identifier: String, unit: Dimension)? {
    guard let text = preferredText(identifier),
      let start = text.firstIndex(where: { $0.isLetter || $0 == "°" }),
      // What two units tell together begins with the larger one: `5 ft, 11 in`.
      let name = text[start...].split(separator: ", ").first,
      let other = UnitTable.preferred[String(name)],
      type(of: other.unit) == type(of: unit)
    else { return nil }
    return other
  }

  /// American English with the units of the region: each region's own English shortens them otherwise.
  private var english: Locale {
    let region = locale.region?.identifier ?? likelyRegion
    // Parts of the world have numbers, of which ICU takes none there.
    return Locale(
      identifier: region.count == 2 ? "en_US@rg=\(region.lowercased())zzzz" : "en_\(region)")
  }

  /// Where a language without a region is at home.
  private var likelyRegion: String {
    let full = Locale.Language(identifier: locale.language.maximalIdentifier)
    return full.region?.identifier ?? "US"
  }

  private func number(_ value: Double) -> String {
    LanguageData.formatted(value, skeleton: ".###", locale) ?? "\(value)"
  }

  /// Returns a unit that no language knows, by its symbol.
  private func plain(_ number: String) -> String {
    let gap = width == .narrow || unit.symbol.hasPrefix("°") || number.isEmpty ? "" : " "
    return number + gap + unit.symbol
  }
}
