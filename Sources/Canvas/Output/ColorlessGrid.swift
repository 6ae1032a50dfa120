/// The grid without colours: fills and shapes leave shades and edges, text stays text.
struct ColorlessGrid {
  let grid: CellGrid

  /// Returns what shows as nothing: the black or white that cards and islands stand on where there is some, so
  /// that a wallpaper is always a shade beside them; otherwise what most of the picture stands on.
  static func paper(_ grid: CellGrid) -> CellColor {
    var counts: [CellColor: Int] = [:]
    for cell in grid.cells { counts[cell.ground, default: 0] += 1 }
    let dark = counts.filter { max($0.key.red, $0.key.green, $0.key.blue) < 40 }
    let light = counts.filter { min($0.key.red, $0.key.green, $0.key.blue) > 215 }
    func total(_ counts: [CellColor: Int]) -> Int { counts.values.reduce(0, +) }
    func first(_ counts: [CellColor: Int]) -> CellColor? {
      counts.max { ($0.value, $1.key.rgb) < ($1.value, $0.key.rgb) }?.key
    }
    let plain = total(dark) >= total(light) ? dark : light
    if total(plain) * 60 > grid.cells.count, let color = first(plain) { return color }
    return first(counts) ?? .black
  }

  init(_ source: CellGrid, _ glyphs: GlyphSet) {
    let paper = ColorlessGrid.paper(source)
    var result = source
    for row in 0..<source.rows {
      for column in 0..<source.columns {
        let cell = source[column, row]
        let glyph: Character
        if cell.mark == " " || BlockGlyphs.isBlock(cell.mark) {
          if cell.mark == " ", ColorlessGrid.isBesideText(source, column, row) {
            glyph = " "
          } else {
            glyph = ColorlessGrid.shade(cell, paper, glyphs)
          }
        } else {
          glyph = ColorlessGrid.replacement(cell.glyph, glyphs)
        }
        result[column, row].glyph = glyph
      }
    }
    grid = result
  }

  /// Returns whether a word stands beside a cell: it keeps a blank around it, or shades would be read as letters.
  private static func isBesideText(_ grid: CellGrid, _ column: Int, _ row: Int) -> Bool {
    for neighbour in [column - 1, column + 1] where neighbour >= 0 && neighbour < grid.columns {
      let glyph = grid[neighbour, row].glyph
      if glyph == Cell.continuation { return true }
      if glyph != " ", !BlockGlyphs.isBlock(glyph), !"─│".contains(glyph) { return true }
    }
    return false
  }

  /// Parts of colours up to this are black on a phone: an island, a card, the ground of a screen.
  private static let dark = 24
  /// The same of what a whole phone lies on: an island is as blank as that, and the wallpaper a shade between them.
  private static let darkPaper = 29

  /// Returns how far a colour is from the paper: 0 the same, 4 very.
  private static func level(_ color: CellColor, _ paper: CellColor) -> Int {
    if max(color.red, color.green, color.blue) <= dark,
      max(paper.red, paper.green, paper.blue) <= darkPaper
    {
      return 0
    }
    let away = max(
      abs(color.red - paper.red), abs(color.green - paper.green), abs(color.blue - paper.blue))
    switch away {
    case ..<10: return 0
    case ..<40: return 1
    case ..<100: return 2
    case ..<180: return 3
    default:
      // A white sign on a strong colour stays to be seen.
      let lighter = abs(Palette.luma(color) - Palette.luma(paper))
      return max(lighter, away * 3 / 5) >= 180 ? 4 : 3
    }
  }

  private static func isGray(_ color: CellColor) -> Bool {
    max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 32
  }

  private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades: [Character] = [" ", ".", ":", "%", "#"]

  private static func shade(_ cell: Cell, _ paper: CellColor, _ set: GlyphSet) -> Character {
    let full = set == .ascii ? asciiShades : shades
    let below = level(cell.ground, paper)
    guard let halves = BlockGlyphs.halves(cell.glyph) else { return full[below] }
    let ink = level(cell.ink, paper)
    if ink == below { return full[ink] }
    let high = max(ink, below)
    // Letters and shapes on a shaded ground keep their form; of two like fills the larger speaks.
    if min(ink, below) > 0, set.hasQuadrants, abs(ink - below) >= 2 {
      return ink > below ? cell.glyph : complement(cell.glyph)
    }
    if min(ink, below) > 0 {
      // The soft edge of a white or black letter belongs to it; colours stay apart.
      if high == 4, min(ink, below) == 3, isGray(cell.ink), isGray(cell.ground) { return full[4] }
      return full[halves.upper + halves.lower >= 1 ? ink : below]
    }
    if set.hasQuadrants, high >= 3 {
      return ink > below ? cell.glyph : complement(cell.glyph)
    }
    let upper = ink > below ? halves.upper : 1 - halves.upper
    let lower = ink > below ? halves.lower : 1 - halves.lower
    // A bar's track is weak beside its filled part.
    let isWeak = high < 3
    switch (upper >= 0.4, lower >= 0.4) {
    case (true, true): return full[high]
    case (true, false):
      switch set {
      case .ascii: return isWeak ? "'" : "\""
      case .sextants, .blocks, .halves: return isWeak ? "▔" : "▀"
      }
    case (false, true):
      switch set {
      case .ascii: return isWeak ? "." : "_"
      case .sextants, .blocks, .halves: return isWeak ? "▁" : "▄"
      }
    case (false, false): return " "
    }
  }

  /// Returns the character that fills what another leaves free.
  static func complement(_ glyph: Character) -> Character {
    if let pattern = Sextant.pattern(glyph) { return Sextant.glyph(63 - pattern) }
    return complements[glyph] ?? glyph
  }

  private static let complements: [Character: Character] = {
    let pairs: [(Character, Character)] = [
      ("▀", "▄"), ("▌", "▐"), ("▘", "▟"), ("▝", "▙"), ("▖", "▜"), ("▗", "▛"), ("▚", "▞"),
      ("▁", "▔"), ("█", " "),
    ]
    var table: [Character: Character] = ["▎": "▐", "▊": "▕", "▂": "▀", "▆": "▔"]
    for (one, other) in pairs {
      table[one] = other
      table[other] = one
    }
    return table
  }()

  /// Returns a character that a poorer terminal has.
  static func replacement(_ glyph: Character, _ set: GlyphSet) -> Character {
    switch set {
    case .sextants: return glyph
    case .blocks: return Sextant.pattern(glyph).map(Sextant.quadrants) ?? glyph
    case .halves:
      guard let halves = BlockGlyphs.halves(glyph), !"▀▄█▌▐".contains(glyph) else { return glyph }
      switch (halves.upper >= 0.5, halves.lower >= 0.5) {
      case (true, true): return "█"
      case (true, false): return "▀"
      case (false, true): return "▄"
      case (false, false): return halves.upper + halves.lower > 0.4 ? "▄" : " "
      }
    case .ascii:
      // An accent that stands by itself goes: its letter is there.
      if let scalar = glyph.unicodeScalars.first, scalar.isASCII { return Character(scalar) }
      if glyph == Cell.continuation { return " " }
      if let halves = BlockGlyphs.halves(glyph) {
        switch (halves.upper >= 0.4, halves.lower >= 0.4) {
        case (true, true): return "#"
        case (true, false): return "\""
        case (false, true): return "_"
        case (false, false): return halves.upper > halves.lower ? "'" : "."
        }
      }
      return ASCIIForms.form(glyph)
    }
  }
}
