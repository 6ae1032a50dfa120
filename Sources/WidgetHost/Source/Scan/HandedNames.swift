/// Which fields the names in a source stand for: a function's parameter for what its callers give, a view's property for
/// what the view is made with, an element's name in a loop for the list, a local name for the path behind it.
struct HandedNames {
  /// A field's name, and the arguments by which it came to where it is read, that place's own first.
  struct Origin: Equatable {
    var name: String
    var arguments: [Argument]
  }

  /// Tokens of a file.
  struct Argument: Hashable {
    var file: Int
    var range: Range<Int>
  }

  /// A function or a type with what it is given.
  private struct Scope {
    /// What stands before the bracket of a call: for an initialiser its type.
    var name: String
    /// Labels by the names inside: `_0` is the first one, without a label.
    var labels: [String: String]
    var body: Range<Int>
    /// Whether its parameters are known to no other place, as a field of that name may be.
    var isFunction: Bool
    /// The place of the one around it.
    var outer: Int?
  }

  private struct Label: Hashable {
    var callee: String
    var label: String
  }

  let files: [SourceFile]
  /// Functions and types of each file, in the order of their bodies.
  private let scopes: [[Scope]]
  /// Where the paths begin that local names of each file stand for.
  private let aliases: [[String: Int]]
  private let given: [Label: [Argument]]

  /// So many callers of one function are asked, and so many arguments for one name.
  private static let callerLimit = 64
  private static let argumentLimit = 200

  /// Reads the functions, the types and the calls in a widget's files.
  init(_ files: [SourceFile]) {
    self.files = files
    let loops = files.enumerated().map { Self.loops(in: $1, $0) }
    let scopes = zip(files, loops).map { Self.scopes(in: $0, with: $1.map(\.scope)) }
    (self.scopes, aliases) = (scopes, files.map(Self.aliases))
    let callees = Set(scopes.joined().map(\.name))
    let shared = Self.shared(scopes)
    var given: [Label: [Argument]] = files.indices.reduce(into: [:]) {
      Self.noteCalls(of: callees, files[$1], $1, in: &$0)
    }.filter { !shared.contains($0.key) }
    for loop in loops.joined() {
      given[Label(callee: loop.scope.name, label: Self.element)] = [loop.list]
    }
    self.given = given
  }

  /// Returns the fields that an expression's first path stands for; several where a function has several callers.
  func origins(of range: Range<Int>, in file: Int) -> [Origin] {
    var visited: Set<Argument> = []
    return origins(of: Argument(file: file, range: range), behind: [], &visited)
  }

  private func origins(
    of argument: Argument, behind passed: [Argument], _ visited: inout Set<Argument>
  ) -> [Origin] {
    let file = files[argument.file]
    guard visited.count < Self.argumentLimit, visited.insert(argument).inserted,
      let place = Self.lastName(file, in: argument.range)
    else { return [] }
    let name = file.text(at: place)
    let arguments = passed + [argument]
    var found: [Origin] = []
    let isBare = file.text(at: place - 1) != "." || file.text(at: place - 2) == "self"
    if isBare, let scope = scope(around: place, in: argument.file, with: name),
      let label = scope.labels[name]
    {
      let callers = given[Label(callee: scope.name, label: label)] ?? []
      for caller in callers.prefix(Self.callerLimit) {
        found += origins(of: caller, behind: arguments, &visited)
      }
      if scope.isFunction, !found.isEmpty { return found }
    } else if isBare, let first = aliases[argument.file][name],
      let path = Self.path(from: first, in: file), let own = Self.lastName(file, in: path)
    {
      return [Origin(name: file.text(at: own), arguments: arguments)]
    }
    return found + [Origin(name: name, arguments: arguments)]
  }

  /// Returns the innermost function or type around a place that is given something of a name.
  private func scope(around place: Int, in file: Int, with name: String) -> Scope? {
    let scopes = scopes[file]
    var (low, high) = (0, scopes.count)
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].body.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let number = next {
      let scope = scopes[number]
      if scope.body.contains(place), scope.labels[name] != nil { return scope }
      next = scope.outer
    }
    return nil
  }

  // MARK: Names

  /// Returns where the last name of the first path of an expression stands: `deadline` of
  /// `TimeInterval(context.state.deadline) / 1000`.
  private static func lastName(_ file: SourceFile, in range: Range<Int>) -> Int? {
    range.first { place in
      guard file.tokens.indices.contains(place), file.tokens[place].kind == .identifier else {
        return false
      }
      let name = file.text(at: place)
      return (name.first?.isLowercase == true || name == "$0")
        && !["?", "!", ".", "("].contains(file.text(at: place + 1))
        || endsOptional(file, place)
    }
  }

  /// Returns whether a name is the last one of its path although `!` or `??` follows.
  private static func endsOptional(_ file: SourceFile, _ place: Int) -> Bool {
    ["?", "!"].contains(file.text(at: place + 1)) && file.text(at: place + 2) != "."
  }

  /// Returns where the paths begin that local names stand for, each name's first one: `context` in
  /// `if let end = context.state.endTime`.
  private static func aliases(in file: SourceFile) -> [String: Int] {
    var found: [String: Int] = [:]
    for place in file.tokens.indices
    where file.text(at: place) == "let" && file.text(at: place + 2) == "="
      && file.text(at: place + 4) == "."
    {
      let name = file.text(at: place + 1)
      if found[name] == nil { found[name] = place + 3 }
    }
    return found
  }

  /// Returns the path that begins at a place.
  private static func path(from start: Int, in file: SourceFile) -> Range<Int>? {
    var end = start + 1
    while file.text(at: end) == ".", end < start + SourceFile.longestHead { end += 2 }
    // A call gives what nobody knows.
    return file.text(at: end) == "(" ? nil : start..<end
  }

  /// Returns the names with labels that several functions or types have: which of them a call means nobody knows here.
  private static func shared(_ scopes: [[Scope]]) -> Set<Label> {
    var counts: [Label: Int] = [:]
    for scopes in scopes {
      for scope in scopes {
        let outer = scope.outer.map { scopes[$0] }
        for label in scope.labels.values {
          // A struct's own initialiser is called in place of the one that its properties make.
          if let outer, outer.name == scope.name, outer.labels.values.contains(label) { continue }
          counts[Label(callee: scope.name, label: label), default: 0] += 1
        }
      }
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  // MARK: Functions and types

  private static let types: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// - Parameter loops: what else stands for something in the file.
  private static func scopes(in file: SourceFile, with loops: [Scope]) -> [Scope] {
    var scopes = loops
    var owners: [(name: String, body: Range<Int>)] = []
    for index in file.tokens.indices {
      let word = file.text(at: index)
      if types.contains(word), let (name, body) = type(at: index, in: file) {
        owners.append((name, body))
        let labels = properties(in: body, of: file)
        if word == "struct", !labels.isEmpty {
          scopes.append(Scope(name: name, labels: labels, body: body, isFunction: false))
        }
      } else if word == "func" {
        note(file.text(at: index + 1), behind: index + 2, of: file, in: &scopes)
      } else if word == "init", file.text(at: index - 1) != "." {
        while let owner = owners.last, !owner.body.contains(index) { owners.removeLast() }
        guard let owner = owners.last else { continue }
        note(owner.name, behind: index + 1, of: file, in: &scopes)
      }
    }
    scopes.sort { $0.body.lowerBound < $1.body.lowerBound }
    var around: [Int] = []
    for number in scopes.indices {
      let start = scopes[number].body.lowerBound
      while let last = around.last, scopes[last].body.upperBound <= start { around.removeLast() }
      scopes[number].outer = around.last
      around.append(number)
    }
    return scopes
  }

  /// Returns the last name of a type's path, and what stands between its braces.
  private static func type(
    at keyword: Int, in file: SourceFile
  ) -> (name: String, body: Range<Int>)? {
    var place = keyword + 1
    while file.text(at: place + 1) == ".", place < keyword + SourceFile.longestHead { place += 2 }
    let name = file.text(at: place)
    guard
      let brace = (place..<place + SourceFile.longestHead).first(where: {
        SourceFile.endsHead(file.text(at: $0))
      }),
      file.text(at: brace) == "{"
    else { return nil }
    return (name, brace + 1..<max(brace + 1, file.closing(of: brace)))
  }

  /// Returns the names of properties, which are the labels of the initialiser that a struct has by itself.
  private static func properties(in body: Range<Int>, of file: SourceFile) -> [String: String] {
    var found: [String: String] = [:]
    var place = body.lowerBound
    while place < body.upperBound {
      let word = file.text(at: place)
      if word == "let" || word == "var", file.text(at: place - 1) != "static" {
        let name = file.text(at: place + 1)
        found[name] = name
      }
      place = (SourceFile.opensBracket(word) ? max(place, file.closing(of: place)) : place) + 1
    }
    return found
  }

  /// Notes a function whose parameters begin behind a place.
  private static func note(
    _ name: String, behind start: Int, of file: SourceFile, in scopes: inout [Scope]
  ) {
    let end = start + SourceFile.longestHead
    guard
      let opening = (start..<end).first(where: { ["(", "{", "}"].contains(file.text(at: $0)) }),
      file.text(at: opening) == "(",
      case let closing = file.closing(of: opening), closing > opening,
      let brace = (closing..<closing + SourceFile.longestHead).first(where: {
        SourceFile.endsHead(file.text(at: $0))
      }), file.text(at: brace) == "{"
    else { return }
    var labels: [String: String] = [:]
    for (number, part) in parts(between: opening, and: closing, of: file).enumerated() {
      guard let colon = part.first(where: { file.text(at: $0) == ":" }) else { continue }
      let names = (part.lowerBound..<colon).filter {
        file.text(at: $0) != "@" && file.text(at: $0 - 1) != "@"
      }.map { file.text(at: $0) }
      guard let label = names.first, let own = names.last else { continue }
      labels[own] = label == "_" ? "_\(number)" : label
    }
    guard !labels.isEmpty else { return }
    let body = brace + 1..<max(brace + 1, file.closing(of: brace))
    scopes.append(Scope(name: name, labels: labels, body: body, isFunction: true))
  }

  // MARK: Loops

  /// The label of a loop's element, which no call has.
  private static let element = "each"
  private static let loopWords: Set<String> = ["ForEach", "List"]

  /// Returns what `ForEach(context.state.stops) { stop in … }` goes through, as a function that is given the list.
  private static func loops(
    in file: SourceFile, _ number: Int
  ) -> [(scope: Scope, list: Argument)] {
    file.tokens.indices.compactMap { index in
      guard loopWords.contains(file.text(at: index)), file.text(at: index + 1) == "(" else {
        return nil
      }
      let closing = file.closing(of: index + 1)
      guard file.text(at: closing + 1) == "{",
        let list = parts(between: index + 1, and: closing, of: file).first,
        file.text(at: list.lowerBound + 1) != ":"
      else { return nil }
      let brace = closing + 1
      let own = file.text(at: brace + 2) == "in" ? file.text(at: brace + 1) : "$0"
      // Two brackets of a file have not one place: no function is called so.
      let scope = Scope(
        name: "\(number):\(brace)", labels: [own: element],
        body: brace + 1..<max(brace + 1, file.closing(of: brace)), isFunction: true)
      return (scope, Argument(file: number, range: list.prefix(SourceFile.longestHead)))
    }
  }

  /// Returns what stands between commas.
  private static func parts(
    between opening: Int, and closing: Int, of file: SourceFile
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, place) = (opening + 1, opening + 1)
    while place < closing {
      let word = file.text(at: place)
      if word == "," {
        parts.append(start..<place)
        start = place + 1
      }
      place = (SourceFile.opensBracket(word) ? max(place, file.closing(of: place)) : place) + 1
    }
    if start < closing { parts.append(start..<closing) }
    return parts
  }

  /// Notes what a file's calls give to some functions and types.
  private static func noteCalls(
    of callees: Set<String>, _ file: SourceFile, _ number: Int, in given: inout [Label: [Argument]]
  ) {
    for index in file.tokens.indices
    where file.text(at: index + 1) == "(" && callees.contains(file.text(at: index))
      && file.text(at: index - 1) != "func"
    {
      let parts = parts(between: index + 1, and: file.closing(of: index + 1), of: file)
      for (place, part) in parts.enumerated() {
        let isLabelled = part.count > 2 && file.text(at: part.lowerBound + 1) == ":"
        let label = isLabelled ? file.text(at: part.lowerBound) : "_\(place)"
        let range = (isLabelled ? part.lowerBound + 2 : part.lowerBound)..<part.upperBound
        given[Label(callee: file.text(at: index), label: label), default: []]
          .append(Argument(file: number, range: range.prefix(SourceFile.longestHead)))
      }
    }
  }
}
