import Drawing
import Raster

extension TextPlacer {
  /// Middles that lie this close, in parts of a row, are level.
  static let level = 0.3

  /// The texts that stand in cells and show.
  var inCells: [Int] {
    wishes.indices.filter {
      wishes[$0].isVisible && wishes[$0].glyphs?.isEmpty == false && wishes[$0].middle.isFinite
        && wishes[$0].frame.isFinite
    }
  }

  func chooseRows() {
    for index in inCells where !wishes[index].isPulled {
      wishes[index].middle += pull(wishes[index])
      wishes[index].isPulled = true
    }
    let order = inCells.sorted { (wishes[$0].middle, $0) < (wishes[$1].middle, $1) }
    // Level texts share a row; the words of one phrase do so whatever else is level with one of them.
    let phrases = neighbours(order)
    var start = 0
    while start < phrases.count {
      var end = start + 1
      let limit = phrases[start].middle + TextPlacer.level * cell.height
      while end < phrases.count, phrases[end].middle <= limit { end += 1 }
      let members = phrases[start..<end].flatMap(\.members)
      // The widest decides, so that an icon follows its title.
      let leader = members.max {
        (wishes[$0].frame.width, -$0) < (wishes[$1].frame.width, -$1)
      }
      let middle = wishes[leader ?? order[0]].middle
      let row = Int((max(-1e6, min(1e6, middle)) / cell.height).rounded(.down))
      for index in members { wishes[index].row = row }
      start = end
    }
    spreadRows(order)
    settleParagraphs()
  }

  /// Returns texts side by side and level, each with the middle of its widest; ordered by their middles.
  private func neighbours(_ order: [Int]) -> [(middle: Double, members: [Int])] {
    let reach = TextPlacer.level * cell.height
    var phrases: [[Int]] = []
    // Those that may still be joined: middles only grow.
    var open: [Int] = []
    for index in order {
      let wish = wishes[index]
      open.removeAll { phrases[$0].last.map { wishes[$0].middle < wish.middle - reach } ?? true }
      let near = open.first { phrase in
        phrases[phrase].contains { other in
          let (left, right) = (wishes[other].frame, wish.frame)
          let distance = max(left.minX - right.maxX, right.minX - left.maxX)
          return wish.middle - wishes[other].middle <= reach
            && 0...TextPlacer.close ~= distance
        }
      }
      if let near {
        phrases[near].append(index)
      } else {
        open.append(phrases.count)
        phrases.append([index])
      }
    }
    return phrases.map { members in
      let widest = members.max { (wishes[$0].frame.width, -$0) < (wishes[$1].frame.width, -$1) }
      return (wishes[widest ?? members[0]].middle, members)
    }.sorted { ($0.middle, $0.members[0]) < ($1.middle, $1.members[0]) }
  }

  /// Returns how far a line in a pill that is hardly higher than it keeps away from its edge: a point or two.
  private func pull(_ wish: TextWish) -> Double {
    let inside = anchors.filter {
      $0.height > 2.2 * cell.height && $0.height < 4.5 * cell.height && $0.minX <= wish.frame.minX
        && $0.maxX >= wish.frame.maxX && $0.minY <= wish.middle && $0.maxY >= wish.middle
    }
    guard let pill = inside.min(by: { $0.height < $1.height }) else { return 0 }
    let away = pill.midY - wish.middle
    guard abs(away) > 0.5 * cell.height else { return 0 }
    return away > 0 ? 0.16 * cell.height : -0.16 * cell.height
  }

  /// Puts lines closer than a row into rows below one another.
  private func spreadRows(_ order: [Int]) {
    var byRow: [Int: [Int]] = [:]
    for index in order {
      var row = wishes[index].row
      for _ in 0..<4 {
        let isTaken = (byRow[row] ?? []).contains { other in
          abs(wishes[other].middle - wishes[index].middle) > TextPlacer.level * cell.height
            && overlap(wishes[other].frame, wishes[index].frame) > 0
        }
        if !isTaken { break }
        row += 1
      }
      wishes[index].row = row
      byRow[row, default: []].append(index)
    }
  }

  /// Returns the texts in cells row by row from the top, each row ordered by an edge of its frames.
  func rows(by edge: KeyPath<Rect, Double>) -> [[Int]] {
    var byRow: [Int: [Int]] = [:]
    for index in inCells { byRow[wishes[index].row, default: []].append(index) }
    return byRow.keys.sorted().map { row in
      (byRow[row] ?? []).sorted {
        (wishes[$0].frame[keyPath: edge], $0) < (wishes[$1].frame[keyPath: edge], $1)
      }
    }
  }

  /// Returns how far two frames overlap across, in points.
  func overlap(_ one: Rect, _ other: Rect) -> Double {
    min(one.maxX, other.maxX) - max(one.minX, other.minX)
  }
}
