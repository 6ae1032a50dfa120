extension DeclarationParser {
  /// Returns the names behind the first colon, up to a `where`.
  func inherited(from start: Int, to end: Int) -> [String] {
    var depth = 0
    var names: [String] = []
    var isBehindColon = false
    for place in start..<max(start, end) {
      switch file.text(at: place) {
      case "<": depth += 1
      case ">" where file.closesAngle(place): depth -= 1
      case "where" where depth == 0: return names
      case ":" where depth == 0: isBehindColon = true
      case let text
      where isBehindColon && depth == 0 && file.tokens[place].kind == .identifier:
        if file.text(at: place - 1) != "@" { names.append(text) }
      default: break
      }
    }
    return names
  }

  /// Returns the names that a piece declares: `var a = 1, b = 2` and `let (a, b)` have two.
  func names(_ head: Int, in piece: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var isTuple = false
    for place in head + 1..<piece.upperBound {
      let text = file.text(at: place)
      let isName = file.tokens[place].kind == .identifier
      if place == head + 1, text == "(" { isTuple = true }
      let before = file.text(at: place - 1)
      if isName, place == head + 1 || (depth == 0 && before == ",") || (isTuple && depth == 1) {
        names.insert(Self.bare(text))
      }
      if SourceFile.opensBracket(text) { depth += 1 }
      if SourceFile.closesBracket(text) { depth -= 1 }
      if isTuple, depth == 0, text == ")" { isTuple = false }
    }
    return names
  }

  /// Returns labels and types of parameters, by which the compiler tells two initialisers apart: not by the
  /// names inside, nor by defaults, nor by whether one may fail.
  func parameters(from start: Int, in piece: Range<Int>) -> String {
    var words: [String] = []
    var depth = 0
    var isDefault = false
    for place in start..<piece.upperBound {
      let text = file.text(at: place)
      if SourceFile.opensBracket(text) { depth += 1 }
      if SourceFile.closesBracket(text) { depth -= 1 }
      if depth == 0, text == ")" { break }
      if depth == 1, text == "," || text == "=" { isDefault = text == "=" }
      guard depth > 0, !isDefault, text != "(" || depth > 1 else { continue }
      // `_ hex: String` has no label but `_`.
      let isInnerName =
        depth == 1 && file.text(at: place + 1) == ":" && file.tokens[place - 1].kind == .identifier
      if !isInnerName { words.append(text) }
    }
    return words.joined(separator: " ")
  }

  /// Returns what stands before the names of a subscript's parameters: `safe` in `subscript(safe index: Int)`.
  func labels(from start: Int, in piece: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    for place in start..<piece.upperBound {
      switch file.text(at: place) {
      case "(", "[", "<": depth += 1
      case ">" where file.closesAngle(place): depth -= 1
      case ")", "]":
        depth -= 1
        if depth == 0, file.text(at: place) == ")" { return names }
      case ":" where depth == 1:
        if file.tokens[place - 2].kind == .identifier { names.insert(file.text(at: place - 2)) }
      default: break
      }
    }
    return names
  }

  /// Returns the braces of a declaration and what stands in them.
  func body(of head: Int, in piece: Range<Int>) -> Range<Int>? {
    var depth = 0
    for place in head..<piece.upperBound {
      switch file.text(at: place) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return place..<closing(of: place, in: piece)
      default: break
      }
    }
    return nil
  }

  /// Returns the place behind the bracket that closes one.
  func closing(of opening: Int, in piece: Range<Int>) -> Int {
    file.closing(of: opening, before: piece.upperBound) + 1
  }

  func contains(_ text: String, in range: Range<Int>) -> Bool {
    range.contains { file.text(at: $0) == text }
  }

  /// Removes the quotes of `` `default` ``.
  static func bare(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? name.filter { $0 != "`" } : name
  }

  /// Returns the names in a range, those in interpolations included.
  func uses(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for place in range {
      switch file.tokens[place].kind {
      case .identifier: names.insert(Self.bare(file.words[place]))
      case .string: names.formUnion(file.names(inLiteral: place))
      default: continue
      }
    }
    return names
  }
}
