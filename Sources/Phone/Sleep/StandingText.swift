import Drawing

// What runs by itself stands still on a sleeping display, as it was written at a moment (PHONES.md).
extension DisplayItem {
  /// Returns the mark as it is at a time, with nothing in it that changes afterwards but texts without seconds.
  func standing(at time: Double) -> DisplayItem {
    changing { line in
      var line = line
      // What hides its seconds is true until its minute is over, and is written anew then.
      if line.runs.allSatisfy({ $0.dynamic == nil || $0.isDimmed == true }) { return line }
      line = line.resolved(at: time)
      for index in line.runs.indices { line.runs[index].dynamic = nil }
      return line
    } bar: {
      $0.standing(at: time)
    }
  }

  /// The mark as it is while a display that goes to sleep still counts seconds.
  var counting: DisplayItem {
    changing { line in
      var line = line
      for index in line.runs.indices { line.runs[index].isDimmed = nil }
      return line
    } bar: {
      $0
    }
  }

  /// Returns the mark with changed lines of text and bars.
  private func changing(
    _ text: (TextLine) -> TextLine, bar change: (ProgressMark) -> ProgressMark
  ) -> DisplayItem {
    switch self {
    case .text(let line): return .text(text(line))
    case .progress(let bar): return .progress(change(bar))
    case .group(let group):
      var group = group
      group.items = group.items.map { $0.changing(text, bar: change) }
      group.mask = group.mask?.map { $0.changing(text, bar: change) }
      return .group(group)
    case .view(let view):
      var view = view
      view.items = view.items.map { $0.changing(text, bar: change) }
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
