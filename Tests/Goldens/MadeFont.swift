/// A small TrueType font made of bytes: each of its letters is a box. One em has 1000 units.
public struct MadeFont {
  public var postScript = "Made-Regular"
  public var family = "Made"
  public var full = "Made Regular"
  public var weight = 400
  public var isItalic = false
  /// Above the baseline, below it, and between two lines.
  public var (ascent, descent, lineGap) = (900, 300, 100)
  public var capHeight = 700
  /// The letters with their widths.
  public var letters: [(letter: Unicode.Scalar, width: Int)] = [("A", 800), ("B", 600), (" ", 250)]
  /// Pairs that move, by so many units.
  public var pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, units: Int)] = []
  /// How the file says which pairs move.
  public var pairForm = PairForm.pairs
  /// Whether all digits can take one width.
  public var hasTabularDigits = false

  /// Points of each letter's box; all but four stand in its last corner.
  public var points = 4
  /// So many glyphs are each made of the one before twice, the first of one without points; all letters are the last of
  /// them. 0: letters are boxes.
  public var doublings = 0
  /// Bitmaps that letters have besides their boxes.
  public var strike: Strike?

  /// Bitmaps of one size.
  public struct Strike {
    /// Pixels an em.
    public var pixels = 20
    /// Files in PNG, by their letters; others have none.
    public var pictures: [Unicode.Scalar: [UInt8]] = [:]

    public init() {}
  }

  /// The ways in which a file can say which pairs of letters move.
  public enum PairForm: CaseIterable, Sendable {
    /// Each pair by itself; only this one changes with a weight.
    case pairs
    /// Rows and columns of classes of letters, as large fonts have them, in a rule that stands far away.
    case classes
    /// The table that was there before GPOS.
    case table
  }

  /// What the font becomes as its weight grows from its own to 900; nil: it is not variable.
  public var variation: Variation?

  /// How a font changes with its weight.
  public struct Variation {
    /// The places that have names: weights and widths, of which 100 is the font's own and 75 the least.
    public var instances: [(style: String, postScript: String?, weight: Int, width: Int)] = []
    /// How much wider each letter becomes, and how much farther apart each pair, in units.
    public var (growth, pairGrowth) = (0, 0)
    /// How far the font has changed where the weight has grown by half.
    public var middle = 0.5

    public init() {}
  }

  public init() {}

  /// The font as a file.
  public var bytes: [UInt8] {
    var tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", traits), ("cmap", codes), ("glyf", boxes), ("head", head), ("hhea", lines),
      ("hmtx", widths), ("loca", places), ("maxp", limits), ("name", names),
    ]
    if let variation { tables += variable(variation) }
    if let strike { tables.append(("sbix", bitmaps(strike))) }
    if !pairs.isEmpty {
      switch pairForm {
      case .pairs: tables.append(("GPOS", kerning))
      case .classes: tables.append(("GPOS", classes))
      case .table: tables.append(("kern", pairTable))
      }
    }
    if hasTabularDigits { tables.append(("GSUB", MadeFont.feature("tnum", []))) }
    tables.sort { $0.tag < $1.tag }
    var file = MadeFont.long(0x0001_0000) + MadeFont.words(tables.count, 16, 0, 0)
    var place = 12 + 16 * tables.count
    for table in tables {
      file += Array(table.tag.utf8) + MadeFont.long(0) + MadeFont.long(place)
      file += MadeFont.long(table.bytes.count)
      place += (table.bytes.count + 3) / 4 * 4
    }
    for table in tables {
      file += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return file
  }

  // The letters in the order of their code points; the box for what is missing comes first.
  private var sorted: [(letter: Unicode.Scalar, width: Int)] {
    letters.sorted { $0.letter < $1.letter }
  }

  private func glyph(_ letter: Unicode.Scalar) -> Int {
    1 + (sorted.firstIndex { $0.letter == letter } ?? -1)
  }

  private var head: [UInt8] {
    MadeFont.long(0x0001_0000) + MadeFont.long(0) + MadeFont.long(0) + MadeFont.long(0x5F0F_3CF5)
      + MadeFont.words(0, 1000) + [UInt8](repeating: 0, count: 16)
      + MadeFont.words(0, 0, 1000, 1000, (weight >= 600 ? 1 : 0) | (isItalic ? 2 : 0), 8, 2, 0, 0)
  }

  private var lines: [UInt8] {
    MadeFont.words(1, 0, ascent, -descent, lineGap, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0)
      + MadeFont.words(sorted.count + 1)
  }

  private var limits: [UInt8] {
    MadeFont.words(1, 0, outlines.count, points, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  private var widths: [UInt8] {
    MadeFont.words(500, 0) + sorted.flatMap { MadeFont.words($0.width, 0) }
      + [UInt8](repeating: 0, count: 2 * (outlines.count - sorted.count - 1))
  }

  private var traits: [UInt8] {
    MadeFont.words(4, 0, weight, 5) + [UInt8](repeating: 0, count: 54)
      + MadeFont.words(isItalic ? 1 : 0, 0, 0, ascent, -descent, lineGap, ascent, descent)
      + [UInt8](repeating: 0, count: 8) + MadeFont.words(500, capHeight, 0, 0, 0)
  }

  private var outlines: [[UInt8]] {
    guard doublings > 0 else {
      return [box(500)] + sorted.map { $0.letter == " " ? [] : box($0.width) }
    }
    let first = sorted.count + 1
    return [box(500)] + sorted.map { _ in MadeFont.twice(first + doublings) } + [[]]
      + (0..<doublings).map { MadeFont.twice(first + $0) }
  }

  /// One contour: as wide as the letter, as high as a capital.
  private func box(_ width: Int) -> [UInt8] {
    let rest = [UInt8](repeating: 0, count: 2 * (points - 4))
    return MadeFont.words(1, 0, 0, width, capHeight, points - 1, 0)
      + [UInt8](repeating: 1, count: points) + MadeFont.words(0, 0, width, 0) + rest
      + MadeFont.words(0, capHeight, 0, -capHeight) + rest
  }

  /// Returns a glyph that is made of another, twice in its place.
  private static func twice(_ glyph: Int) -> [UInt8] {
    words(-1, 0, 0, 0, 0) + words(0x22, glyph, 0) + words(0x02, glyph, 0)
  }

  private func bitmaps(_ strike: Strike) -> [UInt8] {
    let letters = [nil] + sorted.map { Optional($0.letter) }
    let pictures = outlines.indices.map { glyph -> [UInt8] in
      let letter = glyph < letters.count ? letters[glyph] : nil
      guard let picture = letter.flatMap({ strike.pictures[$0] }) else { return [] }
      return MadeFont.words(0, 0) + Array("png ".utf8) + picture
    }
    var place = 4 + 4 * (pictures.count + 1)
    var places = MadeFont.long(place)
    for picture in pictures {
      place += picture.count
      places += MadeFont.long(place)
    }
    return MadeFont.words(1, 1) + MadeFont.long(1) + MadeFont.long(12)
      + MadeFont.words(strike.pixels, 72) + places + pictures.flatMap { $0 }
  }

  private var boxes: [UInt8] { outlines.flatMap { $0 } + [0, 0] }

  private var places: [UInt8] {
    var place = 0
    return MadeFont.words(0)
      + outlines.flatMap { outline -> [UInt8] in
        place += outline.count
        return MadeFont.words(place / 2)
      }
  }

  private var codes: [UInt8] {
    let codes = sorted.map { Int($0.letter.value) } + [0xFFFF]
    let shifts = codes.indices.map { $0 == codes.count - 1 ? 1 : $0 + 1 - codes[$0] }
    let part =
      MadeFont.words(2 * codes.count, 0, 0, 0) + codes.flatMap { MadeFont.words($0) }
      + MadeFont.words(0) + codes.flatMap { MadeFont.words($0) }
      + shifts.flatMap { MadeFont.words($0) } + codes.flatMap { _ in MadeFont.words(0) }
    return MadeFont.words(0, 1, 3, 1) + MadeFont.long(12)
      + MadeFont.words(4, part.count + 6, 0) + part
  }

  private var names: [UInt8] {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    let instances = variation?.instances ?? []
    let styles = instances.enumerated().flatMap { row, instance in
      [(256 + 2 * row, instance.style), (257 + 2 * row, instance.postScript ?? "")]
    }
    for (name, text) in [(1, family), (4, full), (6, postScript)] + styles {
      let wide = text.utf16.flatMap { MadeFont.words(Int($0)) }
      records += MadeFont.words(3, 1, 0x409, name, wide.count, texts.count)
      texts += wide
    }
    return MadeFont.words(0, records.count / 12, 6 + records.count) + records + texts
  }

  private var kerning: [UInt8] {
    let firsts = Set(pairs.map { glyph($0.first) }).sorted()
    var sets: [[UInt8]] = []
    for first in firsts {
      let own = pairs.filter { glyph($0.first) == first }.sorted {
        glyph($0.second) < glyph($1.second)
      }
      let isVariable = variation != nil
      let size = isVariable ? 6 : 4
      var set = MadeFont.words(own.count)
      for pair in own {
        set += MadeFont.words(glyph(pair.second), pair.units)
        if isVariable { set += MadeFont.words(2 + size * own.count) }
      }
      sets.append(set + (isVariable ? MadeFont.words(0, 0, 0x8000) : []))
    }
    let coverage = MadeFont.words(1, firsts.count) + firsts.flatMap { MadeFont.words($0) }
    let head = 10 + 2 * sets.count
    var place = head + coverage.count
    var part = MadeFont.words(1, head, variation == nil ? 4 : 0x44, 0, sets.count)
    for set in sets {
      part += MadeFont.words(place)
      place += set.count
    }
    part += coverage + sets.flatMap { $0 }
    return MadeFont.feature("kern", MadeFont.words(1, 4, 2, 0, 1, 8) + part)
  }

  private var classes: [UInt8] {
    let firsts = Set(pairs.map { glyph($0.first) }).sorted()
    let seconds = Set(pairs.map { glyph($0.second) }).sorted()
    // Class 0 is of all other letters.
    var values: [UInt8] = []
    for first in [0] + firsts {
      for second in [0] + seconds {
        let pair = pairs.first { glyph($0.first) == first && glyph($0.second) == second }
        values += MadeFont.words(pair?.units ?? 0)
      }
    }
    let coverage =
      MadeFont.words(2, firsts.count)
      + firsts.enumerated().flatMap { MadeFont.words($1, $1, $0) }
    let rows =
      MadeFont.words(2, firsts.count)
      + firsts.enumerated().flatMap { MadeFont.words($1, $1, $0 + 1) }
    let range = (seconds.first ?? 0)...(seconds.last ?? 0)
    let columns =
      MadeFont.words(1, range.lowerBound, range.count)
      + range.flatMap { MadeFont.words((seconds.firstIndex(of: $0) ?? -1) + 1) }
    let place = 16 + values.count
    let part =
      MadeFont.words(
        2, place, 4, 0, place + coverage.count, place + coverage.count + rows.count,
        firsts.count + 1, seconds.count + 1) + values + coverage + rows + columns
    return MadeFont.feature(
      "kern", MadeFont.words(1, 4, 9, 0, 1, 8, 1, 2) + MadeFont.long(8) + part)
  }

  private var pairTable: [UInt8] {
    let rows = pairs.map { (glyph($0.first), glyph($0.second), $0.units) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .flatMap { MadeFont.words($0.0, $0.1, $0.2) }
    return MadeFont.words(0, 1) + MadeFont.words(0, 14 + rows.count, 1, pairs.count, 0, 0, 0)
      + rows
  }

  /// Returns a table with one feature, whose only rule is the first of a list.
  private static func feature(_ tag: String, _ rules: [UInt8]) -> [UInt8] {
    long(0x0001_0000) + words(10, 30, 44)
      + words(1) + Array("DFLT".utf8) + words(8, 4, 0, 0, 0xFFFF, 1, 0)
      + words(1) + Array(tag.utf8) + words(8, 0, 1, 0)
      + (rules.isEmpty ? words(0) : rules)
  }

  // MARK: A variable font

  private func variable(_ variation: Variation) -> [(tag: String, bytes: [UInt8])] {
    let widths = MadeFont.store([Int](repeating: variation.growth, count: sorted.count + 1))
    return [
      (
        "GDEF",
        MadeFont.words(1, 3, 0, 0, 0, 0, 0) + MadeFont.long(18)
          + MadeFont.store([variation.pairGrowth])
      ),
      (
        "HVAR", MadeFont.words(1, 0) + MadeFont.long(20) + [UInt8](repeating: 0, count: 12) + widths
      ),
      (
        "avar",
        MadeFont.words(1, 0, 0, 2, 4)
          + MadeFont.words(
            MadeFont.fraction(-1), MadeFont.fraction(-1), 0, 0, MadeFont.fraction(0.5),
            MadeFont.fraction(variation.middle), MadeFont.fraction(1), MadeFont.fraction(1), 0)
      ),
      ("fvar", axes(variation)), ("gvar", shapes(variation)),
    ]
  }

  /// Two axes: from the font's own weight to 900, and from narrow to its own width.
  private func axes(_ variation: Variation) -> [UInt8] {
    MadeFont.words(1, 0, 16, 2, 2, 20, variation.instances.count, 14)
      + Array("wght".utf8) + MadeFont.words(weight, 0, weight, 0, 900, 0, 0, 2)
      + Array("wdth".utf8) + MadeFont.words(75, 0, 100, 0, 100, 0, 0, 2)
      + variation.instances.enumerated().flatMap { row, instance in
        MadeFont.words(
          256 + 2 * row, 0, instance.weight, 0, instance.width, 0,
          instance.postScript == nil ? 0xFFFF : 257 + 2 * row)
      }
  }

  /// How the points of each letter's box move: the two at its right, and the pen after it.
  private func shapes(_ variation: Variation) -> [UInt8] {
    let data = outlines.map { box -> [UInt8] in
      let right = box.isEmpty ? [0, 1, 0, 0] : [0, 0, 1, 1, 0, 1, 0, 0]
      return MadeFont.moves(right.map { $0 * variation.growth })
    }
    var place = 0
    var places = MadeFont.words(0)
    for glyph in data {
      place += glyph.count
      places += MadeFont.words(place / 2)
    }
    let head = MadeFont.long(20 + places.count)
    let counts = MadeFont.words(data.count, 0)
    return MadeFont.words(1, 0, 2, 0) + head + counts + head + places + data.flatMap { $0 }
  }

  /// Returns how far the points of a glyph move to the right where the weight is highest.
  private static func moves(_ moves: [Int]) -> [UInt8] {
    let last = UInt8(moves.count - 1)
    var deltas: [UInt8] = [0, 0x40 | last]
    for move in moves { deltas += words(move) }
    deltas.append(0x80 | last)
    let even: [UInt8] = deltas.count % 2 == 0 ? [] : [0]
    return words(1, 12, deltas.count, 0xA000, fraction(1), 0) + deltas + even
  }

  /// Returns a store of changes that count more the heavier the font is.
  private static func store(_ changes: [Int]) -> [UInt8] {
    words(1) + long(12) + words(1) + long(28) + words(2, 1, 0, fraction(1), fraction(1), 0, 0, 0)
      + words(changes.count, 1, 1, 0) + changes.flatMap { words($0) }
  }

  /// Returns a number with 14 bits behind its point.
  private static func fraction(_ number: Double) -> Int { Int(number * 0x4000) }

  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ number: Int) -> [UInt8] { words(number >> 16, number) }
}
