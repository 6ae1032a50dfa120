import Drawing

/// Texts that follow one another so closely on the phone that they read as one.
struct TextChain {
  var members: [Int]
  var frame: Rect
}

extension TextPlacer {
  /// Points between texts that still read as one: the number and its unit, the icon and its word;
  /// SwiftUI's own spacing is 8.
  private static let close = 8.5

  /// The chains of a row, from left to right; most have one member.
  func chains(_ row: [Int]) -> [TextChain] {
    var chains: [TextChain] = []
    for index in row {
      let frame = wishes[index].frame
      if let last = chains.last, isLoose(index), last.members.allSatisfy(isLoose),
        frame.minX - last.frame.maxX <= TextPlacer.close, frame.minX - last.frame.maxX > -1,
        !startsColumn(index), !isSymbolPair(last.members.last, index)
      {
        chains[chains.count - 1].members.append(index)
        chains[chains.count - 1].frame = last.frame.union(frame)
      } else {
        chains.append(TextChain(members: [index], frame: frame))
      }
    }
    return chains
  }

  /// Whether other rows have something that starts at the same place, as in a table.
  private func startsColumn(_ index: Int) -> Bool {
    let wish = wishes[index]
    return wishes.contains {
      $0.isVisible && abs($0.middle - wish.middle) > 6 && abs($0.frame.minX - wish.frame.minX) <= 1
    }
  }

  /// Icons beside one another keep their places.
  private func isSymbolPair(_ left: Int?, _ right: Int) -> Bool {
    left.map { wishes[$0].isSymbol && wishes[right].isSymbol } ?? false
  }

  private func isLoose(_ index: Int) -> Bool { wishes[index].alignment != .right }

  /// Puts the members of a row where their chain's side says.
  func place(_ chain: TextChain) {
    var width = 0
    for (place, index) in chain.members.enumerated() {
      if place > 0 { width += gap(chain.members[place - 1], index) }
      width += wishes[index].width
    }
    let side = side(of: chain)
    let column: Double
    switch side {
    case .left: column = (chain.frame.minX / cell.width).rounded()
    case .right: column = (chain.frame.maxX / cell.width).rounded() - Double(width)
    case .center:
      // A single narrow symbol stands in the column that its middle is in.
      column =
        width == 1
        ? (chain.frame.midX / cell.width).rounded(.down)
        : (chain.frame.midX / cell.width - Double(width) / 2).rounded()
    }
    var next = Int(max(-1e6, min(1e6, column.isFinite ? column : 0)))
    for (place, index) in chain.members.enumerated() {
      if place > 0 { next += gap(chain.members[place - 1], index) }
      wishes[index].column = next
      next += wishes[index].width
    }
  }

  /// Which side a chain holds on to: its own alignment, or what stands above and below it in line.
  /// Without any sign it is `otherwise`.
  func side(
    of chain: TextChain, otherwise: TextLine.Alignment = .left
  ) -> TextLine.Alignment {
    let first = wishes[chain.members[0]]
    let isCentred = chain.members.count == 1 && first.alignment == .center
    if chain.members.count == 1, first.isSymbol || first.alignment == .right {
      return first.alignment
    }
    let frame = chain.frame
    let middle = first.middle
    var (left, right, center) = (0, 0, 0)
    func compare(_ other: Rect) {
      let isLeft = abs(other.minX - frame.minX) <= 1
      let isRight = abs(other.maxX - frame.maxX) <= 1
      if isLeft && isRight { return }
      if isLeft { left += 1 }
      if isRight { right += 1 }
      if !isLeft, !isRight, abs(other.midX - frame.midX) <= 1 { center += 1 }
    }
    for (index, wish) in wishes.enumerated()
    where wish.isVisible && !chain.members.contains(index) && abs(wish.middle - middle) > 4 {
      compare(wish.frame)
    }
    for anchor in anchors
    where anchor.minY - frame.maxY < 40 && frame.minY - anchor.maxY < 40 { compare(anchor) }
    if right > max(left, center) { return .right }
    if center > max(left, right) { return .center }
    if left > right { return .left }
    if isCentred { return .center }
    return left > 0 ? .left : sideInRow(chain, middle: middle, otherwise: otherwise)
  }

  /// Where nothing stands in line: the last of a row after a wide gap belongs to the right.
  private func sideInRow(
    _ chain: TextChain, middle: Double, otherwise: TextLine.Alignment
  ) -> TextLine.Alignment {
    let frame = chain.frame
    var (before, after) = (Double.infinity, Double.infinity)
    for (index, wish) in wishes.enumerated()
    where wish.isVisible && !chain.members.contains(index) && abs(wish.middle - middle) <= 6 {
      if wish.frame.maxX <= frame.minX + 1 { before = min(before, frame.minX - wish.frame.maxX) }
      if wish.frame.minX >= frame.maxX - 1 { after = min(after, wish.frame.minX - frame.maxX) }
    }
    if after == .infinity, before != .infinity, before >= 16 { return .right }
    // Alone at the right of the surface.
    if after == .infinity, before == .infinity,
      frame.minX > 0.55 * painting.list.size.width
    {
      return .right
    }
    if before != .infinity, after != .infinity, before >= 12, abs(before - after) <= 6 {
      return .center
    }
    return otherwise
  }
}
