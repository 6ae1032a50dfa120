/// The values of the activities' attributes and of their content states, as the source declares them.
struct ActivityMembers {
  /// By the types' names; a state's is `FerryAttributes.ContentState`.
  private var byType: [String: Set<String>] = [:]
  private static let state = ".ContentState"

  /// Reads the types of some files.
  init(of files: [SourceFile]) {
    for file in files {
      for type in SourceDeclaration.all(of: file)
      where type.inherited.contains("ActivityAttributes") {
        for name in type.names {
          byType[name, default: []].formUnion(Self.values(in: type.members))
          for state in type.members where state.names == ["ContentState"] {
            byType[name + Self.state, default: []].formUnion(Self.values(of: state, in: file))
          }
        }
      }
    }
  }

  /// Returns the names of the values that stand in a type's braces.
  private static func values(of type: SourceDeclaration, in file: SourceFile) -> Set<String> {
    let tokens =
      file.place(from: type.range.lowerBound)..<file.place(from: type.range.upperBound)
    let own = DeclarationParser(file: file).declarations(in: tokens, inside: nil)
    return own.reduce(into: []) { $0.formUnion(values(in: $1.members)) }
  }

  private static func values(in members: [SourceDeclaration]) -> Set<String> {
    members.reduce(into: []) { if $1.kind == .value { $0.formUnion($1.names) } }
  }

  /// Returns the type that a sentence of the compiler says has no such member; nil for another sentence.
  static func owner(_ sentence: String) -> String? {
    sentence.contains("has no member '") ? sentence.quotedNames.first : nil
  }

  /// Returns whether a sentence of the compiler is about one of the types.
  func areMeant(in sentence: String) -> Bool {
    Self.owner(sentence).map { byType[$0] != nil } ?? false
  }

  /// Says that a value is of the attributes and not of the content state, or the other way round; nil where it is of
  /// neither.
  func advice(on name: String, _ sentence: String) -> String? {
    guard let owner = Self.owner(sentence) else {
      return sentence.hasPrefix("Cannot find '") ? place(of: name) : nil
    }
    let context = "ActivityViewContext<"
    let type =
      owner.hasPrefix(context)
      ? String(owner.dropFirst(context.count).dropLast())
      : owner.hasSuffix(Self.state) ? String(owner.dropLast(Self.state.count)) : owner
    if owner != type + Self.state, byType[type + Self.state]?.contains(name) == true {
      return Self.inState(name)
    }
    return owner != type && byType[type]?.contains(name) == true ? Self.inAttributes(name) : nil
  }

  /// Says where a value stands that was named by itself; nil where it is none of the activities'.
  private func place(of name: String) -> String? {
    let types = byType.filter { $0.value.contains(name) }.keys
    if types.contains(where: { $0.hasSuffix(Self.state) }) { return Self.inState(name) }
    return types.isEmpty ? nil : Self.inAttributes(name)
  }

  private static func inState(_ name: String) -> String {
    "The content state has it: context.state.\(name)."
  }

  private static func inAttributes(_ name: String) -> String {
    "The attributes have it: context.attributes.\(name)."
  }
}
