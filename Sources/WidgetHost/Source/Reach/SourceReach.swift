/// What of an app the widget in it needs: the declarations that the widget's own files name, those
/// that these name, and so on.
///
/// An app's folder holds much that a widget never sees and that could not be compiled here. Names
/// are compared as words, without types, so that too much is kept rather than too little; what the
/// compiler then misses is added by `wanted`; what it cannot compile is taken out by `emptied` and
/// `unwanted`, to see whether the widget does without.
struct SourceReach {
  /// A file that the widget needs.
  struct Part: Equatable {
    var index: Int
    /// What the widget does not need of it, in bytes.
    var omitted: [Range<Int>] = []
    var emptied: [EmptiedBody] = []

    fileprivate mutating func empty(_ declaration: SourceDeclaration) {
      guard let body = declaration.body else { return }
      emptied.append(EmptiedBody(range: body, makes: declaration.makes))
    }
  }

  /// A body of which only the braces stay.
  struct EmptiedBody: Equatable {
    /// What stood between them, in bytes.
    var range: Range<Int>
    var makes: SourceDeclaration.Product
  }

  /// Files that declare a widget which another file declares as well, and that file.
  private(set) var copies: [Int: Int] = [:]
  /// The files, in order.
  private(set) var parts: [Part] = []
  /// The files that declare widgets or their previews.
  private(set) var own: Set<Int> = []
  /// Lines in them that belong to nothing that the activities need, by file.
  private(set) var spareLines: [Int: Set<Int>] = [:]
  /// Those of them that are controls', by file.
  private(set) var controlLines: [Int: Set<Int>] = [:]
  /// Names of what is declared in the files and has been left out.
  private(set) var omittedNames: Set<String> = []
  /// Names of what has been left out because it was not wanted.
  private(set) var unwantedNames: Set<String> = []

  /// What is known of files that are not the widget's.
  private(set) var foreign = Foreign()

  /// Files that are not the widget's, and what of them has been left out.
  struct Foreign {
    var paths: Set<String> = []
    /// Names that no other file has left out.
    var omitted: Set<String> = []
    /// Those of them that are declared by themselves, and not in a type.
    var declared: Set<String> = []
  }

  /// What is known of files before anything is asked: the same for each try to compile them.
  struct Basis {
    /// The words by which files are told apart.
    private static let asked: Set<String> = [
      "XCTestCase", "XCTest", "ActivityConfiguration", "contentStates", "WidgetConfiguration",
      "WidgetBundle",
    ]

    /// Those of them that stand in each file.
    fileprivate let names: [Set<String>]
    fileprivate let candidates: [Int]
    fileprivate let compiled: Set<Int>
    fileprivate let index: DeclarationIndex
    fileprivate let borders: FileBorders

    /// Finds what a source needs.
    ///
    /// - Parameters:
    ///   - foreign: places of files that the widget's target has not: what it names is looked for in the others.
    ///   - strays: places of files that no target compiles: nothing of them is seen.
    ///   - compiled: places of files that a target is known to compile: of copies one of these counts.
    ///   - packages: packages among the files.
    init(
      _ files: [SourceFile], foreign: Set<Int> = [], strays: Set<Int> = [],
      compiled: Set<Int> = [], packages: [FileBorders.Package] = []
    ) {
      let asked = Self.asked.union(FileBorders.asked(of: packages))
      let names = files.map { $0.names(among: asked) }
      candidates = files.indices.filter {
        !strays.contains($0)
          && (names[$0].isDisjoint(with: ["XCTestCase", "XCTest"]) || !files[$0].isOfTests)
          && !files[$0].path.hasSuffix("/main.swift")
          // A script has a line of its own for the shell.
          && !files[$0].bytes.starts(with: Array("#!".utf8))
      }
      (self.names, self.compiled) = (names, compiled)
      borders = FileBorders(
        files.map(\.path), words: names, foreign: foreign, packages: packages)
      index = DeclarationIndex(files, listed: candidates)
    }
  }

  /// Finds out what of an app's files its widget needs.
  init(
    _ files: [SourceFile], wanted: Set<String> = [], emptied: [String: Set<Int>] = [:],
    unwanted: [String: Set<Int>] = [:]
  ) {
    self.init(Basis(files), wanted: wanted, emptied: emptied, unwanted: unwanted)
  }

  /// Finds out what of an app's files its widget needs.
  init(
    _ basis: Basis, wanted: Set<String> = [], emptied: [String: Set<Int>] = [:],
    unwanted: [String: Set<Int>] = [:], starts: [StartFunction] = []
  ) {
    let (names, candidates, index) = (basis.names, basis.candidates, basis.index)
    var roots = candidates.filter {
      names[$0].contains("ActivityConfiguration") || names[$0].contains("contentStates")
    }
    if !roots.contains(where: { names[$0].contains("ActivityConfiguration") }) {
      // There is no activity: what is said of it is said of the other widgets.
      roots = candidates.filter { names[$0].contains("WidgetConfiguration") }
    }
    guard !roots.isEmpty else {
      parts = candidates.map { Part(index: $0) }
      own = Set(candidates)
      return
    }
    let bundles = candidates.filter { names[$0].contains("WidgetBundle") }
    copies = Self.copies(
      among: roots, index, compiled: basis.compiled, bundles: Set(bundles.map(index.folder)))
    roots.removeAll { copies[$0] != nil }
    own = Set(roots)
    let needed = NeededDeclarations(
      index, roots: roots, copies: Set(copies.keys), borders: basis.borders,
      wishes: .init(wanted: wanted, emptied: emptied, unwanted: unwanted, starts: starts))
    let controls = ControlProtocols.types(in: roots.flatMap(index.declarations).map { index[$0] })
    for file in roots {
      let spare = Self.spareLines(of: file, index, needed)
      spareLines[file] = spare
      controlLines[file] = index.declarations(of: file).reduce(into: []) { lines, place in
        guard ControlProtocols.has(index[place], amongTypes: controls) else { return }
        lines.formUnion(spare.intersection(index[place].lines))
      }
    }
    for file in candidates where !basis.borders.foreign.contains(file) { note(file, index, needed) }
    let near = omittedNames
    for file in candidates where basis.borders.foreign.contains(file) {
      foreign.paths.insert(index.paths[file])
      note(file, index, needed)
      for place in index.declarations(of: file) where !needed.kept.contains(place) {
        foreign.declared.formUnion(index[place].names)
      }
    }
    parts.sort { $0.index < $1.index }
    foreign.omitted = omittedNames.subtracting(near)
  }

  /// Returns which files are copies, and of which.
  ///
  /// Targets and templates have copies of one file, and Xcode compiles one of them: that which a target lists, else that
  /// beside a bundle, else the first.
  private static func copies(
    among roots: [Int], _ index: DeclarationIndex, compiled: Set<Int>, bundles: Set<Substring>
  ) -> [Int: Int] {
    var declarers: [String: Int] = [:]
    var copies: [Int: Int] = [:]
    let ranked = Dictionary(grouping: roots) { file in
      (compiled.contains(file) ? 0 : 2) + (bundles.contains(index.folder(of: file)) ? 0 : 1)
    }
    for file in (0..<4).flatMap({ ranked[$0] ?? [] }) {
      let types = index.declarations(of: file).map { index[$0] }
        .filter { $0.kind == .type && !$0.isFilePrivate }
      let names = types.reduce(into: Set()) { $0.formUnion($1.names) }
      if let first = names.compactMap({ declarers[$0] }).min() {
        copies[file] = first
      } else {
        for name in names { declarers[name] = file }
      }
    }
    return copies
  }

  /// Returns the lines of a widget's file that belong to nothing essential.
  private static func spareLines(
    of file: Int, _ index: DeclarationIndex, _ needed: NeededDeclarations
  ) -> Set<Int> {
    var lines: Set<Int> = []
    for place in index.declarations(of: file) {
      let spare =
        needed.essential.contains(place)
        ? index.members(of: place).filter { !needed.essential.contains($0) } : [place]
      for place in spare { lines.formUnion(index[place].lines) }
    }
    return lines
  }

  /// Notes what is left of a file, if anything is.
  private mutating func note(_ file: Int, _ index: DeclarationIndex, _ needed: NeededDeclarations) {
    var part = Part(index: file)
    var hasAny = own.contains(file)
    for place in index.declarations(of: file) {
      let declaration = index[place]
      let names = declaration.names.union([declaration.extended])
      guard needed.kept.contains(place) else {
        if declaration.kind == .nameless { continue }
        part.omitted.append(declaration.range)
        if needed.isUnwanted(place) { unwantedNames.formUnion(names) }
        omittedNames.formUnion(declaration.members.reduce(into: names) { $0.formUnion($1.names) })
        continue
      }
      hasAny = true
      if needed.isEmptied(place) { part.empty(declaration) }
      for inner in index.members(of: place) {
        let member = index[inner]
        if needed.kept.contains(inner) {
          if needed.isEmptied(inner) { part.empty(member) }
          continue
        }
        part.omitted.append(member.range)
        if needed.isUnwanted(inner) { unwantedNames.formUnion(member.names) }
        omittedNames.formUnion(member.names.union(names))
      }
    }
    if hasAny { parts.append(part) }
  }
}
