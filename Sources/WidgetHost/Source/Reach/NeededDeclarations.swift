/// The declarations that are needed: those that were kept, those that these name, and so on.
struct NeededDeclarations {
  typealias Place = DeclarationIndex.Place

  /// What is asked for beside what names lead to.
  struct Wishes {
    /// Names that are needed whether or not something leads to them.
    var wanted: Set<String> = []
    /// Lines of files in bodies that are left out, unless they are the widget's own.
    var emptied: [String: Set<Int>] = [:]
    /// Lines of files whose declarations are left out, unless they are the widget's own.
    var unwanted: [String: Set<Int>] = [:]
    /// Functions that are needed although nothing leads to them, by their lines and what they are called on.
    var starts: [StartFunction] = []
  }

  private let index: DeclarationIndex
  private let wishes: Wishes
  /// The files that declare widgets or their previews.
  private let own: Set<Int>
  /// Files that declare a widget which one of those declares as well.
  private let copies: Set<Int>
  /// Which files see one another; what is wanted is seen anyway.
  private let borders: FileBorders
  private(set) var kept: Set<Place> = []
  /// Files of which something is kept.
  private var openFiles: Set<Int> = []
  /// What the activities lead to.
  private(set) var essential: Set<Place> = []
  /// What was kept, by what copies of it have in common, with the file that it was first kept of.
  private var keptSignatures: [DeclarationIndex.Signature: Int] = [:]
  private var uses: Set<String>
  private var waiting: [(name: String, file: Int)] = []
  /// Views that are kept for such a function: what they show is not needed.
  private var hollow: Set<Place> = []

  /// Follows names from the activities in the widget's own files, then from the rest of these.
  ///
  /// - Parameters:
  ///   - roots: the widget's own files.
  ///   - copies: files of which nothing is needed but what is asked for by name.
  ///   - borders: which files see one another.
  init(
    _ index: DeclarationIndex, roots: [Int], copies: Set<Int> = [], borders: FileBorders,
    wishes: Wishes
  ) {
    (self.index, self.wishes, self.borders, own) = (index, wishes, borders, Set(roots))
    self.copies = copies
    uses = wishes.wanted
    let places = roots.flatMap { index.declarations(of: $0) }
    for place in places where isRoot(index[place]) { keepWhole(place) }
    follow()
    essential = kept
    for place in places { keepWhole(place) }
    if let first = roots.first {
      for name in wishes.wanted.sorted() { waiting.append((name, first)) }
    }
    follow()
    for start in wishes.starts { keep(start) }
    follow()
  }

  /// Keeps a function with the type around it.
  private mutating func keep(_ start: StartFunction) {
    guard let file = index.paths.firstIndex(of: start.path) else { return }
    for place in index.declarations(of: file) where index[place].lines.contains(start.line) {
      let declaration = index[place]
      for name in declaration.names.union([declaration.extended]) {
        for type in index.types[name] ?? [] where !kept.contains(type) {
          hollow.formUnion(index.members(of: type).filter { index[$0].makes == .view })
        }
      }
      if case .kept(let name) = start.owner {
        uses.insert(name)
        waiting.append((name, file))
      }
      keep(place)
      waiting.append((declaration.extended, file))
      for inner in index.members(of: place) where index[inner].lines.contains(start.line) {
        keep(inner)
      }
    }
  }

  // MARK: Keeping

  /// Returns whether a declaration is an activity's, or a preview of one.
  private func isRoot(_ declaration: SourceDeclaration) -> Bool {
    declaration.kind == .nameless || !declaration.mentions.isDisjoint(with: Self.rootNames)
  }

  /// What declares an activity or a state of one.
  private static let rootNames: Set<String> = AttributesProtocols.names.union([
    "ActivityConfiguration", "contentStates",
  ])

  private mutating func keepWhole(_ place: Place) {
    keep(place)
    for inner in index.members(of: place) { keep(inner) }
  }

  private mutating func keep(_ place: Place) {
    guard !isUnwanted(place), kept.insert(place).inserted else { return }
    // What has no name that leads to it stays with its file, as operators do.
    if openFiles.insert(place.file).inserted, !copies.contains(place.file) {
      for other in index.declarations(of: place.file) where index[other].kind == .nameless {
        keep(other)
      }
    }
    let declaration = index[place]
    let signature = index.signature(place)
    if keptSignatures[signature] == nil { keptSignatures[signature] = place.file }
    let named = isEmptied(place) ? declaration.signatureUses : declaration.uses
    uses.formUnion(named)
    waiting += named.sorted().map { ($0, place.file) }
    for inner in index.members(of: place) {
      if isNeeded(index[inner], in: declaration), !isKnown(inner) { keep(inner) }
    }
    if declaration.kind == .type, place.member == nil {
      for name in declaration.names {
        keepExtensions(index.extensions[name], from: place.file)
        keepExtensions(index.conformances[name], from: place.file)
      }
    }
  }

  /// Returns whether a copy of this declaration has been kept. Two of one file are none: they stand in the branches of
  /// an `#if`.
  private func isKnown(_ place: Place) -> Bool {
    keptSignatures[index.signature(place)].map { $0 != place.file } ?? false
  }

  /// Returns whether what stands at a place is there for what stands in a file.
  private func isOpen(_ place: Place, to file: Int) -> Bool {
    let isOfExtension = index[place.outer].kind == .extension
    if !copies.contains(place.file) || copies.contains(file),
      borders.isOpen(place.file, to: file, isMember: isOfExtension)
    {
      return true
    }
    let (declaration, outer) = (index[place], index[place.outer])
    return !declaration.names.isDisjoint(with: wishes.wanted)
      || wishes.wanted.contains(declaration.extended) || wishes.wanted.contains(outer.extended)
  }

  // MARK: Leaving out

  /// Returns whether an unwanted line is this declaration's and not that of one of its members.
  func isUnwanted(_ place: Place) -> Bool {
    // Few files have such lines: asked first, that spares looking at all members of each declaration.
    (has(wishes.unwanted, place) || (has(wishes.emptied, place) && !isEmptied(place)))
      && !isIndispensable(place)
  }

  /// Returns whether only the braces of its body stay.
  func isEmptied(_ place: Place) -> Bool {
    let declaration = index[place]
    if hollow.contains(place) { return true }
    guard has(wishes.emptied, place), !isDecoding(place), let body = declaration.bodyLines
    else { return false }
    return wishes.emptied[index.paths[place.file]]?.contains { body.contains($0) } == true
  }

  /// Returns whether there is no widget without it: its attributes with all that they hold, how they are
  /// read, and what a view shows.
  private func isIndispensable(_ place: Place) -> Bool {
    let declaration = index[place]
    return isDecoding(place) || declaration.names.contains("ContentState")
      || declaration.members.contains { $0.names.contains("ContentState") }
      || index[place.outer].inherited.contains(where: AttributesProtocols.names.contains)
      || (place.member != nil && declaration.names == ["body"])
  }

  /// Returns whether a place reads from JSON what the attributes and their state are made of.
  private func isDecoding(_ place: Place) -> Bool {
    guard index[place].isDecoding else { return false }
    let type = index[place.outer]
    return index.attributeNames.contains(type.outermost)
      || !index.attributeNames.isDisjoint(with: type.names)
  }

  private func has(_ lines: [String: Set<Int>], _ place: Place) -> Bool {
    guard let lines = lines[index.paths[place.file]],
      !own.contains(place.file) || (!essential.isEmpty && !essential.contains(place))
    else { return false }
    let declaration = index[place]
    return lines.contains { line in
      declaration.lines.contains(line)
        && !declaration.members.contains { $0.lines.contains(line) }
    }
  }

  // MARK: Following names

  private mutating func follow() {
    repeat { followNames() } while keepOperators()
  }

  /// Keeps what declares the operators of files that are kept; returns whether that was anything.
  ///
  /// Of an operator that Swift has itself, as `==`, a function for a type that nothing needs is not meant.
  private mutating func keepOperators() -> Bool {
    let before = kept.count
    for (name, places) in index.operators.sorted(by: { $0.key < $1.key }) {
      let isOwn = places.contains { index[$0].signature.hasPrefix("operator ") }
      for place in places where !kept.contains(place) {
        let isSeen = openFiles.contains {
          index.usedOperators[$0]?.contains(name) == true && isOpen(place, to: $0)
            && (place.file == $0 || !index.isFilePrivate(place))
        }
        guard isSeen, !isKnown(place),
          isOwn || index[place].signatureUses.allSatisfy(isMeant)
        else { continue }
        if place.member != nil {
          let extended = index[place.outer].extended
          let name = extended.lastName
          guard isThere(extended), isOwn || isMeant(name) else { continue }
          keep(place.outer)
        }
        keep(place)
      }
    }
    return kept.count > before
  }

  /// Returns whether something needed may have a value of a type: one of the source's that is kept, one that is named, or
  /// one of those that values have without being named so.
  private func isMeant(_ type: String) -> Bool {
    if index.types[type] != nil { return isKeptOrForeign(type) }
    return type.first?.isUppercase != true || type.utf8.count <= 2 || type.hasPrefix("CG")
      || Self.unnamedTypes.contains(type) || uses.contains(type)
  }

  /// Types of values that nobody need name, and what generic functions call theirs.
  private static let unnamedTypes: Set<String> = [
    "Angle", "Array", "Binding", "Bool", "Character", "Color", "Content", "Data", "Date", "Decimal",
    "Dictionary", "Double", "Duration", "EdgeInsets", "Element", "Float", "Image", "Int", "Key",
    "Measurement", "Optional", "Range", "Self", "Set", "String", "Substring", "Text",
    "TimeInterval", "URL", "UUID", "UnitPoint", "Value", "Wrapped",
  ]

  private mutating func followNames() {
    var seen: Set<String> = []
    /// How many declarations were kept when a name was followed last from a file.
    var followed: [Int: [String: Int]] = [:]
    while let (name, file) = waiting.popLast() {
      // It leads to the same as before.
      if followed[file]?[name] == kept.count { continue }
      defer { followed[file, default: [:]][name] = kept.count }
      if let declarers = index.types[name] { keepType(declarers, from: file) }
      guard seen.insert(name).inserted else {
        // A name of a file's own may stand for something else in each file.
        keepValues(named: name, from: file, isOnlyPrivate: true)
        continue
      }
      for place in index.members[name] ?? [] where kept.contains(place.outer) {
        if !isKnown(place) { keep(place) }
      }
      if index.types[name] == nil { keepExtensions(index.extensions[name], from: file) }
      keepValues(named: name, from: file)
    }
  }

  /// Keeps a type: of copies of one file, which targets have, the nearest one is meant.
  private mutating func keepType(_ declarers: [Place], from file: Int) {
    let inFile = declarers.first { $0.file == file }
    if let inFile, index[inFile].isFilePrivate { return keep(inFile) }
    let visible = declarers.filter { !index[$0].isFilePrivate && isOpen($0, to: file) }
    // A file that has a copy of it may be here for something else. Two of one file are the branches of an `#if`.
    if visible.contains(where: { kept.contains($0) && (inFile == nil || $0.file != file) }) {
      return
    }
    if let inFile { return keep(inFile) }
    if let nearest = index.nearest(visible, to: file).first { keep(nearest) }
  }

  /// Keeps functions, values and members of extensions of this name.
  private mutating func keepValues(
    named name: String, from file: Int, isOnlyPrivate: Bool = false
  ) {
    guard let places = index.values[name],
      !isOnlyPrivate || places.contains(where: { $0.file == file })
    else { return }
    for place in index.nearest(places, to: file) where !kept.contains(place) {
      let isOwn = place.file == file
      let isPrivate = index.isFilePrivate(place)
      let isVisible = isOnlyPrivate ? isOwn && isPrivate : isOwn || !isPrivate
      guard isVisible, isOpen(place, to: file), !isKnown(place) else { continue }
      if place.member != nil {
        // What is declared here and not needed needs no extensions.
        let outer = index[place.outer]
        guard isKeptOrForeign(outer.outermost), isNamed(index[place], in: outer) else { continue }
        keep(place.outer)
        guard kept.contains(place.outer) else { continue }
      }
      keep(place)
    }
  }

  /// Keeps extensions that add something needed, or make a type conform to it.
  private mutating func keepExtensions(_ found: [Place]?, from file: Int) {
    for place in index.nearest(found ?? [], to: file)
    where !kept.contains(place) && isOpen(place, to: file) {
      let declaration = index[place]
      let isNeeded =
        declaration.inherited.isEmpty
        ? isOwn(declaration)
          && index.members(of: place).contains {
            isNamed(index[$0], in: declaration) && !isKnown($0)
          }
        : declaration.inherited.allSatisfy { isKeptOrForeign($0) && !Self.isDelegate($0) }
      if isNeeded || wishes.wanted.contains(declaration.extended),
        isThere(declaration.extended), !isKnown(place)
      {
        keep(place)
      }
    }
  }

  /// Returns whether an extension is one of the source's own types, wherever that is declared, or of one that belongs to
  /// attributes, as `Kit.RideAttributes.ContentState` does behind the name of its module.
  private func isOwn(_ type: SourceDeclaration) -> Bool {
    index.types[type.outermost] != nil
      || type.extended.split(separator: ".").contains { index.attributeNames.contains(String($0)) }
  }

  /// Returns whether a type is kept already, or none of the app's own.
  private func isKeptOrForeign(_ name: String) -> Bool {
    index.types[name]?.contains { kept.contains($0) } ?? true
  }

  /// Returns whether `Store.Order` is there to be extended: something names `Order`, and `Store` is kept or foreign.
  private func isThere(_ extended: String) -> Bool {
    let words = extended.split(separator: ".").map(String.init)
    guard words.count > 1 else { return isKeptOrForeign(extended) }
    return isKeptOrForeign(words[0]) && uses.contains(words[words.count - 1])
  }

  // MARK: Members

  /// Returns whether a member is kept with its type although nobody may name it.
  private func isNeeded(_ member: SourceDeclaration, in type: SourceDeclaration) -> Bool {
    if !type.names.isDisjoint(with: wishes.wanted) || wishes.wanted.contains(type.extended) {
      return true
    }
    if type.kind == .extension, type.inherited.isEmpty { return isNamed(member, in: type) }
    if member.kind == .nameless || !member.isOptional { return true }
    // Both together would be made anew for each member.
    if !member.names.isDisjoint(with: Self.silentNames) || !member.names.isDisjoint(with: uses) {
      return true
    }
    return !type.inherited.allSatisfy {
      Self.plainProtocols.contains($0) || index.types[$0] != nil || Self.isDelegate($0)
    }
  }

  /// Returns whether a member of an extension is named; names that are in every file say nothing about
  /// extensions of the system's types.
  private func isNamed(_ member: SourceDeclaration, in type: SourceDeclaration) -> Bool {
    if member.kind == .nameless, member.names.isEmpty { return true }
    let isForeign = !isOwn(type)
    return member.names.contains {
      wishes.wanted.contains($0)
        || (isForeign
          ? uses.contains($0) && !Self.commonNames.contains($0)
          : uses.contains($0) || Self.silentNames.contains($0))
    }
  }

  /// Returns whether widgets do without conforming to a protocol: somebody else would call them.
  private static func isDelegate(_ name: String) -> Bool {
    name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// Members that the compiler or the system uses without their name standing anywhere.
  private static let silentNames: Set<String> = [
    "CodingKeys", "ContentState", "allCases", "body", "callAsFunction", "debugDescription",
    "description", "encode", "errorDescription", "from", "hash", "id", "rawValue",
    // Of property wrappers, result builders and types that stand for others' members.
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "dynamicMember",
    "dynamicallyCall", "projectedValue", "wrappedValue",
  ]
  /// Protocols and classes that ask for no other members than those.
  private static let plainProtocols: Set<String> = AttributesProtocols.names.union([
    "AnyObject", "CaseIterable", "Codable", "CodingKey", "Comparable",
    "CustomStringConvertible", "Decodable", "Double", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Int", "LocalizedError", "NSObject", "ObservableObject", "Sendable", "String",
    "OneSignalLiveActivityContentState", "View", "ViewModifier", "unchecked",
  ])
  /// Names that are in every file; they lead to no extension.
  private static let commonNames: Set<String> = [
    "body", "id", "title", "description", "name", "CodingKeys",
  ]
}
