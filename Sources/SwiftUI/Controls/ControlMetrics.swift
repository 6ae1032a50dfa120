/// Sizes of progress views, gauges and switches in points, each with what is known of it
/// (layout.md §4.1). A row that says guess is the one to mend when somebody measures it.
enum ControlMetrics {
  /// `UIProgressView` in its default style since iOS 14, which the linear style follows.
  static let barHeight = 4.0
  /// A guess: 20 to 22, as the spinner.
  static let ringSize = 20.0
  /// A guess from screenshots.
  static let ringLine = 3.0
  /// `UIActivityIndicatorView` in its medium style.
  static let wheelSize = 20.0
  /// A guess: `tertiarySystemFill` over white and black comes near it.
  static let trackOpacity = 0.2
  /// A guess.
  static let labelGap: CGFloat = 4
  /// A guess: the ring of a 72-point Lock Screen widget less its margins.
  static let gaugeRing = 58.0
  /// A guess from screenshots.
  static let gaugeLine = 6.0
  /// A guess from screenshots.
  static let gaugeBarHeight = 6.0
  /// `UISwitch` up to iOS 18, as measured; 63 × 28 since iOS 26.
  static let toggleWidth: CGFloat = 51
  static let toggleHeight: CGFloat = 31
}
