import Drawing

extension TextLayout {
  /// Returns the last line that there is room for, cut where the rest does not fit.
  func lastLine(
    _ units: ArraySlice<Unit>, _ room: Double, _ mode: Text.TruncationMode, mustCut: Bool
  ) -> Line {
    let width = TextLayout.width(units)
    if width <= room, !mustCut { return Line(units: units) }
    guard let last = units.last else {
      return mustCut ? Line(cut: units, width: 0) : Line(units: units)
    }
    let ellipsis = ellipses[last.run]
    // A phone draws nothing where not even "…" has room.
    guard ellipsis <= room else { return .gone(units.prefix(0)) }
    let available = room - ellipsis
    switch mode {
    case .tail:
      let head = TextLayout.prefix(units, available)
      return Line(cut: head, width: TextLayout.advance(head) + ellipsis)
    case .head:
      let tail = TextLayout.suffix(units, available)
      return Line(
        cut: units.prefix(0), tail: tail, width: TextLayout.advance(tail) + ellipsis)
    case .middle:
      let head = TextLayout.prefix(units, available / 2)
      let used = TextLayout.advance(head)
      let tail = TextLayout.suffix(units, available - used)
      let rest = TextLayout.advance(tail)
      return Line(cut: head, tail: tail, width: used + rest + ellipsis)
    }
  }

  private static func prefix(_ units: ArraySlice<Unit>, _ room: Double) -> ArraySlice<Unit> {
    var used = 0.0
    var end = units.startIndex
    while end < units.endIndex, used + units[end].width <= room {
      used += units[end].advance
      end += 1
    }
    while end > units.startIndex, units[end - 1].character == " " { end -= 1 }
    return units[..<end]
  }

  private static func suffix(_ units: ArraySlice<Unit>, _ room: Double) -> ArraySlice<Unit> {
    var used = 0.0
    var start = units.endIndex
    while start > units.startIndex {
      // A character is kerned with the one behind it, unless it is the last.
      let unit = units[start - 1]
      let width = start == units.endIndex ? unit.width : unit.advance
      if used + width > room { break }
      start -= 1
      used += width
    }
    while start < units.endIndex, units[start].character == " " { start += 1 }
    return units[start...]
  }
}
