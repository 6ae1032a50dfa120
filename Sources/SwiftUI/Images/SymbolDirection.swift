/// Symbols that point along the text: forward is to the right, or to the left where text runs from right to left; and those
/// that are mirrored there.
nonisolated enum SymbolDirection {
  /// First words of the names of symbols that are mirrored from right to left.
  private static let mirrored: Set<Substring> = [
    "battery", "cart", "checklist", "list", "speaker", "text",
  ]
  /// Words of parts that stay as they are wherever they stand, and of symbols that name a side.
  private static let fixed: Set<Substring> = [
    "alignleft", "alignright", "backward", "checkmark", "clock", "ecg", "forward", "left", "number",
    "questionmark", "right",
  ]

  /// Returns whether a symbol is drawn as in a mirror where text runs in a direction (OUTLINES.md, "Symbols").
  static func isMirrored(_ name: String, _ direction: LayoutDirection) -> Bool {
    guard direction == .rightToLeft else { return false }
    let words = name.split(separator: ".")
    guard let first = words.first, fixed.isDisjoint(with: words) else { return false }
    return mirrored.contains(first) || words.contains("badge") || name.hasPrefix("box.truck")
      || name.hasPrefix("truck.box")
  }

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
