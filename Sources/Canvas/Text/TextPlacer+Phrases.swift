import Drawing
import Numbers
import Raster

/// Texts and symbols that read as one: a number and its unit, an icon and its word.
struct Phrase {
  /// From left to right.
  var members: [Int]
  var frame: Rect
}

extension TextPlacer {
  /// The farthest that neighbours of a phrase stand apart, in points; SwiftUI's own spacing is 8.
  static let close = 8.5

  /// Returns the phrases of a row, from left to right; most have one member.
  func phrases(_ row: [Int]) -> [Phrase] {
    var phrases: [Phrase] = []
    for index in row {
      if let last = phrases.last, goesOn(last, index) {
        phrases[phrases.count - 1].members.append(index)
        phrases[phrases.count - 1].frame = last.frame.union(wishes[index].frame)
      } else {
        phrases.append(Phrase(members: [index], frame: wishes[index].frame))
      }
    }
    return phrases
  }

  /// Returns whether a phrase goes on with a text: close behind it, and held on the same side.
  private func goesOn(_ phrase: Phrase, _ index: Int) -> Bool {
    let wish = wishes[index]
    let distance = wish.frame.minX - phrase.frame.maxX
    guard distance > -1, distance <= TextPlacer.close, let last = phrase.members.last else {
      return false
    }
    // Icons beside one another keep their places.
    if wish.isSymbol { return !wishes[last].isSymbol && !startsColumn(index) }
    let side = phrase.members.first { !wishes[$0].isSymbol }.map { wishes[$0].alignment }
    return side ?? wish.alignment == wish.alignment && !startsColumn(index)
  }

  /// Returns whether the line above or below has something that starts at the same place, as in a table.
  private func startsColumn(_ index: Int) -> Bool {
    let wish = wishes[index]
    return wishes.contains {
      let apart = abs($0.middle - wish.middle)
      return $0.isVisible && apart > 6 && apart < 45 && abs($0.frame.minX - wish.frame.minX) <= 1
    }
  }

  func chooseColumns() {
    for index in wishes.indices {
      wishes[index].width = wishes[index].glyphs?.reduce(0) { $0 + $1.columns } ?? 0
    }
    for members in rows(by: \.minX) {
      for phrase in phrases(members) { place(phrase) }
    }
    for index in wishes.indices where wishes[index].isSymbol { follow(index) }
    for index in wishes.indices { placePixels(index) }
  }

  /// Moves a symbol that is drawn as a shape with the text right beside it.
  private func follow(_ index: Int) {
    let frame = wishes[index].frame
    guard wishes[index].glyphs == nil, frame.isFinite, frame.height <= 3 * cell.height else {
      return
    }
    let pixel = painting.painter.zoom
    for other in inCells where !wishes[other].isSymbol {
      let level = wishes[other].level
      guard abs(level.middle - wishes[index].middle) <= 3,
        level.distance(to: frame) > 0, level.distance(to: frame) <= TextPlacer.close
      else { continue }
      var moved = level.moved(frame, pixel: pixel)
      moved.y = frame.y
      wishes[index].frame = moved
      if case .drawing(let drawing, _, let mark) = wishes[index].form {
        wishes[index].form = .drawing(drawing, frame: moved, mark)
      }
      return
    }
  }

  /// Puts the members of a phrase where its side says.
  ///
  /// The phrase starts at its frame's left edge, ends at its right edge, or has its middle in the
  /// frame's middle; its words are one column apart.
  private func place(_ phrase: Phrase) {
    var width = 0
    for (place, index) in phrase.members.enumerated() {
      if place > 0 { width += gap(phrase.members[place - 1], index) }
      width += wishes[index].width
    }
    let text = phrase.members.first { !wishes[$0].isSymbol }
    let column: Double
    switch text.map({ wishes[$0].alignment }) ?? .center {
    case .left: column = (phrase.frame.minX / cell.width).rounded()
    case .right: column = (phrase.frame.maxX / cell.width).rounded() - Double(width)
    case .center:
      // A single narrow symbol stands in the column that its middle is in.
      column =
        width == 1
        ? (phrase.frame.midX / cell.width).rounded(.down)
        : (phrase.frame.midX / cell.width - Double(width) / 2).rounded()
    }
    var next = Int(max(-1e6, min(1e6, column.isFinite ? column : 0)))
    for (place, index) in phrase.members.enumerated() {
      if place > 0 { next += gap(phrase.members[place - 1], index) }
      wishes[index].column = next
      next += wishes[index].width
    }
  }

  /// Places digits of lines, which keep to their side in columns, with their middle row at the letters' middle.
  private func placeLines(_ index: Int) {
    guard case .lines(let rows) = wishes[index].form, wishes[index].middle.isFinite,
      abs(wishes[index].middle) < 1e6, wishes[index].frame.isFinite
    else { return }
    let frame = wishes[index].frame
    let width = Double(rows.first?.count ?? 0)
    let left: Double =
      switch wishes[index].alignment {
      case .left: frame.minX / cell.width
      case .center: frame.midX / cell.width - width / 2
      case .right: frame.maxX / cell.width - width
      }
    wishes[index].column = Int(max(-1e6, min(1e6, left.rounded())))
    // Bars lie at the foot of their rows: the middle bar at the foot of the second.
    let middle = wishes[index].middle / cell.height
    wishes[index].row = Int(bounded: (middle - 2).rounded())
  }

  /// Places large letters, which keep their distance to their side in half pixels.
  private func placePixels(_ index: Int) {
    placeLines(index)
    guard case .pixels(var text) = wishes[index].form else { return }
    let half = painting.painter.zoom / 2
    let frame = wishes[index].frame
    let left: Double =
      switch wishes[index].alignment {
      case .left: frame.minX / half
      case .center: frame.midX / half - Double(text.width) / 2
      case .right: frame.maxX / half - Double(text.width)
      }
    guard left.isFinite, abs(left) < 1e6 else {
      wishes[index].form = .hidden
      return
    }
    // Letters of five pixels are drawn in whole ones and look best on them.
    let isWhole =
      !painting.painter.glyphs.hasQuadrants || text.capHeight == 5 && text.rowsPerCell == 2
    text.left = isWhole ? Int(bounded: (left / 2).rounded()) * 2 : Int(bounded: left.rounded())
    wishes[index].form = .pixels(text)
  }
}
