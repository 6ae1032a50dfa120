/// SF Symbols by name.
public enum SymbolTable {
  /// How a symbol shows in cells.
  struct Glyph: Hashable, Sendable {
    var text: String
    var isKnown: Bool
  }

  static func glyph(_ name: String, _ set: GlyphSet) -> Glyph { Glyph(text: "▢", isKnown: false) }
}
