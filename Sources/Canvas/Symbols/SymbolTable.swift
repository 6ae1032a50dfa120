import Drawing
import Findings
import Outlines
import Raster

/// SF Symbols by name: the only place that decides which glyph a name has.
public enum SymbolTable {
  /// How a symbol shows in cells.
  struct Entry: Hashable, Sendable {
    var text: String
    var ascii: String
    var isKnown: Bool
    /// A `.slash` variant is struck through.
    var isStruck = false
  }

  /// The names that have a glyph of their own, without variants.
  public static var names: [String] { glyphs.keys.sorted() }

  /// Returns whether a name has a glyph, by itself or as a variant.
  public static func isKnown(_ name: String) -> Bool { ownEntry(earlier(name)) != nil }

  /// Returns the name that a symbol had before SF Symbols 6, under which the tables have it.
  static func earlier(_ name: String) -> String {
    glyphs.contains(name) ? name : EarlierName.of(name)
  }

  /// Returns the name of the symbol that another one looks like when its sides change places, as `arrow.left` for
  /// `arrow.right`; its own name where it names no side.
  static func flipped(_ name: String, sideways: Bool, upsideDown: Bool) -> String {
    let flipped = name.split(separator: ".").map { word in
      (sideways ? sides[word] : nil) ?? (upsideDown ? ends[word] : nil) ?? word
    }.joined(separator: ".")
    return isKnown(flipped) ? flipped : name
  }

  private static let sides: [Substring: Substring] = [
    "left": "right", "right": "left", "forward": "backward", "backward": "forward",
    "leading": "trailing", "trailing": "leading",
  ]
  private static let ends: [Substring: Substring] = [
    "up": "down", "down": "up", "top": "bottom", "bottom": "top",
  ]

  static func entry(_ name: String) -> Entry {
    let name = earlier(name)
    if let entry = ownEntry(name) { return entry }
    // A family's later members begin with its name: `wifi.exclamationmark` looks like `wifi`.
    if let family = family(of: name), var entry = ownEntry(earlier(family)) {
      entry.isKnown = false
      return entry
    }
    return Entry(text: "▢", ascii: "[?]", isKnown: false)
  }

  /// Returns the entry that a name has by itself or as a variant; nil where only a family could stand for it.
  private static func ownEntry(_ name: String) -> Entry? {
    guard name.utf8.count <= SymbolMark.longestName else { return nil }
    var rest = name
    var isFilled = false
    var isStruck = false
    var hasVariant = true
    while hasVariant {
      // A full name comes before its reading as a variant.
      if let glyph = glyphs[rest] {
        return Entry(
          text: isFilled ? glyph.filled : glyph.outline, ascii: glyph.ascii, isKnown: true,
          isStruck: isStruck)
      }
      hasVariant = false
      for variant in variants where rest.hasSuffix(variant) {
        rest.removeLast(variant.count)
        if variant == ".fill" { isFilled = true }
        if variant == ".slash" { isStruck = true }
        hasVariant = true
        break
      }
      if !hasVariant, let badge = rest.range(of: ".badge.") {
        rest = String(rest[..<badge.lowerBound])
        hasVariant = true
      }
      // `cart.fill.badge.plus` and `bubble.left.fill.circle` name their filling before the end.
      if !hasVariant, let fill = rest.range(of: ".fill.") {
        rest.replaceSubrange(fill, with: ".")
        isFilled = true
        hasVariant = true
      }
    }
    // A letter or a number in a circle or square.
    if !rest.isEmpty, rest.count <= 2, rest.allSatisfy({ $0.isLetter || $0.isNumber }),
      rest != name
    {
      return Entry(text: rest.uppercased(), ascii: rest.uppercased(), isKnown: true)
    }
    return nil
  }

  /// Returns the longest beginning of a name, by its parts, that is known itself.
  ///
  /// A beginning counts by itself: to ask for its own family as well would double the work with each part.
  static func family(of name: String) -> String? {
    beginning(of: name, where: isKnown)
  }

  /// Returns the longest beginning of a name, by its parts, of which something is true.
  static func beginning(of name: String, where isFit: (String) -> Bool) -> String? {
    let parts = name.prefix(80).split(separator: ".")
    return (1..<max(2, parts.count)).reversed().lazy
      .map { parts.prefix($0).joined(separator: ".") }
      .first { $0 != name && isFit($0) }
  }

  static func text(_ name: String, _ entry: Entry, _ painter: Painter) -> String {
    if painter.hasIcons, let icon = NerdGlyphs.icon(name) { return String(icon) }
    return painter.glyphs == .ascii ? entry.ascii : entry.text
  }

  /// Returns what is said about a name without a glyph.
  static func unknown(_ name: String) -> Finding { unknown(name, family: family(of: name)) }

  /// Returns what is said about a name that is drawn in lines and has no shape.
  static func withoutShape(_ name: String) -> Finding {
    unknown(name, family: SymbolInk.family(of: name))
  }

  /// Returns what is said about a name that no phone knows, with the nearest that one knows.
  static func unreal(_ name: String) -> Finding {
    isKnown(name) || SymbolInk.hasShape(name)
      ? unreal(name, "what its words say is drawn here") : unknown(name)
  }

  private static func unknown(_ name: String, family: String?) -> Finding {
    let shown = String(name.prefix(80))
    let stand = (family.map { "that of “\($0)”" } ?? "a marked box") + " stands for it here"
    guard SymbolRelease.system(of: shown) != nil else { return unreal(name, stand) }
    let isOtherwiseDrawn = isKnown(shown) || SymbolInk.hasShape(shown)
    return Finding(
      "symbol-not-drawn", path: shown,
      sentence: isOtherwiseDrawn
        ? "Islet has no picture of the symbol “\(shown)” in this format; \(stand)"
        : "Islet has no picture of the symbol “\(shown)”; \(stand), as large as it",
      mention: mention(of: shown))
  }

  private static func unreal(_ name: String, _ stand: String) -> Finding {
    let shown = String(name.prefix(80))
    let near = NearestSymbol.name(for: shown)
    return Finding(
      "unknown-symbol", path: shown,
      sentence:
        "SF Symbols has no “\(shown)” up to iOS \(Int(SymbolRelease.newest)), so that a phone draws nothing; \(stand)"
        + (near.map { ". The nearest name is “\($0)”" } ?? ""),
      fix: near.map { "If it is a slip: write “\($0)”." }, mention: mention(of: shown))
  }

  /// Returns how the source names a symbol: a name of several parts is hardly anything else.
  static func mention(of name: String) -> SourceMention {
    .literal(name, beside: name.contains(".") ? [] : ["system", "ymbol", "con", "mage"])
  }

  private static let variants = [
    ".fill", ".slash", ".circle", ".square", ".rectangle", ".triangle", ".diamond", ".hexagon",
    ".octagon", ".shield", ".seal", ".app", ".inverse", ".rtl", ".ar", ".he", ".hi", ".ja", ".ko",
    ".zh", ".dashed", ".dotted", ".compact", ".crop", ".on", ".badge",
  ]

  private struct Row: Sendable {
    var outline: String
    var filled: String
    var ascii: String
  }

  private static let glyphs = RowTable(
    SymbolGlyphs.rows,
    keys: { line in
      line.utf8.split(separator: UInt8(ascii: " ")).dropFirst(3).map { String(Substring($0)) }
    },
    read: { line in
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      return Row(outline: parts[0], filled: parts[1], ascii: parts[2])
    })
}

extension StringProtocol {
  /// Returns the first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
