/// The characters that fill parts of a cell, and which parts.
enum BlockGlyphs {
  /// A part of a cell, in eighths of its width and 24ths of its height.
  struct Part: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  static func isBlock(_ glyph: Character) -> Bool { parts(glyph) != nil }

  /// Returns the same of a cell's glyph without looking for its parts: all but the three shades are blocks.
  static func isBlock(_ glyph: CellGlyph) -> Bool {
    guard let value = glyph.scalar?.value else { return false }
    return (0x2580...0x259F).contains(value) && !(0x2591...0x2593).contains(value)
      || Sextant.isOne(glyph)
  }

  /// Returns the parts that a block character fills; nil for other characters.
  static func parts(_ glyph: Character) -> [Part]? { table[glyph] }

  private static let table: [Character: [Part]] = {
    var table: [Character: [Part]] = [:]
    func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Part {
      Part(x: x, y: y, width: width, height: height)
    }
    for (index, glyph) in "▁▂▃▄▅▆▇█".enumerated() {
      table[glyph] = [part(0, 21 - 3 * index, 8, 3 * index + 3)]
    }
    for (index, glyph) in "▏▎▍▌▋▊▉".enumerated() { table[glyph] = [part(0, 0, index + 1, 24)] }
    table["▀"] = [part(0, 0, 8, 12)]
    table["▐"] = [part(4, 0, 4, 24)]
    table["▔"] = [part(0, 0, 8, 3)]
    table["▕"] = [part(7, 0, 1, 24)]
    let (upperLeft, upperRight) = (part(0, 0, 4, 12), part(4, 0, 4, 12))
    let (lowerLeft, lowerRight) = (part(0, 12, 4, 12), part(4, 12, 4, 12))
    table["▘"] = [upperLeft]
    table["▝"] = [upperRight]
    table["▖"] = [lowerLeft]
    table["▗"] = [lowerRight]
    table["▚"] = [upperLeft, lowerRight]
    table["▞"] = [upperRight, lowerLeft]
    table["▛"] = [part(0, 0, 8, 12), lowerLeft]
    table["▜"] = [part(0, 0, 8, 12), lowerRight]
    table["▙"] = [upperLeft, part(0, 12, 8, 12)]
    table["▟"] = [upperRight, part(0, 12, 8, 12)]
    for pattern in 1..<63 where Sextant.isOne(Sextant.glyph(pattern)) {
      table[Sextant.glyph(pattern)] = (0..<3).flatMap { row -> [Part] in
        switch pattern >> (2 * row) & 3 {
        case 1: [part(0, 8 * row, 4, 8)]
        case 2: [part(4, 8 * row, 4, 8)]
        case 3: [part(0, 8 * row, 8, 8)]
        default: []
        }
      }
    }
    return table
  }()

  /// Returns the part of a cell that is filled above and below its middle, from 0 to 1 each.
  static func halves(_ glyph: Character) -> (upper: Double, lower: Double)? {
    guard let parts = table[glyph] else { return nil }
    var (upper, lower) = (0, 0)
    for part in parts {
      let above = max(0, min(12, part.y + part.height) - part.y)
      upper += part.width * above
      lower += part.width * (part.height - above)
    }
    return (Double(upper) / 96, Double(lower) / 96)
  }
}
