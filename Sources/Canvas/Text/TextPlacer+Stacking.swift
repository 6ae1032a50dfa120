import Drawing

extension TextPlacer {
  /// Letters higher than the phone's become lower again where a line above or below is in their way.
  func lowerStacked() {
    let crowded = wishes.indices.filter { index in
      guard wishes[index].lower != nil, let own = sixths(wishes[index]) else { return false }
      return wishes.indices.contains { other in
        guard other != index, wishes[other].isVisible, let rows = sixths(wishes[other]),
          overlap(wishes[other].frame, wishes[index].frame) > 0
        else { return false }
        return own.overlaps(rows)
      }
    }
    for index in crowded {
      if let lower = wishes[index].lower { wishes[index].form = lower }
    }
    if crowded.contains(where: { wishes[$0].glyphs != nil }) { chooseRows() }
  }

  /// The sixths of a cell that a text takes, with a row between large letters.
  private func sixths(_ wish: TextWish) -> Range<Int>? {
    switch wish.form {
    case .cells(let glyphs) where !glyphs.isEmpty && !wish.isSymbol:
      return 6 * wish.row..<6 * wish.row + 6
    case .pixels(let text):
      let tail = text.runs.contains { $0.text.contains(where: "gjpqy".contains) } ? 2 : 0
      let row = 6 / text.rowsPerCell
      return row * (text.top - 1)..<row * (text.top + text.capHeight + tail)
    case .hidden, .cells, .lines, .drawing, .framed, .box: return nil
    }
  }
}
