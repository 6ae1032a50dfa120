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
  /// Whether all digits can take one width.
  public var hasTabularDigits = false

  public init() {}

  /// The font as a file.
  public var bytes: [UInt8] {
    var tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", traits), ("cmap", codes), ("glyf", boxes), ("head", head), ("hhea", lines),
      ("hmtx", widths), ("loca", places), ("maxp", limits), ("name", names),
    ]
    if !pairs.isEmpty { tables.insert(("GPOS", kerning), at: 0) }
    if hasTabularDigits {
      tables.insert(("GSUB", MadeFont.feature("tnum", [])), at: pairs.isEmpty ? 0 : 1)
    }
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
    MadeFont.words(1, 0, sorted.count + 1, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  private var widths: [UInt8] {
    MadeFont.words(500, 0) + sorted.flatMap { MadeFont.words($0.width, 0) }
  }

  private var traits: [UInt8] {
    MadeFont.words(4, 0, weight, 5) + [UInt8](repeating: 0, count: 54)
      + MadeFont.words(isItalic ? 1 : 0, 0, 0, ascent, -descent, lineGap, ascent, descent)
      + [UInt8](repeating: 0, count: 8) + MadeFont.words(500, capHeight, 0, 0, 0)
  }

  /// One contour of four points: as wide as the letter, as high as a capital.
  private var outlines: [[UInt8]] {
    [box(500)] + sorted.map { $0.letter == " " ? [] : box($0.width) }
  }

  private func box(_ width: Int) -> [UInt8] {
    MadeFont.words(1, 0, 0, width, capHeight, 3, 0) + [1, 1, 1, 1]
      + MadeFont.words(0, 0, width, 0) + MadeFont.words(0, capHeight, 0, -capHeight)
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
    for (name, text) in [(1, family), (4, full), (6, postScript)] {
      let wide = text.utf16.flatMap { MadeFont.words(Int($0)) }
      records += MadeFont.words(3, 1, 0x409, name, wide.count, texts.count)
      texts += wide
    }
    return MadeFont.words(0, 3, 6 + records.count) + records + texts
  }

  private var kerning: [UInt8] {
    let firsts = Set(pairs.map { glyph($0.first) }).sorted()
    var sets: [[UInt8]] = []
    for first in firsts {
      let own = pairs.filter { glyph($0.first) == first }.sorted {
        glyph($0.second) < glyph($1.second)
      }
      sets.append(
        MadeFont.words(own.count) + own.flatMap { MadeFont.words(glyph($0.second), $0.units) })
    }
    let coverage = MadeFont.words(1, firsts.count) + firsts.flatMap { MadeFont.words($0) }
    let head = 10 + 2 * sets.count
    var place = head + coverage.count
    var part = MadeFont.words(1, head, 4, 0, sets.count)
    for set in sets {
      part += MadeFont.words(place)
      place += set.count
    }
    part += coverage + sets.flatMap { $0 }
    return MadeFont.feature("kern", MadeFont.words(1, 4, 2, 0, 1, 8) + part)
  }

  /// Returns a table with one feature, whose only rule is the first of a list.
  private static func feature(_ tag: String, _ rules: [UInt8]) -> [UInt8] {
    long(0x0001_0000) + words(10, 30, 44)
      + words(1) + Array("DFLT".utf8) + words(8, 4, 0, 0, 0xFFFF, 1, 0)
      + words(1) + Array(tag.utf8) + words(8, 0, 1, 0)
      + (rules.isEmpty ? words(0) : rules)
  }

  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ number: Int) -> [UInt8] { words(number >> 16, number) }
}
