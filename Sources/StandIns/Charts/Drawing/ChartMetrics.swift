import SwiftUI

/// Sizes of charts in points, as Apple's charts have them (LAYOUT.md, "Charts").
enum ChartMetrics {
  /// The font of what stands beside an axis; the legend's is a guess.
  static let labelFont = Font.caption2
  /// Between a plot and the labels of its axes, and between a line and the label that begins at it.
  static let labelGap = 4.0
  /// The width of a line of the grid.
  static let gridLine = 0.5
  /// The dashes of a line from top to bottom; those from side to side have none.
  static let uprightDash: [CGFloat] = [2, 2]
  /// The colour of the lines of an axis.
  static let gridColor = Color(uiColor: .tertiaryLabel)
  /// The part of its place that a bar fills.
  static let bar = 0.7
  /// The most numbers that an axis marks by itself, whatever its length.
  static let marks = 5

  /// Returns the usual line of an axis.
  static func stroke(isUpright: Bool) -> StrokeStyle {
    StrokeStyle(lineWidth: gridLine, dash: isUpright ? uprightDash : [])
  }
}
