import SwiftUI

/// How far the ends of a mark are moved, in points: those of its values, or else of the plot's left and upper sides and
/// of the right and lower ones.
struct EndOffsets {
  var start = CGSize.zero
  var end = CGSize.zero
}

extension ChartContent {
  /// Moves the marks sideways, and each of their ends up or down.
  public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
    moved(x: x, start: CGSize(width: 0, height: yStart), end: CGSize(width: 0, height: yEnd))
  }
  /// Moves the marks sideways, and the ends of their y values up or down.
  public func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent {
    moved(x: x, end: CGSize(width: 0, height: yEnd))
  }
  /// Moves the marks up or down, and each of their ends sideways.
  public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(y: y, start: CGSize(width: xStart, height: 0), end: CGSize(width: xEnd, height: 0))
  }
  /// Moves the marks up or down, and the ends of their x values sideways.
  public func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent {
    moved(y: y, end: CGSize(width: xEnd, height: 0))
  }
  /// Moves each end of the marks.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(
      start: CGSize(width: xStart, height: yStart), end: CGSize(width: xEnd, height: yEnd))
  }

  private func moved(
    x: CGFloat = 0, y: CGFloat = 0, start: CGSize = .zero, end: CGSize = .zero
  ) -> _ChartMarks {
    changed { mark in
      mark.offset.width += x
      mark.offset.height += y
      mark.endOffsets.start.width += start.width
      mark.endOffsets.start.height += start.height
      mark.endOffsets.end.width += end.width
      mark.endOffsets.end.height += end.height
    }
  }
}
