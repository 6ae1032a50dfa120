/// Sizes of progress views and switches in points (LAYOUT.md, "Controls").
enum ControlMetrics {
  /// Diameter of a gauge's ring, and the width of its line.
  static let gaugeRing = 58.0
  static let gaugeLine = 5.67
  /// How long the gap in a ring is in which its marker stands.
  static let gaugeGap = 10.0
  /// The font size of the value in a ring.
  static let gaugeValueSize = 24.0
  /// On every iOS.
  static let barHeight = 4.0
  /// Between a bar and its labels.
  static let labelGap: CGFloat = 4
  /// Above and below a bar whose value is hidden.
  static let hiddenValueMargin = 3.0
  /// A ring's line, in parts of its diameter.
  static let ringLine = 0.0975
  /// How much of the tint a ring has where it is not filled.
  static let ringTrack = 0.35
  /// The square in the middle of a ring that its label fills, in parts of the diameter.
  static let ringLabel = 0.53
  /// The system's spinner.
  static let wheelSize = 20.0

  /// Returns a switch: 66 by 30 from iOS 26 on, 51 by 31 before.
  static func toggle(_ environment: EnvironmentValues) -> (width: CGFloat, height: CGFloat) {
    environment.system.systemVersion >= 26 ? (66, 30) : (51, 31)
  }

  /// Returns a switch's knob, and how far it stands from the edge.
  static func knob(_ environment: EnvironmentValues) -> (width: CGFloat, inset: CGFloat) {
    environment.system.systemVersion >= 26 ? (38, 2.5) : (27, 2)
  }
}
