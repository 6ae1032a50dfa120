// What is declared in a file, as far as words tell.
extension SourceFile {
  private static let declaring: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
    "var",
  ]
  private static let declaringSeveral: Set<String> = ["case", "let", "var"]

  /// Returns the names that are declared among some tokens, wherever they can be seen: rather too many than too few.
  func declaredNames(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for place in range where Self.declaring.contains(words[place]) && !isImported(at: place) {
      names.formUnion(identifiers(of: place + 1))
      guard Self.declaringSeveral.contains(words[place]) else { continue }
      // `let a = 1, b = 2`
      var next = place + 1
      while next < tokens.count, !["{", "}", ")", "]", ";"].contains(words[next]),
        tokens[next].line == tokens[place].line || words[next - 1] == ","
      {
        if words[next] == "," { names.formUnion(identifiers(of: next + 1)) }
        next = words[next] == "(" || words[next] == "[" ? closing(of: next) + 1 : next + 1
      }
    }
    return names
  }

  /// Returns the name at a place; those of a tuple: `(a, b)`.
  private func identifiers(of place: Int) -> [String] {
    guard tokens.indices.contains(place) else { return [] }
    let end = words[place] == "(" ? closing(of: place) : place
    guard end >= place else { return [] }
    return (place...end).filter { tokens[$0].kind == .identifier }
      .map { words[$0].filter { $0 != "`" } }
  }

  /// Returns the token that stands at a line and a column, or before it in its line.
  func token(line: Int, column: Int) -> Int? {
    tokens.indices.last { index in
      guard tokens[index].line == line else { return false }
      let before = bytes[..<tokens[index].range.lowerBound]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return String(decoding: before[start...], as: UTF8.self).utf16.count < column
    }
  }

  /// A type or an extension around a token.
  struct Enclosing: Equatable {
    /// `struct`, `extension` …
    var word: String
    var name: String
    /// Whether another type's name stands before it: `extension Store.Order`.
    var isPath: Bool
    var brace: Int
  }

  private static let typeWords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let memberWords: Set<String> = ["func", "let", "override", "subscript", "var"]

  /// Returns the types and extensions in whose braces a token stands, the outermost first.
  func types(around token: Int) -> [Enclosing] {
    tokens.indices.prefix(max(0, token)).compactMap { place in
      guard Self.typeWords.contains(words[place]), text(at: place - 1) != ".",
        !isImported(at: place), tokens.indices.contains(place + 1),
        tokens[place + 1].kind == .identifier, !Self.memberWords.contains(words[place + 1])
      else { return nil }
      let head = tokens.indices[(place + 1)...].prefix(Self.longestHead)
      guard let brace = head.first(where: { Self.endsHead(words[$0]) }), words[brace] == "{",
        brace < token, partner(of: brace) ?? tokens.count > token
      else { return nil }
      return Enclosing(
        word: words[place], name: words[place + 1], isPath: text(at: place + 2) == ".",
        brace: brace)
    }
  }
}
