/// Reads the parameters of a function, as far as its arguments need them.
enum StartParameters {
  /// Returns a function's parameters.
  ///
  /// - Parameters:
  ///   - opening: the token `(`.
  ///   - end: the token that closes it, or the file's last one, which may be the opening itself.
  static func parameters(
    in file: SourceFile, behind opening: Int, to end: Int
  ) -> [StartFunction.Parameter] {
    guard opening < end else { return [] }
    return pieces(in: file, opening + 1..<end).compactMap { parameter(in: file, $0) }
  }

  /// Returns what stands between commas that belong to the list itself.
  private static func pieces(in file: SourceFile, _ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for place in range {
      switch file.text(at: place) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where file.closesAngle(place): depth -= 1
      case "," where depth == 0:
        pieces.append(start..<place)
        start = place + 1
      default: break
      }
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  private static func parameter(
    in file: SourceFile, _ piece: Range<Int>
  ) -> StartFunction.Parameter? {
    var depth = 0
    guard
      let colon = piece.first(where: { place in
        let text = file.text(at: place)
        if ["(", "["].contains(text) { depth += 1 }
        if [")", "]"].contains(text) { depth -= 1 }
        return depth == 0 && text == ":"
      }), colon > piece.lowerBound
    else { return nil }
    let equals = piece.first { place in
      place > colon && file.text(at: place) == "=" && file.text(at: place - 1) != "="
    }
    let name = file.text(at: colon - 1)
    let isNamedTwice =
      colon - 2 >= piece.lowerBound && file.tokens[colon - 2].kind == .identifier
    let label = isNamedTwice ? file.text(at: colon - 2) : name
    var type = text(file, colon + 1..<(equals ?? piece.upperBound))
    while type.hasPrefix("@") { type = String(type.drop { $0 != " " }.drop { $0 == " " }) }
    return StartFunction.Parameter(
      label: label == "_" ? "" : label, name: name, type: type,
      standard: equals.map { text(file, $0 + 1..<piece.upperBound) })
  }

  /// Returns the source of some tokens on one line.
  static func text(_ file: SourceFile, _ tokens: Range<Int>) -> String {
    guard !tokens.isEmpty else { return "" }
    let text = String(decoding: file.bytes[file.bytes(of: tokens)], as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }.joined(separator: " ")
  }
}

extension StartFunction.Parameter {
  /// Finds out where its argument comes from.
  ///
  /// - Parameter type: what is known of a type of the source.
  mutating func settle(_ known: (String) -> StartType?) {
    var bare = type
    if bare.hasSuffix("?") { bare.removeLast() }
    if Self.plain(bare) || isCoded(bare, known) {
      origin = .given
    } else if let found = known(bare), found.kind == .enumeration,
      let raw = found.inherited.first, StartType.rawTypes.contains(raw)
    {
      origin = .rawValue(of: raw, cases: found.cases)
    } else if standard != nil || type.hasSuffix("...") {
      origin = .leftOut
    } else if let text = Self.standIns[type] {
      origin = .fixed(text)
    } else if type.hasSuffix("?") {
      origin = .fixed("nil")
    } else if let closure = Self.deafClosure(type) {
      origin = .fixed(closure)
    }
  }

  /// What is passed for a value that tells who asked.
  private static let standIns: [String: String] = [
    "Any": "()", "UIButton": "UIButton()", "UIBarButtonItem": "UIBarButtonItem()",
    "UIApplication": "UIApplication.shared",
  ]

  /// Types that are written as one word of JSON.
  private static let words: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "Bool", "Date", "UUID", "URL", "TimeInterval",
    "Decimal", "Data",
  ]

  private static func plain(_ type: String) -> Bool {
    if words.contains(type) { return true }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return false }
    let inside = type.dropFirst().dropLast()
    let parts = inside.split(separator: ":").map { part in String(part.filter { $0 != " " }) }
    return parts.count <= 2 && parts.allSatisfy { words.contains($0) }
  }

  /// Returns whether values of a type can be read from JSON, lists of them too.
  private func isCoded(_ type: String, _ known: (String) -> StartType?) -> Bool {
    if type.hasPrefix("["), type.hasSuffix("]") {
      return isCoded(String(type.dropFirst().dropLast()), known)
    }
    guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return false
    }
    // The state of attributes is read from a push.
    if type.split(separator: ".").last == "ContentState" { return true }
    return known(type).map { !StartType.codedProtocols.isDisjoint(with: $0.inherited) } ?? false
  }

  /// Returns a closure that does nothing with what it is told: `{ _, _ in }` for `(Int, String) -> Void`.
  private static func deafClosure(_ type: String) -> String? {
    let words = type.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
    guard words.hasPrefix("("), words.hasSuffix("-> Void") || words.hasSuffix("-> ()") else {
      return nil
    }
    var depth = 0
    var count = 0
    var isEmpty = true
    var last: Character = " "
    for character in words {
      if "([<".contains(character) { depth += 1 }
      // The arrow of a closure's type closes nothing.
      if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      last = character
      if depth == 0 { break }
      if depth == 1, character == "," { count += 1 }
      if depth >= 1, character != "(", character != " " { isEmpty = false }
    }
    guard !isEmpty else { return "{}" }
    return "{ \(Array(repeating: "_", count: count + 1).joined(separator: ", ")) in }"
  }
}
