/// Sizes of progress views, gauges and switches in points (LAYOUT.md, "Controls"). What says guess is to be
/// mended when somebody measures it.
enum ControlMetrics {
  /// On every iOS.
  static let barHeight = 4.0
  /// Between a bar and its labels.
  static let labelGap: CGFloat = 4
  /// Above and below a bar whose value is hidden.
  static let hiddenValueMargin = 3.0
  /// A ring that nobody offers room to: a guess.
  static let ringSize = 20.0
  /// A ring's line, in parts of its diameter: a guess from screenshots.
  static let ringLine = 0.12
  /// The system's spinner.
  static let wheelSize = 20.0
  /// The ring below the filled part: a guess.
  static let trackOpacity = 0.2
  /// Gauges as macOS draws them; on a phone a guess.
  static let gaugeRing = 58.0
  static let gaugeLine = 6.0
  static let gaugeBarHeight = 8.0
  static let gaugeLabelGap: CGFloat = 6
  static let gaugeValueSize: CGFloat = 24
  static let gaugeLabelSize: CGFloat = 11

  /// Returns a switch: 66 by 30 from iOS 26 on, 51 by 31 before.
  static func toggle(_ environment: EnvironmentValues) -> (width: CGFloat, height: CGFloat) {
    environment.system.systemVersion >= 26 ? (66, 30) : (51, 31)
  }

  /// Returns a switch's knob, and how far it stands from the edge.
  static func knob(_ environment: EnvironmentValues) -> (width: CGFloat, inset: CGFloat) {
    environment.system.systemVersion >= 26 ? (38, 2.5) : (27, 2)
  }
}
