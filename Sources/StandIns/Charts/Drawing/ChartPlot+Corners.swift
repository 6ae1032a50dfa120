import Drawing
import SwiftUI

extension ChartPlot {
  /// Returns the radii of a bar's or a rectangle's corners: those that an author gives, or a bar's own at the ends that are
  /// free.
  func corners(of mark: ChartMark, _ box: CGRect) -> RectangleCornerRadii {
    let most = max(0, min(box.width / 2, box.height / 2))
    if let radius = mark.cornerRadius {
      let radius = max(0, min(radius, most))
      return RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    guard mark.kind == .bar, !mark.roundEnds.isEmpty else { return RectangleCornerRadii() }
    let radius = min(CGFloat(Guess.chartBarCorner), most)
    let isHorizontal = mark.isHorizontal
    // Whether its end lies further right, or further up, than its beginning.
    let isForward = isForward(mark, isHorizontal: isHorizontal)
    let far = mark.roundEnds.contains(isForward ? .last : .first) ? radius : 0
    let near = mark.roundEnds.contains(isForward ? .first : .last) ? radius : 0
    return isHorizontal
      ? RectangleCornerRadii(
        topLeading: near, bottomLeading: near, bottomTrailing: far, topTrailing: far)
      : RectangleCornerRadii(
        topLeading: far, bottomLeading: near, bottomTrailing: near, topTrailing: far)
  }

  private func isForward(_ mark: ChartMark, isHorizontal: Bool) -> Bool {
    let (place, scale) = isHorizontal ? (mark.x, x) : (mark.y, y)
    guard let place, let end = place.end, let low = scale.place(place.start),
      let high = scale.place(end)
    else { return true }
    return low <= high
  }
}
