import Findings

/// SF Symbols by name.
public enum SymbolTable {
  /// How a symbol shows in cells.
  struct Entry: Hashable, Sendable {
    var text: String
    var isKnown: Bool
  }

  static func entry(_ name: String) -> Entry { Entry(text: "▢", isKnown: false) }

  static func text(_ entry: Entry, _ set: GlyphSet) -> String { entry.text }

  static func unknown(_ name: String) -> Finding { Finding("unknown-symbol", path: name) }
}
