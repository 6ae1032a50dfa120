// What is declared in a file, as far as words tell.
extension SourceFile {
  private static let declaring: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
    "var",
  ]
  private static let declaringSeveral: Set<String> = ["case", "let", "var"]

  /// Returns the names that are declared among some tokens, wherever they can be seen: rather too many than too few.
  func declaredNames(in range: Range<Int>) -> Set<String> {
    range.reduce(into: []) { $0.formUnion(declaredNames(at: $1)) }
  }

  /// Returns the names of the declaration whose word stands at a place: `let`, `func`; none where no such word does.
  private func declaredNames(at place: Int) -> Set<String> {
    guard Self.declaring.contains(words[place]), !isImported(at: place) else { return [] }
    var names = Set(identifiers(of: place + 1))
    guard Self.declaringSeveral.contains(words[place]) else { return names }
    // `let a = 1, b = 2`
    var next = place + 1
    while next < tokens.count, !["{", "}", ")", "]", ";"].contains(words[next]),
      tokens[next].line == tokens[place].line || words[next - 1] == ","
    {
      if words[next] == "," { names.formUnion(identifiers(of: next + 1)) }
      next = words[next] == "(" || words[next] == "[" ? closing(of: next) + 1 : next + 1
    }
    return names
  }

  /// Returns the names that are declared directly in the braces of some types, or where no type is around them. What a
  /// function declares in its body is nobody else's.
  ///
  /// - Parameters:
  ///   - seesPrivate: whether what its file keeps for itself counts.
  ///   - isSeen: whether it is one of these types; nil stands for none.
  func declaredNames(
    in scopes: TypeScopes, seesPrivate: Bool, where isSeen: (TypeScopes.Scope?) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    // Where the last braces end that stand in each type: a body may hold a type, behind which it goes on.
    var ends: [Int?: Int] = [:]
    for run in scopes.runs where isSeen(run.scope.map { scopes.all[$0] }) {
      var place = max(run.tokens.lowerBound, ends[run.scope] ?? 0)
      while place < run.tokens.upperBound {
        if words[place] == "{", let end = partner(of: place), end > place {
          place = end
          ends[run.scope] = end
        } else if seesPrivate || !isFilePrivate(at: place) {
          names.formUnion(declaredNames(at: place))
        }
        place += 1
      }
    }
    return names
  }

  /// Returns whether its modifiers keep a declaration in its file, by the place of its word: `private static let`.
  func isFilePrivate(at place: Int) -> Bool {
    var before = place - 1
    while before >= 0 {
      // `private(set)` and `unowned(unsafe)`
      if words[before] == ")" { before = (partner(of: before) ?? 0) - 1 }
      let word = text(at: before)
      guard DeclarationParser.modifiers.contains(word) else { return false }
      if word == "private" || word == "fileprivate", text(at: before + 1) != "(" { return true }
      before -= 1
    }
    return false
  }

  /// The other names that a file gives to types: `typealias Tea = Brew`.
  var aliases: Set<String> {
    tokens.indices.dropLast().reduce(into: []) { names, place in
      if words[place] == "typealias" { names.insert(text(at: place + 1)) }
    }
  }

  /// Returns whether an operator's function is declared that is no type's own: those take a value of their type.
  func declaresOperator(_ name: String, in scopes: TypeScopes) -> Bool {
    scopes.runs.contains { run in
      let word = run.scope.map { scopes.all[$0].word }
      guard word == nil || word == "extension" || word == "protocol" else { return false }
      return run.tokens.contains { words[$0] == "func" && operatorName(at: $0 + 1) == name }
    }
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
      guard let head = typeHead(at: place), head.brace < token,
        partner(of: head.brace) ?? tokens.count > token
      else { return nil }
      return Enclosing(
        word: words[place], name: words[place + 1], isPath: head.path.count > 1, brace: head.brace)
    }
  }

  /// Returns where the name of a type stands whose declaration or extension begins at a place, with those before it in
  /// `extension Store.Order`, and where its braces open; nil where no such begins.
  func typeHead(at place: Int) -> (path: Range<Int>, brace: Int)? {
    guard Self.typeWords.contains(words[place]), text(at: place - 1) != ".",
      !isImported(at: place), tokens.indices.contains(place + 1),
      tokens[place + 1].kind == .identifier, !Self.memberWords.contains(words[place + 1])
    else { return nil }
    let head = tokens.indices[(place + 1)...].prefix(Self.longestHead)
    guard let brace = head.first(where: { Self.endsHead(words[$0]) }), words[brace] == "{" else {
      return nil
    }
    var end = place + 2
    while end + 1 < brace, words[end] == ".", tokens[end + 1].kind == .identifier { end += 2 }
    return (place + 1..<end, brace)
  }
}
