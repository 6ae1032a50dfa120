import Drawing

/// Text cut into characters, which can be broken into lines for a width.
final class TextLayout {
  /// One character with its width at scale 1.
  struct Unit {
    var character: Character
    var width: Double
    /// The run that it belongs to.
    var run: Int
    /// Whether a line may end after it.
    var breaksAfter: Bool
    /// What stands between it and the next character of its run beside their widths.
    var kerning = 0.0
    /// The width of the hyphen that shows where a line ends after it, as a soft hyphen asks for.
    var hyphen: Double?
    /// How far it moves the pen where the next character follows it.
    var advance: Double { width + kerning }
  }

  /// One line: the units that it shows, and whether some were left out.
  struct Line {
    var units: ArraySlice<Unit>
    /// What is left of a cut line after its ellipsis (head and middle).
    var tail: ArraySlice<Unit> = []
    var isTruncated = false
    /// Whether "…" stands where it was cut.
    var hasEllipsis = false
    var width: Double
    /// The largest ascent and descent of the runs in the line.
    var ascent = 0.0
    var descent = 0.0
    /// The largest room that the line's fonts leave below it, before another line.
    var gap = 0.0
    /// The size of the line's largest font.
    var size = 0.0
    /// What its author says of its height.
    var given: AttributedString.LineHeight?
    /// Spaces at the end, which hang behind the line's text but count for the text's width.
    var hanging = 0.0
    /// Whether its paragraph is read from right to left; nil where nothing in it is.
    var isRightToLeft: Bool?
    var height: Double { ascent + descent }

    /// Creates a line that nothing was cut from.
    init(units: ArraySlice<Unit>) {
      self.units = units
      width = TextLayout.width(units)
      hanging = TextLayout.advance(units) - width
    }

    /// Creates a line that ends or begins in "…".
    init(cut units: ArraySlice<Unit>, tail: ArraySlice<Unit> = [], width: Double) {
      (self.units, self.tail, self.width) = (units, tail, width)
      (isTruncated, hasEllipsis) = (true, true)
    }

    /// Returns a line of which nothing is left, of no units.
    static func gone(_ units: ArraySlice<Unit>) -> Line {
      var line = Line(cut: units, width: 0)
      line.hasEllipsis = false
      return line
    }

    /// The distance to the next line's top.
    var pitch: Double { height + gap }

    /// Takes the height that the author says: the letters stand as far below the top as without.
    mutating func settle() {
      guard let height = given?.height(size: size) else { return }
      (descent, gap) = (height - ascent, 0)
    }
  }

  let runs: [TextRunSource]
  /// One array for each paragraph.
  let paragraphs: [[Unit]]
  /// Whether each paragraph is read from right to left; nil where nothing in it is.
  private lazy var directions: [Bool?] = paragraphs.map {
    VisualOrder.isRightToLeft($0.map(\.character))
  }
  /// The run that each paragraph ends in, which gives an empty line its height.
  private let lastRuns: [Int]
  /// Ascent and descent of each run, leading and shifts included.
  private let extents: [(ascent: Double, descent: Double)]
  /// The width of "…" after each run.
  lazy var ellipses: [Double] = runs.map { TypeMetrics.advance("…", $0.face) }

  init(_ runs: [TextRunSource]) {
    self.runs = runs
    var paragraphs: [[Unit]] = []
    var lastRuns: [Int] = []
    var current: [Unit] = []
    for (index, run) in runs.enumerated() {
      let metrics = TypeMetrics.Setting(run.face)
      // No kerning across fonts, lines and what the system renews.
      var previous: TypeMetrics.Setting.Letter?
      for character in run.text {
        if character == LineBreaks.softHyphen, run.image == nil {
          // It takes no room of its own.
          if let last = current.indices.last, run.dynamic == nil {
            current[last].breaksAfter = true
            current[last].hyphen = metrics.letter("-").width
          }
          continue
        }
        let letter = metrics.letter(character)
        if let previous, let last = current.indices.last {
          current[last].kerning = metrics.kerning(previous, letter)
        }
        let isNewline = character.isNewline
        previous = run.image == nil && !isNewline ? letter : nil
        if isNewline {
          paragraphs.append(current)
          lastRuns.append(index)
          current = []
          continue
        }
        let width = run.image?.size.width ?? letter.width
        current.append(Unit(character: character, width: width, run: index, breaksAfter: false))
      }
    }
    paragraphs.append(current)
    lastRuns.append(max(0, runs.count - 1))
    for index in paragraphs.indices {
      LineBreaks.settle(&paragraphs[index]) { runs[$0].dynamic != nil }
      TextLayout.setTabs(in: &paragraphs[index], from: 0, scale: 1)
    }
    self.paragraphs = paragraphs
    self.lastRuns = lastRuns
    extents = runs.map(TextLayout.extent)
  }

  /// Returns how far a run reaches above and below its baseline, leading and shifts included.
  private static func extent(of run: TextRunSource) -> (ascent: Double, descent: Double) {
    let shift = run.marks.baselineOffset ?? 0
    if let image = run.image, image.picture != nil {
      let below = image.descent(beside: run.face)
      return (
        max(TypeMetrics.ascent(run.face), image.size.height - below) + max(0, shift)
          + run.leading / 2,
        max(TypeMetrics.descent(run.face), below) + max(0, -shift) + run.leading / 2
      )
    }
    // A symbol of the text's own size fits its line; a larger image makes the line higher.
    let own = (run.image?.size.height ?? 0) - TypeMetrics.lineHeight(run.face)
    let higher = own > 1 ? own : 0
    return (
      TypeMetrics.ascent(run.face) + max(0, shift) + higher / 2 + run.leading / 2,
      TypeMetrics.descent(run.face) + max(0, -shift) + higher / 2 + run.leading / 2
    )
  }

  /// The distance of the stops that a tab moves to, in points: those of UIKit's paragraphs.
  private static let tabStops = 28.0

  /// Makes tabs as wide as it is to their stops, on a line that begins at a place.
  static func setTabs(in units: inout [Unit], from start: Int, scale: Double) {
    guard scale > 0, units[start...].contains(where: { $0.character == "\t" }) else { return }
    let stops = tabStops / scale
    var place = 0.0
    for index in start..<units.count {
      if units[index].character == "\t" {
        units[index].width = ((place / stops).rounded(.down) + 1) * stops - place
        units[index].kerning = 0
      }
      place += units[index].advance
    }
  }

  /// The width of the widest paragraph on one line.
  lazy var idealWidth: Double = paragraphs.map { TextLayout.width($0[...]) }.max() ?? 0

  /// Returns the width of a line without the spaces at its end.
  static func width(_ units: ArraySlice<Unit>) -> Double {
    var end = units.endIndex
    while end > units.startIndex, units[end - 1].character == " " { end -= 1 }
    return advance(units[..<end])
  }

  /// Returns the width of a line with the spaces at its end.
  static func advance(_ units: ArraySlice<Unit>) -> Double {
    units.reduce(0) { $0 + $1.advance } - (units.last?.kerning ?? 0)
  }

  /// Returns the text in lines no wider than a width at a scale of its font, at most so many.
  func lines(width: Double, scale: Double, limit: Int, mode: Text.TruncationMode) -> [Line] {
    var lines = brokenLines(width: width, scale: scale, limit: limit, mode: mode)
    for index in lines.indices {
      var line = lines[index].line
      // Units of a run stand together.
      var last = -1
      for units in [line.units, line.tail] {
        for unit in units where unit.run != last {
          last = unit.run
          measure(&line, last)
        }
      }
      if last < 0 { measure(&line, lastRuns[lines[index].paragraph]) }
      line.settle()
      line.isRightToLeft = directions[lines[index].paragraph]
      lines[index].line = line
    }
    return lines.map(\.line)
  }

  /// Makes room for a run's letters in a line.
  private func measure(_ line: inout Line, _ run: Int) {
    guard extents.indices.contains(run) else { return }
    line.ascent = max(line.ascent, extents[run].ascent)
    line.descent = max(line.descent, extents[run].descent)
    line.gap = max(line.gap, runs[run].lineGap)
    line.size = max(line.size, runs[run].face.size)
    line.given = line.given ?? runs[run].lineHeight
  }

  private func brokenLines(
    width: Double, scale: Double, limit: Int, mode: Text.TruncationMode
  ) -> [(line: Line, paragraph: Int)] {
    let room = width / scale + 0.001
    var lines: [(line: Line, paragraph: Int)] = []
    for (index, paragraph) in paragraphs.enumerated() {
      var paragraph = paragraph
      let hasTabs = paragraph.contains { $0.character == "\t" }
      var rest = paragraph[...]
      repeat {
        if hasTabs {
          TextLayout.setTabs(in: &paragraph, from: rest.startIndex, scale: scale)
          rest = paragraph[rest.startIndex...]
        }
        if lines.count == limit - 1 {
          let isLast = index == paragraphs.count - 1
          lines.append((lastLine(rest, room, mode, mustCut: !isLast), index))
          return lines
        }
        var end = lineEnd(rest, room)
        if rest.startIndex == paragraph.startIndex { end = balancedEnd(end, rest, room) }
        lines.append((Line(units: hyphenated(rest[..<end], before: rest[end...])), index))
        rest = rest[end...]
      } while !rest.isEmpty
    }
    return lines
  }

  /// Returns a line's units with the hyphen that a soft one becomes at its end.
  private func hyphenated(_ units: ArraySlice<Unit>, before rest: ArraySlice<Unit>) -> ArraySlice<
    Unit
  > {
    guard !rest.isEmpty, let last = units.last, let width = last.hyphen else { return units }
    let hyphen = Unit(character: "-", width: width, run: last.run, breaksAfter: true)
    return (Array(units) + [hyphen])[...]
  }

  /// Returns where the first line of the rest ends.
  private func lineEnd(_ units: ArraySlice<Unit>, _ room: Double) -> Int {
    var used = 0.0
    var lastBreak: Int?
    for index in units.indices {
      // Spaces may hang over the edge.
      if units[index].character != " ", used + units[index].width > room {
        if let lastBreak { return lastBreak }
        if isDynamic(units[index]) { return endOfRun(index, units) }
        return max(index, units.startIndex + 1)
      }
      used += units[index].advance
      guard units[index].breaksAfter else { continue }
      // A hyphen that would show must fit.
      if let hyphen = units[index].hyphen, used + hyphen > room { continue }
      lastBreak = index + 1
    }
    return units.endIndex
  }

  /// Returns where the first of two lines ends so that the second is no lone word.
  ///
  /// The word before goes down with it where that makes the lines more alike and both fit, as iOS does
  /// (LAYOUT.md, "Lines").
  private func balancedEnd(_ end: Int, _ units: ArraySlice<Unit>, _ room: Double) -> Int {
    let (first, second) = (units[..<end], units[end...])
    let lone = TextLayout.width(second)
    guard !second.isEmpty, lone <= room, first.last?.character == " ",
      !second.dropLast().contains(where: \.breaksAfter)
    else { return end }
    var word = end
    while word > first.startIndex, units[word - 1].character == " " { word -= 1 }
    guard
      let earlier = first[..<max(first.startIndex, word - 1)].lastIndex(where: \.breaksAfter)
    else { return end }
    let moved = units[...earlier]
    let lower = TextLayout.width(units[(earlier + 1)...])
    let difference = abs(TextLayout.width(moved) - lower)
    guard lower <= room, difference < TextLayout.width(first) - lone else { return end }
    return earlier + 1
  }

  private func isDynamic(_ unit: Unit) -> Bool { runs[unit.run].dynamic != nil }

  /// Returns where a run ends that the system renews: it is never broken.
  private func endOfRun(_ index: Int, _ units: ArraySlice<Unit>) -> Int {
    units[index...].firstIndex { $0.run != units[index].run } ?? units.endIndex
  }
}
