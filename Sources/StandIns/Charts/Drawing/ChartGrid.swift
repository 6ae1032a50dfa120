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
          let bottom = proxy.plotSize.height
          let start = line.isOpposite ? -(line.length ?? 0) : line.length == nil ? 0 : bottom
          path(
            CGPoint(x: left, y: start),
            CGPoint(
              x: left, y: line.isOpposite && line.length != nil ? 0 : bottom + (line.length ?? 0)),
            line)
        }
      }
      ForEach(Array(rows.lines.enumerated()), id: \.offset) { _, line in
        if let top = proxy.down(line.value) {
          let right = proxy.plotSize.width
          let start = line.isOpposite ? -(line.length ?? 0) : line.length == nil ? 0 : right
          path(
            CGPoint(x: start, y: top),
            CGPoint(
              x: line.isOpposite && line.length != nil ? 0 : right + (line.length ?? 0), y: top),
            line)
        }
      }
    }
  }

  private func path(_ start: CGPoint, _ end: CGPoint, _ line: AxisPlan.Line) -> some View {
    Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    .stroke(line.style, style: line.stroke)
  }
}
