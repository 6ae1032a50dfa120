import Drawing

// What runs by itself stands still on a sleeping display, as it was written at a moment (PHONES.md).
extension DisplayItem {
  /// Returns the mark as it is at a time, with nothing in it that changes afterwards.
  func standing(at time: Double) -> DisplayItem {
    switch self {
    case .text(let line):
      var line = line.resolved(at: time)
      for index in line.runs.indices { line.runs[index].dynamic = nil }
      return .text(line)
    case .progress(let bar): return .progress(bar.standing(at: time))
    case .group(let group):
      var group = group
      group.items = group.items.map { $0.standing(at: time) }
      group.mask = group.mask?.map { $0.standing(at: time) }
      return .group(group)
    case .view(let view):
      var view = view
      view.items = view.items.map { $0.standing(at: time) }
      return .view(view)
    case .fill, .stroke, .symbol, .image, .placeholder: return self
    }
  }
}

extension ProgressMark {
  /// Returns the bar as full as it is at a time: so slow that nobody lives to see it move.
  fileprivate func standing(at time: Double) -> ProgressMark {
    let ages = 1e12
    let full = fraction(at: time)
    var bar = self
    bar.start = time - (countsDown ? 1 - full : full) * ages
    bar.end = bar.start + ages
    return bar
  }
}
