extension LocalizedStringKey {
  /// A key's text with a mark for each value in it, so that Markdown is read in the app's own words alone, as a phone does:
  /// it parses the format before it puts the values in.
  struct Marked {
    var text: String
    /// What stands for the marks, in their order.
    var values: [Value] = []

    /// A value of the text.
    enum Value {
      case string(String)
      case text(Text)
    }

    /// A part of a text.
    enum Part {
      case string(String)
      case text(Text)
    }

    /// Marks are characters of this area, which nobody gives a meaning to.
    private static let first: UInt32 = 0xF_0000
    private static let most = 0xFFF0

    init(text: String) { self.text = text }

    /// Adds a value with its mark; more than there are marks for are left out.
    fileprivate mutating func append(_ value: Value) {
      guard values.count < Self.most,
        let mark = Unicode.Scalar(Self.first + UInt32(values.count))
      else { return }
      text.unicodeScalars.append(mark)
      values.append(value)
    }

    /// Returns a part of the text with its values in their places; neighbouring strings are one.
    func parts(of text: String) -> [Part] {
      var parts: [Part] = []
      var literal = ""
      for scalar in text.unicodeScalars {
        guard let value = value(of: scalar) else {
          literal.unicodeScalars.append(scalar)
          continue
        }
        switch value {
        case .string(let string): literal += string
        case .text(let text):
          if !literal.isEmpty { parts.append(.string(literal)) }
          literal = ""
          parts.append(.text(text))
        }
      }
      if !literal.isEmpty { parts.append(.string(literal)) }
      return parts
    }

    /// Returns a part of the text with those of its values that are strings.
    func filled(_ text: String) -> String {
      text.unicodeScalars.reduce(into: "") { result, scalar in
        if case .string(let string) = value(of: scalar) {
          result += string
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }

    private func value(of scalar: Unicode.Scalar) -> Value? {
      guard scalar.value >= Self.first else { return nil }
      let place = Int(scalar.value - Self.first)
      return values.indices.contains(place) ? values[place] : nil
    }
  }

  /// Returns the key's text, translated where the widget has a translation.
  func marked(table: String?, in environment: EnvironmentValues) -> Marked {
    let strings = Surroundings.current.strings(of: environment.locale)
    guard !arguments.isEmpty else {
      return Marked(text: strings.plain(key, table: table) ?? key)
    }
    let format = LocalizedStrings.format(for: self, in: strings, table: table)
    var marked = Marked(text: "")
    var next = 0
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      marked.text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let specifier = FormatSpecifier(&rest), !specifier.isPercent else {
        marked.text += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next += 1
      guard arguments.indices.contains(index) else { continue }
      switch arguments[index] {
      case .string(let string): marked.append(.string(string))
      case .number(let double, let integer, let own):
        marked.append(
          .string(
            FormatSpecifier.write(
              double, integer, specifier: specifier.isObject ? own : specifier.text,
              locale: environment.locale)))
      case .text(let text): marked.append(.text(text))
      }
    }
    marked.text += rest
    return marked
  }
}

/// One `%…` of a format.
struct FormatSpecifier {
  /// The specifier without its position, percent sign included.
  var text: String
  /// The argument's number, from 1.
  var position: Int?
  var isPercent: Bool { text == "%%" }
  var isObject: Bool { text.hasSuffix("@") }

  /// Takes the specifier from the front of what follows a percent sign.
  init?(_ rest: inout Substring) {
    var body = ""
    var remaining = rest
    while let character = remaining.popFirst() {
      if character == "$", let number = Int(body) {
        position = number
        body = ""
        continue
      }
      body.append(character)
      if "@%".contains(character) || (character.isLetter && !"lhqzjtL".contains(character)) {
        text = "%" + body
        rest = remaining
        return
      }
      // Nobody wants a text a thousand letters wide, which one of a million would have to be made for.
      let isTooWide = body.utf8.suffix(4).count { (0x30...0x39).contains($0) } == 4
      if isTooWide || body.count > 12 { return nil }
    }
    return nil
  }

  /// Returns a number as a specifier writes it, digits grouped as the locale does.
  static func write(
    _ double: Double, _ integer: Int64?, specifier: String, locale: Locale
  ) -> String {
    let kind = specifier.last ?? "d"
    if "diuxXo".contains(kind) {
      let value = integer ?? Int64(exactly: double.rounded(.towardZero)) ?? 0
      let flags = specifier.dropFirst().prefix { "0123456789-+ .'#".contains($0) }
      if flags.isEmpty, "diu".contains(kind) { return value.formatted(.number.locale(locale)) }
      return String(format: "%\(flags)ll\(kind)", locale: locale, value)
    }
    let flags = specifier.dropFirst().prefix { "0123456789-+ .'#".contains($0) }
    return String(format: "%\(flags)\(kind == "@" ? "f" : kind)", locale: locale, double)
  }
}

/// Where translations are found; the strings of the widget's folder.
enum LocalizedStrings {
  /// Returns the format of a key: where it depends on numbers, the one for its arguments.
  static func format(
    for key: LocalizedStringKey, in strings: StringTables, table: String?
  ) -> String {
    let plural = strings.plural(key.key, table: table) { place in
      guard key.arguments.indices.contains(place),
        case .number(let number, _, _) = key.arguments[place]
      else { return nil }
      return number
    }
    return plural ?? strings.string(key.key, table: table) ?? key.key
  }
}
