import CNcurses
import Canvas

/// A character as the terminal library takes it: at most five scalars, and exactly as wide as the grid says.
struct GlyphText {
  /// Null-terminated.
  let scalars: [wchar_t]
  /// How many columns the library will give it.
  let columns: Int

  /// Creates a glyph; the library's width is taken and not ours, since the library moves the terminal's cursor.
  init(_ glyph: Character, columns: Int, isStruck: Bool = false) {
    var kept: [wchar_t] = []
    var width = 0
    for scalar in glyph.unicodeScalars {
      let value = wchar_t(bitPattern: scalar.value)
      let scalarWidth = Int(islet_width(value))
      if kept.isEmpty {
        guard scalarWidth > 0, scalarWidth <= columns else { break }
        width = scalarWidth
        kept.append(value)
      } else if scalarWidth == 0, kept.count < (isStruck ? 4 : 5), scalar.value != 0xFE0F {
        kept.append(value)
      } else if scalarWidth != 0 {
        break
      }
    }
    if kept.isEmpty {
      kept = [glyph == Cell.continuation ? 32 : 0xB7]
      width = 1
    }
    // ncurses has no attribute for it; a combining stroke is what terminals draw as one.
    if isStruck, kept.first != 32 { kept.append(0x336) }
    scalars = kept + [0]
    self.columns = width
  }

  /// Returns the scalar of a glyph that has one alone, of one column.
  static func letter(_ glyph: CellGlyph) -> wchar_t? {
    guard let scalar = glyph.scalar else { return nil }
    let value = wchar_t(bitPattern: scalar.value)
    return islet_width(value) == 1 ? value : nil
  }
}
