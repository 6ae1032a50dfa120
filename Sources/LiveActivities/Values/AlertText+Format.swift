extension AlertText {
  /// A part of a format: text, or the place of the argument that stands there, and what the format says of it: `lld`.
  private enum Part {
    case text(Substring)
    case argument(Int, form: Substring)
  }

  /// Takes a format apart: `%@`, `%1$@`, `%d`, `%.1f`; `%%` is a percent sign, and so is one that begins nothing.
  private static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(rest[..<percent]))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        parts.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var place: Int?
      var form = rest
      if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
        place = number - 1
        form = rest.dropFirst(digits.count + 1)
      }
      // Width, precision and size say how a number is written; arguments are texts already.
      form = form.drop { "-+#.0123456789".contains($0) }.drop { "hlqzjt".contains($0) }
      guard let conversion = form.first, "@dDiuUxXfgs".contains(conversion) else {
        parts.append(.text("%"))
        continue
      }
      parts.append(.argument(place ?? next, form: rest[..<form.index(after: form.startIndex)]))
      if place == nil { next += 1 }
      rest = form.dropFirst()
    }
    return parts + [.text(rest)]
  }

  /// Returns how many arguments a format asks for.
  static func placeholders(in format: String) -> Int {
    parts(of: format).reduce(0) { count, part in
      if case .argument(let place, _) = part { max(count, place + 1) } else { count }
    }
  }

  /// Returns the first place of a format that takes no text: `%lld`; nil where all are `%@`.
  static func placeOfNumber(in format: String) -> String? {
    for case .argument(_, let form) in parts(of: format) where form.last != "@" {
      return "%\(form)"
    }
    return nil
  }

  /// Fills a format by the arguments in their order; one that is missing leaves nothing.
  static func fill(_ format: String, _ arguments: [String]) -> String {
    parts(of: format).reduce(into: "") { text, part in
      switch part {
      case .text(let piece): text += piece
      case .argument(let place, _):
        if arguments.indices.contains(place) { text += arguments[place] }
      }
    }
  }
}
