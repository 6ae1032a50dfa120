import Findings

/// Finds the errors that are the author's, whatever Islet lacks: Xcode refuses the lines as well.
///
/// It says so only where that is sure. All else is told as code that is left out.
struct CertainMistakes {
  private let hints: ErrorHints
  /// Whether all files of the folder are among those that were read: no other one, of Swift or of C, declares anything.
  private let isWhole: Bool
  /// What is declared anywhere in each file, also in those that are not compiled.
  private let declared: [String: Set<String>]
  /// The types of each file.
  private let scopes: [String: TypeScopes]
  /// The `#if`s of each file of which nobody knows the answer, and what is declared in them.
  private let unsure: [String: UnsureConditions]
  private let unsureNames: Set<String>
  /// Whether a file hands on a module that is not here: every file may have names from it.
  private let handsOnMissing: Bool
  /// Whether a module of others is missing: it may extend what the source has.
  private let lacksModules: Bool
  /// Types that may have members which stand nowhere.
  private let openTypes: Set<String>
  /// The other names that the source gives to types: `typealias Tea = Brew`.
  private let aliases: Set<String>

  /// Creates the judge of what is said of a source.
  init(_ hints: ErrorHints, isWhole: Bool = true) {
    (self.hints, self.isWhole) = (hints, isWhole)
    declared = hints.files.mapValues { $0.declaredNames(in: $0.tokens.indices) }
    scopes = hints.files.mapValues(TypeScopes.init)
    openTypes = hints.files.values.reduce(into: []) { $0.formUnion(Self.openTypes(in: $1)) }
    aliases = hints.files.values.reduce(into: []) { $0.formUnion($1.aliases) }
    unsure = hints.files.mapValues(UnsureConditions.init)
    unsureNames = unsure.values.reduce(into: []) { $0.formUnion($1.names) }
    handsOnMissing = hints.files.values.contains { file in
      file.tokens.indices.contains { place in
        guard file.text(at: place) == "import", file.text(at: place - 1) == "_exported",
          let module = file.importedModule(at: place)?.place
        else { return false }
        return !hints.presentModules.contains(file.text(at: module))
      }
    }
    lacksModules = hints.imported.values.contains {
      !$0.subtracting(hints.presentModules).isSubset(of: AppleModules.names)
    }
  }

  /// Which errors are the author's, and what helps with others: the file that declares a name and was not named.
  struct Judgement {
    var mistakes: [Finding] = []
    var advice: [(finding: Finding, fix: String)] = []
  }

  /// Judges errors, after a look at the files around the folder.
  func judge(_ lines: [LeftLine]) -> Judgement {
    let mistakes = lines.filter { isMistake($0.finding, without: $0.omitted) }.map(\.finding)
    let missing = mistakes.map { (finding: $0, declaration: declaration(missedBy: $0)) }
    let asked = Set(missing.compactMap(\.declaration))
    guard !asked.isEmpty else { return Judgement(mistakes: mistakes) }
    guard let elsewhere = hints.elsewhere(asked) else {
      return Judgement(mistakes: missing.filter { $0.declaration == nil }.map(\.finding))
    }
    var judgement = Judgement()
    for (finding, declaration) in missing {
      if let declaration, let advice = elsewhere[declaration] {
        if let advice { judgement.advice.append((finding, advice)) }
      } else {
        judgement.mistakes.append(finding)
      }
    }
    return judgement
  }

  /// Returns whether an error is its author's, as far as the files tell that were read.
  ///
  /// - Parameter omitted: names of the source that were not compiled.
  func isMistake(_ finding: Finding, without omitted: Set<String> = []) -> Bool {
    guard finding.id == "widget-does-not-compile", finding.location != nil else { return false }
    let sentence = finding.sentence.withoutOtherNames
    if CompilerMessages.isSlip(sentence) || sentence.hasPrefix("Source control conflict marker") {
      return true
    }
    let words = sentence.quotedNames.flatMap { quoted in
      quoted.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    guard omitted.isDisjoint(with: words), !isUnsure(finding) else { return false }
    return isWrongType(sentence, finding, without: omitted) || Self.isWrongOrder(sentence)
      || isUndeclared(sentence, finding)
  }

  /// Returns whether a phone's compiler may come to other code: the function of the error, or what its line names, has an
  /// `#if` that may be answered otherwise there.
  private func isUnsure(_ finding: Finding) -> Bool {
    guard let place = finding.location, let file = hints.files[place.file] else { return true }
    let line = file.tokens.indices.filter { file.tokens[$0].line == place.line }
    guard line.allSatisfy({ !unsureNames.contains(file.text(at: $0)) }) else { return true }
    guard let ranges = unsure[place.file]?.ranges, !ranges.isEmpty,
      let token = file.token(line: place.line, column: place.column ?? 1)
    else { return false }
    let types = Set(file.types(around: token).map(\.brace))
    let body = file.tokens.indices.first { start in
      guard start <= token, file.text(at: start) == "{", !types.contains(start) else {
        return false
      }
      return file.partner(of: start) ?? file.tokens.count >= token
    }
    let end = body.map { file.partner(of: $0) ?? file.tokens.count } ?? token
    return ranges.contains { $0.overlaps((body ?? token)..<end + 1) }
  }

  /// Returns whether types of Swift's own do not fit where only the source can want them.
  private func isWrongType(
    _ sentence: String, _ finding: Finding, without omitted: Set<String>
  ) -> Bool {
    if let types = sentence.firstMatch(
      of:
        /^Cannot convert (?:value|return expression) of type '([^']+)' to (?:specified|return) type '([^']+)'/
    ) {
      return PlainKind.differ(types.1, types.2)
    }
    // What a call takes is the frameworks' to say, unless the type that is made is the source's own.
    if let types = sentence.firstMatch(of: Self.wrongArgument) {
      guard isWhole, PlainKind.differ(types.1, types.2), let type = typeMade(at: finding) else {
        return false
      }
      return !omitted.contains(type.lastName)
    }
    // Anybody may declare an operator for types of Swift's.
    if let types = sentence.firstMatch(of: Self.wrongOperands) {
      return PlainKind.differ(types.2, types.3) && isWhole && !lacksModules && !handsOnMissing
        && !scopes.contains { path, scopes in
          hints.files[path]?.declaresOperator(String(types.1), in: scopes) == true
        }
    }
    if let type = sentence.firstMatch(
      of: /^'nil' (?:cannot initialize specified|is incompatible with return) type '([^']+)'/)
    {
      return PlainKind.shape(of: type.1) != nil
    }
    guard
      let type = sentence.firstMatch(
        of:
          /^Missing return in (?:global function|local function|instance method|static method|getter) expected to return '([^']+)'/
      )
    else { return false }
    return PlainKind.shape(of: type.1) != nil
  }

  private static var wrongArgument: Regex<(Substring, Substring, Substring)> {
    /^Cannot convert value of type '([^']+)' to expected argument type '([^']+)'/
  }
  private static var wrongOperands: Regex<(Substring, Substring, Substring, Substring)> {
    /^Binary operator '([^']+)' cannot be applied to operands of type '([^']+)' and '([^']+)'/
  }

  /// Returns the whole name of the source's type that is made where an error stands; nil where none is.
  private func typeMade(at finding: Finding) -> String? {
    ErrorHints.callee(in: hints.line(of: finding), before: finding.location?.column ?? 0)
      .flatMap { hints.ownTypes.path(of: $0, within: types(around: finding)) }
  }

  /// Returns the names of the types around an error, the outermost first.
  private func types(around finding: Finding) -> [String] {
    guard let place = finding.location, let file = hints.files[place.file],
      let token = file.token(line: place.line, column: place.column ?? 1)
    else { return [] }
    return file.types(around: token).map(\.name)
  }

  /// Returns whether values of a function's own are used as Swift never lets them be.
  private static func isWrongOrder(_ sentence: String) -> Bool {
    sentence.hasPrefix("Use of local variable '") && sentence.contains("before its declaration")
      || sentence.contains("' used before being initialized")
      || sentence.hasPrefix("Cannot assign to value: '") && sentence.contains("is a 'let' constant")
  }

  // MARK: What nothing declares

  private static func isOnName(_ sentence: String) -> Bool {
    sentence.hasPrefix("Cannot find '") || sentence.contains("has no member '")
  }

  /// Returns whether nothing declares a value, or a member of a type of the source's own.
  private func isUndeclared(_ sentence: String, _ finding: Finding) -> Bool {
    guard isWhole, Self.isOnName(sentence), !handsOnMissing,
      let name = ErrorHints.missingName(sentence), name.first?.isLowercase == true,
      !isDeclaredHere(finding)
    else { return false }
    guard sentence.hasPrefix("Cannot find '") else { return isOnPlainType(sentence) }
    // A value that the frameworks have here is found, or its module is not imported. Words of theirs say nothing: an
    // argument's label may be called like anything.
    return !hints.importsMissing(finding) && hints.lackingImport(finding, of: name) == nil
      && !Self.looksLikeC(name) && !isCalled(name, finding) && standsInPlainType(finding)
  }

  /// Returns whether one of the files that were read declares what an error misses, where the error could see it. A member of
  /// another type is not meant: who writes `title` for `context.state.title` is to hear of it.
  private func isDeclaredHere(_ finding: Finding) -> Bool {
    guard let missing = declaration(missedBy: finding) else { return false }
    return declared.contains { path, names in
      guard names.contains(missing.name), let file = hints.files[path], let scopes = scopes[path]
      else { return false }
      return missing.isDeclared(in: file, scopes, seesPrivate: path == finding.location?.file)
    }
  }

  /// Returns what another file may declare that an error misses; nil where no declaration makes it right.
  private func declaration(missedBy finding: Finding) -> MissingDeclaration? {
    let sentence = finding.sentence.withoutOtherNames
    if let types = sentence.firstMatch(of: Self.wrongOperands) {
      return MissingDeclaration(kind: .operator, name: String(types.1))
    }
    if sentence.firstMatch(of: Self.wrongArgument) != nil {
      return typeMade(at: finding).map { .init(kind: .initializer, types: [$0.lastName]) }
    }
    guard Self.isOnName(sentence), let name = ErrorHints.missingName(sentence) else { return nil }
    let owner = ActivityMembers.owner(sentence)
    let around = types(around: finding)
    let paths = owner.map { [$0] } ?? around.indices.map { Self.path(around[...$0]) }
    return MissingDeclaration(
      kind: owner == nil ? .value : .member, name: name,
      types: paths.reduce(into: []) { $0.insert(OwnTypes.withoutArguments($1).lastName) },
      // An enum of texts has none of a text's members.
      protocols: paths.reduce(into: ErrorHints.plainProtocols.union(["RawRepresentable"])) {
        $0.formUnion(hints.ownTypes.words(of: $1) ?? [])
      }.subtracting(StartType.rawTypes), aliases: aliases)
  }

  private static func path(_ types: ArraySlice<String>) -> String { types.joined(separator: ".") }

  /// Returns whether a name may be one of the constants and functions of C that come with Foundation: `errSecSuccess`,
  /// `mach_task_self_`, and `fls` in `map(fls)`.
  private static func looksLikeC(_ name: String) -> Bool {
    AppleNames.isConstant(name) || AppleNames.ofDarwin.contains(name) || name.contains("_")
      || ["k", "err", "no"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  /// Returns whether a line calls what it names: functions of the frameworks are too many to know.
  private func isCalled(_ name: String, _ finding: Finding) -> Bool {
    // The line's text is searched: a call within a string is no token of its own.
    let line = hints.line(of: finding)
    return line.isEmpty || ErrorHints.has(name, before: "({<", in: line)
  }

  /// Returns whether an error stands outside of all types, or in types of the source's own that inherit no values: in all
  /// others a name may be a member of the frameworks'. A view inherits functions only.
  private func standsInPlainType(_ finding: Finding) -> Bool {
    guard let place = finding.location, let file = hints.files[place.file],
      let token = file.token(line: place.line, column: place.column ?? 1)
    else { return false }
    let types = file.types(around: token)
    return types.indices.allSatisfy { place in
      let type = types[place]
      return ["enum", "extension", "struct"].contains(type.word) && !type.isPath
        && isPlain(Self.path(types.map(\.name)[...place]), besides: lacksModules ? [] : ["View"])
    }
  }

  /// Returns whether a sentence is on the member of a type of the source's own that can have no others.
  private func isOnPlainType(_ sentence: String) -> Bool {
    guard !lacksModules,
      let name = ActivityMembers.owner(sentence)
    else { return false }
    return isPlain(name)
  }

  /// Returns whether a whole name is that of structs and enums of the source alone, which inherit from nothing of the
  /// frameworks' and have no attribute: a macro may bring members.
  private func isPlain(_ type: String, besides protocols: Set<String> = []) -> Bool {
    guard let words = hints.ownTypes.words(of: type),
      words.isSubset(of: ErrorHints.plainProtocols.union(protocols))
    else { return false }
    return !openTypes.contains(OwnTypes.withoutArguments(type).lastName)
  }

  /// Returns the names of a file's types that may have members which stand nowhere: of a superclass, of a macro, or of what
  /// they stand for.
  private static func openTypes(in file: SourceFile) -> Set<String> {
    file.tokens.indices.dropLast().reduce(into: []) { names, place in
      switch file.text(at: place) {
      case "actor", "class", "protocol", "typealias": names.insert(file.text(at: place + 1))
      case "enum", "struct":
        if hasAttribute(at: place, of: file) { names.insert(file.text(at: place + 1)) }
      default: break
      }
    }
  }

  private static let modifiers: Set<String> = [
    "fileprivate", "indirect", "internal", "nonisolated", "package", "private", "public",
  ]

  /// Returns whether a declaration may have an attribute, on its line or above it: `@Stored`, `@Stored(true)`.
  private static func hasAttribute(at keyword: Int, of file: SourceFile) -> Bool {
    var first = keyword
    while modifiers.contains(file.text(at: first - 1)) { first -= 1 }
    guard first > 0, !["{", "}", ";"].contains(file.text(at: first - 1)) else { return false }
    let last = first - 1
    guard file.tokens[last].line < file.tokens[first].line else { return true }
    let line = file.tokens[min(last, file.partner(of: last) ?? last)].line
    return file.tokens.indices.prefix(first).reversed().prefix { file.tokens[$0].line >= line }
      .contains { file.text(at: $0).hasPrefix("@") }
  }
}

/// What kinds of values the types of Swift's own hold. Of one kind a framework may have another type than Islet has: a
/// `Float` or a `Double`.
private enum PlainKind: String {
  case text, fraction, whole, truth, moment

  private init?(_ type: Substring) {
    switch type {
    case "String", "Substring", "Character": self = .text
    case "Double", "Float", "CGFloat": self = .fraction
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self = .whole
    case "Bool": self = .truth
    case "Date": self = .moment
    default: return nil
    }
  }

  /// Returns a type in which only kinds are told apart: `[text]` for `[String]`; nil where another type is in it.
  static func shape(of type: Substring) -> String? {
    var (shape, rest) = ("", type)
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard word.isEmpty else {
        guard let kind = PlainKind(word) else { return nil }
        shape += kind.rawValue
        rest = rest[word.endIndex...]
        continue
      }
      guard "[]?: ".contains(first) else { return nil }
      // Whether a value may be missing is a framework's to say.
      if first != "?" { shape.append(first) }
      rest = rest.dropFirst()
    }
    return shape
  }

  static func differ(_ one: Substring, _ other: Substring) -> Bool {
    guard let one = shape(of: one), let other = shape(of: other) else { return false }
    return one != other
  }
}
