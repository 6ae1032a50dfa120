import Drawing
import SwiftUI

extension ChartPlot {
  mutating func drawRule(_ mark: ChartMark) {
    guard let ends = ruleEnds(mark) else { return }
    var path = Path()
    path.move(to: ends.start)
    path.addLine(to: ends.end)
    let usual = StrokeStyle(lineWidth: Guess.chartRule)
    add(.stroke(path, colors.line(of: mark) ?? usual), mark)
  }

  /// Returns from where to where a rule runs.
  func ruleEnds(_ mark: ChartMark) -> (start: CGPoint, end: CGPoint)? {
    let isUpright = !isSpan(mark.x) && (mark.x != nil || mark.y == nil || isSpan(mark.y))
    let (offset, shifts) = (mark.offset, mark.endOffsets)
    if isUpright {
      let left = mark.x.map { across($0.middle) } ?? size.width / 2
      guard let left, let span = ends(mark.y, mark.edges.y, size.height, down) else { return nil }
      let x = left + offset.width
      return (
        CGPoint(x: x, y: span.start + offset.height + shifts.start.height),
        CGPoint(x: x, y: span.end + offset.height + shifts.end.height)
      )
    }
    let height = mark.y.map { down($0.middle) } ?? size.height / 2
    guard let height, let span = ends(mark.x, mark.edges.x, size.width, across) else { return nil }
    let y = height + offset.height
    return (
      CGPoint(x: span.start + offset.width + shifts.start.width, y: y),
      CGPoint(x: span.end + offset.width + shifts.end.width, y: y)
    )
  }

  /// Returns from where to where a rule runs along one axis: between its values, or between edges of the plot.
  private func ends(
    _ place: MarkPlace?, _ edges: MarkEdges, _ length: CGFloat, _ at: (PlottedValue) -> CGFloat?
  ) -> (start: CGFloat, end: CGFloat)? {
    if isSpan(place), let place, let last = place.end {
      guard let start = at(place.start), let end = at(last) else { return nil }
      return (start, end)
    }
    let span = edges.span(of: length)
    return (span.lowerBound, span.upperBound)
  }

  /// Whether a place is two values to run between, not one with the unit that it is in.
  private func isSpan(_ place: MarkPlace?) -> Bool {
    place.map { $0.end != nil && !$0.isBin } ?? false
  }
}
