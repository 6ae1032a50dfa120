import Drawing
import Raster

/// Lines of one size, one below the other, that begin, end or have their middle at the same place.
extension TextPlacer {
  func findParagraphs() {
    var lines: [Int] = []
    func end() {
      if lines.count > 1 {
        paragraphs.append(lines)
        for index in lines { wishes[index].isInParagraph = true }
      }
      lines = []
    }
    for index in wishes.indices where wishes[index].isVisible {
      if let last = lines.last, !isNext(wishes[index], after: wishes[last]) { end() }
      if !wishes[index].isSymbol, wishes[index].size > 0 { lines.append(index) }
    }
    end()
  }

  private func isNext(_ line: TextWish, after other: TextWish) -> Bool {
    guard !line.isSymbol, line.owner == other.owner + 1, line.size == other.size,
      line.alignment == other.alignment
    else { return false }
    let shift: Double =
      switch line.alignment {
      case .left: line.frame.minX - other.frame.minX
      case .center: line.frame.midX - other.frame.midX
      case .right: line.frame.maxX - other.frame.maxX
      }
    let pitch = (line.middle - other.middle) / line.size
    return abs(shift) <= 0.6 && pitch > 0.9 && pitch < 1.6
  }

  /// Sets the lines of each paragraph equally far apart.
  func settleParagraphs() {
    let all = inCells
    for lines in paragraphs {
      guard lines.allSatisfy({ wishes[$0].glyphs != nil }) else { continue }
      let pitch =
        (wishes[lines[lines.count - 1]].middle - wishes[lines[0]].middle)
        / Double(lines.count - 1) / cell.height
      guard pitch.isFinite, pitch < 100 else { continue }
      let step = max(1, Int(pitch.rounded()))
      let rows = lines.indices.map { wishes[lines[0]].row + $0 * step }
      let own = Set(lines)
      let others = all.filter { !own.contains($0) }
      guard zip(lines, rows).allSatisfy({ canMove($0, to: $1, beside: others) }) else { continue }
      for (index, row) in zip(lines, rows) { wishes[index].row = row }
    }
  }

  /// Returns whether a line may go to a row: nothing is level with it or in its way there.
  private func canMove(_ index: Int, to row: Int, beside others: [Int]) -> Bool {
    let wish = wishes[index]
    if wish.row == row { return true }
    return !others.contains { other in
      let isLevel = abs(wishes[other].middle - wish.middle) <= TextPlacer.level * cell.height
      return isLevel || wishes[other].row == row && overlap(wishes[other].frame, wish.frame) > 0
    }
  }
}
