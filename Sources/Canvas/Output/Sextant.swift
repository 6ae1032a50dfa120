/// Blocks of a half by a third of a cell (U+1FB00 …), by the pattern of parts that they fill.
///
/// A pattern has a bit for each part, from the top left to the bottom right, row by row. The patterns that other blocks
/// have already are those blocks: nothing, all, the left and the right half.
enum Sextant {
  private static let left = 0b010101
  private static let right = 0b101010

  /// Returns the character that fills the parts of a pattern.
  static func glyph(_ pattern: Int) -> Character { glyphs[pattern & 63] }

  static func isOne(_ glyph: Character) -> Bool {
    // Nearly all glyphs are shorter than four bytes, which is seen at once.
    glyph.utf8.first == 0xF0
      && glyph.unicodeScalars.first.map { (0x1FB00...0x1FB3B).contains($0.value) } ?? false
  }

  static func isOne(_ glyph: CellGlyph) -> Bool {
    glyph.scalar.map { (0x1FB00...0x1FB3B).contains($0.value) } ?? false
  }

  /// Returns the pattern of a character of this block; nil for others.
  static func pattern(_ glyph: Character) -> Int? {
    isOne(glyph) ? glyphs.firstIndex(of: glyph) : nil
  }

  /// Returns the half or quadrant block that comes nearest to a pattern.
  static func quadrants(_ pattern: Int) -> Character {
    // The middle parts lie half in the upper and half in the lower quadrants: one and a half parts make a quadrant.
    func weight(_ outer: Int, _ middle: Int) -> Int {
      2 * (pattern >> outer & 1) + (pattern >> middle & 1)
    }
    let weights = [weight(0, 2), weight(1, 3), weight(4, 2), weight(5, 3)]
    return quadrantBlocks[
      weights.enumerated().reduce(0) { $1.element >= 2 ? $0 | 1 << $1.offset : $0 }]
  }

  private static let quadrantBlocks: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  private static let scalars: [UInt32] = (0..<64).map { pattern in
    switch pattern {
    case 0: 0x20
    case left: 0x258C
    case right: 0x2590
    case 63: 0x2588
    default:
      0x1FB00 + UInt32(pattern - 1) - (pattern > left ? 1 : 0) - (pattern > right ? 1 : 0)
    }
  }
  private static let glyphs = scalars.map { Unicode.Scalar($0).map(Character.init) ?? " " }
}
