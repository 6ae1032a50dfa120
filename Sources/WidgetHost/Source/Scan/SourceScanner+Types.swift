extension SourceScanner {
  private static let protocols: Set<String> = [
    "Widget", "WidgetBundle", "PreviewProvider", "ControlWidget", "ActivityAttributes",
  ]

  /// Notes a type's conformances and gives its full name for the scope that follows.
  ///
  /// - Parameter index: the token of its name.
  mutating func noteType(at index: Int, isExtension: Bool) -> String {
    var name = file.text(at: index)
    var place = index + 1
    while file.text(at: place) == ".", file.tokens.indices.contains(place + 1) {
      name += ".\(file.text(at: place + 1))"
      place += 2
    }
    let full = outerType.map { "\($0).\(name)" } ?? name
    if !isExtension { found.declaredTypes.insert(name) }
    var isGeneric = false
    var depth = 0
    var isInheritance = false
    while place < file.tokens.count {
      let text = file.text(at: place)
      if text == "<" {
        depth += 1
        if !isInheritance { isGeneric = true }
      } else if text == ">" {
        depth -= 1
      } else if text == "{" || text == "where" {
        break
      } else if text == ":" && depth == 0 {
        isInheritance = true
      } else if isInheritance, depth == 0, Self.protocols.contains(text), isSystemName(at: place) {
        found.conformances.append(
          .init(
            name: full, protocolName: text, conditions: conditions, file: number,
            isGeneric: isGeneric))
      }
      place += 1
    }
    return full
  }

  /// Whether a name has no qualifier, or that of one of the system's modules.
  private func isSystemName(at place: Int) -> Bool {
    file.text(at: place - 1) != "."
      || ["WidgetKit", "SwiftUI", "ActivityKit"].contains(file.text(at: place - 2))
  }
}
