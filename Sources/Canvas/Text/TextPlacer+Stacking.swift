import Drawing
import Raster

extension TextPlacer {
  /// Makes letters higher than the phone's lower again where a line above or below is in their way.
  func lowerStacked() {
    let crowded = wishes.indices.filter { wishes[$0].lower != nil && isCrowded($0) }
    for index in crowded where !shiftAside(index) {
      if let lower = wishes[index].lower { wishes[index].form = lower }
      wishes[index].isTitle = false
    }
    if crowded.contains(where: { wishes[$0].glyphs != nil }) { chooseRows() }
  }

  private func isCrowded(_ index: Int) -> Bool {
    guard let own = sixths(wishes[index]) else { return false }
    return wishes.indices.contains { other in
      guard other != index, wishes[other].isVisible, let rows = sixths(wishes[other]),
        overlap(wishes[other].frame, wishes[index].frame) > 0
      else { return false }
      return own.overlaps(rows)
    }
  }

  /// Moves letters in thirds of a cell by one or two of them, where that makes room.
  private func shiftAside(_ index: Int) -> Bool {
    guard case .pixels(let text) = wishes[index].form, text.rowsPerCell == 3 else { return false }
    for shift in [-1, 1, -2] where text.top + shift >= 0 {
      var moved = text
      moved.top += shift
      // A cell that an edge passes through shows the edge, and no letter.
      let third = cell.height / 3
      let end = Double(moved.top + moved.capHeight) * third
      if let clip = wishes[index].clip, end > clip.maxY - third / 2 { continue }
      wishes[index].form = .pixels(moved)
      if !isCrowded(index) { return true }
    }
    wishes[index].form = .pixels(text)
    return false
  }

  /// Makes characters of titles wider than the phone's where a neighbour or the edge is in their way.
  func lowerCrowded() {
    let crowded = wishes.indices.filter { index in
      guard wishes[index].isTitle, let own = extent(wishes[index]), let rows = sixths(wishes[index])
      else { return false }
      let frame = wishes[index].frame
      let edge = wishes[index].clip ?? Rect(painting.list.size)
      if own.lowerBound < min(edge.minX, frame.minX) - 1
        || own.upperBound > max(edge.maxX - 4, frame.maxX)
      {
        return true
      }
      return wishes.indices.contains { other in
        guard other != index, wishes[other].isVisible, overlap(wishes[other].frame, frame) <= 0,
          let extent = extent(wishes[other]), extent.overlaps(own)
        else { return false }
        if let others = sixths(wishes[other]) { return others.overlaps(rows) }
        let box = wishes[other].frame
        return box.minY < frame.maxY && box.maxY > frame.minY
      }
    }
    guard !crowded.isEmpty else { return }
    for index in crowded {
      if let lower = wishes[index].lower { wishes[index].form = lower }
      wishes[index].isTitle = false
    }
    chooseRows()
    chooseColumns()
  }

  /// Returns what a text takes across, with half a column at each side, in points.
  private func extent(_ wish: TextWish) -> ClosedRange<Double>? {
    guard wish.isVisible, wish.frame.isFinite else { return nil }
    let (left, width): (Double, Double)
    switch wish.form {
    case .hidden: return nil
    case .cells:
      (left, width) = (Double(wish.column) * cell.width, Double(wish.width) * cell.width)
    case .pixels(let text):
      (left, width) = (Double(text.left) * cell.width / 2, Double(text.width) * cell.width / 2)
    case .lines, .emoji, .drawing, .framed, .box: (left, width) = (wish.frame.x, wish.frame.width)
    }
    return left - cell.width / 4...left + max(0, width) + cell.width / 4
  }

  /// Returns the sixths of a cell that a text takes, with a row between large letters.
  private func sixths(_ wish: TextWish) -> Range<Int>? {
    switch wish.form {
    case .cells(let glyphs) where !glyphs.isEmpty && !wish.isSymbol:
      return 6 * wish.row..<6 * wish.row + 6
    case .pixels(let text):
      let tail = text.runs.contains { $0.text.contains(where: "gjpqy".contains) } ? 2 : 0
      let row = 6 / text.rowsPerCell
      // In thirds of a cell characters keep a distance of their own.
      let gap = text.rowsPerCell == 3 ? 0 : 1
      return row * (text.top - gap)..<row * (text.top + text.capHeight + tail)
    case .hidden, .cells, .lines, .emoji, .drawing, .framed, .box: return nil
    }
  }
}
