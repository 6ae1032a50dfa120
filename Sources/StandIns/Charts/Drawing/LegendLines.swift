import Drawing
import SwiftUI

/// Entries of a legend beside one another, in as many lines as their room needs.
struct LegendLines: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let boxes = boxes(subviews, width: proposal.width)
    return CGSize(width: boxes.map(\.maxX).max() ?? 0, height: boxes.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, box) in zip(subviews, boxes(subviews, width: bounds.width)) {
      view.place(
        at: CGPoint(x: bounds.minX + box.minX, y: bounds.minY + box.minY), anchor: .topLeading,
        proposal: ProposedViewSize(box.size))
    }
  }

  /// Returns where the entries stand; one that is wider than all of the room is cut.
  private func boxes(_ subviews: Subviews, width: CGFloat?) -> [CGRect] {
    let room = max(0, width ?? .infinity)
    // Half a pixel of a phone, so that what was measured fits where it was measured.
    let tolerance = 1.0 / 6
    var (x, y, height) = (0.0, 0.0, 0.0)
    return subviews.map { view in
      var size = view.sizeThatFits(.unspecified)
      size.width = min(size.width, room)
      if x > 0, x + size.width > room + tolerance {
        (x, y, height) = (0, y + height + ChartMetrics.labelGap, 0)
      }
      defer {
        x += size.width + Guess.chartLegendGap
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
