/// How a language writes lengths of time: what text needs to write itself anew at another time
/// without asking the widget.
public struct TimeWords: Hashable, Sendable, Codable {
  /// The digit zero; the other nine follow it in Unicode.
  public var zero: UInt32
  /// The form that a count takes, by its last two digits; indices into the patterns of a unit.
  public var forms: [Int]
  /// Patterns like `{0} min` for years, months, weeks, days, hours, minutes and seconds.
  public var short: [[String]]
  /// Patterns like `{0} minutes`, in the same order.
  public var long: [[String]]
  /// How two lengths stand together: `{0}, {1}`.
  public var pair: String
  /// What stands before a length after a date, and before one that leads up to it.
  public var plus: String
  /// What stands before a length that leads up to a date.
  public var minus: String
  /// What stands between hours, minutes and seconds; nil is a colon.
  public var separator: String?
  /// What stands before parts of a second; nil is a full stop.
  public var decimal: String?

  /// Creates the words of a language.
  public init(
    zero: UInt32, forms: [Int], short: [[String]], long: [[String]], pair: String, plus: String,
    minus: String, separator: String? = nil, decimal: String? = nil
  ) {
    (self.separator, self.decimal) = (separator, decimal)
    (self.zero, self.forms, self.short, self.long) = (zero, forms, short, long)
    (self.pair, self.plus, self.minus) = (pair, plus, minus)
  }

  /// The lengths of the units in seconds, in the order of the patterns.
  static let seconds: [Double] = [31_557_600, 2_629_800, 604_800, 86_400, 3600, 60, 1]

  /// The words in English.
  public static let english = TimeWords(
    zero: 0x30, forms: [1, 0] + [Int](repeating: 1, count: 98),
    short: [
      ["{0} yr", "{0} yrs"], ["{0} mth", "{0} mths"], ["{0} wk", "{0} wks"],
      ["{0} day", "{0} days"], ["{0} hr", "{0} hr"], ["{0} min", "{0} min"],
      ["{0} sec", "{0} sec"],
    ],
    long: ["year", "month", "week", "day", "hour", "minute", "second"].map {
      ["{0} \($0)", "{0} \($0)s"]
    },
    pair: "{0}, {1}", plus: "+", minus: "-")

  /// Returns a number in the language's digits.
  func digits(_ number: Int) -> String { digits(String(number)) }

  /// Returns text with the language's digits instead of Latin ones.
  func digits(_ text: String) -> String {
    if zero == 0x30 { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let value = scalar.value
      guard (0x30...0x39).contains(value) else {
        scalars.append(scalar)
        continue
      }
      // A widget's process may name any number.
      let (own, isOver) = zero.addingReportingOverflow(value - 0x30)
      scalars.append(isOver ? scalar : Unicode.Scalar(own) ?? scalar)
    }
    return String(scalars)
  }

  /// Returns a clock's text, `1:02.5`, with the language's digits and what it writes between them.
  func clock(_ text: String) -> String {
    guard separator != nil || decimal != nil else { return digits(text) }
    let parts = text.map { character in
      switch character {
      case ":": separator ?? ":"
      case ".": decimal ?? "."
      default: String(character)
      }
    }
    return digits(parts.joined())
  }

  /// Returns so many of a unit in words.
  func length(_ count: Int, unit: Int, in patterns: [[String]]) -> String {
    let form = forms.isEmpty ? 0 : forms[count % 100 % forms.count]
    guard patterns.indices.contains(unit), patterns[unit].indices.contains(form) else {
      return digits(count)
    }
    return patterns[unit][form].filling(["{0}": digits(count)])
  }
}

extension String {
  /// Returns the text with each mark replaced by what stands for it.
  fileprivate func filling(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let mark = String(rest[start...end])
      result += rest[..<start]
      result += values[mark] ?? mark
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension TimeWords {
  /// Returns two lengths together.
  func joined(_ first: String, _ second: String) -> String {
    pair.filling(["{0}": first, "{1}": second])
  }
}
