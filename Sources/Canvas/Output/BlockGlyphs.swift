/// The characters that fill parts of a cell, and which parts.
enum BlockGlyphs {
  /// A part of a cell, in eighths of its width and height.
  struct Part: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  static func isBlock(_ glyph: Character) -> Bool { parts(glyph) != nil }

  /// The parts that a block character fills; nil for other characters.
  static func parts(_ glyph: Character) -> [Part]? { table[glyph] }

  private static let table: [Character: [Part]] = {
    var table: [Character: [Part]] = [:]
    func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Part {
      Part(x: x, y: y, width: width, height: height)
    }
    for (index, glyph) in "▁▂▃▄▅▆▇█".enumerated() {
      table[glyph] = [part(0, 7 - index, 8, index + 1)]
    }
    for (index, glyph) in "▏▎▍▌▋▊▉".enumerated() { table[glyph] = [part(0, 0, index + 1, 8)] }
    table["▀"] = [part(0, 0, 8, 4)]
    table["▐"] = [part(4, 0, 4, 8)]
    table["▔"] = [part(0, 0, 8, 1)]
    table["▕"] = [part(7, 0, 1, 8)]
    let (upperLeft, upperRight) = (part(0, 0, 4, 4), part(4, 0, 4, 4))
    let (lowerLeft, lowerRight) = (part(0, 4, 4, 4), part(4, 4, 4, 4))
    table["▘"] = [upperLeft]
    table["▝"] = [upperRight]
    table["▖"] = [lowerLeft]
    table["▗"] = [lowerRight]
    table["▚"] = [upperLeft, lowerRight]
    table["▞"] = [upperRight, lowerLeft]
    table["▛"] = [part(0, 0, 8, 4), lowerLeft]
    table["▜"] = [part(0, 0, 8, 4), lowerRight]
    table["▙"] = [upperLeft, part(0, 4, 8, 4)]
    table["▟"] = [upperRight, part(0, 4, 8, 4)]
    return table
  }()

  /// The part of a cell that is filled above and below its middle, from 0 to 1 each.
  static func halves(_ glyph: Character) -> (upper: Double, lower: Double)? {
    guard let parts = table[glyph] else { return nil }
    var (upper, lower) = (0, 0)
    for part in parts {
      let above = max(0, min(4, part.y + part.height) - part.y)
      upper += part.width * above
      lower += part.width * (part.height - above)
    }
    return (Double(upper) / 32, Double(lower) / 32)
  }
}
