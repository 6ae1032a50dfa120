import Drawing
import Numbers
import Raster

extension TextPlacer {
  /// Moves texts of a row aside for one another, by a few columns; what still does not fit is shortened.
  func makeRoom() {
    for members in rows(by: \.midX) { arrange(members) }
    for index in inCells where wishes[index].row >= painting.grid.rows {
      guard wishes[index].middle < painting.list.size.height else { continue }
      report(index, shown: "")
    }
  }

  /// Returns the farthest that a text is moved, in columns; lines of a paragraph begin under one another.
  private func farthest(_ index: Int) -> Int { isPinned(index) ? 0 : 3 }

  private func isPinned(_ index: Int) -> Bool {
    wishes[index].isInParagraph && wishes[index].alignment == .left
  }

  /// Returns the columns that show a text: those that its clip shows, or all where its frame reaches farther.
  private func columns(_ index: Int) -> Range<Int> {
    let all = 0..<painting.grid.columns
    let wish = wishes[index]
    guard let clip = wish.clip, wish.frame.isFinite, clip.width > 0,
      wish.frame.minX >= clip.minX - 1, wish.frame.maxX <= clip.maxX + 1
    else { return all }
    // A card's rim takes its outer cells; a slot of the island needs every cell that its middle shows.
    let part = clip.width > 12 * cell.width ? 0.1 : 0.499
    let first = Int(bounded: (clip.minX / cell.width - part).rounded(.up))
    let end = Int(bounded: (clip.maxX / cell.width + part).rounded(.down))
    let shown = all.clamped(to: first..<max(first, end))
    return shown.isEmpty ? all : shown
  }

  private func arrange(_ members: [Int]) {
    for index in members {
      let shown = columns(index)
      var room = shown.count
      if isPinned(index), shown.contains(wishes[index].column) {
        room = shown.upperBound - wishes[index].column
      }
      if wishes[index].width > room { shorten(index, to: room) }
    }
    // Texts over one another on the phone stay so.
    var line: [Int] = []
    for index in members {
      if let last = line.last {
        let shared = overlap(wishes[last].frame, wishes[index].frame)
        let least = min(wishes[last].frame.width, wishes[index].frame.width)
        if shared > 0.4 * least { continue }
      }
      line.append(index)
    }
    for _ in 0..<8 {
      let starts = spread(line)
      var worst: (index: Int, excess: Int)?
      for (place, index) in line.enumerated() {
        let excess = abs(starts[place] - wanted(index)) - farthest(index)
        if excess > 0, excess > worst?.excess ?? 0 { worst = (place, excess) }
      }
      guard let worst else {
        for (place, index) in line.enumerated() { wishes[index].column = starts[place] }
        return
      }
      // The one that has more columns than points gives way, of these the longest.
      let near = line[max(0, worst.index - 1)...min(line.count - 1, worst.index + 1)]
      guard
        let victim = near.max(by: {
          (excessWidth($0), wishes[$0].width) < (excessWidth($1), wishes[$1].width)
        }), wishes[victim].width > 2
      else { break }
      shorten(victim, to: max(2, wishes[victim].width - worst.excess))
    }
    let starts = spread(line)
    for (place, index) in line.enumerated() { wishes[index].column = starts[place] }
  }

  /// Returns the columns that a text takes beyond its frame.
  private func excessWidth(_ index: Int) -> Int {
    wishes[index].width - Int(bounded: wishes[index].frame.width / cell.width)
  }

  /// Returns where a text would stand if it were alone, kept on the surface when its frame is.
  private func wanted(_ index: Int) -> Int {
    let wish = wishes[index]
    let columns = columns(index)
    var column = wish.column
    if wish.frame.maxX < painting.list.size.width + cell.width,
      column + wish.width > columns.upperBound
    {
      column = columns.upperBound - wish.width
    }
    if wish.frame.minX > -cell.width, column < columns.lowerBound { column = columns.lowerBound }
    return column
  }

  /// Starts without overlaps: pushed right from the left, then left from the right edge.
  private func spread(_ line: [Int]) -> [Int] {
    var starts = line.map(wanted)
    for place in line.indices.dropFirst() {
      let before = line[place - 1]
      let free = starts[place - 1] + wishes[before].width + gap(before, line[place])
      starts[place] = max(starts[place], free)
    }
    // Half of a push goes to the left neighbour, as far as there is room.
    for place in line.indices.dropFirst().reversed() {
      let pushed = starts[place] - wanted(line[place])
      guard pushed > 0 else { continue }
      let isLast = place == line.count - 1
      let limit =
        isLast ? columns(line[place]).upperBound - wishes[line[place]].width : starts[place]
      let shift = max((pushed + 1) / 2, starts[place] - limit)
      starts[place] -= shift
      var next = place
      while next > 0 {
        let before = line[next - 1]
        let most = starts[next] - gap(before, line[next]) - wishes[before].width
        if starts[next - 1] <= most { break }
        starts[next - 1] = most
        next -= 1
      }
      if let first = starts.first, first < min(0, wanted(line[0])) {
        // No room at the left: everything back.
        let back = min(0, wanted(line[0])) - first
        for index in 0...place { starts[index] += back }
        for index in line.indices.dropFirst() {
          let free =
            starts[index - 1] + wishes[line[index - 1]].width
            + gap(line[index - 1], line[index])
          starts[index] = max(starts[index], free)
        }
        break
      }
    }
    return settled(line, starts)
  }

  /// Returns places nearer to where texts would stand alone, as far as what was pushed has left room.
  private func settled(_ line: [Int], _ starts: [Int]) -> [Int] {
    var starts = starts
    for place in line.indices.dropFirst() {
      let before = line[place - 1]
      let free = starts[place - 1] + wishes[before].width + gap(before, line[place])
      let nearest = max(wanted(line[place]), free)
      starts[place] = min(starts[place], nearest)
    }
    for place in line.indices.dropLast().reversed() {
      let after = line[place + 1]
      let most = starts[place + 1] - gap(line[place], after) - wishes[line[place]].width
      let nearest = min(wanted(line[place]), most)
      starts[place] = max(starts[place], nearest)
    }
    return starts
  }

  /// Returns the blank columns between two neighbours: none where they touch on the phone.
  func gap(_ left: Int, _ right: Int) -> Int {
    let distance = wishes[right].frame.minX - wishes[left].frame.maxX
    return distance < 0.3 * cell.width ? 0 : 1
  }

  private func shorten(_ index: Int, to width: Int) {
    guard let glyphs = wishes[index].glyphs, wishes[index].width > width, width > 0 else { return }
    let kept = TextPlacer.shortened(glyphs, to: width, painting.painter.glyphs)
    let used = kept.reduce(0) { $0 + $1.columns }
    wishes[index].form = .cells(kept)
    switch wishes[index].alignment {
    case .left: break
    case .right: wishes[index].column += wishes[index].width - used
    case .center: wishes[index].column += (wishes[index].width - used) / 2
    }
    wishes[index].width = used
    report(index, shown: String(kept.map(\.glyph)))
  }

  /// Returns the first characters of a text, with a tail for the others, in a number of columns at most.
  static func shortened(_ glyphs: [PlacedGlyph], to width: Int, _ set: GlyphSet) -> [PlacedGlyph] {
    var kept: [PlacedGlyph] = []
    var used = 0
    for glyph in glyphs where glyph.glyph != "…" || used > 0 {
      if used + glyph.columns > width - 1 { break }
      kept.append(glyph)
      used += glyph.columns
    }
    while kept.last?.glyph == " " { used -= kept.removeLast().columns }
    guard var mark = kept.last ?? glyphs.first else { return glyphs }
    mark.glyph = set == .ascii ? "_" : "…"
    mark.columns = 1
    return kept + [mark]
  }

  private func report(_ index: Int, shown: String) {
    let wish = wishes[index]
    painting.noteShortening(Shortening(text: wish.text, shown: shown, frame: wish.frame))
  }
}

extension Painting {
  /// Remembers that the mock-up shows less of a text than the phone.
  func noteShortening(_ shortening: Shortening) {
    if let index = shortenings.firstIndex(where: {
      $0.text == shortening.text && $0.frame == shortening.frame
    }) {
      shortenings[index] = shortening
    } else {
      shortenings.append(shortening)
    }
  }
}
