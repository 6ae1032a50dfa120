import Drawing

/// Which font files stand for which of iOS's letters: the one table of fonts.
///
/// Inter stands for San Francisco: its widths are those that layout calculates with. Noto Serif stands for New York
/// and Noto Sans Mono for SF Mono, because both are of the same kind and come with the package that brings the
/// scripts which Inter lacks. The rounded design is Inter with its corners rounded (`Rounding`).
public enum FontTable {
  /// A package of Debian, and what it is for.
  public struct Source: Hashable, Sendable {
    public var package: String
    public var purpose: String
    /// A font file that shows whether it is there; nil for the icons.
    public var file: String?
    /// The files that an installed copy takes along.
    public var files: [String]
    /// Whether it is optional: most widgets' pictures are complete without it, and it is too large to ask everybody to
    /// install it.
    public var isExtra = false

    /// Whether it is on this machine.
    public var isThere: Bool {
      file.map { FontFolders.path(of: $0) != nil } ?? (FontFolders.iconFolder != nil)
    }
  }

  /// What pictures are drawn with, in the order of importance.
  public static let sources: [Source] = [
    Source(
      package: "fonts-inter", purpose: "letters", file: "Inter-Regular",
      files: ["Inter", "InterDisplay"].flatMap { family in
        weights.map(\.name).flatMap { ["\(family)-\($0)", "\(family)-\(italic($0))"] }
      }),
    Source(package: "bootstrap-icons", purpose: "symbols", file: nil, files: []),
    Source(
      package: "fonts-material-design-icons-iconfont", purpose: "more symbols",
      file: material, files: [material]),
    Source(
      package: "fonts-noto-core", purpose: "serif and other scripts", file: "NotoSerif-Regular",
      files: ["Regular", "Bold", "Italic", "BoldItalic"].map { "NotoSerif-\($0)" }
        + ["NotoSans-Regular"]
        + Array(Set(scripts.map { $0.file + "-Regular" })).sorted()),
    Source(
      package: "fonts-noto-mono", purpose: "monospaced letters", file: "NotoSansMono-Regular",
      files: ["NotoSansMono-Regular", "NotoSansMono-Bold"]),
    Source(
      package: "fonts-noto-color-emoji", purpose: "emoji", file: emoji, files: [emoji]),
    Source(
      package: "fonts-noto-cjk", purpose: "Chinese, Japanese, Korean", file: cjk + "-Regular",
      files: ["\(cjk)-Regular", "\(cjk)-Bold"], isExtra: true),
  ]

  /// A character of Chinese, of Japanese and of Korean.
  public static let eastAsianSamples: [Character] = ["漢", "の", "한"]

  /// The optional package of Chinese, Japanese and Korean.
  public static var eastAsian: Source? { sources.first { $0.file == cjk + "-Regular" } }

  /// Returns whether all of some characters are of those that Chinese, Japanese and Korean are written with.
  public static func areEastAsian(_ characters: [Character]) -> Bool {
    characters.allSatisfy { character in
      character.unicodeScalars.first.map { code in
        eastAsianBlocks.contains { $0.contains(code.value) }
      } == true
    }
  }

  /// Jamo, Han characters with their radicals, kana and signs, syllables of hangul, wide forms.
  private static let eastAsianBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
  ]

  static let emoji = "NotoColorEmoji"
  private static let cjk = "NotoSansCJK"
  static let material = "MaterialIcons-Regular"

  private static let weights: [(weight: Int, name: String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]

  private static func italic(_ name: String) -> String {
    name == "Regular" ? "Italic" : name + "Italic"
  }

  /// From this size on San Francisco is its display cut.
  private static let displaySize = 20.0

  /// Returns the files for a face, first choice first; the last ones are what stands in where Inter is not installed.
  static func files(for face: Face) -> [String] {
    // A widget's process may name any number.
    let wanted = min(max(face.weight, 1), 1000)
    let weight = weights.min { abs($0.weight - wanted) < abs($1.weight - wanted) }
    let name = weight?.name ?? "Regular"
    let inter = face.size >= displaySize ? ["InterDisplay", "Inter"] : ["Inter", "InterDisplay"]
    let inters = inter.map { "\($0)-\(face.isItalic ? italic(name) : name)" }
    let coarse = face.weight >= 550 ? "Bold" : "Regular"
    let slanted =
      face.isItalic ? (coarse == "Bold" ? "BoldItalic" : "Italic") : coarse
    switch face.design {
    case .standard, .rounded: return inters + ["NotoSans-\(slanted)"] + plain(coarse)
    case .serif: return ["NotoSerif-\(slanted)"] + inters + plain(coarse)
    case .monospaced:
      let mono = face.weight >= Int(monospacedBold) ? "Bold" : "Regular"
      return ["NotoSansMono-\(mono)", "DejaVuSansMono" + (coarse == "Bold" ? "-Bold" : "")]
        + inters
    }
  }

  /// From this weight on monospaced letters are the bold font's, before it the regular one's.
  private static let monospacedBold = 700.0
  /// By how much stems are wider than the font's, in em, by a tenth of the weight. Up to 600 they grow from the regular
  /// font's .090 em. The bold font's are .145. Digits of SF Mono have .1265 em in 700 on a picture of a phone, and in 900
  /// 1.18 times those of the bold font.
  private static let monospacedStems = (
    regular: Curve([(40, 0), (50, 0.008), (60, 0.017), (70, 0.026)]),
    bold: Curve([(70, -0.0175), (80, 0.025)])
  )

  /// Returns by how much the stems of a face are wider than those of a font that it is drawn with, in em.
  static func widening(of file: String, for face: Face) -> Double {
    let weight = Double(face.weight) / 10
    return switch file {
    case "NotoSansMono-Regular": monospacedStems.regular.value(at: weight)
    case "NotoSansMono-Bold": monospacedStems.bold.value(at: weight)
    default: 0
    }
  }

  /// The arrows that SF Mono has in San Francisco's form: Noto Sans Mono's are small and stand low.
  static let arrows: ClosedRange<UInt32> = 0x2190...0x2199

  /// Returns Inter's files for the arrows of a monospaced face. Its letters are upright, and none is lighter than regular:
  /// so are their arrows.
  static func files(forArrowsOf face: Face) -> [String] {
    var face = face
    (face.weight, face.isItalic) = (max(400, face.weight), false)
    return files(for: face).filter { $0.hasPrefix("Inter") }
  }

  /// Returns an arrow of Inter's as SF Mono has it, in a cell of .6 em: .576 em long, with its middle .35 em above the
  /// baseline, as measured on a picture of a phone. “→” is .731 em long in Inter; what is longer is made smaller.
  static func monospacedArrow(_ elements: [PathElement]) -> [PathElement] {
    guard let box = PathBox.of(elements), box.width > 0 else { return elements }
    let unit = min(0.788, 0.576 / box.width)
    return elements.map { element in
      element.mapped {
        Point(
          x: monospacedCell / 2 + ($0.x - box.midX) * unit, y: ($0.y - box.midY) * unit - 0.35)
      }
    }
  }

  /// Returns an en dash as San Francisco's figure dash, in a cell of its own: on a picture of a phone it is .455 em wide
  /// and its middle .28 em above the baseline. Inter's is as wide as a digit, so that two of them are one line.
  static func figureDash(_ elements: [PathElement]) -> [PathElement] {
    guard let box = PathBox.of(elements), box.width > 0 else { return elements }
    let unit = 0.455 / box.width
    return elements.map { element in
      element.mapped {
        Point(x: digitCell / 2 + ($0.x - box.midX) * unit, y: $0.y - box.midY - 0.28)
      }
    }
  }

  /// The width of the cell in which a figure dash stands, in em; layout says what room it has.
  static let digitCell = 0.6

  /// The width of a monospaced letter in Noto Sans Mono, in em.
  static let monospacedCell = 0.6

  private static func plain(_ weight: String) -> [String] {
    ["LiberationSans-\(weight)", weight == "Bold" ? "DejaVuSans-Bold" : "DejaVuSans"]
  }

  /// The fonts of scripts that Inter lacks, by the first and last character of their blocks.
  static let scripts: [(first: UInt32, last: UInt32, file: String)] = [
    (0x0530, 0x058F, "NotoSansArmenian"), (0x0590, 0x05FF, "NotoSansHebrew"),
    (0x0600, 0x077F, "NotoSansArabic"), (0x08A0, 0x08FF, "NotoSansArabic"),
    (0x0900, 0x097F, "NotoSansDevanagari"), (0x0980, 0x09FF, "NotoSansBengali"),
    (0x0A00, 0x0A7F, "NotoSansGurmukhi"), (0x0A80, 0x0AFF, "NotoSansGujarati"),
    (0x0B00, 0x0B7F, "NotoSansOriya"), (0x0B80, 0x0BFF, "NotoSansTamil"),
    (0x0C00, 0x0C7F, "NotoSansTelugu"), (0x0C80, 0x0CFF, "NotoSansKannada"),
    (0x0D00, 0x0D7F, "NotoSansMalayalam"), (0x0D80, 0x0DFF, "NotoSansSinhala"),
    (0x0E00, 0x0E7F, "NotoSansThai"), (0x0E80, 0x0EFF, "NotoSansLao"),
    (0x1000, 0x109F, "NotoSansMyanmar"), (0x10A0, 0x10FF, "NotoSansGeorgian"),
    (0x1200, 0x139F, "NotoSansEthiopic"), (0x1780, 0x17FF, "NotoSansKhmer"),
    (0xFB1D, 0xFB4F, "NotoSansHebrew"), (0xFB50, 0xFDFF, "NotoSansArabic"),
    (0xFE70, 0xFEFF, "NotoSansArabic"),
  ]

  /// Returns whether a character belongs to a script whose letters depend on their neighbours, or that has a font
  /// of its own.
  static func needsShaping(_ code: UInt32) -> Bool {
    scripts.contains { code >= $0.first && code <= $0.last }
  }

  /// Returns fonts with many characters, to be asked in this order for what is in no other.
  private static func broad(isBold: Bool, _ forms: HanForms) -> [String] {
    let face = "#\(number(of: forms))"
    return [
      "NotoSans-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular",
      "NotoSansMath-Regular",
    ] + (isBold ? ["\(cjk)-Bold\(face)"] : []) + [
      "\(cjk)-Regular\(face)", "DroidSansFallbackFull", "DejaVuSans",
    ]
  }

  /// Returns which font of Noto Sans CJK's collection has some forms, counted from 0, in the order of that file.
  private static func number(of forms: HanForms) -> Int {
    switch forms {
    case .japanese: 0
    case .korean: 1
    case .simplified: 2
    case .traditional: 3
    case .hongKong: 4
    }
  }

  /// Which font of a file it is.
  struct Choice: Equatable {
    /// The font's number in a collection.
    var number = 0
    /// Of a variable font, a number for each of its axes; none: as it is by itself.
    var place: [Double] = []
  }

  /// More axes than these are not set, and none beyond what fonts can count.
  private static let mostAxes = 64
  private static let farthest = 32_767.0

  /// Returns a font's file and which font of it is meant: `NotoSansCJK-Bold#2`, `/fonts/Inter.ttf#0@14,600`.
  static func parts(of name: String) -> (file: String, choice: Choice) {
    guard let mark = name.lastIndex(of: "#") else { return (name, Choice()) }
    let parts = name[name.index(after: mark)...].split(separator: "@", maxSplits: 1)
    guard let number = parts.first.flatMap({ Int($0) }), number >= 0 else {
      return (name, Choice())
    }
    let texts = parts.dropFirst().first?.split(separator: ",").prefix(mostAxes) ?? []
    let place = texts.map { text in
      let number = Double(text) ?? 0
      return number.isNaN ? 0 : min(max(number, -farthest), farthest)
    }
    return (String(name[..<mark]), Choice(number: number, place: place))
  }

  /// Returns the files that may have a character, by its code.
  static func files(for code: UInt32, weight: Int, _ forms: HanForms) -> [String] {
    let own = scripts.first { code >= $0.first && code <= $0.last }?.file
    let isBold = weight >= 550
    let names = own.map { isBold ? ["\($0)-Bold", "\($0)-Regular"] : ["\($0)-Regular"] }
    return (names ?? []) + broad(isBold: isBold, forms)
  }
}
