import Drawing
import Numbers

/// One font of a file in the formats TrueType and OpenType, as far as text is measured with it: what the file is by
/// itself, or a named instance of a variable font.
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
  /// Where its outlines are in the file: the font's number and, of an instance, its place on each axis, as in `#0@600`.
  let mark: String
  /// An instance's places on the axes that are neither weight nor slant, in the order of the axes.
  let cut: [Double]
  private let em: Double
  private let letters: LetterTable
  private let widths: FontBytes
  private let widthCount: Int
  private let widthChanges: WidthChanges?
  private let kerning: FontKerning
  private let kerningChanges: FontChanges?
  private let hasTabularDigits: Bool
  /// Without letters, and not yet of a file.
  private let figures: FontFigures

  /// Returns the fonts of a file, each followed by its named instances; none where it is no font.
  static func fonts(in bytes: [UInt8]) -> [OpenTypeFont] {
    let file = FontBytes(bytes)
    guard file.tag(0) == "ttcf" else { return fonts(in: file, at: 0, number: 0) }
    return (0..<min(file.long(8), mostFonts)).flatMap {
      fonts(in: file, at: file.long(12 + 4 * $0), number: $0)
    }
  }

  private static func fonts(in file: FontBytes, at place: Int, number: Int) -> [OpenTypeFont] {
    guard let tables = tables(of: file, at: place) else { return [] }
    let variations = tables["fvar"].flatMap { FontVariations(fvar: $0, avar: tables["avar"]) }
    let instances = variations.map { variations in
      variations.instances.map { Variation(of: variations, $0) }
    }
    let itself = variations.map { Variation(of: $0, nil) }
    return ([itself] + (instances ?? [])).compactMap {
      OpenTypeFont(tables, number: number, $0)
    }
  }

  /// A variable font at one place on its axes.
  private struct Variation {
    var variations: FontVariations
    /// Nil for what the font is by itself.
    var instance: FontVariations.Instance?
    var place: [Double]

    init(of variations: FontVariations, _ instance: FontVariations.Instance?) {
      (self.variations, self.instance) = (variations, instance)
      place = instance?.place ?? variations.axes.map(\.normal)
    }

    func value(_ tag: String) -> Double? {
      zip(variations.axes, place).first { $0.0.tag == tag }?.1
    }

    /// The places on the axes that choose neither weight nor slant.
    var cut: [Double] {
      zip(variations.axes, place).filter { !["wght", "ital", "slnt"].contains($0.0.tag) }.map(\.1)
    }
  }

  private static func tables(of file: FontBytes, at place: Int) -> [String: FontBytes]? {
    let directory = file.from(place)
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(directory.long(0)) else { return nil }
    var tables: [String: FontBytes] = [:]
    for row in 0..<min(directory.word(4), 256) {
      let entry = directory.from(12 + 16 * row)
      tables[entry.tag(0)] = file.from(entry.long(8))
    }
    return tables
  }

  private init?(_ tables: [String: FontBytes], number: Int, _ variation: Variation?) {
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let cmap = tables["cmap"], (16...16_384).contains(head.word(18)), hhea.word(34) > 0
    else { return nil }
    let em = Double(head.word(18))
    self.em = em
    (widths, widthCount) = (hmtx, hhea.word(34))
    letters = LetterTable(cmap)
    kerning = FontKerning(gpos: tables["GPOS"], kern: tables["kern"])
    hasTabularDigits = tables["GSUB"].map { FontKerning.features($0, "tnum").isEmpty } == false
    names = OpenTypeFont.names(tables["name"], variation?.instance)
    let traits = tables["OS/2"]
    let isBold = head.word(44) & 1 != 0
    let ownWeight = traits.map { $0.word(4) } ?? (isBold ? 700 : 400)
    let isOwnItalic = head.word(44) & 2 != 0 || (traits?.word(62) ?? 0) & 1 != 0
    let isSlanted = (variation?.value("ital") ?? 0) >= 0.5 || (variation?.value("slnt") ?? 0) != 0
    isItalic = isOwnItalic || isSlanted
    cut = variation?.cut ?? []
    figures = OpenTypeFont.figures(hhea, traits, em)
    guard let variation, variation.instance != nil else {
      weight = min(max(ownWeight, 1), 1000)
      mark = "#\(number)"
      (widthChanges, kerningChanges) = (nil, nil)
      return
    }
    weight = Int(min(max(variation.value("wght") ?? Double(ownWeight), 1), 1000))
    mark = "#\(number)@" + variation.place.map { "\($0)" }.joined(separator: ",")
    let place = variation.variations.normalized(variation.place)
    widthChanges = tables["HVAR"].flatMap { WidthChanges($0, at: place) }
    kerningChanges = tables["GDEF"].flatMap { table in
      // Versions before 1.3 have no store.
      table.long(0) < 0x0001_0003
        ? nil : FontChanges(table.from(table.long(14)), at: place)
    }
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

  /// Returns the names of a font or of its instance.
  ///
  /// Core Text calls an instance by the name that the file gives it; without one it puts the instance's style behind
  /// the font's own name, as in `Inter-Regular_SemiBold` and `Lora-Italic_Bold-Italic`.
  private static func names(_ table: FontBytes?, _ instance: FontVariations.Instance?) -> Names {
    guard let table else { return Names() }
    let style = instance?.subfamily ?? 0
    let texts = texts(table, [1, 4, 6, 16, style, instance?.postScript ?? 6])
    var names = Names(
      postScript: texts[6] ?? "", family: texts[16] ?? texts[1] ?? "", full: texts[4] ?? "")
    guard let instance else { return names }
    let styled = texts[style] ?? ""
    names.full = "\(names.family) \(styled)"
    let joined = styled.split(separator: " ").joined(separator: "-")
    names.postScript =
      instance.postScript.flatMap { texts[$0] } ?? "\(names.postScript)_\(joined)"
    return names
  }

  /// Returns the texts of some numbers in English, or in whatever language comes first.
  private static func texts(_ table: FontBytes, _ wanted: Set<Int>) -> [Int: String] {
    var found: [Int: (rank: Int, text: String)] = [:]
    let texts = table.from(table.word(4))
    for row in 0..<min(table.word(2), 2_000) {
      let record = table.from(6 + 12 * row)
      let (platform, language, name) = (record.word(0), record.word(4), record.word(6))
      guard wanted.contains(name), platform != 2 else { continue }
      let isEnglish = platform == 1 ? language == 0 : language == 0x409
      let rank = (isEnglish ? 2 : 0) + (platform == 3 ? 1 : 0)
      guard rank > found[name]?.rank ?? -1 else { continue }
      let text = texts.text(record.word(10), count: record.word(8), isWide: platform != 1)
      if !text.isEmpty { found[name] = (rank, text) }
    }
    return found.mapValues(\.text)
  }

  /// Returns the number of a letter's glyph; nil where the font lacks it.
  private func glyph(_ code: UInt32) -> Int? {
    let glyph = letters.glyph(Int(code))
    return glyph > 0 ? glyph : nil
  }

  /// Returns how far a glyph moves the pen, in em.
  private func advance(_ glyph: Int) -> Double {
    let units = Double(widths.word(4 * min(glyph, widthCount - 1)))
    return (units + (widthChanges?.units(glyph) ?? 0)) / em
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
    (figures.file, figures.version) = (file + mark, version)
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
      let units = kerning.units(one, other, kerningChanges)
      return units == 0
        ? nil : FontFigures.Pair(first: first, second: second, amount: units / em)
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
