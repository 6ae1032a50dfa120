/// Two colours of the shared palette that look like a third where they alternate in quarters of a cell.
///
/// The palette's steps are far apart: a gradient would fall into slabs of a few colours. Mixtures in quarters and halves
/// give it steps between. The two of a mixture must not be far apart in lightness, or the pattern would be seen.
struct Mixture256: Hashable, Sendable {
  var one: CellColor
  var other: CellColor
  /// Quarters of `other`, from 0 to 2.
  var quarters: Int

  /// Creates the mixture that comes nearest to a colour.
  init(near color: CellColor) {
    // A wallpaper's dark blue keeps its hue: a quarter of the cube's first step of blue on a grey is as dark as it.
    if let level = Palette.quietGray(color), !Palette.isTinted(color) {
      self.init(gray: level)
    } else {
      self.init(mixing: color)
    }
  }

  /// Creates a mixture of two greys that follow each other: their pattern is hardly seen.
  private init(gray level: Double) {
    let below = min(22, max(0, Int(level)))
    let part = Int((4 * (min(23, max(0, level)) - Double(below))).rounded())
    let grays = [below, below + 1].map { Palette.color256(232 + $0) }
    (one, other) = part > 2 ? (grays[1], grays[0]) : (grays[0], grays[1])
    quarters = min(part, 4 - part)
  }

  private init(mixing color: CellColor) {
    let wanted = PerceivedColor(color)
    let candidates = Mixture256.candidates(around: color)
    (one, other, quarters) = (color, color, 0)
    // Of dark hues the cube has a few, far apart: two of them would be seen as spots.
    let isDark = max(color.red, color.green, color.blue) < 135
    var least = Double.infinity
    for (first, seenFirst) in candidates {
      for (second, seenSecond) in candidates {
        let apart = abs(seenFirst.lightness - seenSecond.lightness)
        for quarters in 0...2 where quarters > 0 || first == second {
          if first == second, quarters > 0 { continue }
          if quarters > 0, isDark, !first.isGray, !second.isGray { continue }
          if apart > Mixture256.mostApart { continue }
          let seen =
            quarters == 0
            ? seenFirst : PerceivedColor(Mixture256.mean(first, second, Double(quarters) / 4))
          let error = wanted.difference(seen) + apart * apart * 0.15
          if error < least { (least, one, other, self.quarters) = (error, first, second, quarters) }
        }
      }
    }
  }

  /// In Oklab's lightness, of which black to white is 1.
  private static let mostApart = 0.12

  /// Returns the cube's colours around a colour, and the greys that are as light.
  private static func candidates(around color: CellColor) -> [(CellColor, PerceivedColor)] {
    let steps = [0, 95, 135, 175, 215, 255]
    func around(_ part: Int) -> [Int] {
      let above = steps.firstIndex { $0 >= part } ?? 5
      return above > 0 ? [steps[above - 1], steps[above]] : [steps[above]]
    }
    var colors: [CellColor] = []
    for red in around(color.red) {
      for green in around(color.green) {
        for blue in around(color.blue) {
          colors.append(CellColor(UInt32(red << 16 | green << 8 | blue)))
        }
      }
    }
    let gray = min(22, max(0, Int(Palette.grayLevel(PerceivedColor(color)))))
    for index in [gray, gray + 1] { colors.append(Palette.color256(232 + index)) }
    return colors.map { ($0, PerceivedColor($0)) }
  }

  /// Returns what the eye makes of two colours side by side: it adds light, not numbers.
  private static func mean(_ one: CellColor, _ other: CellColor, _ part: Double) -> CellColor {
    func mix(_ a: Int, _ b: Int) -> UInt32 {
      UInt32((Double(a * a) * (1 - part) + Double(b * b) * part).squareRoot().rounded())
    }
    return CellColor(
      mix(one.red, other.red) << 16 | mix(one.green, other.green) << 8 | mix(one.blue, other.blue))
  }
}

extension CellGrid {
  /// Puts mixtures where a gradient would fall into slabs: on blank cells that differ a little from those above or below.
  ///
  /// What is drawn on them has the grey that they have, or its cells would be seen as boxes.
  func mixGradients(into result: inout CellGrid, knowing known: inout KnownColors) {
    let blanks = cells.map { $0.isBlank ? $0.ground : nil }
    var spans = GroundSpans(of: blanks, columns: columns)
    for row in 0..<rows {
      for surface in surfaces(in: row, blanks) {
        let color = surface.color
        let isQuiet = Palette.quietGray(color) != nil
        // Strong dark colours stay: the cube has too few near them.
        guard max(color.red, color.green, color.blue) >= 95 || isQuiet else { continue }
        let mixture = known.mixture(near: color)
        if isQuiet, let gray = [mixture.one, mixture.other].first(where: \.isGray) {
          for column in surface.columns where !self[column, row].style.contains(.flat) {
            if self[column, row].ground == color { result[column, row].ground = gray }
            let isBlock = BlockGlyphs.isBlock(self[column, row].mark)
            if isBlock, self[column, row].ink == color { result[column, row].ink = gray }
          }
        }
        // Such as a card on a wallpaper: the palette's nearest colours show that as well, and dots would be seen as noise
        // between its words.
        if let first = surface.mixed.first, spans.span(at: first, row) < CellGrid.leastChange {
          continue
        }
        for column in surface.mixed where !isBetweenWords(column, row) {
          switch mixture.quarters {
          case 0: result[column, row].mark = " "
          // Each dot is as far from those at its left as from those at its right, or they would make streaks.
          case 1: result[column, row].mark = column % 2 == 1 ? "▖" : "▘"
          default: result[column, row].mark = "▚"
          }
          result[column, row].ink = mixture.quarters == 0 ? mixture.one : mixture.other
          result[column, row].ground = mixture.one
        }
      }
    }
  }

  /// How far the ends of a gradient have to be apart so that it is seen as one, of 255: those of a wallpaper are 60 and
  /// more apart, and those of what it shines through on a card 6 to 14.
  private static let leastChange = 16

  /// Returns whether a cell is the one between two words of a line: who copies the line has a space there, and the
  /// ground of the words goes on.
  private func isBetweenWords(_ column: Int, _ row: Int) -> Bool {
    guard column > 0, column + 1 < columns else { return false }
    return [column - 1, column + 1].allSatisfy { beside in
      let cell = self[beside, row]
      return cell.mark != " " && !BlockGlyphs.isBlock(cell.mark)
    }
  }

  /// Cells of one colour side by side, with whatever is written on them.
  private struct Surface {
    var color: CellColor
    var columns: Range<Int>
    /// Those that are part of a gradient.
    var mixed: [Int]
  }

  /// Returns the surfaces of a row that are part of a gradient.
  ///
  /// All blank cells of one are where both of its ends are: between them a card or the island may leave too little above
  /// and below to tell.
  ///
  /// `blanks` are the grounds of the blank cells.
  private func surfaces(in row: Int, _ blanks: [CellColor?]) -> [Surface] {
    var found: [Surface] = []
    var start = 0
    while start < columns {
      let color = self[start, row].ground
      var end = start + 1
      while end < columns, shows(color, end, row) { end += 1 }
      let graded = (start..<end).filter { isGradient($0, row, blanks) }
      let blank =
        graded.isEmpty ? [] : (start..<end).filter { blanks[row * columns + $0] != nil }
      if let first = blank.first, let last = blank.last, let left = graded.first,
        let right = graded.last
      {
        // The rounded corner of a card or of the phone may be at an end.
        let slack = (end - start) / 16
        let isWhole = left - first <= slack && last - right <= slack
        found.append(
          Surface(color: color, columns: start..<end, mixed: isWhole ? blank : graded))
      }
      start = end
    }
    return found
  }

  /// Returns whether a colour is a cell's ground, or one of the two of its blocks.
  private func shows(_ color: CellColor, _ column: Int, _ row: Int) -> Bool {
    let cell = self[column, row]
    return cell.ground == color || cell.ink == color && BlockGlyphs.isBlock(cell.mark)
  }

  /// Returns whether a blank cell is part of a gradient by itself: its column has three colours or more, of which each is
  /// near to the next.
  ///
  /// Two plain grounds, such as a bar of the screen and the phone's frame below it, may be near to one another as well;
  /// dots in the bar would be seen.
  private func isGradient(_ column: Int, _ row: Int, _ blanks: [CellColor?]) -> Bool {
    guard let own = ground(column, row, blanks) else { return false }
    let above = step(from: row, own, -1, column, blanks)
    let below = step(from: row, own, 1, column, blanks)
    if let above, let below { return above.ground != below.ground }
    guard let next = above ?? below else { return false }
    let last = step(from: next.row, next.ground, above == nil ? 1 : -1, column, blanks)
    return last.map { $0.ground != own } ?? false
  }

  /// Returns the ground of a blank cell; nil for others, and beyond the grid.
  private func ground(_ column: Int, _ row: Int, _ blanks: [CellColor?]) -> CellColor? {
    row >= 0 && row < rows ? blanks[row * columns + column] : nil
  }

  /// Returns the next blank cell of the column within three rows that is near in colour, and not the same.
  ///
  /// Beyond an edge begins something else; what a drawing has behind its blocks tells nothing.
  private func step(
    from row: Int, _ color: CellColor, _ side: Int, _ column: Int, _ blanks: [CellColor?]
  ) -> (row: Int, ground: CellColor)? {
    for distance in 1...3 {
      let other = row + side * distance
      guard let ground = ground(column, other, blanks) else { continue }
      if ground == color { continue }
      return ground.distance(from: color) > 4 * distance ? nil : (other, ground)
    }
    return nil
  }
}

/// How far the colours of a picture's grounds go: of blank cells that hang together, each near to the next in colour.
///
/// A wallpaper's colours go from its top to its bottom, around what lies on it: beside a card they go on.
private struct GroundSpans {
  private let columns: Int
  /// For each cell one before it that it hangs together with, or itself: the first of them all.
  private var links: [Int]
  /// The least and the greatest part of what hangs together, at the first cell of it.
  private var least: [SIMD4<Int16>]
  private var greatest: [SIMD4<Int16>]

  /// Up and down a gradient goes by so much at most from cell to cell, of 255. Sideways a wallpaper hardly changes, and the
  /// edge of a card differs by more.
  private static let (mostDown, mostBeside) = (4, 1)

  /// `grounds` are those of the blank cells, row by row.
  init(of grounds: [CellColor?], columns: Int) {
    self.columns = columns
    links = Array(grounds.indices)
    least = grounds.map { ground in
      guard let ground else { return .zero }
      return SIMD4(Int16(ground.red), Int16(ground.green), Int16(ground.blue), 0)
    }
    greatest = least
    func areNear(_ one: Int, _ other: Int, within most: Int) -> Bool {
      guard let one = grounds[one], let other = grounds[other] else { return false }
      return one == other || one.distance(from: other) <= most
    }
    for index in grounds.indices where grounds[index] != nil {
      let above = index - columns
      if above >= 0, areNear(above, index, within: Self.mostDown) { link(above, index) }
      if index % columns > 0, areNear(index - 1, index, within: Self.mostBeside) {
        link(index - 1, index)
      }
    }
  }

  /// Returns by how much the part differs that differs most, of 255.
  mutating func span(at column: Int, _ row: Int) -> Int {
    let first = first(row * columns + column)
    return Int((greatest[first] &- least[first]).max())
  }

  private mutating func link(_ one: Int, _ other: Int) {
    let (one, other) = (first(one), first(other))
    if one == other { return }
    let (kept, joined) = (min(one, other), max(one, other))
    links[joined] = kept
    least[kept] = pointwiseMin(least[kept], least[joined])
    greatest[kept] = pointwiseMax(greatest[kept], greatest[joined])
  }

  /// Returns the first of what a cell hangs together with, and shortens the way to it.
  private mutating func first(_ index: Int) -> Int {
    var index = index
    while links[index] != index {
      links[index] = links[links[index]]
      index = links[index]
    }
    return index
  }
}

extension Cell {
  fileprivate var isBlank: Bool { mark == " " && style.isEmpty }
}

extension CellColor {
  fileprivate var isGray: Bool { red == green && green == blue }

  /// Returns by how much the part differs that differs most, of 255.
  fileprivate func distance(from other: CellColor) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
