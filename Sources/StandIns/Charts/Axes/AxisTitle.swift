import Drawing
import SwiftUI

/// What an axis is about, and where that stands.
struct AxisTitle {
  enum Side { case top, bottom, leading, trailing }
  let view: AnyView
  let side: Side
  /// Which part of the side it stands at: 0 is the left or upper end, 1 the right or lower one.
  let part: CGFloat
  /// Whether that side is the plot's, or the chart's with the labels of the y axis.
  let isAlongPlot: Bool
  /// To what lies inside of it, in points.
  let spacing: CGFloat

  /// Creates a title.
  ///
  /// - Parameter usual: the side where no place is given.
  init(
    _ content: some View, _ position: AnnotationPosition, _ alignment: Alignment?,
    _ spacing: CGFloat?, usual: Side
  ) {
    let place = position.side
    let isUsual = position.isUsual || place.x == 0.5 && place.y == 0.5
    side =
      isUsual
      ? usual : place.y == 0 ? .top : place.y == 1 ? .bottom : place.x == 0 ? .leading : .trailing
    let isUpright = side == .leading || side == .trailing
    // A corner says both the side and the end of it.
    let corner: CGFloat? = isUsual || isUpright || place.x == 0.5 ? nil : place.x
    let given =
      isUpright
      ? alignment.map { $0.vertical.part ?? 0.5 } : alignment.map { $0.horizontal.part ?? 0.5 }
    // At the left above, at the right below, and at the upper end beside a chart.
    part = given ?? corner ?? (usual == .bottom && !isUpright ? 1 : 0)
    isAlongPlot = isUpright || usual == .bottom
    self.spacing = spacing ?? ChartMetrics.labelGap
    let text = content.font(ChartMetrics.labelFont).foregroundStyle(.secondary)
    view =
      isUpright
      ? AnyView(TurnedLayout { text.fixedSize().rotationEffect(.degrees(90)) }) : AnyView(text)
  }
}

/// As wide as its view is high, and as high as it is wide: room for one that is turned by a quarter.
///
/// A title beside a chart is read from above to below; code for phones turns it by 180° to have it read the other way.
struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
