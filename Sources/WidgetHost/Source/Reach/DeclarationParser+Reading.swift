extension DeclarationParser {
  /// Returns what the tokens of one declaration say.
  func declaration(in piece: Range<Int>, inside owner: SourceDeclaration?) -> SourceDeclaration {
    var found = SourceDeclaration(
      kind: .nameless, range: file.bytes(of: piece),
      lines: file.tokens[piece.lowerBound].line...lastLine(of: piece))
    var head = piece.lowerBound
    var isStatic = false
    while head < piece.upperBound, !isKeyword(file.text(at: head), at: head) {
      let word = file.text(at: head)
      if word == "static" || word == "class" { isStatic = true }
      // `private(set)` keeps nothing but the setter.
      if word == "private" || word == "fileprivate", file.text(at: head + 1) != "(" {
        found.isFilePrivate = true
      }
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
    case "func": readFunction(&found, head: head, body: body, in: piece)
    case "operator": found.operatorName = file.operatorName(at: head + 1)
    case "typealias": readAlias(&found, head: head, in: piece)
    case "precedencegroup": (found.kind, found.names) = (.value, [file.text(at: head + 1)])
    // A module's name is none of a declaration.
    case "import": return found
    case "var", "let":
      readValue(&found, head: head, body: body, in: piece, of: isStatic ? nil : owner)
    case "init": readInitializer(&found, head: head, body: body, in: piece)
    case "subscript":
      readBody(&found, body, in: piece)
      found.names = labels(from: head + 1, in: piece)
    default: break
    }
    found.uses = uses(in: piece)
    return found
  }

  /// Returns the line on which a piece ends: a literal's last line is not its first.
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

  private func readFunction(
    _ found: inout SourceDeclaration, head: Int, body: Range<Int>?, in piece: Range<Int>
  ) {
    readBody(&found, body, in: piece)
    guard file.tokens.indices.contains(head + 1), file.tokens[head + 1].kind == .identifier else {
      found.operatorName = file.operatorName(at: head + 1)
      return
    }
    (found.kind, found.names) = (.value, [Self.bare(file.text(at: head + 1))])
  }

  private func readAlias(_ found: inout SourceDeclaration, head: Int, in piece: Range<Int>) {
    // `typealias Order = Store.Order` brings a type of another module; here there is one module.
    let name = file.text(at: head + 1)
    let isReexport = file.text(at: piece.upperBound - 1) == name && piece.upperBound > head + 3
    (found.kind, found.names) = (.value, isReexport ? [] : [name])
  }

  /// Reads a `var` or `let`.
  ///
  /// - Parameter owner: what the value is stored in, unless it is static.
  private func readValue(
    _ found: inout SourceDeclaration, head: Int, body: Range<Int>?, in piece: Range<Int>,
    of owner: SourceDeclaration?
  ) {
    (found.kind, found.names) = (.value, names(head, in: piece))
    let isComputed = body.map { !contains("=", in: head..<$0.lowerBound) } ?? false
    if isComputed, let body, contains("willSet", in: body) || contains("didSet", in: body) {
      return
    }
    found.signature = "var \(file.text(at: head + 1))"
    guard !isComputed else { return readBody(&found, body, in: piece) }
    guard let owner, owner.kind != .extension else { return }
    // An object's values may go when they have one to begin with, and none is read or written.
    let isCoded = owner.inherited.contains {
      ["Codable", "Decodable", "Encodable"].contains($0)
    }
    found.isOptional =
      owner.isClass && !isCoded && (contains("=", in: piece) || contains("?", in: piece))
  }

  private func readInitializer(
    _ found: inout SourceDeclaration, head: Int, body: Range<Int>?, in piece: Range<Int>
  ) {
    readBody(&found, body, in: piece)
    // `init?<Key>(container: …)`: what it is generic over stands before its parameters.
    let opening =
      (head + 1..<piece.upperBound).first { file.text(at: $0) == "(" } ?? piece.upperBound
    found.names = [file.text(at: opening + 1)]
    found.isDecoding = found.names == ["from"]
    let generic = (head + 1..<opening).map { file.text(at: $0).filter { !"?!".contains($0) } }
    found.signature = "init\(generic.joined())(\(parameters(from: opening, in: piece)))"
  }

  private func readBody(
    _ found: inout SourceDeclaration, _ body: Range<Int>?, in piece: Range<Int>
  ) {
    guard let body, body.count > 2 else { return }
    // What else `some` stands for is known by the body only.
    let head = piece.lowerBound..<body.lowerBound
    if file.text(at: body.lowerBound - 2) == "some" {
      switch file.text(at: body.lowerBound - 1) {
      case "View": found.makes = .view
      case "IntentResult": found.makes = .intentResult
      case let name:
        if let empty = ControlProtocols.emptyTypes[name] { found.makes = .control(empty: empty) }
      }
    }
    guard found.makes != .value || !contains("some", in: head) else { return }
    found.signatureUses = uses(in: head)
    found.body =
      file.tokens[body.lowerBound].range
      .upperBound..<file.tokens[body.upperBound - 1]
      .range.lowerBound
    found.bodyLines =
      file.tokens[body.lowerBound].line...file.tokens[body.upperBound - 1].line
  }
}
