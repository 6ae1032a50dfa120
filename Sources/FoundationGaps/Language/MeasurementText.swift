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

  /// Returns the value in the unit that the region reads, and ICU's name of that.
  private func preferred(_ identifier: String) -> (Double, String) {
    guard let usage, let own = unit as? Dimension,
      let text = LanguageData.measure(
        value, unit: identifier, width: .short, more: "usage/\(usage)", locale: english),
      let start = text.firstIndex(where: { $0.isLetter || $0 == "°" }),
      let other = UnitTable.preferred[String(text[start...])],
      type(of: other.unit) == type(of: own)
    else { return (value, identifier) }
    let converted = Measurement(value: value, unit: own).converted(to: other.unit).value
    return (other.unit == own ? value : converted, other.identifier)
  }

  /// English as it is spoken in the region.
  private var english: Locale {
    guard let region = locale.region?.identifier else {
      return Locale(identifier: "en_\(likelyRegion)")
    }
    return Locale(identifier: "en_\(region)")
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
