/// Where everything that an app's files declare stands, by its name.
struct DeclarationIndex {
  /// A declaration: of a file, or a member of one.
  struct Place: Hashable {
    var file: Int
    var declaration: Int
    var member: Int?

    /// The declaration in whose braces a member stands.
    var outer: Place { Place(file: file, declaration: declaration) }
  }

  let paths: [String]
  private(set) var types: [String: [Place]] = [:]
  /// Functions, values and members of extensions.
  private(set) var values: [String: [Place]] = [:]
  private(set) var members: [String: [Place]] = [:]
  /// Extensions by what they extend, and by what they make it conform to.
  private(set) var extensions: [String: [Place]] = [:]
  private(set) var conformances: [String: [Place]] = [:]
  /// Operators and their functions, those of types left out, which come with their types.
  private(set) var operators: [String: [Place]] = [:]
  /// Which of these operators stand in a file.
  private(set) var usedOperators: [Int: Set<String>] = [:]
  /// The types of attributes, and those that these name, and so on.
  private(set) var attributeNames: Set<String> = []
  private let files: [[SourceDeclaration]]

  /// Creates the index of some files.
  ///
  /// - Parameter listed: the files whose names count; the others can be asked for by place only.
  init(_ files: [SourceFile], listed: [Int]) {
    paths = files.map(\.path)
    self.files = files.map(SourceDeclaration.all)
    for file in listed { list(file) }
    listAttributes()
    guard !operators.isEmpty else { return }
    let asked = Set(operators.keys)
    for file in listed { usedOperators[file] = files[file].operators(among: asked) }
  }

  private mutating func listAttributes() {
    let conforming = types.filter { _, places in
      places.contains { self[$0].inherited.contains(where: AttributesProtocols.names.contains) }
    }
    let extended = AttributesProtocols.names.flatMap { conformances[$0] ?? [] }
      .map { self[$0].extended }
    var waiting = Set(conforming.keys).union(extended)
    while let name = waiting.popFirst() {
      guard attributeNames.insert(name).inserted else { continue }
      for place in (types[name] ?? []) + (extensions[name] ?? []) {
        waiting.formUnion(self[place].mentions.filter { types[$0] != nil })
      }
    }
  }

  private mutating func list(_ file: Int) {
    for place in declarations(of: file) {
      let declaration = self[place]
      switch declaration.kind {
      case .type:
        // `struct Widget: Widget` of another target would hide what it is named after.
        for name in declaration.names where !declaration.inherited.contains(name) {
          types[name, default: []].append(place)
        }
      case .value: for name in declaration.names { values[name, default: []].append(place) }
      case .extension:
        // Names are followed word by word: `Store.Order` is met as `Order`, or with the `Store` that it stands in.
        let words = declaration.extended.split(separator: ".")
        for word in Set([words.first, words.last].compactMap { $0 }) {
          extensions[String(word), default: []].append(place)
        }
        for name in declaration.inherited { conformances[name, default: []].append(place) }
      case .nameless:
        if let name = declaration.operatorName { operators[name, default: []].append(place) }
      }
      for inner in members(of: place) {
        if declaration.kind == .extension, let name = self[inner].operatorName {
          operators[name, default: []].append(inner)
        }
        for name in self[inner].names {
          members[name, default: []].append(inner)
          if declaration.kind == .extension { values[name, default: []].append(inner) }
        }
      }
    }
  }

  subscript(place: Place) -> SourceDeclaration {
    // Lent and not copied: a declaration holds a dozen sets and lists.
    _read {
      if let member = place.member {
        yield files[place.file][place.declaration].members[member]
      } else {
        yield files[place.file][place.declaration]
      }
    }
  }

  /// Returns the places of a file's declarations.
  func declarations(of file: Int) -> [Place] {
    files[file].indices.map { Place(file: file, declaration: $0) }
  }

  /// Returns the places of what a declaration has in its braces.
  func members(of place: Place) -> [Place] {
    self[place].members.indices.map {
      Place(file: place.file, declaration: place.declaration, member: $0)
    }
  }

  /// Returns the path of a file's folder.
  func folder(of file: Int) -> Substring {
    paths[file].prefix(upTo: paths[file].lastIndex(of: "/") ?? paths[file].startIndex)
  }

  func isFilePrivate(_ place: Place) -> Bool {
    self[place].isFilePrivate || self[place.outer].isFilePrivate
  }

  /// What two copies of a declaration have in common; one that has no copies is known by its place.
  enum Signature: Hashable {
    case place(Place)
    case text(String)
  }

  /// Returns by what two copies of a declaration are known to be one.
  func signature(_ place: Place) -> Signature {
    let own = self[place]
    let outer = self[place.outer]
    if isFilePrivate(place) || own.signature.isEmpty { return .place(place) }
    guard place.member == nil else {
      return outer.kind == .extension
        ? .text("\(outer.extended) \(own.signature)") : .place(place)
    }
    if own.kind == .extension, own.inherited.isEmpty { return .place(place) }
    return .text(own.signature)
  }

  /// Returns places, those first whose file's path has the most in common with another's.
  func nearest(_ places: [Place], to file: Int) -> [Place] {
    guard places.count > 1 else { return places }
    let own = paths[file].split(separator: "/")
    let common = places.map { place in
      zip(paths[place.file].split(separator: "/"), own).prefix { $0 == $1 }.count
    }
    return places.indices.sorted { (common[$1], $0) < (common[$0], $1) }.map { places[$0] }
  }
}
