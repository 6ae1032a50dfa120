import Drawing

extension TextLayout {
  /// The last line that there is room for, cut where the rest does not fit.
  func lastLine(
    _ units: ArraySlice<Unit>, _ room: Double, _ mode: Text.TruncationMode, mustCut: Bool
  ) -> Line {
    let width = TextLayout.width(units)
    if width <= room, !mustCut { return Line(units: units, width: width) }
    guard let last = units.last else { return Line(units: units, isTruncated: mustCut, width: 0) }
    let available = max(0, room - (ellipses.isEmpty ? 0 : ellipses[last.run]))
    let ellipsis = min(room, ellipses[last.run])
    switch mode {
    case .tail:
      let head = TextLayout.prefix(units, available)
      let used = head.reduce(0) { $0 + $1.width }
      return Line(units: head, isTruncated: true, width: used + ellipsis)
    case .head:
      let tail = TextLayout.suffix(units, available)
      let used = tail.reduce(0) { $0 + $1.width }
      return Line(units: units.prefix(0), tail: tail, isTruncated: true, width: used + ellipsis)
    case .middle:
      let head = TextLayout.prefix(units, available / 2)
      let used = head.reduce(0) { $0 + $1.width }
      let tail = TextLayout.suffix(units, available - used)
      let rest = tail.reduce(0) { $0 + $1.width }
      return Line(units: head, tail: tail, isTruncated: true, width: used + rest + ellipsis)
    }
  }

  private static func prefix(_ units: ArraySlice<Unit>, _ room: Double) -> ArraySlice<Unit> {
    var used = 0.0
    var end = units.startIndex
    while end < units.endIndex, used + units[end].width <= room {
      used += units[end].width
      end += 1
    }
    while end > units.startIndex, units[end - 1].character == " " { end -= 1 }
    return units[..<end]
  }

  private static func suffix(_ units: ArraySlice<Unit>, _ room: Double) -> ArraySlice<Unit> {
    var used = 0.0
    var start = units.endIndex
    while start > units.startIndex, used + units[start - 1].width <= room {
      start -= 1
      used += units[start].width
    }
    while start < units.endIndex, units[start].character == " " { start += 1 }
    return units[start...]
  }
}
