/// How a font moves pairs of letters: the feature `kern` of its table `GPOS`, or else its table `kern`.
struct FontKerning {
  /// Rules of GPOS, each a list of parts of which the first that knows a pair counts.
  private var rules: [[FontBytes]] = []
  /// Pairs of the older table.
  private var pairs: FontBytes?

  /// More parts than these are not read.
  private static let mostParts = 256

  init(gpos: FontBytes?, kern: FontBytes?) {
    if let gpos { rules = FontKerning.rules(gpos) }
    if rules.isEmpty, let kern, kern.word(0) == 0, kern.word(2) > 0, kern.word(8) & 0xFF01 == 1 {
      pairs = kern.from(4)
    }
  }

  /// Whether it moves nothing.
  var isEmpty: Bool { rules.isEmpty && pairs == nil }

  /// Returns what stands between two glyphs beside their widths, in the font's units.
  ///
  /// - Parameter changes: how a variable font's numbers change at its place.
  func units(_ first: Int, _ second: Int, _ changes: FontChanges?) -> Double {
    if let pairs {
      let key = first << 16 | second
      guard
        let row = pairs.row(of: key, among: pairs.word(6), key: { pairs.long(14 + 6 * $0) }),
        pairs.long(14 + 6 * row) == key
      else { return 0 }
      return Double(pairs.short(18 + 6 * row))
    }
    return rules.reduce(0) { sum, parts in
      let move = parts.lazy.compactMap { FontKerning.move($0, first, second) }.first
      guard let move else { return sum }
      let change = move.device.flatMap { device in changes.map { $0.units(device) } }
      return sum + Double(move.units) + (change ?? 0)
    }
  }

  /// Returns the numbers of the rules that a feature has, in any script and language.
  static func features(_ table: FontBytes, _ tag: String) -> Set<Int> {
    let list = table.from(table.word(6))
    var rules: Set<Int> = []
    for row in 0..<min(list.word(0), 1_000) where list.tag(2 + 6 * row) == tag {
      let feature = list.from(list.word(6 + 6 * row))
      rules.formUnion((0..<min(feature.word(2), mostParts)).map { feature.word(4 + 2 * $0) })
    }
    return rules
  }

  private static func rules(_ table: FontBytes) -> [[FontBytes]] {
    let list = table.from(table.word(8))
    var left = mostParts
    var found: [[FontBytes]] = []
    for number in features(table, "kern").sorted() where number < list.word(0) {
      let rule = list.from(list.word(2 + 2 * number))
      let count = min(rule.word(4), left)
      left -= count
      let parts = (0..<count).compactMap { row -> FontBytes? in
        let part = rule.from(rule.word(6 + 2 * row))
        switch rule.word(0) {
        case 2: return part
        // One that stands too far away for 16 bits.
        case 9 where part.word(2) == 2: return part.from(part.long(4))
        default: return nil
        }
      }
      if !parts.isEmpty { found.append(parts) }
    }
    return found
  }

  /// How a pair moves, and where the font says how that changes.
  private struct Move {
    var units = 0
    var device: FontBytes?

    /// Reads one of several values, whose kinds are bits of a number.
    ///
    /// - Parameter parent: where the places of tables count from.
    init(_ value: FontBytes, kinds: Int, parent: FontBytes) {
      // Without this value the first letter stays where it is.
      if kinds & 4 != 0 { units = value.short(2 * (kinds & 3).nonzeroBitCount) }
      guard kinds & 0x40 != 0 else { return }
      let place = value.word(2 * (kinds & 0x3F).nonzeroBitCount)
      if place > 0 { device = parent.from(place) }
    }
  }

  /// Returns how a part moves a pair; nil where it does not know the pair.
  private static func move(_ part: FontBytes, _ first: Int, _ second: Int) -> Move? {
    guard let place = place(of: first, in: part.from(part.word(2))) else { return nil }
    let (own, other) = (part.word(4), part.word(6))
    let size = 2 * (own.nonzeroBitCount + other.nonzeroBitCount)
    switch part.word(0) {
    case 1:
      let set = part.from(part.word(10 + 2 * place))
      guard
        let row = set.row(
          of: second, among: set.word(0), key: { set.word(2 + (2 + size) * $0) }),
        set.word(2 + (2 + size) * row) == second
      else { return nil }
      return Move(set.from(4 + (2 + size) * row), kinds: own, parent: set)
    case 2:
      let one = kind(of: first, in: part.from(part.word(8)))
      let two = kind(of: second, in: part.from(part.word(10)))
      guard one < part.word(12), two < part.word(14) else { return nil }
      let row = one * part.word(14) + two
      return Move(part.from(16 + size * row), kinds: own, parent: part)
    default: return nil
    }
  }

  /// Returns a glyph's place in a table of coverage.
  private static func place(of glyph: Int, in table: FontBytes) -> Int? {
    switch table.word(0) {
    case 1:
      guard
        let row = table.row(of: glyph, among: table.word(2), key: { table.word(4 + 2 * $0) }),
        table.word(4 + 2 * row) == glyph
      else { return nil }
      return row
    case 2:
      guard let range = range(of: glyph, in: table) else { return nil }
      return table.word(range + 4) + glyph - table.word(range)
    default: return nil
    }
  }

  /// Returns the class of a glyph in a table of classes; 0 where it has none.
  private static func kind(of glyph: Int, in table: FontBytes) -> Int {
    switch table.word(0) {
    case 1:
      let row = glyph - table.word(2)
      return row >= 0 && row < table.word(4) ? table.word(6 + 2 * row) : 0
    case 2: return range(of: glyph, in: table).map { table.word($0 + 4) } ?? 0
    default: return 0
    }
  }

  /// Returns where the range stands that a glyph is in: first glyph, last glyph, number.
  private static func range(of glyph: Int, in table: FontBytes) -> Int? {
    let row = table.row(of: glyph, among: table.word(2)) { table.word(4 + 6 * $0) }
    guard let row, glyph <= table.word(6 + 6 * row) else { return nil }
    return 4 + 6 * row
  }
}
