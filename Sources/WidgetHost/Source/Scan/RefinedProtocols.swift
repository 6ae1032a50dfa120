/// Names of the source's own for protocols that Islet looks for: `protocol Live: Widget {}`, `typealias Card = Widget`.
enum RefinedProtocols {
  /// Returns the protocols of the system that each name comes to.
  ///
  /// - Parameter system: the names of those that are looked for.
  static func names(in files: [SourceFile], of system: Set<String>) -> [String: Set<String>] {
    /// The names that are made of another one.
    var made: [String: [String]] = [:]
    for file in files {
      for index in file.tokens.indices where file.tokens[index].kind == .identifier {
        let isAlias = file.text(at: index) == "typealias"
        guard isAlias || file.text(at: index) == "protocol", file.text(at: index - 1) != "." else {
          continue
        }
        for base in bases(at: index + 2, isAlias: isAlias, in: file) {
          made[base, default: []].append(file.text(at: index + 1))
        }
      }
    }
    var names: [String: Set<String>] = [:]
    for base in system {
      var open = made[base] ?? []
      while let name = open.popLast() {
        guard !system.contains(name), names[name, default: []].insert(base).inserted else {
          continue
        }
        open += made[name] ?? []
      }
    }
    return names
  }

  /// Returns what a name is made of: the protocols behind its colon, or what an alias joins with `&`.
  private static func bases(at start: Int, isAlias: Bool, in file: SourceFile) -> [String] {
    guard file.text(at: start) == (isAlias ? "=" : ":") else { return [] }
    var names: [String] = []
    var place = start
    while place < start + SourceFile.longestHead,
      [isAlias ? "=" : ":", isAlias ? "&" : ","].contains(file.text(at: place))
    {
      place += 1
      if file.text(at: place) == "any" { place += 1 }
      // `SwiftUI.Widget`.
      if file.text(at: place + 1) == "." {
        guard SourceScanner.systemModules.contains(file.text(at: place)) else { return names }
        place += 2
      }
      guard file.tokens.indices.contains(place), file.tokens[place].kind == .identifier else {
        return names
      }
      names.append(file.text(at: place))
      place += 1
    }
    return names
  }
}
