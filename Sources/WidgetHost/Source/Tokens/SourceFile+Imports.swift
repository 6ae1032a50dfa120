extension SourceFile {
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// Returns where the name of the module stands that an `import` is of; nil where no name follows.
  ///
  /// `import struct Store.Order` is of the module `Store`, and of one name in it.
  func importedModule(at index: Int) -> (place: Int, isOneName: Bool)? {
    let isOneName = Self.importKinds.contains(text(at: index + 1))
    let place = isOneName ? index + 2 : index + 1
    guard tokens.indices.contains(place), tokens[place].kind == .identifier else { return nil }
    return (place, isOneName)
  }

  /// Returns whether a token belongs to what an `import` names: `Store` and `struct`, and not the names behind a dot.
  func isImported(at index: Int) -> Bool {
    text(at: index - 1) == "import"
      || text(at: index - 2) == "import" && Self.importKinds.contains(text(at: index - 1))
  }
}
