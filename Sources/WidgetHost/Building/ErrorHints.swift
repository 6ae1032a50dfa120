import Findings
import Foundation
import Synchronization

/// What helps with an error of the compiler: the name that was meant, or where a name may come from.
struct ErrorHints {
  /// Names that the source declares.
  let declared: CasedNames
  /// The types among them.
  let ownTypes: OwnTypes
  private let members: ActivityMembers
  let files: [String: SourceFile]
  /// The lines of each file.
  private let lines: [String: [Substring]]
  /// Modules that the compiled source imports and that are not here.
  private let missingModules: [String]
  /// Modules that are here.
  let presentModules: Set<String>
  /// The compiled modules of the frameworks.
  private let moduleFiles: [String]
  private let known: [String]
  private let folder: String?
  /// The names that are made of string catalogues.
  private let texts: Set<String>
  /// The modules that each file imports.
  let imported: [String: Set<String>]

  /// Creates the hints for a source.
  ///
  /// - Parameters:
  ///   - sources: the files as they were given.
  ///   - folder: where they stand; what they lack may stand beside it.
  ///   - imports: the findings about imports.
  ///   - own: modules of packages whose files are among these.
  ///   - strings: the names that are made of string catalogues.
  init(
    _ sources: [WidgetSources.File], in folder: String? = nil, imports: [Finding],
    own: Set<String> = [], strings: StringSymbols = StringSymbols(), frameworks: Frameworks
  ) {
    (self.folder, known, texts) = (folder, sources.map(\.path), strings.names)
    var declared: Set<String> = []
    var imported: [String: Set<String>] = [:]
    let files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    for file in files {
      for place in file.tokens.indices.dropLast() {
        if file.text(at: place) == "import", let module = file.importedModule(at: place)?.place {
          imported[file.path, default: []].insert(file.text(at: module))
        }
        guard file.tokens[place + 1].kind == .identifier, !file.isImported(at: place) else {
          continue
        }
        let (word, name) = (file.text(at: place), file.text(at: place + 1).filter { $0 != "`" })
        if Self.declaring.contains(word) { declared.insert(name) }
      }
    }
    (self.declared, self.imported) = (CasedNames(declared), imported)
    ownTypes = OwnTypes(of: files)
    members = ActivityMembers(of: files)
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    lines = Dictionary(
      sources.map { ($0.path, $0.text.sourceLines) },
      uniquingKeysWith: { first, _ in first })
    missingModules = imports.filter { $0.id == "widget-unknown-import" }.compactMap {
      $0.sentence.split(separator: " ").dropFirst(2).first.map(String.init)
    }
    presentModules = frameworks.known.union(own)
    moduleFiles = ["SwiftUI", "WidgetKit"].map { "\(frameworks.modules)/\($0).swiftmodule" }
  }

  /// Words that a name of the source stands behind.
  private static let declaring: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  /// What a type may conform to without members of the frameworks coming with it.
  static let plainProtocols = StartType.rawTypes.union([
    "ActivityAttributes", "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "Sendable",
  ])

  /// Returns the errors with what helps, and a name that nothing declares once.
  func helping(_ findings: [Finding]) -> [Finding] {
    var search: DeclarationSearch?
    // A name that is missing is mostly missing in many places, and each search opens hundreds of files.
    var searched: [String: String?] = [:]
    let causes = ConsequentErrors(findings, files: files, ownTypes: ownTypes).causes
    let helped = causes.map { finding in
      if let told = wrapper(finding) { return told }
      var finding = Self.namingKey(finding, line: line(of: finding))
      guard let name = Self.missingName(finding.sentence) else {
        let line = line(of: finding)
        finding.fix =
          CompilerAdvice.keyword(finding.sentence, line: line)
          ?? missingArguments(finding, line: line)
          ?? CompilerAdvice.advice(on: finding.sentence, line: line)
          ?? lackingConformance(finding.sentence) ?? finding.fix
        return finding
      }
      let isOfType =
        finding.id == "widget-missing-api"
        || ownType(in: finding.sentence) != nil && !members.areMeant(in: finding.sentence)
      let owner = isOfType ? ActivityMembers.owner(finding.sentence) : nil
      if let advice = CompilerAdvice.region(finding.sentence) {
        finding.fix = advice
        return finding
      }
      // Of one letter or two there is something alike everywhere.
      let isWord = name.count > 2
      let isValue =
        finding.sentence.hasPrefix("Cannot find '")
        && members.advice(on: name, finding.sentence) == nil
      if isWord, finding.id == "widget-undeclared-name" || owner != nil || isValue, let folder {
        let beside = search ?? DeclarationSearch(around: folder, known: known)
        search = beside
        let asked = "\(owner ?? "") \(name)"
        // A struct of the source's own that is no view has none of the members that views have.
        let isView =
          ownType(in: finding.sentence).map { !$0.words.isSubset(of: Self.plainProtocols) } ?? true
        let advice = searched[asked] ?? beside.advice(for: name, of: owner, isView: isView)
        searched.updateValue(advice, forKey: asked)
        if let advice {
          finding.sentence = Self.asOwn(finding.sentence)
          finding.fix = advice
          return finding
        }
      }
      if isForeign(name, finding) { finding.sentence = Self.asOwn(finding.sentence) }
      if missingModules.contains(name) {
        finding.fix = origin(of: name, finding)
        return finding
      }
      if let told = lackingImport(finding, of: name) { return told }
      if let advice = members.advice(on: name, finding.sentence) ?? forgottenIn(name, finding) {
        finding.fix = advice
        return finding
      }
      let isLoose = Self.isLooseMember(finding.sentence)
      if isLoose, isWord, let near = NearestName.of(name, in: texts) {
        finding.fix = "If it is a slip: a string catalogue has “\(near)”."
        return finding
      }
      // Of a module that is not here a value is often called like its type.
      let alike = missingModules.isEmpty ? declared.all : declared.alike(name)
      if isWord, let near = NearestName.of(name, in: alike) {
        let slip = "If it is a slip: the source declares “\(near)”."
        // A file that imports what is not here has its names from there more often than wrong.
        let isForeign = finding.id == "widget-undeclared-name" && importsMissing(finding)
        let foreign = isForeign ? origin(of: name, finding) : nil
        // Of a framework's type that has no such member here, what is alike may have nothing to do with it.
        let rest =
          finding.id == "widget-missing-api" && ownType(in: finding.sentence) == nil
          ? finding.fix : nil
        finding.fix = [foreign, slip, rest].compactMap(\.self).joined(separator: " ")
        return finding
      }
      // The frameworks have members for a view of the source, and none for its values.
      if let own = ownType(in: finding.sentence), own.words.isSubset(of: Self.plainProtocols) {
        finding.fix = "\(own.name) is the source's own: declare \(name) in it or in an extension."
        return finding
      }
      // The frameworks have no members for a type of the source that is no view.
      if members.areMeant(in: finding.sentence) { return finding }
      if let advice = CompilerAdvice.ownName(of: name) {
        finding.fix = advice
        return finding
      }
      let names = frameworkNames
      // Nobody means a function of a framework by the name of a type, or a type by that of a member.
      let isType = finding.id == "widget-undeclared-name" && name.first?.isUppercase == true
      let isMember = finding.id != "widget-undeclared-name" && name.first?.isLowercase == true
      let candidates = isType || isMember ? names.alike(name) : names.all
      // What is called so is no slip: something else keeps its type from being found.
      if isLoose, declared.all.contains(name) || names.all.contains(name) { return finding }
      if isWord,
        let near = NearestName.of(name, in: candidates, amongMany: true)
          ?? Self.question(name, in: candidates)
      {
        finding.fix = "If it is a slip: the frameworks have “\(near)”."
      } else if let advice = CompilerAdvice.advice(on: finding.sentence, line: line(of: finding)) {
        finding.fix = advice
      } else if finding.id == "widget-undeclared-name" {
        finding.fix = origin(of: name, finding) ?? finding.fix
      } else if let advice = undeclaredValue(name, finding) {
        finding.fix = advice
      }
      return finding
    }
    return Self.withoutBrought(helped.map(namingModules)).namesOnce
  }

  /// Returns an error on a member or on what a call is given, of which no more is known, with the modules that its file
  /// imports and that are not here: they may extend the frameworks' types.
  private func namingModules(_ finding: Finding) -> Finding {
    let words = ["xtraneous argument", "o exact matches", "has no member"]
    // A label that the frameworks' initialiser lacks may be one of the module's.
    let isLabel = finding.fix?.hasPrefix("Leave out “") == true
    guard words.contains(where: finding.sentence.contains),
      isLabel || finding.fix == Finding(finding.id, sentence: "").fix, importsMissing(finding),
      let origin = origin(of: "", finding)
    else { return finding }
    var finding = finding
    finding.fix = origin
    return finding
  }

  /// Returns the type of the source that a sentence of the compiler says has no such member; nil of others.
  private func ownType(in sentence: String) -> (name: String, words: Set<String>)? {
    guard let owner = ActivityMembers.owner(sentence) else { return nil }
    return ownTypes.words(of: owner).map { (owner, $0) }
  }

  /// Returns what to give to something of the source that is called without it; nil for other sentences, and for what the
  /// frameworks declare: there an initialiser may be missing here.
  private func missingArguments(_ finding: Finding, line: String) -> String? {
    guard finding.sentence.hasPrefix("Missing argument"),
      finding.sentence.contains(" for parameter"),
      let name = Self.callee(in: line, before: finding.location?.column ?? 0)?.lastName,
      declared.all.contains(name)
    else { return nil }
    let labels = finding.sentence.quotedNames
    // The compiler counts those that have no label: `#1`.
    let given = labels.isEmpty ? "…" : labels.map { "\($0): …" }.joined(separator: ", ")
    return "Give it what it needs: \(name)(\(given))."
  }

  /// Returns the name of what is called around a column of a line, with the names before it: `Brew.Mode`; nil where the
  /// call begins on another line.
  static func callee(in line: String, before column: Int) -> String? {
    // The column of one value that is missing is that of the closing parenthesis, of several that of the opening one.
    let letters = Array(line.prefix(max(0, column)))
    let start = letters.last == "(" ? letters : Array(letters.dropLast())
    var depth = 0
    for place in start.indices.reversed() {
      if start[place] == ")" { depth += 1 }
      guard start[place] == "(" else { continue }
      if depth > 0 {
        depth -= 1
        continue
      }
      let name = start[..<place].reversed().prefix {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
      }
      return name.isEmpty ? nil : String(name.reversed())
    }
    return nil
  }

  /// Returns what helps where a type of the source lacks a conformance; nil for another sentence.
  private func lackingConformance(_ sentence: String) -> String? {
    guard
      let match = sentence.withoutOtherNames.firstMatch(
        of: /requires that '([\w.]+)' conform to '(\w+)'/),
      ownTypes.words(of: String(match.1)) != nil
    else { return nil }
    return "\(match.1) is the source's own: let it conform to \(match.2)."
  }

  /// Returns the attribute that the compiler does not know: `Stored` of `@Stored`.
  static func unknownAttribute(_ finding: Finding) -> String? {
    finding.sentence.firstMatch(of: /unknown attribute '(\w+)'/).map { String($0.1) }
  }

  /// Returns what is told of a property wrapper that may be of a module which its file imports and which is not here;
  /// nil for other errors.
  private func wrapper(_ finding: Finding) -> Finding? {
    guard let name = Self.unknownAttribute(finding), !declared.all.contains(name),
      importsMissing(finding)
    else { return nil }
    return Finding(
      "widget-undeclared-name", location: finding.location,
      sentence: "@\(name) is not declared in the source: unknown attribute '\(name)'.",
      fix: origin(of: name, finding))
  }

  /// Returns an error on `@Environment(\.name)` in the words of a missing member: the compiler does not tell which one it is.
  private static func namingKey(_ finding: Finding, line: String) -> Finding {
    guard finding.sentence.contains("o exact matches in call to initializer"),
      let name = line.firstMatch(of: /@Environment\(\\\.(\w+)\)/)?.1
    else { return finding }
    return Finding(
      "widget-missing-api", location: finding.location,
      sentence:
        "EnvironmentValues.\(name) is not here: value of type 'EnvironmentValues' has no member '\(name)'."
    )
  }

  /// Returns the name of a value that is true or false, where only the rest of it was written: `isEnabled`.
  private static func question(_ name: String, in names: Set<String>) -> String? {
    let whole = "is" + name.prefix(1).uppercased() + name.dropFirst()
    return names.contains(whole) ? whole : nil
  }

  /// Returns whether an error stands in a file that imports a module which is not here.
  func importsMissing(_ finding: Finding) -> Bool {
    !missingImports(finding).isEmpty
  }

  /// Returns the modules that are not here and that the file of an error imports.
  private func missingImports(_ finding: Finding) -> [String] {
    guard let path = finding.location?.file, let here = imported[path] else { return [] }
    var absent = here.subtracting(presentModules)
    if !absent.isEmpty, let file = files[path] {
      // What stands in a branch that no iPhone takes, as AppKit does, is not missed.
      absent.subtract(SourceScan([file]).imports.filter(\.isIdle).map(\.module))
    }
    // A file that the last try did without is in no finding about imports.
    return here.filter { missingModules.contains($0) || absent.contains($0) }.sorted()
  }

  /// Returns whether a name only begins like Apple's: `CIOBadge`, where its file imports a module that is not here, or
  /// `SFSymbol`, where that is called `SFSafeSymbols`.
  private func isForeign(_ name: String, _ finding: Finding) -> Bool {
    finding.id == "widget-undeclared-name" && AppleNames.framework(of: name) != nil
      && importsMissing(finding)
      && (name.dropFirst(3).first?.isUppercase == true
        || missingImports(finding).contains { $0.hasPrefix(name.prefix(2)) })
  }

  /// Returns errors, of which those on names that only begin like Apple's are told as that, and those on names of a
  /// module that is here with its `import`.
  func ownNames(in findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard Self.looksLikeApples(finding), let name = Self.missingName(finding.sentence) else {
        return finding
      }
      guard isForeign(name, finding) else { return lackingImport(finding, of: name) ?? finding }
      var finding = finding
      finding.sentence = Self.asOwn(finding.sentence)
      return finding
    }
  }

  /// Returns whether an error is on a name that looks like one of Apple's.
  static func looksLikeApples(_ finding: Finding) -> Bool {
    finding.id == "widget-undeclared-name"
      && finding.sentence.contains(" looks like a name of Apple's")
  }

  /// Returns what is told of a name that only looks like Apple's.
  private static func asOwn(_ sentence: String) -> String {
    sentence.replacing(
      #/ looks like a name of Apple's.*?its framework/#,
      with: " is not declared in the source; add the file that declares it")
  }

  /// Says that nothing declares a value: what is called so and is no call is hardly one of Apple's.
  private func undeclaredValue(_ name: String, _ finding: Finding) -> String? {
    guard finding.sentence.hasPrefix("Cannot find '"), name.first?.isLowercase == true,
      !Self.has(name, before: "(", in: line(of: finding))
    else { return nil }
    return declared.all.contains(name)
      ? "\(name) is declared where this line cannot see it: name the value that has it, or pass it to the view."
      : "Nothing declares \(name): declare it, or pass it to the view."
  }

  /// Returns whether a line has a name as a whole word with one of some signs behind it: `date` is no word of `update(`.
  static func has(_ name: String, before signs: String, in line: String) -> Bool {
    line.ranges(of: name).contains { range in
      let isPart =
        line[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      let next = line[range.upperBound...].first { !$0.isWhitespace }
      return !isPart && next.map { signs.contains($0) } ?? false
    }
  }

  /// Returns where a type may come from that nothing declares: rather from what its own file imports.
  private func origin(of name: String, _ finding: Finding) -> String? {
    if let framework = AppleNames.framework(of: name), !isForeign(name, finding) {
      return
        "It looks like a name of \(framework), of which only a part is here: put what needs it behind #if !os(Linux)."
    }
    let near = missingImports(finding)
    let services = finding.location.flatMap { imported[$0.file] }?.filter(
      Frameworks.services.contains)
    if near.isEmpty, let service = services?.min() {
      return
        "It may be of \(service), of which only what widgets need is here: put what needs it behind #if !os(Linux)."
    }
    guard !missingModules.isEmpty else { return nil }
    let imports = near.isEmpty ? missingModules : near
    let packages = imports.filter { !AppleModules.names.contains($0) }
    if packages.isEmpty {
      return
        "It may be of \(imports.prefix(3).joined(separator: ", ")), of which nothing is here: put what needs it behind #if !os(Linux)."
    }
    // A type that is called like its module is of that one.
    let modules =
      missingModules.contains(name) ? name : packages.prefix(3).joined(separator: ", ")
    return
      "It may be of \(modules): copy the package's sources into the folder, or put what needs it behind #if !os(Linux)."
  }

  /// Returns the source's line of a finding; nothing where it has none.
  func line(of finding: Finding) -> String {
    guard let place = finding.location, let file = lines[place.file],
      file.indices.contains(place.line - 1)
    else { return "" }
    return String(file[place.line - 1])
  }

  /// Says that `in` is missing where a line opens a closure and ends with the name that is not found: `{ context`.
  private func forgottenIn(_ name: String, _ finding: Finding) -> String? {
    let words = line(of: finding).split(separator: " ").suffix(2)
    guard words.count == 2, words.last == name[...], words.first?.hasSuffix("{") == true else {
      return nil
    }
    return "Write “{ \(name) in”: behind the names of a closure's values stands in."
  }

  /// The names in the frameworks' compiled modules.
  var frameworkNames: CasedNames { Self.names(inModules: moduleFiles) }

  /// What was read last, by the files and what they were: a preview asks at each version of a source.
  private static let readNames = Mutex<(key: String, names: CasedNames)?>(nil)

  private static func names(inModules paths: [String]) -> CasedNames {
    let key = FileStatus.stamp(of: paths)
    if let known = readNames.withLock({ $0?.key == key ? $0?.names : nil }) { return known }
    let names = CasedNames(paths.reduce(into: []) { $0.formUnion(Self.names(inModule: $1)) })
    readNames.withLock { $0 = (key, names) }
    return names
  }

  /// Returns which of some declarations files around the folder have, each with what to do about it where other files can
  /// see it; nil where not all of them could be looked into. Of the folder itself all is known.
  func elsewhere(_ missing: Set<MissingDeclaration>) -> [MissingDeclaration: String?]? {
    guard let folder else { return [:] }
    return DeclarationSearch(around: folder, known: known).declaring(missing)
  }

  /// Returns the names in a compiled module. Each stands between two zeroes there; in the names of the linker's, pieces
  /// look like names as well.
  static func names(inModule path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path), data.count < 64 << 20 else {
      return []
    }
    func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "_")
    }
    return Set(
      data.split(separator: 0).lazy
        .filter { (3...40).contains($0.count) && $0.first != 0x5F && $0.allSatisfy(isLetter) }
        .map { String(decoding: $0, as: UTF8.self) })
  }
}
