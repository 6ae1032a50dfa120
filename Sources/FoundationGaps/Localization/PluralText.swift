import Numbers

/// A text whose words depend on numbers in it, as string catalogues and `.stringsdict` files have them.
///
/// `%#@goals@ by %@` names a variable; the variable has a text for each plural form. In such a text `%arg` and any
/// number's placeholder stand for the variable's own argument.
public struct PluralText: Hashable, Sendable {
  /// One variable.
  public struct Variable: Hashable, Sendable {
    /// Which argument decides, from 1; nil: the next one.
    public var argument: Int?
    public var forms: [PluralForm: String]
    /// How `%arg` writes the argument: `lld`, `lf`.
    public var specifier: String

    public init(argument: Int? = nil, forms: [PluralForm: String], specifier: String = "lld") {
      (self.argument, self.forms, self.specifier) = (argument, forms, specifier)
    }

    /// Returns the text of a form, or of `other`. Every plural ought to have that one; where it has not, any other form is
    /// nearer to what is meant than nothing.
    func text(of form: PluralForm) -> String? {
      forms[form] ?? forms[.other]
        ?? PluralForm.allCases.reversed().lazy.compactMap { forms[$0] }.first
    }
  }

  public var format: String
  public var variables: [String: Variable]

  public init(format: String, variables: [String: Variable]) {
    (self.format, self.variables) = (format, variables)
  }

  /// Creates a text that is another one for each form of its first argument.
  public init(forms: [PluralForm: String]) {
    self.init(format: "%#@count@", variables: ["count": Variable(forms: forms)])
  }

  /// Whether one of its variables has no form `other`, which most numbers take.
  public var lacksOther: Bool { variables.values.contains { $0.forms[.other] == nil } }

  /// The whole text in each form by the form's name, `other` among them, where one number decides; nil where several do.
  public var textsByForm: [String: String]? {
    guard variables.count == 1, let forms = variables.values.first?.forms.keys else { return nil }
    return Dictionary(
      uniqueKeysWithValues: Set(forms).union([.other]).map { ($0.rawValue, text(of: $0)) })
  }

  /// Returns the text in one form, whatever the number.
  private func text(of form: PluralForm) -> String {
    var copy = self
    for (name, variable) in variables {
      let text = variable.text(of: form) ?? ""
      copy.variables[name]?.forms = [.other: text, .zero: text]
    }
    return copy.pattern(language: "ja") { _ in 0 }
  }

  /// Returns the text for some numbers, with placeholders that name their arguments: `%1$lld goals by %2$@`.
  ///
  /// - Parameter number: the argument of a place, from 0; nil for what is no number.
  public func pattern(language: String, number: (Int) -> Double?) -> String {
    var (next, count) = (1, 0)
    return expand(format, of: nil, own: nil, language, number, &next, depth: 0, &count)
  }

  /// No text has more arguments than this.
  private static let mostArguments = 1_000
  /// Of one text no more variables than this are written: those that name one another would take time without end.
  private static let mostVariables = 1_000

  /// Returns a text with its variables' own texts in it.
  ///
  /// - Parameters:
  ///   - owner: the variable whose text this is.
  ///   - own: its argument, from 1.
  ///   - count: how many variables have been written.
  private func expand(
    _ text: String, of owner: Variable?, own: Int?, _ language: String,
    _ number: (Int) -> Double?, _ next: inout Int, depth: Int, _ count: inout Int
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("arg"), let own {
        result += "%\(own)$\(owner?.specifier ?? "lld")"
        rest = rest.dropFirst(3)
        continue
      }
      var place: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let named = Int(digits), (1...Self.mostArguments).contains(named),
        rest.dropFirst(digits.count).first == "$"
      {
        place = named
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@"), depth < 8,
        count < Self.mostVariables
      {
        count += 1
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[end...].dropFirst()
        let variable = variables[name]
        let set = variable?.argument.flatMap { (1...Self.mostArguments).contains($0) ? $0 : nil }
        let argument = place ?? set ?? next
        if place == nil, set == nil { next += 1 }
        let form = PluralForm(of: number(argument - 1) ?? 0, in: language)
        // iOS takes a text for zero even where the language has no such form.
        let isZero = number(argument - 1) == 0
        let chosen = (isZero ? variable?.forms[.zero] : nil) ?? variable?.text(of: form) ?? ""
        var inner = argument
        result += expand(
          chosen, of: variable, own: argument, language, number, &inner, depth: depth + 1, &count)
        continue
      }
      result += "%\(place ?? own ?? next)$"
      if place == nil, own == nil { next += 1 }
    }
    return result + rest
  }
}
