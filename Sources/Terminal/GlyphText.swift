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
    self.init(glyph.unicodeScalars, columns: columns, isStruck: isStruck)
  }

  private init(_ glyph: some Collection<Unicode.Scalar>, columns: Int, isStruck: Bool = false) {
    var kept: [wchar_t] = []
    var width = 0
    for scalar in glyph {
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
      kept = [glyph.first?.value == 0 ? 32 : 0xB7]
      width = 1
    }
    // ncurses has no attribute for it; a combining stroke is what terminals draw as one.
    if isStruck, kept.first != 32 { kept.append(0x336) }
    scalars = kept + [0]
    self.columns = width
  }

  /// Returns a character as the cells that it takes: of a syllable each part that takes room has one of its own, with the marks
  /// behind it, since the library knows no other characters.
  static func parts(of glyph: Character, columns: Int, isStruck: Bool = false) -> [GlyphText] {
    var parts: [String] = []
    for scalar in glyph.unicodeScalars {
      if let last = parts.indices.last, islet_width(wchar_t(bitPattern: scalar.value)) == 0 {
        parts[last].unicodeScalars.append(scalar)
      } else {
        parts.append(String(scalar))
      }
    }
    var left = columns
    var texts: [GlyphText] = []
    for part in parts {
      guard left > 0 else { break }
      let text = GlyphText(part.unicodeScalars, columns: left, isStruck: isStruck)
      texts.append(text)
      left -= text.columns
    }
    return texts + Array(repeating: GlyphText(" ".unicodeScalars, columns: 1), count: max(0, left))
  }

  /// Returns the scalar of a glyph that has one alone, of one column.
  static func letter(_ glyph: CellGlyph) -> wchar_t? {
    guard let scalar = glyph.scalar else { return nil }
    let value = wchar_t(bitPattern: scalar.value)
    return islet_width(value) == 1 ? value : nil
  }
}
