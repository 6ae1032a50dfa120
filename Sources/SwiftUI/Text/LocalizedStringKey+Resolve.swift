extension LocalizedStringKey {
  /// Returns the key as text and values, translated where the widget has a translation.
  func parts(table: String?, in environment: EnvironmentValues) -> [Part] {
    let format = LocalizedStrings.format(for: self, table: table)
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      literal += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let specifier = FormatSpecifier(&rest) else {
        literal += "%"
        continue
      }
      if specifier.isPercent {
        literal += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next += 1
      guard arguments.indices.contains(index) else { continue }
      switch arguments[index] {
      case .string(let string): literal += string
      case .number(let double, let integer, let own):
        literal += FormatSpecifier.write(
          double, integer, specifier: specifier.isObject ? own : specifier.text,
          locale: environment.locale)
      case .text(let text):
        if !literal.isEmpty { parts.append(.string(literal)) }
        literal = ""
        parts.append(.text(text))
      }
    }
    literal += rest
    if !literal.isEmpty || parts.isEmpty { parts.append(.string(literal)) }
    return parts
  }

  /// Text of a resolved key.
  enum Part {
    case string(String)
    case text(Text)
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
  static func format(for key: LocalizedStringKey, table: String?) -> String {
    let strings = Surroundings.current.strings
    let plural = strings.plural(key.key, table: table) { place in
      guard key.arguments.indices.contains(place),
        case .number(let number, _, _) = key.arguments[place]
      else { return nil }
      return number
    }
    return plural ?? strings.string(key.key, table: table) ?? key.key
  }
}
