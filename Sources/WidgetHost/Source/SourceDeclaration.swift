/// A declaration of a source file: what it is called and which names stand in it.
struct SourceDeclaration {
  enum Kind: Equatable {
    case type
    /// `extension Name: Protocol`.
    case `extension`
    /// A function, a value, a type alias.
    case value
    /// An initialiser, an operator, an enum's case: what is used without its own name.
    case nameless
  }

  var kind: Kind
  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int>
  /// The lines that it stands on.
  var lines: ClosedRange<Int>
  /// What it can be found by: a type's name, a function's, a value's names; for an initialiser its
  /// first label.
  var names: Set<String> = []
  /// The type that is extended.
  var extended = ""
  /// What stands behind the colon.
  var inherited: [String] = []
  /// The names in it; for a type or extension those outside of its members.
  var uses: Set<String> = []
  /// What stands between the braces of a function, an initialiser or a computed value, in UTF-8
  /// bytes; what can be left out there while its signature stays.
  var body: Range<Int>?
  var bodyLines: ClosedRange<Int>?
  /// Whether the body makes `some View`, for which a sign can stand.
  var isView = false
  /// The names outside of its body.
  var signatureUses: Set<String> = []
  /// Declarations in its braces.
  var members: [SourceDeclaration] = []
  /// The names in it and in its members.
  var mentions: Set<String> {
    members.reduce(into: uses.union(inherited)) { $0.formUnion($1.uses) }
  }
  /// Everything before its body, by which two copies of it are recognised.
  var signature = ""
  /// Whether it may be left out when nobody names it: not so for most stored properties, which
  /// belong to what a type reads and is made of.
  var isOptional = true
  var isFilePrivate = false
  var isClass = false
  /// Whether it reads its type from JSON: without it there is no state to draw.
  var isDecoding = false
}

extension SourceDeclaration {
  /// The declarations of a file, at its top level.
  static func all(of file: SourceFile) -> [SourceDeclaration] {
    DeclarationParser(file: file).declarations(in: file.tokens.indices, inside: nil)
  }
}

/// Splits a file into declarations by their first words: what stands between two such words belongs
/// to the first.
struct DeclarationParser {
  let file: SourceFile

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension", "func", "var", "let", "typealias",
    "import", "init", "deinit", "subscript", "case", "associatedtype", "operator",
    "precedencegroup", "macro",
  ]
  private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "nonisolated", "isolated", "consuming", "borrowing", "prefix",
    "postfix",
    "infix", "distributed",
  ]

  func declarations(in range: Range<Int>, inside owner: SourceDeclaration?) -> [SourceDeclaration] {
    pieces(in: range).map { declaration(in: $0, inside: owner) }
  }

  // MARK: Where declarations begin

  /// The tokens of each declaration; directives belong to none.
  private func pieces(in range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start: Int?
    var depth = 0
    var isHead = false
    var index = range.lowerBound
    func end(_ place: Int) {
      if let first = start, first < place { pieces.append(first..<place) }
      start = nil
    }
    while index < range.upperBound {
      let text = file.text(at: index)
      if depth == 0 {
        if file.tokens[index].kind == .pound, ["#if", "#elseif", "#else", "#endif"].contains(text) {
          end(index)
          isHead = false
          index = file.rest(ofLineFrom: index).upperBound
          continue
        }
        if !isHead, isFirst(index, in: range), begins(text, at: index) {
          end(index)
          start = index
          isHead = true
        }
        if isHead, isKeyword(text, at: index) { isHead = false }
      }
      if text == "{" || text == "(" || text == "[" { depth += 1 }
      if text == "}" || text == ")" || text == "]" { depth = max(0, depth - 1) }
      index += 1
    }
    end(range.upperBound)
    return pieces
  }

  /// Whether a token is the first of its line, or stands behind the end of something.
  private func isFirst(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound else { return true }
    if file.tokens[index - 1].line < file.tokens[index].line { return true }
    return ["}", ";"].contains(file.text(at: index - 1))
  }

  private func begins(_ text: String, at index: Int) -> Bool {
    switch file.tokens[index].kind {
    case .pound: true
    case .punctuation: text == "@"
    case .identifier: Self.keywords.contains(text) || Self.modifiers.contains(text)
    default: false
    }
  }

  /// `class func` has its keyword behind `class`.
  private func isKeyword(_ text: String, at index: Int) -> Bool {
    let kind = file.tokens[index].kind
    if kind == .pound { return true }
    guard kind == .identifier, Self.keywords.contains(text) else { return false }
    if index > 0, file.text(at: index - 1) == "@" { return false }
    guard text == "class" else { return true }
    return !["func", "var", "let", "subscript", "override", "final"].contains(
      file.text(at: index + 1))
  }

  // MARK: What a declaration is

  private func declaration(in piece: Range<Int>, inside owner: SourceDeclaration?)
    -> SourceDeclaration
  {
    var found = SourceDeclaration(
      kind: .nameless,
      range: file.tokens[piece.lowerBound].range
        .lowerBound..<file.tokens[piece.upperBound - 1]
        .range.upperBound,
      lines: file.tokens[piece.lowerBound].line...lastLine(of: piece))
    var head = piece.lowerBound
    var isStatic = false
    while head < piece.upperBound, !isKeyword(file.text(at: head), at: head) {
      let word = file.text(at: head)
      if word == "static" || word == "class" { isStatic = true }
      if word == "private" || word == "fileprivate" { found.isFilePrivate = true }
      if word == "override" || word == "required" { found.isOptional = false }
      head = word == "(" ? closing(of: head, in: piece) : head + 1
    }
    guard head < piece.upperBound else {
      found.uses = uses(in: piece)
      return found
    }
    let keyword = file.text(at: head)
    let body = body(of: head, in: piece)
    found.signature = file.tokens[head..<(body?.lowerBound ?? piece.upperBound)]
      .map { file.text($0) }.joined(separator: " ")
    found.isClass = keyword == "class" || keyword == "actor"
    switch keyword {
    case _ where keyword.hasPrefix("#"): found.kind = .value
    case _ where Self.types.contains(keyword) || keyword == "extension":
      readType(&found, keyword, head: head, body: body, in: piece, inside: owner)
      if owner == nil { return found }
    case "func":
      readBody(&found, body, in: piece)
      let name = file.text(at: head + 1)
      if file.tokens.indices.contains(head + 1), file.tokens[head + 1].kind == .identifier {
        (found.kind, found.names) = (.value, [Self.bare(name)])
      }
    case "typealias":
      // `typealias Order = Store.Order` brings a type of another module; here there is one module.
      let name = file.text(at: head + 1)
      let isReexport = file.text(at: piece.upperBound - 1) == name && piece.upperBound > head + 3
      (found.kind, found.names) = (.value, isReexport ? [] : [name])
    case "var", "let":
      (found.kind, found.names) = (.value, names(head, in: piece))
      let isComputed = body.map { !contains("=", in: head..<$0.lowerBound) } ?? false
      if isComputed, let body, contains("willSet", in: body) || contains("didSet", in: body) {
        break
      }
      if isComputed { readBody(&found, body, in: piece) }
      if owner != nil, owner?.kind != .extension, !isStatic, !isComputed {
        // An object's values may go when they have one to begin with, and none is read or written.
        let isCoded = owner?.inherited.contains {
          ["Codable", "Decodable", "Encodable"].contains($0)
        }
        found.isOptional =
          owner?.isClass == true && isCoded != true
          && (contains("=", in: piece) || contains("?", in: piece))
      }
      found.signature = "var \(file.text(at: head + 1))"
    case "init":
      readBody(&found, body, in: piece)
      let isFailable = ["?", "!"].contains(file.text(at: head + 1))
      found.names = [file.text(at: head + (isFailable ? 3 : 2))]
      found.isDecoding = found.names == ["from"]
      found.signature = "init(\(parameters(from: head + 1, in: piece)))"
    case "subscript":
      readBody(&found, body, in: piece)
      found.names = labels(from: head + 1, in: piece)
    default: break
    }
    found.uses = uses(in: piece)
    return found
  }

  private func readBody(
    _ found: inout SourceDeclaration, _ body: Range<Int>?, in piece: Range<Int>
  ) {
    guard let body, body.count > 2 else { return }
    // What else than a view `some` stands for is known by the body only.
    let head = piece.lowerBound..<body.lowerBound
    found.isView =
      file.text(at: body.lowerBound - 1) == "View" && file.text(at: body.lowerBound - 2) == "some"
    guard found.isView || !contains("some", in: head) else { return }
    found.signatureUses = uses(in: piece.lowerBound..<body.lowerBound)
    found.body =
      file.tokens[body.lowerBound].range
      .upperBound..<file.tokens[body.upperBound - 1]
      .range.lowerBound
    found.bodyLines =
      file.tokens[body.lowerBound].line...file.tokens[body.upperBound - 1].line
  }

  /// A literal's last line is not its first.
  private func lastLine(of piece: Range<Int>) -> Int {
    let last = file.tokens[piece.upperBound - 1]
    return last.line + file.bytes[last.range].count { $0 == UInt8(ascii: "\n") }
  }

  private func readType(
    _ found: inout SourceDeclaration, _ keyword: String, head: Int, body: Range<Int>?,
    in piece: Range<Int>, inside owner: SourceDeclaration?
  ) {
    var name = file.text(at: head + 1)
    var place = head + 2
    while file.text(at: place) == ".", place + 1 < piece.upperBound {
      name += ".\(file.text(at: place + 1))"
      place += 2
    }
    if keyword == "extension" {
      (found.kind, found.extended) = (.extension, name)
    } else {
      (found.kind, found.names) = (.type, [Self.bare(name)])
    }
    let end = body?.lowerBound ?? piece.upperBound
    found.inherited = inherited(from: place, to: end)
    found.uses = uses(in: piece.lowerBound..<end)
    // What a member holds belongs to it as a whole.
    guard owner == nil, let body, body.count > 2 else { return }
    if keyword == "protocol" {
      found.uses.formUnion(uses(in: body))
    } else {
      found.members = declarations(
        in: body.lowerBound + 1..<body.upperBound - 1, inside: found)
    }
  }

  /// The names behind the first colon, up to a `where`.
  private func inherited(from start: Int, to end: Int) -> [String] {
    var depth = 0
    var names: [String] = []
    var isBehindColon = false
    for place in start..<max(start, end) {
      switch file.text(at: place) {
      case "<": depth += 1
      case ">": depth -= 1
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

  /// `var a = 1, b = 2` are two names; `let (a, b)` as well.
  private func names(_ head: Int, in piece: Range<Int>) -> Set<String> {
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
      if "{([".contains(text) { depth += 1 }
      if "})]".contains(text) { depth -= 1 }
      if isTuple, depth == 0, text == ")" { isTuple = false }
    }
    return names
  }

  /// Labels and types of parameters, by which the compiler tells two initialisers apart: not by the
  /// names inside, nor by defaults, nor by whether one may fail.
  private func parameters(from start: Int, in piece: Range<Int>) -> String {
    var words: [String] = []
    var depth = 0
    var isDefault = false
    for place in start..<piece.upperBound {
      let text = file.text(at: place)
      if "([{".contains(text) { depth += 1 }
      if ")]}".contains(text) { depth -= 1 }
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

  /// What stands before the names of a subscript's parameters: `safe` in `subscript(safe index: Int)`.
  private func labels(from start: Int, in piece: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    for place in start..<piece.upperBound {
      switch file.text(at: place) {
      case "(", "[", "<": depth += 1
      case ")", "]", ">":
        depth -= 1
        if depth == 0, file.text(at: place) == ")" { return names }
      case ":" where depth == 1:
        if file.tokens[place - 2].kind == .identifier { names.insert(file.text(at: place - 2)) }
      default: break
      }
    }
    return names
  }

  /// The braces of a declaration and what stands in them.
  private func body(of head: Int, in piece: Range<Int>) -> Range<Int>? {
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

  /// The place behind the bracket that closes one.
  private func closing(of opening: Int, in piece: Range<Int>) -> Int {
    var depth = 0
    for place in opening..<piece.upperBound {
      switch file.text(at: place) {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
    }
    return piece.upperBound
  }

  private func contains(_ text: String, in range: Range<Int>) -> Bool {
    range.contains { file.text(at: $0) == text }
  }

  /// Without the quotes of `` `default` ``.
  private static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The names in a range, those in interpolations included.
  private func uses(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for token in file.tokens[range] {
      switch token.kind {
      case .identifier: names.insert(Self.bare(file.text(token)))
      case .string:
        let text = file.text(token)
        guard text.contains("\\(") else { continue }
        // Without quotes and slashes, the text of the literal is words like the rest.
        let words = String(text.map { "\"/#".contains($0) ? " " : $0 })
        let inside = SourceFile(path: "", text: words)
        for word in inside.tokens where word.kind == .identifier { names.insert(inside.text(word)) }
      default: continue
      }
    }
    return names
  }
}
