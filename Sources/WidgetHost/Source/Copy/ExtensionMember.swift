/// A member that an extension declares, or a function at a file's top level, by what the compiler tells it from others by.
struct ExtensionMember {
  /// `Date static var now`: labels and types, without the names inside and without defaults.
  var signature: String
  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int>
  /// The `#if` conditions around it, in words of the compiler.
  var conditions: [String] = []

  /// Returns the members that extensions of some types have in a file, and functions of some names.
  static func all(
    in file: SourceFile, of types: Set<String>, functions: Set<String>
  ) -> [ExtensionMember] {
    guard mentions(types, functions, in: file) else { return [] }
    return SourceDeclaration.all(of: file).flatMap { declaration -> [ExtensionMember] in
      if declaration.kind == .value, !declaration.names.isDisjoint(with: functions) {
        return member(declaration, of: "", in: file).map { [$0] } ?? []
      }
      guard declaration.kind == .extension,
        let last = declaration.extended.split(separator: ".").last, types.contains(String(last))
      else { return [] }
      let extended = extended(by: declaration, in: file)
      return declaration.members.compactMap { member($0, of: extended, in: file) }
    }
  }

  /// Returns whether any of them may stand in a file: most have none, and are not gone through.
  private static func mentions(
    _ types: Set<String>, _ functions: Set<String>, in file: SourceFile
  ) -> Bool {
    file.tokens.indices.contains { index in
      guard file.tokens[index].kind == .identifier else { return false }
      return switch file.text(at: index) {
      case "extension":
        types.contains(file.text(at: index + 1)) || types.contains(file.text(at: index + 3))
      case "func": functions.contains(file.text(at: index + 1))
      default: false
      }
    }
  }

  /// Returns the type that is extended, with what is asked of it: `Sequence where Element == String`.
  private static func extended(by declaration: SourceDeclaration, in file: SourceFile) -> String {
    var words: [String] = []
    var (isInherited, isWhere) = (false, false)
    for place in tokens(of: declaration, in: file).drop(while: { file.text(at: $0) != "extension" })
      .dropFirst()
    {
      let word = file.text(at: place)
      if word == "{" { break }
      if word == "where" { isWhere = true }
      if word == ":" { isInherited = true }
      if isWhere || !isInherited { words.append(word) }
    }
    if words.count > 2, words[1] == ".", ["Foundation", "Swift"].contains(words[0]) {
      words.removeFirst(2)
    }
    return words.joined(separator: " ")
  }

  private static func tokens(
    of declaration: SourceDeclaration, in file: SourceFile
  ) -> Range<Int> {
    file.place(
      from: declaration.range.lowerBound)..<file.place(from: declaration.range.upperBound)
  }

  /// Returns a member with its signature; nil for one that has none, such as a type or a subscript.
  private static func member(
    _ declaration: SourceDeclaration, of extended: String, in file: SourceFile
  ) -> ExtensionMember? {
    let parser = DeclarationParser(file: file)
    let piece = tokens(of: declaration, in: file)
    guard let head = piece.first(where: { parser.isKeyword(file.text(at: $0), at: $0) }) else {
      return nil
    }
    let isStatic = (piece.lowerBound..<head).contains {
      ["static", "class"].contains(file.text(at: $0))
    }
    let keyword = file.text(at: head)
    let name = keyword == "init" ? "" : DeclarationParser.bare(file.text(at: head + 1))
    var own: String
    switch keyword {
    case "var", "let": own = "var \(name)"
    case "func", "init":
      guard let opening = piece.first(where: { $0 > head && file.text(at: $0) == "(" }) else {
        return nil
      }
      let generic = head + (keyword == "init" ? 1 : 2)
      own = "\(keyword) \(name)"
      // Whether an initialiser may fail makes no other one of it.
      own += words(generic..<max(generic, opening), of: file).filter { !"?!".contains($0) }
      own += "(\(bare(parser.parameters(from: opening, in: piece).split(separator: " "))))"
      if keyword == "func" {
        let end = file.closing(of: opening, before: piece.upperBound) + 1
        let body = (end..<piece.upperBound).first { file.text(at: $0) == "{" } ?? piece.upperBound
        own += words(end..<max(end, body), of: file)
      }
    default: return nil
    }
    return ExtensionMember(
      signature: "\(extended) \(isStatic ? "static " : "")\(own)", range: declaration.range)
  }

  private static func words(_ range: Range<Int>, of file: SourceFile) -> String {
    bare(range.map { Substring(file.text(at: $0)) })
  }

  /// Returns words in one, without those that may be left out.
  private static func bare(_ words: [Substring]) -> String {
    words.filter { !["any", "__shared", "borrowing", "nonisolated"].contains($0) }
      .joined(separator: " ")
  }
}
