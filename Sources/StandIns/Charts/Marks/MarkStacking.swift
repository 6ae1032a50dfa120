import FoundationGaps

/// Puts marks that stand at one place on one another.
enum MarkStacking {
  private struct Place: Hashable {
    var isBar: Bool
    var base: PlottedValue?
    var position: PlottedValue?
  }

  /// Returns the marks with bars and areas from where they begin to where they end.
  static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    var result = marks
    var places: [Place: [Int]] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let across = mark.isHorizontal ? mark.x : mark.y
      guard let across, across.end == nil, across.start.number != nil else { continue }
      if mark.stacking == .unstacked {
        result[index].span(from: 0, to: across.start.number ?? 0)
        result[index].roundEnds = .last
      } else {
        let base = (mark.isHorizontal ? mark.y : mark.x)?.start
        places[Place(isBar: mark.kind == .bar, base: base, position: mark.position), default: []]
          .append(index)
      }
    }
    for indices in places.values { stack(indices, in: &result) }
    return result
  }

  private static func stack(_ indices: [Int], in marks: inout [ChartMark]) {
    func value(_ index: Int) -> Double {
      (marks[index].isHorizontal ? marks[index].x : marks[index].y)?.start.number ?? 0
    }
    let values = indices.map(value)
    let total = values.reduce(0) { $0 + abs($1) }
    let outermost = [values.lastIndex { $0 > 0 }, values.lastIndex { $0 < 0 }]
      .compactMap { $0.map { indices[$0] } }
    // In a stack around the middle the first mark has a free beginning. Where values have both signs, two marks meet there.
    let hasOneWay = values.contains { $0 > 0 } != values.contains { $0 < 0 }
    let innermost = hasOneWay ? values.firstIndex { $0 != 0 }.map { indices[$0] } : nil
    // What is above zero is stacked upwards, what is below downwards.
    var (above, below) = (0.0, 0.0)
    for (index, value) in zip(indices, values) {
      let start = value < 0 ? below : above
      let end = start + value
      if value < 0 { below = end } else { above = end }
      marks[index].roundEnds = outermost.contains(index) ? .last : []
      switch marks[index].stacking.way {
      case .shares where total > 0: marks[index].span(from: start / total, to: end / total)
      case .middle:
        marks[index].span(from: start - total / 2, to: end - total / 2)
        if index == innermost { marks[index].roundEnds.insert(.first) }
      default: marks[index].span(from: start, to: end)
      }
    }
  }
}

extension ChartMark {
  /// Gives the mark a beginning and an end on the axis of its value.
  fileprivate mutating func span(from start: Double, to end: Double) {
    if isHorizontal {
      x = MarkPlace(x?.start.with(start) ?? .number(start), to: x?.start.with(end) ?? .number(end))
    } else {
      y = MarkPlace(y?.start.with(start) ?? .number(start), to: y?.start.with(end) ?? .number(end))
    }
  }
}
