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
    if parts.base.hasPrefix("cloud.") { inner = inner.layered }
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

  private static func base(_ parts: SymbolName) -> SymbolShape? {
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

  // MARK: Composition

  /// The sides of the square that a symbol has in a frame, where it is another one: narrow ones are higher.
  private static let rooms = ["fork.knife": 10.2]

  private static func framed(
    _ inner: SymbolShape, _ frame: SymbolName.Frame, isFilled: Bool, room: Double
  ) -> SymbolShape {
    let whole = Rect(x: 0, y: 0, width: 16, height: 16)
    let outer: [PathElement]
    let hole: [PathElement]
    let line = 1.05
    switch frame {
    case .circle:
      outer = IconFile.ellipse(whole)
      hole = IconFile.ellipse(whole.inset(by: line))
    case .rectangle:
      let box = Rect(x: -1.5, y: 1.5, width: 19, height: 13)
      outer = IconFile.rectangle(box, radius: 2.6)
      hole = IconFile.rectangle(box.inset(by: line), radius: 1.7)
    case .square, .app:
      outer = IconFile.rectangle(whole.inset(by: 0.5), radius: 3.2)
      hole = IconFile.rectangle(whole.inset(by: 0.5 + line), radius: 2.3)
    }
    let box = Rect(x: 8 - room / 2, y: 8 - room / 2, width: room, height: room)
    var small = inner.fitted(into: box)
    for index in small.parts.indices {
      small.parts[index].level = 0
      // What is cut out of a filled frame shows in a palette's first colour.
      small.parts[index].isKnockout = isFilled && !small.parts[index].isCut
      // Lines become thinner with the icon, and less so than it.
      if small.parts[index].isLine { small.parts[index].margin += 0.13 }
    }
    let ring =
      isFilled
      ? SymbolShape.Part(outer, level: 1, isLine: false)
      : SymbolShape.Part(outer + hole, isEvenOdd: true, level: 1)
    return SymbolShape([ring] + small.parts)
  }

  /// Returns a line from the top left to the bottom right, with a gap beside it.
  private static func struck(_ inner: SymbolShape) -> SymbolShape {
    func line(_ x: Double, _ y: Double) -> [PathElement] {
      let (dx, dy) = (0.38, -0.38)
      return [
        .move(Point(x: 1.6 + x + dx, y: 1.2 + y + dy)),
        .line(Point(x: 14.8 + x + dx, y: 14.4 + y + dy)),
        .line(Point(x: 14.8 + x - dx, y: 14.4 + y - dy)),
        .line(Point(x: 1.6 + x - dx, y: 1.2 + y - dy)),
        .close,
      ]
    }
    return SymbolShape(
      inner.parts + [
        SymbolShape.Part(line(0.76, -0.76), isCut: true, margin: 0.15),
        SymbolShape.Part(line(0, 0), margin: 0.12),
      ])
  }

  /// Returns a small disc or triangle at the lower right with a sign in it, and a gap around it.
  private static func badged(
    _ inner: SymbolShape, _ badge: String, _ isTriangle: Bool
  ) -> SymbolShape {
    // A plain badge is a dot at the upper right.
    let isDot = badge.isEmpty
    let radius = isDot ? 2.6 : 3.9
    let middle = isDot ? Point(x: 12.6, y: 3.4) : Point(x: 12.1, y: 12.1)
    let disc = Rect(
      x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    var parts = inner.parts.map { part in
      var part = part
      part.level += 1
      return part
    }
    let ground = isTriangle ? triangle(in: disc) : IconFile.ellipse(disc)
    let gap = isTriangle ? ground : IconFile.ellipse(disc.inset(by: -0.9))
    parts.append(SymbolShape.Part(gap, isCut: true, margin: isTriangle ? 0.9 : 0))
    parts.append(SymbolShape.Part(ground, isLine: false))
    if !isDot, let sign = base(SymbolName(badge, isKnown: SymbolNames.hasIcon)) {
      var room = disc.inset(by: radius * (isTriangle ? 0.42 : 0.34))
      if isTriangle { room.y += 0.5 }
      for var part in sign.fitted(into: room).parts {
        part.isCut = true
        part.margin = 0.12
        parts.append(part)
      }
    }
    return SymbolShape(parts)
  }
}

extension SymbolBuilder {
  /// Returns a triangle with round corners that stands on the lower side of a box.
  private static func triangle(in box: Rect) -> [PathElement] {
    let (left, right) = (box.x - 0.3, box.x + box.width + 0.3)
    let (top, foot, middle) = (box.y, box.y + box.height - 0.5, box.midX)
    return PathText.elements(
      "M\(middle - 0.8),\(top + 0.4)A.92,.92,0,0,1,\(middle + 0.8),\(top + 0.4)"
        + "L\(right - 0.1),\(foot - 1.3)A.9,.9,0,0,1,\(right - 0.9),\(foot)"
        + "L\(left + 0.9),\(foot)A.9,.9,0,0,1,\(left + 0.1),\(foot - 1.3)z")
  }
}

extension SymbolShape {
  /// One line around or in a symbol, with the part that it belongs to.
  private struct Piece {
    var part: Part
    var box: Rect
    var area: Double { box.width * box.height }
  }

  /// The lines of all parts, the one with the largest box first.
  private var pieces: [Piece] {
    parts.flatMap { part in
      part.elements.lines.compactMap { elements in
        PathBox.of(elements).map { box in
          var piece = part
          piece.elements = elements
          return Piece(part: piece, box: box)
        }
      }
    }
    .sorted { $0.area > $1.area }
  }

  /// The outermost line, filled: what a mark is cut out of.
  var ground: SymbolShape { SymbolShape(pieces.prefix(1).map(\.part)) }

  /// What is drawn around a mark.
  var ring: SymbolShape { SymbolShape(split.ring) }

  /// The path with the outermost line, and the others.
  private var split: (ring: [Part], mark: [Part]) {
    guard let largest = pieces.first?.box,
      let place = parts.firstIndex(where: { PathBox.of($0.elements) == largest })
    else { return (parts, []) }
    return ([parts[place]], parts.indices.filter { $0 != place }.map { parts[$0] })
  }

  /// A filled symbol as its ground in the second colour and what is cut out of that, which shows in the first.
  var marked: SymbolShape {
    let pieces = pieces
    guard parts.count == 1, pieces.count > 1, let largest = pieces.first,
      pieces.allSatisfy({ $0.box.union(largest.box) == largest.box })
    else { return self }
    var ground = largest.part
    (ground.level, ground.isLine) = (1, false)
    var mark = Part(pieces.dropFirst().flatMap(\.part.elements), isEvenOdd: true, isLine: false)
    mark.isKnockout = true
    return SymbolShape([ground, mark], box: box)
  }

  /// A symbol of lines as what is drawn around its mark, in the second colour, and the mark in the first.
  var ringed: SymbolShape {
    let (ring, mark) = split
    guard !mark.isEmpty, !parts.contains(where: { $0.level > 0 }) else { return self }
    let second = ring.map { part in
      var part = part
      part.level = 1
      return part
    }
    return SymbolShape(second + mark, box: box)
  }

  /// The largest area with what lies within it in the second colour, the rest in the first: a cloud and its sun.
  var layered: SymbolShape {
    let pieces = pieces
    guard let largest = pieces.first?.box else { return self }
    let (inside, outside) = (
      pieces.filter { $0.box.union(largest) == largest },
      pieces.filter { $0.box.union(largest) != largest }
    )
    guard !outside.isEmpty, var one = parts.first else { return self }
    var other = one
    (one.elements, one.level) = (inside.flatMap(\.part.elements), 1)
    (other.elements, other.level) = (outside.flatMap(\.part.elements), 0)
    return SymbolShape([one, other])
  }

  /// Returns the shape with all its places moved.
  func mapped(_ map: (Point) -> Point) -> SymbolShape {
    SymbolShape(
      parts.map { part in
        var part = part
        part.elements = part.elements.map { $0.mapped(map) }
        return part
      })
  }

  /// Returns the shape as large as a box allows, in its middle.
  func fitted(into room: Rect) -> SymbolShape {
    guard box.width > 0, box.height > 0 else { return self }
    let unit = min(room.width / box.width, room.height / box.height)
    let (x, y) = (room.midX - box.midX * unit, room.midY - box.midY * unit)
    return mapped { Point(x: x + $0.x * unit, y: y + $0.y * unit) }
  }
}
