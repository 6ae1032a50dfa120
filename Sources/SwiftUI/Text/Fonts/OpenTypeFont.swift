import Drawing
import Numbers

/// One font of a file in the formats TrueType and OpenType, as far as text is measured with it.
///
/// A variable font is read as what it is without a choice: its default instance.
final class OpenTypeFont {
  /// The names by which code may ask for it.
  struct Names: Equatable {
    var postScript = ""
    var family = ""
    var full = ""
  }

  /// More fonts of a collection than these are not looked at.
  private static let mostFonts = 64

  let names: Names
  /// As CSS counts it.
  let weight: Int
  let isItalic: Bool
  /// Its place in the file.
  let number: Int
  private let em: Double
  private let letters: LetterTable
  private let widths: FontBytes
  private let widthCount: Int
  private let kerning: FontKerning
  private let hasTabularDigits: Bool
  /// Without letters, and not yet of a file.
  private let figures: FontFigures

  /// Returns the fonts of a file; none where it is no font.
  static func fonts(in bytes: [UInt8]) -> [OpenTypeFont] {
    let file = FontBytes(bytes)
    guard file.tag(0) == "ttcf" else {
      return OpenTypeFont(file, at: 0, number: 0).map { [$0] } ?? []
    }
    return (0..<min(file.long(8), mostFonts)).compactMap {
      OpenTypeFont(file, at: file.long(12 + 4 * $0), number: $0)
    }
  }

  private init?(_ file: FontBytes, at place: Int, number: Int) {
    let directory = file.from(place)
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(directory.long(0)) else { return nil }
    var tables: [String: FontBytes] = [:]
    for row in 0..<min(directory.word(4), 256) {
      let entry = directory.from(12 + 16 * row)
      tables[entry.tag(0)] = file.from(entry.long(8))
    }
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let cmap = tables["cmap"], (16...16_384).contains(head.word(18)), hhea.word(34) > 0
    else { return nil }
    let em = Double(head.word(18))
    self.em = em
    self.number = number
    (widths, widthCount) = (hmtx, hhea.word(34))
    letters = LetterTable(cmap)
    kerning = FontKerning(gpos: tables["GPOS"], kern: tables["kern"])
    hasTabularDigits = tables["GSUB"].map { FontKerning.features($0, "tnum").isEmpty } == false
    names = OpenTypeFont.names(tables["name"])
    let traits = tables["OS/2"]
    let isBold = head.word(44) & 1 != 0
    weight = traits.map { min(max($0.word(4), 1), 1000) } ?? (isBold ? 700 : 400)
    isItalic = head.word(44) & 2 != 0 || (traits?.word(62) ?? 0) & 1 != 0
    figures = OpenTypeFont.figures(hhea, traits, em)
  }

  /// Returns the heights that Core Text takes: those of `hhea`; where it has none, those of `OS/2`.
  private static func figures(_ hhea: FontBytes, _ traits: FontBytes?, _ em: Double) -> FontFigures
  {
    var (ascent, descent, gap) = (hhea.short(4), -hhea.short(6), hhea.short(8))
    if ascent == 0, descent == 0, let traits {
      (ascent, descent, gap) = (traits.short(68), -traits.short(70), traits.short(72))
    }
    let hasCapHeight = (traits?.word(0) ?? 0) >= 2 && (traits?.short(88) ?? 0) > 0
    let capHeight = hasCapHeight ? traits?.short(88) ?? 0 : ascent * 3 / 4
    func ems(_ units: Int) -> Double { Double(max(0, units)) / em }
    return FontFigures(
      file: "", version: "", ascent: ems(ascent), descent: ems(descent), lineGap: ems(gap),
      capHeight: ems(capHeight))
  }

  /// Returns the names in English, or in whatever language comes first.
  private static func names(_ table: FontBytes?) -> Names {
    guard let table else { return Names() }
    var found: [Int: (rank: Int, text: String)] = [:]
    let texts = table.from(table.word(4))
    for row in 0..<min(table.word(2), 2_000) {
      let record = table.from(6 + 12 * row)
      let (platform, language, name) = (record.word(0), record.word(4), record.word(6))
      guard [1, 4, 6, 16].contains(name), platform != 2 else { continue }
      let isEnglish = platform == 1 ? language == 0 : language == 0x409
      let rank = (isEnglish ? 2 : 0) + (platform == 3 ? 1 : 0)
      guard rank > found[name]?.rank ?? -1 else { continue }
      let text = texts.text(record.word(10), count: record.word(8), isWide: platform != 1)
      if !text.isEmpty { found[name] = (rank, text) }
    }
    return Names(
      postScript: found[6]?.text ?? "", family: found[16]?.text ?? found[1]?.text ?? "",
      full: found[4]?.text ?? "")
  }

  /// Returns the number of a letter's glyph; nil where the font lacks it.
  private func glyph(_ code: UInt32) -> Int? {
    let glyph = letters.glyph(Int(code))
    return glyph > 0 ? glyph : nil
  }

  /// Returns how far a glyph moves the pen, in em.
  private func advance(_ glyph: Int) -> Double {
    Double(widths.word(4 * min(glyph, widthCount - 1))) / em
  }

  /// Returns what a text needs of the font.
  ///
  /// - Parameters:
  ///   - further: letters that the text may come to have while it is shown.
  ///   - isTabular: whether all digits are to take the same width, as far as the font can.
  func figures(
    for text: String, further: String, isTabular: Bool, file: String, version: String
  ) -> FontFigures {
    var figures = figures
    (figures.file, figures.version) = ("\(file)#\(number)", version)
    // What layout puts where it cuts and hyphenates.
    let codes = Set((text + further + "…-").unicodeScalars.map(\.value)).sorted()
    let glyphs = codes.compactMap { code in glyph(code).map { (code, $0) } }
    let digits = 0x30...0x39 as ClosedRange<UInt32>
    let widest =
      isTabular && hasTabularDigits ? digits.compactMap(glyph).map(advance).max() : nil
    figures.codes = glyphs.map(\.0)
    figures.advances = glyphs.map { code, glyph in
      digits.contains(code) ? widest ?? advance(glyph) : advance(glyph)
    }
    let places = Dictionary(uniqueKeysWithValues: glyphs)
    func pair(_ first: UInt32, _ second: UInt32) -> FontFigures.Pair? {
      guard let one = places[first], let other = places[second] else { return nil }
      if widest != nil, digits.contains(first) || digits.contains(second) { return nil }
      let units = kerning.units(one, other)
      return units == 0
        ? nil : FontFigures.Pair(first: first, second: second, amount: Double(units) / em)
    }
    guard !kerning.isEmpty else { return figures }
    if further.isEmpty {
      let letters = text.unicodeScalars.map(\.value)
      let neighbours = Set(zip(letters, letters.dropFirst()).map { UInt64($0) << 32 | UInt64($1) })
      figures.pairs = neighbours.sorted().compactMap {
        pair(UInt32(truncatingIfNeeded: $0 >> 32), UInt32(truncatingIfNeeded: $0))
      }
    } else {
      let some = codes.prefix(OpenTypeFont.mostKerned)
      figures.pairs = some.flatMap { first in some.compactMap { pair(first, $0) } }
    }
    return figures
  }

  /// Of a text that changes by itself so many letters are kerned: each with each other.
  private static let mostKerned = 80
}
