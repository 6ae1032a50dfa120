/// Names of their own for types of packages that have the name of another type: one in the source, or one of a framework
/// that other files mean by it.
///
/// A module may declare what another one declares as well. Here all files are compiled as one module, in which the
/// package's type has its module before its name.
struct PackageNames {
  /// What stands between a module and a name: a letter that is part of a word, and that nobody types.
  static let dot = "\u{A78F}"

  /// A type at the top level of a file.
  private struct Declaration {
    var name: String
    var file: Int
    /// The package's target, or the package, that the file stands in.
    var home: Int?
    /// The token that it begins with, behind its modifiers.
    var place: Int
    var isPublic: Bool
    /// Whether other targets of its package see it, and nobody else.
    var isOfPackage: Bool
    var isAttributes: Bool
  }

  private let files: [SourceFile]
  private let borders: FileBorders
  /// What a word stands for in a file.
  private var names: [Int: [String: String]] = [:]
  /// What a word stands for behind a module's name and a dot.
  private var qualified: [String: [String: String]] = [:]

  /// Finds the types that need a name of their own.
  ///
  /// - Parameter foreign: places of files that are not of the widget's target.
  init(_ files: [SourceFile], foreign: Set<Int>, packages: [FileBorders.Package]) {
    let asked = FileBorders.asked(of: packages)
    let borders = FileBorders(
      files.map(\.path), words: packages.isEmpty ? [] : files.map { $0.names(among: asked) },
      foreign: foreign, packages: packages)
    (self.files, self.borders) = (files, borders)
    guard !packages.isEmpty else { return }
    var declarations: [Declaration] = []
    /// Types in types, and what generic protocols leave open, by file.
    var inner: [Int: Set<String>] = [:]
    for (place, file) in files.enumerated() {
      let found = Self.types(of: file, place, home: borders.home(of: place))
      declarations += found.types
      inner[place] = found.inner
    }
    let declared = Dictionary(grouping: declarations, by: \.name)
    let rivals = declared.filter { _, same in
      Set(same.map(\.home)).count > 1
        && Set(same.map { Self.words(from: $0.place, in: files[$0.file]) }).count > 1
    }
    // An extension may have a copy of the attributes that its app has: iOS knows the two for one by their name.
    let copying = Set(
      rivals.values.joined().filter(\.isAttributes).compactMap(\.home)
        .map { borders.all[$0].package })
    var apart = rivals.mapValues { Set($0.compactMap(\.home)) }
    for (name, homes) in hiding(declared, inner) { apart[name, default: []].formUnion(homes) }
    for (name, homes) in apart.sorted(by: { $0.key < $1.key }) {
      let same = declared[name] ?? []
      for home in homes.sorted() where !copying.contains(borders.all[home].package) {
        let own = files.indices.filter { borders.home(of: $0) == home }
        // Words are followed, not scopes.
        if own.contains(where: { inner[$0]?.contains(name) == true }) { continue }
        let new = "\(Self.module(of: borders.all[home]))\(Self.dot)\(name)"
        for file in own { names[file, default: [:]][name] = new }
        for module in borders.all[home].names { qualified[module, default: [:]][name] = new }
        for file in files.indices
        where borders.home(of: file) != home && inner[file]?.contains(name) != true
          && same.contains(where: { $0.home == home && isSeen($0, from: file) })
        {
          // What a module declares itself hides what it imports.
          let isHidden = same.contains {
            $0.home == borders.home(of: file)
              && (!foreign.contains($0.file) || foreign.contains(file))
          }
          if !isHidden { names[file, default: [:]][name] = new }
        }
      }
    }
  }

  /// Returns the types of targets that would hide what other files mean by their names, with those targets.
  ///
  /// A file that does not see a type means another one. If the source declares none that it could mean, that one is a
  /// framework's, as SwiftUI's `HStack` is.
  private func hiding(
    _ declared: [String: [Declaration]], _ inner: [Int: Set<String>]
  ) -> [String: Set<Int>] {
    let candidates = declared.filter { name, same in
      !Self.associated.contains(name) && !same.contains(where: \.isAttributes)
        && same.contains { $0.home.map { borders.all[$0].isTarget } == true }
    }
    guard !candidates.isEmpty else { return [:] }
    let asked = Set(candidates.keys)
    // Files extend one another's types, and name what is nested in them.
    let innerOfHomes: [Int?: Set<String>] = files.indices.reduce(into: [:]) {
      $0[borders.home(of: $1), default: []].formUnion(inner[$1] ?? [])
    }
    var found: [String: Set<Int>] = [:]
    for (number, file) in files.enumerated() {
      for name in file.names(among: asked) {
        let same = candidates[name] ?? []
        let isKnown =
          innerOfHomes[borders.home(of: number)]?.contains(name) == true
          || same.contains { $0.home == borders.home(of: number) || isSeen($0, from: number) }
        guard !isKnown,
          file.tokens.indices.contains(where: {
            file.words[$0] == name && file.text(at: $0 - 1) != "." && Self.isType($0, in: file)
          })
        else { continue }
        // Of a package without targets in its manifest nobody knows by which name it is imported.
        let homes = same.compactMap(\.home).filter { borders.all[$0].isTarget }
        found[name, default: []].formUnion(homes)
      }
    }
    return found
  }

  /// Names that protocols of the frameworks leave open: in a type that conforms to one the name is the protocol's.
  private static let associated: Set<String> = [
    "AnimatableData", "Body", "Cache", "Configuration", "Content", "ContentState", "Context",
    "Element", "Entry", "Failure", "ID", "Input", "Key", "Output", "RawValue", "Value",
  ]

  /// Returns whether a file of another home sees a type.
  private func isSeen(_ type: Declaration, from file: Int) -> Bool {
    guard let home = type.home, borders.sees(home, from: file) else { return false }
    let packages = [type.file, file].map { borders.home(of: $0).map { borders.all[$0].package } }
    return type.isPublic || type.isOfPackage && packages[0] == packages[1]
  }

  /// Returns a file's text with the types' names of their own; nil where it has none of them.
  func text(of file: Int) -> String? {
    guard !qualified.isEmpty else { return nil }
    return text(of: files[file], names[file] ?? [:], nesting: 0)
  }

  /// Nobody writes literals that lie so deep in one another.
  private static let mostNesting = 8

  private func text(of file: SourceFile, _ names: [String: String], nesting: Int) -> String? {
    var bytes: [UInt8] = []
    var end = 0
    func replace(_ range: Range<Int>, with text: String) {
      // One name may be the end of another that has been replaced.
      guard range.lowerBound >= end else { return }
      bytes += file.bytes[end..<range.lowerBound]
      bytes += text.utf8
      end = range.upperBound
    }
    for (place, token) in file.tokens.enumerated() {
      switch token.kind {
      case .string where nesting < Self.mostNesting:
        for range in Self.interpolations(of: token, in: file.bytes) {
          let code = SourceFile(path: "", text: String(decoding: file.bytes[range], as: UTF8.self))
          if let new = text(of: code, names, nesting: nesting + 1) { replace(range, with: new) }
        }
      case .identifier:
        let word = file.text(token)
        if file.text(at: place - 1) == "." {
          guard place > 1, let new = qualified[file.text(at: place - 2)]?[word],
            file.text(at: place - 3) != ".", !file.isImported(at: place - 2)
          else { continue }
          replace(file.bytes(of: place - 2..<place + 1), with: new)
        } else if let new = names[word], Self.isType(place, in: file) {
          replace(token.range, with: new)
        }
      default: continue
      }
    }
    guard end > 0 else { return nil }
    return String(decoding: bytes + file.bytes[end...], as: UTF8.self)
  }

  // MARK: Reading

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]

  /// Returns the types that a file declares for others, and the names of those in its braces.
  private static func types(
    of file: SourceFile, _ number: Int, home: Int?
  ) -> (types: [Declaration], inner: Set<String>) {
    var types: [Declaration] = []
    var inner: Set<String> = []
    var depth = 0
    for (place, token) in file.tokens.enumerated() {
      if token.kind == .punctuation {
        let sign = file.words[place]
        if SourceFile.opensBracket(sign) { depth += 1 }
        if SourceFile.closesBracket(sign) { depth = max(0, depth - 1) }
      }
      guard token.kind == .identifier, typeWords.contains(file.words[place]),
        case let name = file.text(at: place + 1), name.first?.isUppercase == true,
        // `import enum Tools.Result` declares nothing.
        !file.isImported(at: place + 1)
      else { continue }
      guard depth == 0 else {
        inner.insert(name)
        continue
      }
      let modifiers = modifiers(before: place, in: file)
      if modifiers.contains("private") || modifiers.contains("fileprivate") { continue }
      types.append(
        Declaration(
          name: name, file: number, home: home, place: place,
          isPublic: modifiers.contains("public") || modifiers.contains("open"),
          isOfPackage: modifiers.contains("package"),
          isAttributes: head(from: place, in: file).contains(
            where: AttributesProtocols.names.contains)))
    }
    return (types, inner)
  }

  private static func modifiers(before place: Int, in file: SourceFile) -> Set<String> {
    let known: Set<String> = [
      "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect",
      "nonisolated", "distributed",
    ]
    var found: Set<String> = []
    var place = place - 1
    while known.contains(file.text(at: place)) {
      found.insert(file.text(at: place))
      place -= 1
    }
    return found
  }

  /// Returns the words of a declaration up to its brace.
  private static func head(from place: Int, in file: SourceFile) -> [String] {
    let last = min(file.tokens.count, place + SourceFile.longestHead)
    return (place..<last).lazy.map { file.text(at: $0) }.prefix { $0 != "{" }.map { $0 }
  }

  /// Returns the words of a declaration without those that say who sees it; copies have the same ones.
  private static func words(from place: Int, in file: SourceFile) -> [String] {
    let head = head(from: place, in: file)
    let opening = place + head.count
    guard file.text(at: place) != "typealias", file.text(at: opening) == "{" else {
      return file.rest(ofLineFrom: place).map { file.text(at: $0) }
    }
    let access: Set<String> = ["public", "open", "package", "internal"]
    return (place...file.closing(of: opening)).map { file.text(at: $0) }
      .filter { !access.contains($0) }
  }

  /// Returns whether a word is a type's name there: not an argument's, nor that of what is declared.
  private static func isType(_ place: Int, in file: SourceFile) -> Bool {
    let (before, after) = (file.text(at: place - 1), file.text(at: place + 1))
    switch before {
    case "func", "let", "var": return false
    case "case": return after == "."
    case "(", ",": return after != ":"
    default: return !file.isImported(at: place)
    }
  }

  /// Returns the code in a literal, by its bytes.
  private static func interpolations(of literal: SwiftToken, in bytes: [UInt8]) -> [Range<Int>] {
    let hash = UInt8(ascii: "#")
    let hashes = bytes[literal.range].prefix { $0 == hash }.count
    let opening = [UInt8(ascii: "\\")] + Array(repeating: hash, count: hashes) + [UInt8(ascii: "(")]
    var found: [Range<Int>] = []
    var place = literal.range.lowerBound
    while place + opening.count < literal.range.upperBound {
      guard bytes[place..<place + opening.count].elementsEqual(opening) else {
        // A slash before another one begins nothing.
        place += hashes == 0 && bytes[place] == opening[0] ? 2 : 1
        continue
      }
      let start = place + opening.count
      place = SwiftTokenizer.endOfInterpolation(in: bytes, from: start - 1)
      guard place - 1 > start else { continue }
      found.append(start..<place - 1)
    }
    return found
  }

  /// Returns what stands for a home in names: a target's module; of a package the longest name of its manifest that its
  /// folder's name contains, else that of the folder.
  private static func module(of home: FileBorders.Home) -> String {
    if let module = home.module { return module }
    let folder = ProjectPath.name(home.folder)
    let names = home.names.filter {
      !$0.isEmpty && LocalPackage.module($0) == $0 && folder.lowercased().contains($0.lowercased())
    }
    let longest = names.max { ($0.utf8.count, $1) < ($1.utf8.count, $0) } ?? folder
    let module = LocalPackage.module(longest)
    return module.first?.isNumber == true ? "_\(module)" : module
  }
}

extension WidgetSources {
  /// Gives a name of its own to each type of a package that has the name of another type; tells whether there are any.
  ///
  /// - Parameter parsed: the files as they are, and then as they have become.
  mutating func namePackages(in parsed: inout [SourceFile]) -> Bool {
    guard hasFolders, !packages.isEmpty else { return false }
    let names = PackageNames(parsed, foreign: foreign, packages: packages)
    var hasAny = false
    for file in files.indices {
      guard let text = names.text(of: file) else { continue }
      files[file].text = text
      parsed[file] = SourceFile(path: files[file].path, text: text)
      hasAny = true
    }
    return hasAny
  }
}
