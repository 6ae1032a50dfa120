import Drawing

/// A large symbol as shapes in a square of 24 units.
struct SymbolDrawing: Sendable {
}

/// The drawings of the symbols that apps show large.
enum SymbolDrawings {
  static func drawing(_ name: String) -> SymbolDrawing? { nil }
}
