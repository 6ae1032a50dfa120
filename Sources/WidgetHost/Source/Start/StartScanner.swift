/// Walks through one file: which types it declares, and in which of its functions `Activity<…>.request(` stands.
struct StartScanner {
  let file: SourceFile
  private var looksForCalls: Bool
  private var found = StartScan()
  private var scopes: [Scope] = []
  /// The numbers of the types and functions among them, and the members that have a name.
  private var types: [Int] = []
  private var functions: [Int] = []
  private var members: [String] = []
  /// Where the parameters end that were read last: what stands in them declares nothing.
  private var endOfParameters = 0
  private var looseMembers: Set<[String]> = []
  /// What the brace at a place opens.
  private var openings: [Int: Scope] = [:]
  /// What was declared last in a type: whose braces come next, unless something else is known of them.
  private var member = ""

  private enum Scope {
    case type(Int)
    case function(Int)
    /// The braces of a member that is no function, or any others.
    case other(String)
  }

  /// Creates the scanner of a file.
  ///
  /// - Parameter looksForCalls: whether the file may hold any.
  init(_ file: SourceFile, looksForCalls: Bool) {
    (self.file, self.looksForCalls) = (file, looksForCalls)
  }

  /// Returns what stands in the file.
  func scanned() -> StartScan {
    var scanner = self
    for index in file.tokens.indices { scanner.read(index) }
    return scanner.found
  }

  /// The type directly around a place, by its number.
  private var directType: Int? {
    if case .type(let number)? = scopes.last { number } else { nil }
  }

  private mutating func read(_ index: Int) {
    let text = file.text(at: index)
    switch file.tokens[index].kind {
    case .punctuation where text == "{":
      open(openings.removeValue(forKey: index) ?? .other(directType == nil ? "" : member))
    case .punctuation where text == "}": close()
    case .identifier where StartType.keywords[text] != nil || text == "extension":
      readType(text, at: index)
    case .identifier where text == "func": readFunction(at: index)
    case .identifier where text == "init" && directType != nil: readInitializer(at: index)
    case .identifier where (text == "var" || text == "let") && directType != nil:
      readProperty(at: index)
    case .identifier where text == "case" && directType != nil: readCases(at: index)
    case .identifier where text == "request" && looksForCalls && isRequest(index): noteCall(index)
    default: break
    }
  }

  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    switch scope {
    case .type(let number): types.append(number)
    case .function(let number): functions.append(number)
    case .other(let name): if !name.isEmpty { members.append(name) }
    }
  }

  private mutating func close() {
    switch scopes.popLast() {
    case .type: types.removeLast()
    case .function: functions.removeLast()
    case .other(let name): if !name.isEmpty { members.removeLast() }
    case nil: break
    }
  }

  // MARK: The call

  /// Returns whether a word is that of `Activity<Attributes>.request(` or `Activity.request(`.
  private func isRequest(_ index: Int) -> Bool {
    guard index > 1, file.text(at: index + 1) == "(", file.text(at: index - 1) == "." else {
      return false
    }
    var place = index - 2
    if file.text(at: place) == ">" { place = beforeAngles(endingAt: place) }
    return place >= 0 && file.text(at: place) == "Activity"
  }

  /// Returns the place before the `<` that belongs to a `>`.
  private func beforeAngles(endingAt end: Int) -> Int {
    var (place, depth) = (end, 0)
    repeat {
      if file.closesAngle(place) { depth += 1 }
      if file.text(at: place) == "<" { depth -= 1 }
      place -= 1
    } while place >= max(0, end - SourceFile.longestHead) && depth > 0
    return place
  }

  private mutating func noteCall(_ index: Int) {
    if let first = functions.first { return found.heads[first].isStart = true }
    guard let type = types.last else { return }
    let line = file.tokens[index].line
    let call = StartScan.LooseCall(
      path: file.path, line: line, type: found.types[type].name, member: members.last ?? "")
    if looseMembers.insert([call.type, call.member]).inserted { found.looseCalls.append(call) }
  }

  // MARK: Types

  private mutating func readType(_ keyword: String, at index: Int) {
    let next = index + 1
    if index > 0, file.text(at: index - 1) == "." { return }
    if keyword == "class", !(file.tokens.indices.contains(next)) || isMemberWord(next) { return }
    guard file.tokens.indices.contains(next), file.tokens[next].kind == .identifier else { return }
    var name = file.text(at: next)
    var place = next + 1
    while file.text(at: place) == ".", file.tokens.indices.contains(place + 1),
      place < index + SourceFile.longestHead
    {
      name += ".\(file.text(at: place + 1))"
      place += 2
    }
    let outer = types.last
    var type = StartType(
      name: SourceFile.name(name, in: outer.map { found.types[$0].name }), path: file.path,
      kind: StartType.keywords[keyword])
    type.isGeneric = file.text(at: place) == "<"
    type.isHidden =
      (outer.map { found.types[$0].isHidden } ?? false)
      || (outer != nil && words(before: index).contains("private"))
      // One that is declared in a function is known there only.
      || !functions.isEmpty
    var isBehindColon = false
    let last = min(file.tokens.count, index + SourceFile.longestHead)
    while place < last, !SourceFile.endsHead(file.text(at: place)) {
      if file.text(at: place) == ":" { isBehindColon = true }
      if isBehindColon, file.tokens[place].kind == .identifier {
        type.inherited.append(file.text(at: place))
      }
      place += 1
    }
    if file.text(at: place) == "{" { openings[place] = .type(found.types.count) }
    found.types.append(type)
  }

  /// Returns whether a word declares a member, as `class func` and the like do.
  private func isMemberWord(_ index: Int) -> Bool {
    ["func", "var", "let", "subscript", "override", "final"].contains(file.text(at: index))
  }

  private mutating func readCases(at index: Int) {
    guard let type = directType, found.types[type].kind == .enumeration else { return }
    var place = index + 1
    while file.tokens.indices.contains(place), file.tokens[place].kind == .identifier {
      var value = DeclarationParser.bare(file.text(at: place))
      place += 1
      if file.text(at: place) == "=" {
        value = file.text(at: place + 1).trimmingQuotes
        place += 2
      }
      found.types[type].cases.append(value)
      guard file.text(at: place) == "," else { return }
      place += 1
    }
  }

  // MARK: Members

  private mutating func readFunction(at index: Int) {
    member = ""
    guard !isInProtocol, index >= endOfParameters, file.tokens.indices.contains(index + 1),
      file.tokens[index + 1].kind == .identifier
    else { return }
    var place = index + 2
    var head = StartScan.Head(
      path: file.path, line: file.tokens[index + 1].line,
      function: file.text(at: index + 1), type: directType)
    let before = words(before: index)
    head.isStatic = before.contains("static") || before.contains("class")
    head.isGeneric = file.text(at: place) == "<"
    let last = min(file.tokens.count, index + SourceFile.longestHead)
    while place < last, file.text(at: place) != "(" { place += 1 }
    guard place < last else { return }
    let end = file.closing(of: place)
    endOfParameters = end
    head.parameters = StartParameters.parameters(in: file, behind: place, to: end)
    // A function that is told with `where` or gives a closure has its body behind it all the same.
    var body = end + 1
    let latest = min(file.tokens.count, body + SourceFile.longestHead)
    while body < latest, file.text(at: body) != "{" { body += 1 }
    guard body < latest else { return }
    head.lines = file.tokens[index].line...file.tokens[file.closing(of: body)].line
    openings[body] = .function(found.heads.count)
    found.heads.append(head)
  }

  private var isInProtocol: Bool { directType.map { found.types[$0].kind == .protocol } ?? false }

  private mutating func readInitializer(at index: Int) {
    guard let type = directType, index >= endOfParameters,
      index == 0 || file.text(at: index - 1) != "."
    else { return }
    member = "init"
    let opening = ["?", "!"].contains(file.text(at: index + 1)) ? index + 2 : index + 1
    guard file.text(at: opening) == "(" else { return }
    let end = file.closing(of: opening)
    endOfParameters = end
    let parameters = StartParameters.parameters(in: file, behind: opening, to: end)
    found.types[type].hasInitializer = true
    let isPlain = opening == index + 1 && file.text(at: end + 1) != "async"
    guard isPlain else { return }
    found.types[type].initializers.append(
      .init(isPrivate: words(before: index).contains("private"), parameters: parameters))
  }

  private mutating func readProperty(at index: Int) {
    guard let type = directType else { return }
    let name = file.text(at: index + 1)
    let before = words(before: index)
    member = name
    var end = index + 2
    var depth = 0
    var equals: Int?
    var line = file.tokens[min(index + 1, file.tokens.count - 1)].line
    let last = min(file.tokens.count, index + SourceFile.longestHead)
    while end < last {
      let text = file.text(at: end)
      if depth == 0, text == "{" || text == "}" || text == ";" { break }
      if depth == 0, file.tokens[end].line > line, !file.goesOn(with: end),
        !file.goesOn(behind: end - 1)
      {
        break
      }
      if text == "(" || text == "[" || text == "<" { depth += 1 }
      if text == ")" || text == "]" || file.closesAngle(end) { depth -= 1 }
      if depth == 0, text == "=", equals == nil { equals = end }
      line = file.tokens[end].line
      end += 1
    }
    if before.contains("static") || before.contains("class") {
      let says = (index + 2..<end).map { file.text(at: $0) }
      found.types[type].keep(name, says, isPrivate: before.contains("private"))
    } else if equals == nil, found.types[type].kind != nil {
      // What follows in braces on the same line computes or observes it.
      let isComputed = file.text(at: end) == "{"
      let mayBeNone = file.text(at: index) == "var" && ["?", "!"].contains(file.text(at: end - 1))
      if !isComputed, !mayBeNone, StartType.needlessWrappers.isDisjoint(with: before) {
        let says = index + 2 < end ? StartParameters.text(file, index + 3..<end) : ""
        found.types[type].valueless.append(.init(label: name, name: name, type: says))
      }
    }
  }

  /// Returns the modifiers and the names of attributes before a declaration.
  private func words(before index: Int) -> Set<String> {
    var words: Set<String> = []
    var place = index - 1
    while place >= 0 {
      let text = file.text(at: place)
      if text == ")" {
        // `@available(iOS 16.2, *)`, `private(set)`: what they hold says nothing.
        guard let opening = file.partner(of: place) else { return words }
        place = opening - 1
        guard place >= 0, file.tokens[place].kind == .identifier else { return words }
        if file.text(at: place) != "private" { words.insert(file.text(at: place)) }
        if place > 0, file.text(at: place - 1) == "@" { place -= 1 }
      } else if file.tokens[place].kind == .identifier, place > 0, file.text(at: place - 1) == "@" {
        words.insert(text)
        place -= 1
      } else if Self.modifiers.contains(text) {
        words.insert(text == "fileprivate" ? "fileprivate" : text)
      } else {
        return words
      }
      place -= 1
    }
    return words
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "lazy", "weak",
    "unowned", "dynamic",
  ]
}

extension String {
  /// The text of a plain literal.
  fileprivate var trimmingQuotes: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
