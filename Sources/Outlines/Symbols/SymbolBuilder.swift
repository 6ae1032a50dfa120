import Drawing

/// Makes symbols of icons: their frames, slashes and badges are put together by rule.
///
/// All shapes are brought into a square of 16 units, the grid of bootstrap-icons.
enum SymbolBuilder {
  static func shape(_ name: String) -> SymbolShape? {
    let name = EarlierName.of(name)
    let parts = SymbolName(name, isKnown: SymbolNames.hasIcon)
    // An icon of the whole name looks better than one that is put together.
    if parts.badge == nil, let row = SymbolNames.table[parts.base],
      parts.frame != nil || parts.isStruck,
      !row.icon.contains(":"), let whole = direct(row, parts)
    {
      return whole
    }
    guard var inner = base(parts) else { return nil }
    if parts.isStruck, SymbolNames.table[parts.base]?.variants.contains("y") == true {
      inner = inner.mapped { Point(x: 16 - $0.x, y: $0.y) }
    }
    if parts.base.hasPrefix("cloud.") { inner = inner.layered(levels(besideCloud: parts.base)) }
    // A person is cut into the circle around it; of letters of a font nobody knows which line is the ground's.
    if parts.frame == nil, !parts.base.hasPrefix("person."),
      SymbolNames.table[parts.base]?.icon.contains(":") != true,
      grounds.contains(where: { parts.base.hasSuffix($0) })
    {
      inner = parts.isFilled ? inner.marked : inner.ringed
    }
    if let frame = parts.frame {
      let room = rooms[parts.base] ?? (isText(parts.base) ? 8.6 : 8.4)
      inner = framed(inner, frame, isFilled: parts.isFilled, room: room)
    }
    if parts.isStruck { inner = struck(inner) }
    if let badge = parts.badge { inner = badged(inner, badge, parts.isBadgeTriangle) }
    return SymbolShape(inner.parts)
  }

  /// Returns the colours' levels of what a name puts beside a cloud, the largest first.
  ///
  /// The cloud is primary, a sun secondary and rain tertiary (Human Interface Guidelines, SF Symbols).
  private static func levels(besideCloud name: String) -> [Int] {
    let signs = name.split(separator: ".").dropFirst()
    if signs.count > 1 { return [1, 2] }
    return ["bolt", "moon", "sun"].contains(signs.first) ? [1] : [2]
  }

  /// What a mark stands on, in a palette's second colour, at the end of a name: `checkmark.seal`.
  private static let grounds = [
    ".bubble", ".circle", ".diamond", ".hexagon", ".message", ".octagon", ".seal", ".shield",
    ".triangle",
  ]

  /// Returns the icon set's own variant with a frame or a slash: `play-circle-fill`, `bell-slash`.
  private static func direct(_ row: SymbolNames.Row, _ parts: SymbolName) -> SymbolShape? {
    guard row.icon.first?.isLetter == true, parts.frame != .rectangle, parts.frame != .app
    else { return nil }
    var stem = row.icon
    for ending in ["-lg", "-fill"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
    for (from, to) in [("three-dots", "three-dots"), ("check", "check")] where stem == from {
      stem = to
    }
    let words = [parts.frame?.rawValue, parts.isStruck ? "slash" : nil].compactMap { $0 }
    let file = ([stem] + words + (parts.isFilled ? ["fill"] : [])).joined(separator: "-")
    // A filled frame has two colours in a palette: it is put together.
    if parts.frame != nil, parts.isFilled { return nil }
    return icon(file)
  }

  static func base(_ parts: SymbolName) -> SymbolShape? {
    guard let row = SymbolNames.table[parts.base] else {
      // A letter or number in a frame.
      let isShort = parts.base.count <= 3 && parts.base.allSatisfy { $0.isLetter || $0.isNumber }
      guard parts.frame != nil, isShort else { return icon(fileName(parts)) }
      return letters(parts.base.uppercased())
    }
    let wantsFilled = parts.isFilled && parts.frame == nil || parts.frame != nil && !isLineArt(row)
    if wantsFilled {
      if let filled = row.filled { return icon(filled) }
      if let own = icon(row.icon + "-fill") { return own }
    }
    return icon(row.icon)
  }

  /// Returns whether an icon is lines in itself and stays so inside a frame.
  private static func isLineArt(_ row: SymbolNames.Row) -> Bool { !row.variants.contains("f") }

  private static func isText(_ base: String) -> Bool {
    SymbolNames.table[base].map { $0.icon.hasPrefix("t:") } ?? (base.count <= 3)
  }

  private static func fileName(_ parts: SymbolName) -> String {
    var words = parts.base.split(separator: ".").map(String.init)
    if parts.isFilled, parts.frame == nil { words.append("fill") }
    return words.joined(separator: "-")
  }

  // MARK: Icons

  /// Returns an icon by the word of the table.
  static func icon(_ word: String) -> SymbolShape? {
    if let mark = word.firstIndex(of: "&") {
      return enclosed(String(word[word.index(after: mark)...]), in: String(word[..<mark]))
    }
    if word.hasPrefix("~") {
      return icon(String(word.dropFirst()))?.mapped { Point(x: 16 - $0.x, y: $0.y) }
    }
    if word.hasPrefix("^") {
      return icon(String(word.dropFirst()))?.mapped { Point(x: $0.y, y: 16 - $0.x) }
    }
    if word.hasPrefix("@") {
      let part = 0.5.squareRoot()
      return icon(String(word.dropFirst()))?.mapped {
        let (x, y) = ($0.x - 8, $0.y - 8)
        return Point(x: 8 + (x + y) * part, y: 8 + (y - x) * part)
      }
    }
    if let plus = word.firstIndex(of: "+") {
      return pair(String(word[..<plus]), String(word[word.index(after: plus)...]))
    }
    if let slash = word.firstIndex(of: "/") {
      return rained(String(word[word.index(after: slash)...]), from: String(word[..<slash]))
    }
    if word.hasPrefix("g:") {
      let whole = icon(String(word.dropFirst(2)))
      return word.hasSuffix("-fill") ? whole?.ground : whole?.ring
    }
    if word == "o:dashed" { return broken(parts: 8, covered: 0.62) }
    if word == "o:dotted" { return broken(parts: 16, covered: 0.32) }
    if word.hasPrefix("o:gauge-") { return SymbolGauge.shape(String(word.dropFirst(8))) }
    if word.hasPrefix("p:") {
      guard !word.hasSuffix("-fill") else { return nil }
      return SymbolShape([
        SymbolShape.Part(PathText.elements(word.dropFirst(2)), isEvenOdd: true, isLine: false)
      ])
    }
    if word.hasPrefix("d:") { return SymbolPaths.shape(String(word.dropFirst(2))) }
    if word.hasPrefix("t:") {
      let text = word.dropFirst(2)
      return letters(String(text.hasSuffix("-fill") ? text.dropLast(5) : text))
    }
    if word.hasPrefix("m:") {
      guard !word.hasSuffix("-fill"), let elements = FontShelf.material(String(word.dropFirst(2)))
      else { return nil }
      // The font's em is its grid of 24 units; its shapes are areas.
      let shape = SymbolShape([SymbolShape.Part(elements, isLine: false)])
      return shape.fitted(into: Rect(x: 0.5, y: 0.5, width: 15, height: 15))
    }
    guard let folder = FontFolders.iconFolder, word.utf8.allSatisfy(isPlain),
      let paths = IconFile.paths(path: "\(folder)/\(word).svg")
    else { return nil }
    let isFilled = word.hasSuffix("-fill")
    return SymbolShape(
      paths.map { SymbolShape.Part($0.elements, isEvenOdd: $0.isEvenOdd, isLine: !isFilled) })
  }

  /// Returns a large icon with a small one at its upper right.
  private static func pair(_ large: String, _ small: String) -> SymbolShape? {
    guard let one = icon(large)?.fitted(into: Rect(x: 0, y: 2, width: 14, height: 14)),
      let two = icon(small)?.fitted(into: Rect(x: 9.5, y: 0.5, width: 6, height: 6))
    else { return nil }
    let gap = two.parts.map { part in
      var part = part
      (part.isCut, part.margin) = (true, 1)
      return part
    }
    return SymbolShape(one.parts + gap + two.parts)
  }

  /// Returns a cloud with what stands behind it, and below it what falls from another cloud.
  private static func rained(_ rain: String, from cloud: String) -> SymbolShape? {
    guard
      let sky = icon(cloud)?.layered([1])
        .fitted(into: Rect(x: 0, y: 0, width: 16, height: 12.4)),
      let drops = icon(rain)?.layered([2]).parts.last, drops.level == 2
    else { return nil }
    let fallen = SymbolShape([drops]).fitted(into: Rect(x: 3, y: 13.1, width: 9, height: 2.9))
    return SymbolShape(sky.parts + fallen.parts)
  }

  /// Returns an icon with a small one in its middle, which is cut out of a filled one of one colour.
  private static func enclosed(_ small: String, in large: String) -> SymbolShape? {
    guard var outer = icon(large),
      let inner = icon(small)?.fitted(into: Rect(x: 4.4, y: 4.4, width: 7.2, height: 7.2))
    else { return nil }
    for index in outer.parts.indices { outer.parts[index].level = 1 }
    return SymbolShape(
      outer.parts
        + inner.parts.map { part in
          var part = part
          part.isKnockout = large.hasSuffix("-fill")
          return part
        })
  }

  /// Returns a circle of pieces.
  private static func broken(parts: Int, covered: Double) -> SymbolShape {
    let (outer, inner) = (7.6, 6.5)
    let turn = 2 * Double.pi / Double(parts)
    func place(_ angle: Double, _ radius: Double) -> String {
      // A few terms are enough for a quarter of a turn at most, and the same everywhere.
      var small = angle.remainder(dividingBy: 2 * Double.pi) / 16
      small = small.isFinite ? small : 0
      let square = small * small
      var sine = small * (1 - square / 6 * (1 - square / 20))
      var cosine = 1 - square / 2 * (1 - square / 12)
      for _ in 0..<4 { (sine, cosine) = (2 * sine * cosine, 1 - 2 * sine * sine) }
      return "\(8 + radius * cosine),\(8 + radius * sine)"
    }
    var path = ""
    for index in 0..<parts {
      let start = Double(index) * turn
      let end = start + turn * covered
      path += "M\(place(start, outer))A\(outer),\(outer),0,0,1,\(place(end, outer))"
      path += "L\(place(end, inner))A\(inner),\(inner),0,0,0,\(place(start, inner))z"
    }
    return SymbolShape([SymbolShape.Part(PathText.elements(path))])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x7A
  }

  /// Returns letters as high as a symbol; nil where the font lacks one.
  private static func letters(_ text: String) -> SymbolShape? {
    var elements: [PathElement] = []
    var x = 0.0
    for character in text {
      guard let glyph = FontShelf.glyph(character, Face(size: 17, weight: 600)),
        case .outline(let outline) = glyph.shape
      else { return nil }
      elements += outline.map { $0.mapped { Point(x: $0.x + x, y: $0.y) } }
      x += glyph.advance
    }
    guard !elements.isEmpty else { return nil }
    return SymbolShape([SymbolShape.Part(elements)])
      .fitted(into: Rect(x: 1, y: 1, width: 14, height: 14))
  }
}
