/// Symbols that point along the text: forward is to the right, or to the left where text runs from right to left.
nonisolated enum SymbolDirection {
  /// The first words of the names of symbols that have a form for each side.
  private static let pointing: Set<Substring> = [
    "chevron", "arrow", "arrowshape", "arrowtriangle", "delete",
  ]

  private static let sides: [Substring: Substring] = ["forward": "left", "backward": "right"]

  /// Returns the name of the symbol that is drawn for one, where text runs in a direction.
  static func drawn(_ name: String, _ direction: LayoutDirection) -> String {
    guard direction == .rightToLeft else { return name }
    let words = name.split(separator: ".")
    guard let first = words.first, pointing.contains(first) else { return name }
    return words.map { sides[$0] ?? $0 }.joined(separator: ".")
  }
}
