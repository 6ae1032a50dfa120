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
    /// Bodies of which only the braces stay, in bytes; those that make views apart.
    var emptied: [Range<Int>] = []
    var emptiedViews: [Range<Int>] = []

    fileprivate mutating func empty(_ declaration: SourceDeclaration) {
      guard let body = declaration.body else { return }
      if declaration.isView { emptiedViews.append(body) } else { emptied.append(body) }
    }
  }

  /// The files, in order.
  private(set) var parts: [Part] = []
  /// The files that declare widgets or their previews.
  private(set) var own: Set<Int> = []
  /// Lines in them that belong to nothing that the activities need, by file.
  private(set) var spareLines: [Int: Set<Int>] = [:]
  /// Names of what is declared in the files and has been left out.
  private(set) var omittedNames: Set<String> = []
  /// Names of what has been left out because it was not wanted.
  private(set) var unwantedNames: Set<String> = []

  private let files: [[SourceDeclaration]]
  private let paths: [String]
  /// Names that are needed whether or not something leads to them.
  private let wanted: Set<String>
  /// Lines of files whose declarations are left out, unless they are the widget's own.
  private let unwanted: [String: Set<Int>]
  /// Lines of files in bodies that are left out, unless they are the widget's own.
  private let emptied: [String: Set<Int>]
  private var types: [String: [Place]] = [:]
  /// Functions, values and members of extensions.
  private var values: [String: [Place]] = [:]
  private var members: [String: [Place]] = [:]
  /// Extensions by what they extend, and by what they make it conform to.
  private var extensions: [String: [Place]] = [:]
  private var conformances: [String: [Place]] = [:]
  private var kept: Set<Place> = []
  /// What the activities lead to.
  private var essential: Set<Place> = []
  private var keptSignatures: Set<String> = []
  private var uses: Set<String> = []
  private var waiting: [(name: String, file: Int)] = []

  /// A declaration: of a file, or a member of one.
  private struct Place: Hashable {
    var file: Int
    var declaration: Int
    var member: Int?

    var outer: Place { Place(file: file, declaration: declaration) }
  }

  init(
    _ files: [SourceFile], wanted: Set<String> = [], emptied: [String: Set<Int>] = [:],
    unwanted: [String: Set<Int>] = [:]
  ) {
    (self.wanted, self.emptied, self.unwanted) = (wanted, emptied, unwanted)
    uses = wanted
    self.files = files.map(SourceDeclaration.all)
    paths = files.map(\.path)
    let names = files.map { file in Set(file.tokens.map { file.text($0) }) }
    let candidates = files.indices.filter {
      !names[$0].contains("XCTestCase") && !names[$0].contains("XCTest")
        && !paths[$0].hasSuffix("/main.swift")
        // A script has a line of its own for the shell.
        && !files[$0].bytes.starts(with: Array("#!".utf8))
    }
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
    own = Set(roots)
    for file in candidates { list(file) }
    for file in roots { keepActivities(of: file) }
    follow()
    essential = kept
    for file in roots { keepAll(of: file) }
    for name in wanted.sorted() { waiting.append((name, roots[0])) }
    follow()
    for file in roots { spareLines[file] = spareLines(of: file) }
    for file in candidates { note(file) }
  }

  // MARK: The names of everything

  private mutating func list(_ file: Int) {
    for (number, declaration) in files[file].enumerated() {
      let place = Place(file: file, declaration: number)
      switch declaration.kind {
      case .type:
        // `struct Widget: Widget` of another target would hide what it is named after.
        for name in declaration.names where !declaration.inherited.contains(name) {
          types[name, default: []].append(place)
        }
      case .value: for name in declaration.names { values[name, default: []].append(place) }
      case .extension:
        extensions[declaration.extended, default: []].append(place)
        for name in declaration.inherited { conformances[name, default: []].append(place) }
      case .nameless: break
      }
      for (index, member) in declaration.members.enumerated() {
        let inner = Place(file: file, declaration: number, member: index)
        for name in member.names {
          members[name, default: []].append(inner)
          if declaration.kind == .extension { values[name, default: []].append(inner) }
        }
      }
    }
  }

  private subscript(place: Place) -> SourceDeclaration {
    let declaration = files[place.file][place.declaration]
    return place.member.map { declaration.members[$0] } ?? declaration
  }

  // MARK: Following names

  /// Keeps what declares activities and their previews in a file.
  private mutating func keepActivities(of file: Int) {
    for (number, declaration) in files[file].enumerated() {
      let place = Place(file: file, declaration: number)
      let isRoot =
        declaration.kind == .nameless || !declaration.mentions.isDisjoint(with: Self.rootNames)
      guard isRoot else { continue }
      keep(place)
      for index in declaration.members.indices {
        keep(Place(file: file, declaration: number, member: index))
      }
    }
  }

  /// What declares an activity or a state of one.
  private static let rootNames: Set<String> = [
    "ActivityConfiguration", "ActivityAttributes", "contentStates",
  ]

  /// The lines of a widget's file that belong to nothing essential.
  private func spareLines(of file: Int) -> Set<Int> {
    var lines: Set<Int> = []
    for (number, declaration) in files[file].enumerated() {
      let place = Place(file: file, declaration: number)
      guard essential.contains(place) else {
        lines.formUnion(declaration.lines)
        continue
      }
      for (index, member) in declaration.members.enumerated()
      where !essential.contains(Place(file: file, declaration: number, member: index)) {
        lines.formUnion(member.lines)
      }
    }
    return lines
  }

  private mutating func keepAll(of file: Int) {
    for (number, declaration) in files[file].enumerated() {
      let place = Place(file: file, declaration: number)
      keep(place)
      for index in declaration.members.indices {
        keep(Place(file: file, declaration: number, member: index))
      }
    }
  }

  private mutating func keep(_ place: Place) {
    guard !isUnwanted(place), kept.insert(place).inserted else { return }
    let declaration = self[place]
    keptSignatures.insert(signature(place))
    let named = isEmptied(place) ? declaration.signatureUses : declaration.uses
    uses.formUnion(named)
    waiting += named.sorted().map { ($0, place.file) }
    for (index, member) in declaration.members.enumerated() {
      let inner = Place(file: place.file, declaration: place.declaration, member: index)
      if isNeeded(member, in: declaration), !keptSignatures.contains(signature(inner)) {
        keep(inner)
      }
    }
    if declaration.kind == .type, place.member == nil {
      for name in declaration.names {
        keepConformances(extensions[name] ?? [], from: place.file)
        keepConformances(conformances[name] ?? [], from: place.file)
      }
    }
  }

  /// Whether an unwanted line is this declaration's and not that of one of its members.
  private func isUnwanted(_ place: Place) -> Bool {
    !isIndispensable(place) && (has(unwanted, place) || (has(emptied, place) && !isEmptied(place)))
  }

  /// Whether there is no widget without it: its attributes with all that they hold, how they are
  /// read, and what a view shows.
  private func isIndispensable(_ place: Place) -> Bool {
    let declaration = self[place]
    return declaration.isDecoding || declaration.names.contains("ContentState")
      || declaration.members.contains { $0.names.contains("ContentState") }
      || self[place.outer].inherited.contains("ActivityAttributes")
      || (place.member != nil && declaration.names == ["body"])
  }

  private func isEmptied(_ place: Place) -> Bool {
    guard has(emptied, place), !self[place].isDecoding, let body = self[place].bodyLines else {
      return false
    }
    return emptied[paths[place.file]]?.contains { body.contains($0) } == true
  }

  private func has(_ lines: [String: Set<Int>], _ place: Place) -> Bool {
    guard let lines = lines[paths[place.file]],
      !own.contains(place.file) || (!essential.isEmpty && !essential.contains(place))
    else { return false }
    let declaration = self[place]
    return lines.contains { line in
      declaration.lines.contains(line)
        && !declaration.members.contains { $0.lines.contains(line) }
    }
  }

  private mutating func follow() {
    var seen: Set<String> = []
    while let (name, file) = waiting.popLast() {
      if let declarers = types[name] { keepType(declarers, from: file) }
      guard seen.insert(name).inserted else {
        // A name of a file's own may stand for something else in each file.
        keepValues(named: name, from: file, isOnlyPrivate: true)
        continue
      }
      for place in members[name] ?? [] where kept.contains(place.outer) {
        if !keptSignatures.contains(signature(place)) { keep(place) }
      }
      if types[name] == nil { keepConformances(extensions[name] ?? [], from: file) }
      keepValues(named: name, from: file)
    }
  }

  /// Targets have copies of one file: the nearest one is meant.
  private mutating func keepType(_ declarers: [Place], from file: Int) {
    if let own = declarers.first(where: { $0.file == file }) { return keep(own) }
    let visible = declarers.filter { !self[$0].isFilePrivate }
    if visible.contains(where: { kept.contains($0) }) { return }
    if let nearest = nearest(visible, to: file).first { keep(nearest) }
  }

  /// Functions, values and members of extensions of this name.
  private mutating func keepValues(
    named name: String, from file: Int, isOnlyPrivate: Bool = false
  ) {
    guard let places = values[name], !isOnlyPrivate || places.contains(where: { $0.file == file })
    else { return }
    for place in nearest(places, to: file) where !kept.contains(place) {
      let isOwn = place.file == file
      let isVisible = isOnlyPrivate ? isOwn && isFilePrivate(place) : isOwn || !isFilePrivate(place)
      guard isVisible, !keptSignatures.contains(signature(place)) else { continue }
      if place.member != nil {
        // What is declared here and not needed needs no extensions.
        let outer = self[place.outer]
        guard isKeptOrForeign(outer.extended), isNamed(self[place], in: outer) else { continue }
        keep(place.outer)
        guard kept.contains(place.outer) else { continue }
      }
      keep(place)
    }
  }

  /// Extensions that make a type conform to something that is needed.
  private mutating func keepConformances(_ found: [Place], from file: Int) {
    for place in nearest(found, to: file) where !kept.contains(place) {
      let declaration = self[place]
      let isNeeded =
        declaration.inherited.isEmpty
        ? types[declaration.extended] != nil
          && declaration.members.contains { isNamed($0, in: declaration) }
        : declaration.inherited.allSatisfy { isKeptOrForeign($0) && !Self.isDelegate($0) }
      if isNeeded || wanted.contains(declaration.extended), isKeptOrForeign(declaration.extended),
        !keptSignatures.contains(signature(place))
      {
        keep(place)
      }
    }
  }

  /// Whether a type is kept already, or none of the app's own.
  private func isKeptOrForeign(_ name: String) -> Bool {
    types[name]?.contains { kept.contains($0) } ?? true
  }

  /// Conformances that widgets do without: somebody else would call them.
  private static func isDelegate(_ name: String) -> Bool {
    name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  private func isFilePrivate(_ place: Place) -> Bool {
    self[place].isFilePrivate || self[place.outer].isFilePrivate
  }

  /// By which two copies of a declaration are told to be one.
  private func signature(_ place: Place) -> String {
    let own = self[place]
    let outer = self[place.outer]
    if isFilePrivate(place) || own.signature.isEmpty { return "\(place)" }
    guard place.member == nil else {
      return outer.kind == .extension ? "\(outer.extended) \(own.signature)" : "\(place)"
    }
    if own.kind == .extension, own.inherited.isEmpty { return "\(place)" }
    return own.signature
  }

  /// Whether a member is kept with its type although nobody may name it.
  private func isNeeded(_ member: SourceDeclaration, in type: SourceDeclaration) -> Bool {
    if !type.names.isDisjoint(with: wanted) || wanted.contains(type.extended) { return true }
    if type.kind == .extension, type.inherited.isEmpty { return isNamed(member, in: type) }
    if member.kind == .nameless || !member.isOptional { return true }
    if !member.names.isDisjoint(with: Self.silentNames.union(uses)) { return true }
    return !type.inherited.allSatisfy {
      Self.plainProtocols.contains($0) || types[$0] != nil || Self.isDelegate($0)
    }
  }

  /// Whether a member of an extension is named; names that are in every file say nothing about
  /// extensions of the system's types.
  private func isNamed(_ member: SourceDeclaration, in type: SourceDeclaration) -> Bool {
    if member.kind == .nameless, member.names.isEmpty { return true }
    let isForeign = types[type.extended] == nil
    return member.names.contains {
      wanted.contains($0) || (uses.contains($0) && !(isForeign && Self.commonNames.contains($0)))
    }
  }

  /// Members that the compiler or the system uses without their name standing anywhere.
  private static let silentNames: Set<String> = [
    "CodingKeys", "allCases", "body", "debugDescription", "description", "encode",
    "errorDescription", "hash", "id", "rawValue",
  ]
  /// Protocols and classes that ask for no other members than those.
  private static let plainProtocols: Set<String> = [
    "ActivityAttributes", "AnyObject", "CaseIterable", "Codable", "CodingKey", "Comparable",
    "CustomStringConvertible", "Decodable", "Double", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Int", "LocalizedError", "NSObject", "ObservableObject", "Sendable", "String",
    "View", "ViewModifier", "unchecked",
  ]
  /// Names that are in every file; they lead to no extension.
  private static let commonNames: Set<String> = [
    "body", "id", "title", "description", "name", "CodingKeys",
  ]

  // MARK: What is left

  private mutating func note(_ file: Int) {
    var part = Part(index: file)
    var hasAny = own.contains(file)
    for (number, declaration) in files[file].enumerated() {
      let place = Place(file: file, declaration: number)
      let names = declaration.names.union([declaration.extended])
      guard kept.contains(place) else {
        if declaration.kind == .nameless { continue }
        part.omitted.append(declaration.range)
        if isUnwanted(place) { unwantedNames.formUnion(names) }
        omittedNames.formUnion(declaration.members.reduce(into: names) { $0.formUnion($1.names) })
        continue
      }
      hasAny = true
      if isEmptied(place) { part.empty(declaration) }
      for (index, member) in declaration.members.enumerated() {
        let inner = Place(file: file, declaration: number, member: index)
        if kept.contains(inner) {
          if isEmptied(inner) { part.empty(member) }
          continue
        }
        part.omitted.append(member.range)
        if isUnwanted(inner) { unwantedNames.formUnion(member.names) }
        omittedNames.formUnion(member.names.union(names))
      }
    }
    if hasAny { parts.append(part) }
  }

  /// Places, those first whose file's path has the most in common with another's.
  private func nearest(_ places: [Place], to file: Int) -> [Place] {
    guard places.count > 1 else { return places }
    let own = paths[file].split(separator: "/")
    let common = places.map { place in
      zip(paths[place.file].split(separator: "/"), own).prefix { $0 == $1 }.count
    }
    return places.indices.sorted { (common[$1], $0) < (common[$0], $1) }.map { places[$0] }
  }
}
