import SwiftUI

/// A line from top to bottom in the middle of its place.
struct UprightLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}

/// Draws the lines of axes.
struct ChartGrid: View {
  let columns: AxisPlan
  let rows: AxisPlan
  let proxy: ChartProxy

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(columns.lines.enumerated()), id: \.offset) { _, line in
        if let left = proxy.across(line.value) {
          let (start, end) = ends(of: line, across: proxy.plotSize.height)
          path(CGPoint(x: left, y: start), CGPoint(x: left, y: end), line)
        }
      }
      ForEach(Array(rows.lines.enumerated()), id: \.offset) { _, line in
        if let top = proxy.down(line.value) {
          let (start, end) = ends(of: line, across: proxy.plotSize.width)
          path(CGPoint(x: start, y: top), CGPoint(x: end, y: top), line)
        }
      }
    }
  }

  /// Returns where a line begins and ends: across the plot, or outside of it where it is a tick.
  private func ends(of line: AxisPlan.Line, across plot: CGFloat) -> (CGFloat, CGFloat) {
    guard let length = line.length else { return (0, plot) }
    return line.isOpposite ? (-length, 0) : (plot, plot + length)
  }

  private func path(_ start: CGPoint, _ end: CGPoint, _ line: AxisPlan.Line) -> some View {
    Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    .stroke(line.style, style: line.stroke)
  }
}
