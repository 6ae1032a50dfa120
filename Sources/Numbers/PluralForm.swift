/// A form that a language has for a count of things, as Unicode's CLDR names them.
public enum PluralForm: String, Hashable, Sendable, Codable, CaseIterable {
  case zero, one, two, few, many, other
}

extension PluralForm {
  /// Returns the form of a number in a language, by CLDR's rules for cardinal numbers.
  ///
  /// - Parameter language: a language with or without region: `de`, `pt_PT`, `zh-Hans`.
  public init(of number: Double, in language: String) {
    let parts = language.lowercased().split { $0 == "_" || $0 == "-" }
    let code = parts.first.map(String.init) ?? "en"
    let operands = Operands(number)
    // Portugal counts as Spain does: only 1 is one.
    let isOfPortugal = code == "pt" && parts.dropFirst().contains("pt")
    self = PluralForm.rule(of: isOfPortugal ? "es" : code)(operands)
  }

  /// What the rules speak of: the whole part, and whether there is more.
  private struct Operands {
    let value: Double
    let isWhole: Bool
    /// The whole part; for 10¹⁵ and more a million, whose last digits are the same.
    let whole: Int
    /// The digits behind the point, without zeros at their end.
    let fraction: Int
    /// The last digit, and the last two.
    var unit: Int { whole % 10 }
    var tens: Int { whole % 100 }
    /// The last digit that is written, and the last two of the digits on its side of the point.
    var lastUnit: Int { isWhole ? unit : fraction % 10 }
    var lastTens: Int { isWhole ? tens : fraction % 100 }

    init(_ number: Double) {
      value = number.isFinite ? abs(number) : 0
      isWhole = value == value.rounded(.down)
      whole = Int(bounded: value < 1e15 ? value.rounded(.down) : 1_000_000)
      let digits = isWhole ? [] : "\(value)".split(separator: ".")
      fraction = digits.count == 2 ? Int(digits[1]) ?? 0 : 0
    }
  }

  private typealias Rule = @Sendable (Operands) -> PluralForm

  private static func rule(of code: String) -> Rule {
    for family in families where family.languages.contains(code) { return family.rule }
    return english
  }

  /// One for 1 and nothing else.
  private static let english: Rule = { number in
    number.isWhole && number.whole == 1 ? .one : .other
  }

  /// Languages that count alike.
  private struct Family {
    var languages: Set<String>
    var rule: Rule

    init(_ languages: Set<String>, _ rule: @escaping Rule) {
      (self.languages, self.rule) = (languages, rule)
    }
  }

  /// Languages that count alike; the rest has one for 1, as English.
  private static let families: [Family] = [
    Family(
      [
        "ja", "ko", "zh", "th", "vi", "id", "in", "ms", "lo", "my", "yue", "km", "bo", "yo", "dz",
        "ig",
        "ii", "jv", "qu", "sah", "su", "to", "wo",
      ],
      { _ in .other }
    ),
    Family(
      ["fr", "pt"],
      {
        if $0.whole == 0 || $0.whole == 1 { return .one }
        return isMillions($0) ? .many : .other
      }
    ),
    Family(["hy", "kab"], { $0.whole == 0 || $0.whole == 1 ? .one : .other }),
    Family(
      ["pa", "ak", "bho", "ln", "mg", "nso", "ti", "wa"],
      { $0.value == 0 || $0.value == 1 ? .one : .other }
    ),
    Family(
      ["si"],
      { $0.value == 0 || $0.value == 1 || $0.whole == 0 && $0.fraction == 1 ? .one : .other }
    ),
    Family(
      ["is", "mk"],
      { $0.lastUnit == 1 && $0.lastTens != 11 ? .one : .other }
    ),
    Family(
      ["fil", "tl", "ceb"],
      {
        $0.isWhole && (1...3).contains($0.whole) || ![4, 6, 9].contains($0.lastUnit) ? .one : .other
      }
    ),
    Family(
      ["es", "it", "ca"],
      {
        if $0.isWhole, $0.whole == 1 { return .one }
        return isMillions($0) ? .many : .other
      }
    ),
    Family(
      ["hi", "bn", "gu", "kn", "fa", "am", "as", "zu"],
      { $0.whole == 0 || $0.value == 1 ? .one : .other }
    ),
    Family(["da"], { $0.value == 1 || (!$0.isWhole && $0.whole <= 1) ? .one : .other }),
    Family(
      ["ru", "uk", "be"],
      {
        guard $0.isWhole else { return .other }
        if $0.unit == 1, $0.tens != 11 { return .one }
        return (2...4).contains($0.unit) && !(12...14).contains($0.tens) ? .few : .many
      }
    ),
    Family(
      ["sr", "hr", "bs", "sh"],
      {
        if $0.lastUnit == 1, $0.lastTens != 11 { return .one }
        return (2...4).contains($0.lastUnit) && !(12...14).contains($0.lastTens) ? .few : .other
      }
    ),
    Family(
      ["pl"],
      {
        guard $0.isWhole else { return .other }
        if $0.whole == 1 { return .one }
        return (2...4).contains($0.unit) && !(12...14).contains($0.tens) ? .few : .many
      }
    ),
    Family(
      ["cs", "sk"],
      {
        guard $0.isWhole else { return .many }
        return $0.whole == 1 ? .one : (2...4).contains($0.whole) ? .few : .other
      }
    ),
    Family(
      ["sl"],
      {
        guard $0.isWhole else { return .few }
        return switch $0.tens {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      }
    ),
    Family(
      ["dsb", "hsb"],
      {
        switch $0.lastTens {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      }
    ),
    Family(
      ["mt"],
      {
        guard $0.isWhole else { return .other }
        if $0.whole == 1 { return .one }
        if $0.whole == 2 { return .two }
        if $0.whole == 0 || (3...10).contains($0.tens) { return .few }
        return (11...19).contains($0.tens) ? .many : .other
      }
    ),
    Family(
      ["gd"],
      {
        guard $0.isWhole else { return .other }
        return switch $0.whole {
        case 1, 11: .one
        case 2, 12: .two
        case 3...10, 13...19: .few
        default: .other
        }
      }
    ),
    Family(
      ["br"],
      {
        guard $0.isWhole else { return .other }
        let isTeen = [1, 7, 9].contains($0.tens / 10)
        if $0.unit == 1, !isTeen { return .one }
        if $0.unit == 2, !isTeen { return .two }
        if [3, 4, 9].contains($0.unit), !isTeen { return .few }
        return $0.value != 0 && $0.value.truncatingRemainder(dividingBy: 1e6) == 0 ? .many : .other
      }
    ),
    Family(
      ["iu", "naq", "sat", "se", "sma", "smj", "smn", "sms"],
      {
        guard $0.isWhole else { return .other }
        return $0.whole == 1 ? .one : $0.whole == 2 ? .two : .other
      }
    ),
    Family(
      ["lt"],
      {
        guard $0.isWhole else { return .many }
        if (11...19).contains($0.tens) { return .other }
        return $0.unit == 1 ? .one : (2...9).contains($0.unit) ? .few : .other
      }
    ),
    Family(
      ["lv"],
      {
        if $0.isWhole, $0.unit == 0 { return .zero }
        if (11...19).contains($0.lastTens) { return .zero }
        return $0.lastUnit == 1 ? .one : .other
      }
    ),
    Family(
      ["ro", "mo"],
      {
        guard $0.isWhole else { return .few }
        if $0.whole == 1 { return .one }
        return $0.whole == 0 || (1...19).contains($0.tens) ? .few : .other
      }
    ),
    Family(
      ["ar"],
      {
        guard $0.isWhole else { return .other }
        return switch ($0.whole, $0.tens) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
      }
    ),
    Family(
      ["he", "iw"],
      {
        if $0.isWhole ? $0.whole == 1 : $0.whole == 0 { return .one }
        return $0.isWhole && $0.whole == 2 ? .two : .other
      }
    ),
    Family(
      ["ga"],
      {
        guard $0.isWhole else { return .other }
        return switch $0.whole {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      }
    ),
    Family(
      ["cy"],
      {
        guard $0.isWhole else { return .other }
        return switch $0.whole {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
      }
    ),
  ]

  /// Returns the form of French, Portuguese, Spanish and Italian, which say “un million de”.
  private static func isMillions(_ number: Operands) -> Bool {
    number.isWhole && number.value >= 1e6 && number.value.truncatingRemainder(dividingBy: 1e6) == 0
  }
}
