import Drawing
import Findings
import Outlines
import Raster

/// What a line of text looks like: outlines, coloured glyphs, lines and symbols at their places.
///
/// Letters stand where `TypeMetrics.advances` says; each is centred in the width that layout gives it.
struct TextInk {
  enum Part {
    case outlines([PathElement], Paint)
    case bitmap(GlyphBitmap, Rect)
    case symbol(SymbolMark)
  }

  private(set) var parts: [Part] = []
  /// Characters that no font here has, and that a box stands for.
  private(set) var missing: [Character] = []
  /// Whether letters are left out: one has more steps than a path may have, or all have more than `mostSteps`.
  private(set) var isCut = false
  /// Steps of all outlines.
  private var steps = 0

  /// Steps that the letters of a line have at most: of a font that looks worn, with a thousand points each, these are
  /// two hundred letters.
  private static let mostSteps = 10 * Polygons.mostElements

  /// Creates the line as it reads at a time.
  init(_ line: TextLine, at now: Double) {
    let line = line.resolved(at: now)
    for (index, run) in line.runs.enumerated() {
      let baseline = line.baseline - (run.lift ?? 0)
      if let symbol = run.symbol {
        add(symbol, run, baseline: baseline)
      } else {
        let before = index > 0 ? line.runs[index - 1].text.last : nil
        let after = index + 1 < line.runs.count ? line.runs[index + 1].text.first : nil
        // A run among others is a piece of one direction: its own letters say which.
        let isWhole = line.runs.count == 1 || VisualOrder.isRightToLeft(Array(run.text)) == nil
        add(
          run, baseline: baseline, isRightToLeft: isWhole ? line.isRightToLeft : nil,
          between: before, and: after)
      }
    }
  }

  /// What is said about letters that are not drawn as they are.
  var findings: [Finding] {
    (missing.isEmpty ? [] : [Self.finding(missing)]) + (isCut ? [Self.tooLong] : [])
  }

  private static let tooLong = Finding(
    "canvas-approximated",
    sentence: "The letters of a text have too many points: not all of them are drawn",
    fix: "Show less of the text.", severity: .warning)

  /// Returns what is said about characters that no font here has.
  ///
  /// - Parameters:
  ///   - isStarved: whether fonts that are there could not be opened.
  ///   - isThere: whether a package of fonts is here.
  static func finding(
    _ missing: [Character], isStarved: Bool = FontShelf.isStarved,
    isThere: (FontTable.Source) -> Bool = \.isThere
  ) -> Finding {
    let shown = String(missing.prefix(20))
    if isStarved {
      return Finding(
        "canvas-letters-missing",
        sentence:
          "The fonts cannot be opened, since the process may have no more files open: boxes stand for letters; raise the limit with ulimit -n 256"
      )
    }
    if FontTable.areEastAsian(missing), let source = FontTable.eastAsian, !isThere(source) {
      // One package has them all: that is told once, and not for each word.
      return Finding(
        "canvas-letters-missing", path: source.package,
        sentence:
          "No font here has all letters of \(source.purpose): boxes stand for them; apt-get install \(source.package) brings them"
      )
    }
    return Finding(
      "canvas-letters-missing", path: shown,
      sentence:
        "No font here has “\(shown)”: boxes stand for the letters; islet doctor names fonts")
  }

  /// Returns the name of what cannot be drawn, in the middle of its box; nil where the box has no room for it.
  static func label(_ label: String, in rect: Rect) -> TextLine? {
    let face = Face(size: 11)
    let width = TypeMetrics.width(label, face)
    guard rect.isFinite, width + 8 <= rect.width, TypeMetrics.lineHeight(face) <= rect.height
    else { return nil }
    let x = rect.midX - width / 2
    let baseline = rect.midY + TypeMetrics.capHeight(face) / 2
    return TextLine(
      frame: Rect(x: x, y: baseline - 11, width: width, height: 13), baseline: baseline,
      runs: [TextRun(label, face: face, paint: .color(RGBA(200, 200, 200)), x: x, width: width)])
  }

  private mutating func add(_ name: String, _ run: TextRun, baseline: Double) {
    let middle = baseline - TypeMetrics.capHeight(run.face) / 2
    // Higher than any symbol: its own proportions decide, within the width that the line keeps for it.
    let height = 1.3 * run.face.size
    let box = SymbolBox(name, run.face, pixel: 0)
    parts.append(
      .symbol(
        SymbolMark(
          name: name,
          frame: Rect(x: run.x, y: middle - height / 2, width: run.width, height: height),
          face: run.face, paints: [run.paint],
          inkSize: box.inkSize * run.width / box.width)))
  }

  private mutating func add(
    _ run: TextRun, baseline: Double, isRightToLeft: Bool?, between before: Character?,
    and after: Character?
  ) {
    let characters = Array(run.text)
    var advances = TypeMetrics.advances(run.text, run.face)
    let forms = run.hanForms ?? .simplified
    guard characters.count == advances.count else { return }
    if run.face.design == .serif, run.face.font == nil {
      advances = fitted(advances, characters, run.face)
    }
    advances = ForeignWords.fitted(advances, characters, run.face, forms)
    squeezeEmoji(&advances, characters, run, forms)
    let (lefts, isMirrored) = Self.places(
      of: characters, advances, from: run.x, isRightToLeft: isRightToLeft)
    var outline: [PathElement] = []
    var index = 0
    while index < characters.count {
      let character =
        isMirrored[index] ? VisualOrder.mirrored(characters[index]) : characters[index]
      if character.isWhitespace || advances[index] <= 0 {
        index += 1
        continue
      }
      let capital = run.face.smallCapital(of: character)
      if let glyph = FontShelf.glyph(capital ?? character, run.face),
        case .outline(let elements) = glyph.shape
      {
        let size = run.face.size * (capital == nil ? 1 : Guess.smallCapital)
        let stretch = max(0.1, run.face.stretch)
        let rest = advances[index] - glyph.advance * size * stretch
        // In its own font a letter begins where the pen is, but for digits that are given one width.
        let isCentred = !glyph.isOwn || run.face.hasMonospacedDigits && character.isNumber
        let isRaised =
          character == ":" && !glyph.isOwn && run.face.design != .monospaced
          && TextInk.isRaised(
            between: index > 0 ? characters[index - 1] : before,
            and: index + 1 < characters.count ? characters[index + 1] : after)
        add(
          elements, x: lefts[index] + (isCentred ? rest / 2 : 0),
          y: isRaised ? baseline - TextInk.raise * size : baseline, across: size * stretch,
          down: size, run.paint, &outline)
        index += 1
        continue
      }
      var end = index + 1
      let file = FontShelf.fallback(character, run.face, forms)
      // Emoji, and digits that are given one width, each stand in the middle of their room.
      let isAlone =
        file.map { FontShelf.isColored($0) } == true || run.face.isTabular(character)
      while !isAlone, end < characters.count, isMirrored[end] == isMirrored[index],
        !characters[end].isWhitespace, !run.face.isTabular(characters[end]),
        FontShelf.glyph(characters[end], run.face) == nil,
        FontShelf.fallback(characters[end], run.face, forms) == file
      {
        end += 1
      }
      add(
        String(characters[index..<end]), file: file, isRightToLeft: isMirrored[index],
        left: lefts[index..<end].min() ?? run.x, width: advances[index..<end].reduce(0, +),
        run, baseline, &outline)
      index = end
    }
    addRules(run, baseline, &outline)
    if !outline.isEmpty { parts.append(.outlines(outline, run.paint)) }
  }

  /// Gives the emoji of a run that layout made smaller the room that it kept for them: in a small font an emoji is larger
  /// beside the letters than in a large one.
  private func squeezeEmoji(
    _ advances: inout [Double], _ characters: [Character], _ run: TextRun, _ forms: HanForms
  ) {
    let over = advances.reduce(0, +) - run.width
    guard over > 0.01 else { return }
    let emoji = characters.indices.filter { index in
      FontShelf.glyph(characters[index], run.face) == nil
        && FontShelf.fallback(characters[index], run.face, forms).map { FontShelf.isColored($0) }
          == true
    }
    let room = emoji.reduce(0) { $0 + advances[$1] }
    guard room > over else { return }
    for index in emoji { advances[index] *= (room - over) / room }
  }

  /// Returns where each character's room begins, and which characters are mirrored.
  private static func places(
    of characters: [Character], _ advances: [Double], from start: Double, isRightToLeft: Bool?
  ) -> (lefts: [Double], isMirrored: [Bool]) {
    var lefts = [Double](repeating: start, count: characters.count)
    var isMirrored = [Bool](repeating: false, count: characters.count)
    let order =
      VisualOrder.places(characters, isRightToLeft: isRightToLeft)
      ?? characters.indices.map { VisualOrder.Place(index: $0, isMirrored: false) }
    var x = start
    for place in order {
      (lefts[place.index], isMirrored[place.index]) = (x, place.isMirrored)
      x += advances[place.index]
    }
    return (lefts, isMirrored)
  }

  /// Adds the lines below and through a run; those of a colour of their own are no part of its outline.
  private mutating func addRules(
    _ run: TextRun, _ baseline: Double, _ outline: inout [PathElement]
  ) {
    for (isThere, rule, y) in [
      (run.isUnderlined, run.underline, 0.14), (run.isStruckThrough, run.strike, -0.26),
    ] where isThere {
      let thickness = run.face.size * (run.face.weight >= 600 ? 0.075 : 0.05)
      let top = baseline + y * run.face.size - thickness / 2
      let whole = Rect(x: run.x, y: top, width: run.width, height: thickness)
      let dashes = Self.dashes(of: whole, rule?.pattern ?? .solid).flatMap(PathElement.rectangle)
      if let color = rule?.color {
        parts.append(.outlines(dashes, .color(color)))
      } else {
        add(dashes, x: 0, y: 0, across: 1, down: 1, run.paint, &outline)
      }
    }
  }

  /// Returns the pieces that a pattern leaves of a line.
  private static func dashes(of line: Rect, _ pattern: TextRule.Pattern) -> [Rect] {
    let lengths = pattern.dashes.map { $0 * line.height }
    guard let first = lengths.first, first > 0, line.width / first < Double(mostDashes) else {
      return [line]
    }
    var pieces: [Rect] = []
    var (x, index) = (line.minX, 0)
    // Far away from everything a dash is less than a step between two numbers.
    while x < line.maxX, pieces.count <= mostDashes {
      let width = min(lengths[index % lengths.count], line.maxX - x)
      if index % 2 == 0 {
        pieces.append(Rect(x: x, y: line.y, width: width, height: line.height))
      }
      x += lengths[index % lengths.count]
      index += 1
    }
    return pieces
  }

  /// A line with more dashes is drawn whole.
  private static let mostDashes = 1_000

  /// Returns the widths of a font whose proportions are not Inter's, fitted into the width that layout gives the
  /// whole run.
  private func fitted(_ advances: [Double], _ characters: [Character], _ face: Face) -> [Double] {
    let natural = characters.map { character -> Double? in
      guard let capital = face.smallCapital(of: character) else {
        return FontShelf.glyph(character, face)?.advance
      }
      return FontShelf.glyph(capital, face).map { $0.advance * Guess.smallCapital }
    }
    guard !natural.contains(nil) else { return advances }
    let whole = natural.reduce(0) { $0 + ($1 ?? 0) }
    let width = advances.reduce(0, +)
    return whole > 0 ? natural.map { ($0 ?? 0) / whole * width } : advances
  }

  /// Draws text that the face's own font lacks: words as wide as their room, signs in the middle of it and never wider.
  private mutating func add(
    _ text: String, file: String?, isRightToLeft: Bool, left: Double, width: Double, _ run: TextRun,
    _ baseline: Double, _ outline: inout [PathElement]
  ) {
    let size = run.face.size
    guard let file,
      let set = FontShelf.shaped(text, file: file, isRightToLeft: isRightToLeft),
      !set.glyphs.isEmpty
    else {
      missing += text
      let count = Double(max(1, text.count))
      for index in 0..<text.count {
        let room = Rect(
          x: left + width / count * Double(index), y: baseline - 0.7 * size, width: width / count,
          height: 0.7 * size)
        add(
          PathElement.frame(room.inset(by: 0.06 * size), thickness: 0.06 * size), x: 0, y: 0,
          across: 1, down: 1, run.paint, &outline)
      }
      return
    }
    let isEmoji = FontShelf.isColored(file)
    let unit = isEmoji ? Self.emojiUnit(of: set, size) : size
    let natural = set.advance * unit
    let widened = ForeignWords.stretch(text, natural: natural, room: width)
    let stretch = isEmoji ? min(1, widened) : widened
    let start = left + (width - natural * stretch) / 2
    for glyph in set.glyphs {
      switch glyph.shape {
      case .outline(let elements):
        add(
          elements, x: start + glyph.x * unit * stretch, y: baseline + glyph.y * unit,
          across: unit * stretch, down: unit, run.paint, &outline)
      case .bitmap(let bitmap):
        let unit = unit * min(1, stretch)
        // An emoji stands a little deeper than its font says, in the middle of the capitals.
        let height = bitmap.frame.height * unit
        parts.append(
          .bitmap(
            bitmap,
            Rect(
              x: start + (glyph.x + bitmap.frame.x) * unit,
              y: baseline - TypeMetrics.capHeight(run.face) / 2 - height / 2,
              width: bitmap.frame.width * unit, height: height)))
      }
    }
  }

  /// Returns the size of the font of emoji at which they are as large as a phone's.
  private static func emojiUnit(of set: ShapedText, _ size: Double) -> Double {
    guard case .bitmap(let bitmap)? = set.glyphs.first?.shape, bitmap.frame.height > 0 else {
      return size
    }
    return TypeMetrics.emojiSide(size) / bitmap.frame.height
  }

  /// Adds a letter at a place, in a size, to the outline of a run, which makes way for another where it would be longer
  /// than paths may be.
  private mutating func add(
    _ letter: [PathElement], x: Double, y: Double, across: Double, down: Double, _ paint: Paint,
    _ outline: inout [PathElement]
  ) {
    guard letter.count <= Polygons.mostElements, steps + letter.count <= Self.mostSteps else {
      isCut = true
      return
    }
    steps += letter.count
    if !outline.isEmpty, outline.count + letter.count > Polygons.mostElements {
      parts.append(.outlines(outline, paint))
      outline = []
    }
    outline.append(letter, x: x, y: y, across: across, down: down)
  }

  /// Returns whether a colon stands between digits: there it stands in their middle, as San Francisco sets it.
  private static func isRaised(between before: Character?, and after: Character?) -> Bool {
    before?.isNumber == true
      && (after?.isNumber == true || after == "-" || after == TypeMetrics.figureDash)
  }

  /// Half of the difference between capitals and small letters, in em.
  private static let raise = 0.09
}

extension [PathElement] {
  /// Adds an outline at a place, in a size.
  mutating func append(
    _ elements: [PathElement], x: Double, y: Double, across: Double, down: Double
  ) {
    func map(_ p: Point) -> Point { Point(x: x + p.x * across, y: y + p.y * down) }
    // Room for exactly these would move all letters of a line with each one that is added.
    for element in elements { append(element.mapped(map)) }
  }
}

extension PathElement {
  /// Returns the line around a rectangle, as an area.
  static func frame(_ rect: Rect, thickness: Double) -> [PathElement] {
    let inner = rect.inset(by: thickness)
    return rectangle(rect) + [
      .move(inner.origin), .line(Point(x: inner.minX, y: inner.maxY)),
      .line(Point(x: inner.maxX, y: inner.maxY)), .line(Point(x: inner.maxX, y: inner.minY)),
      .close,
    ]
  }
}
