import Drawing

/// Figures that nobody has documented or measured, in points: the one place to mend when somebody does.
enum Guess {
  /// What a Lock Screen card leaves free beside it on phones that Apple's table lacks, both sides together.
  static let cardSideInsets = 22.0
  /// The corners of a Lock Screen card; Apple's drawings show 22 to 26 before iOS 26.
  static let cardRadius = 24.0
  /// Between two cards, and between cards and what is below them.
  static let cardGap = 8.0
  /// Between the attached and the detached minimal island.
  static let detachedGap = 8.0
  /// The notch: width and height.
  static let notch = Size(width: 210, height: 32)
  /// How much of its light an Always-On display keeps.
  static let alwaysOnLuminance = 0.55
  /// How strongly the keyline shows on a dark wallpaper; on a light one it does not show.
  static let keylineOpacity = 0.3
  static let keylineWidth = 1.5
  /// The button that a swipe uncovers beside a card.
  static let dismissWidth = 80.0
  /// The row with "Allow" and "Don't Allow" below a first card.
  static let permissionHeight = 44.0
  /// The Lock Screen's date and clock: font sizes, and the clock's when room is short.
  static let dateSize = 20.0
  static let clockSize = 96.0
  static let shortClockSize = 60.0
  /// Torch and camera: the side of their symbols.
  static let toolSymbol = 25.0
  /// The status bar's battery: its body, and the room that signal, Wi-Fi and battery take together.
  static let battery = Size(width: 20, height: 10)
  /// The bar at the bottom of phones without a home button.
  static let indicator = Size(width: 139, height: 5)
  /// How much of its corners a shortened screen keeps, beside the part of its height that it keeps.
  static let shortenedCorners = 1.15
  /// The least height of a shortened screen that still shows the bar, so that nothing else is covered.
  static let leastIndicatorHeight = 340.0
  /// The corners of an icon on the Home Screen, in parts of its side.
  static let iconCorner = 0.225
  /// How long shapes take to change, in seconds; the system's own limit is 2.
  static let morphSeconds = 0.45
  /// How much a Lock Screen view grows in StandBy when it has no background of its own.
  static let standByPlainScale = 2.1
  /// The black rim with its metal edge around a screen: a body of 71.6 mm around a screen of 65.1.
  static let bodyRim = 20.0
  static let bodyEdge = RGBA(84, 86, 92)
  /// What a phone with a home button has above and below its screen: a body of 138.4 mm around a screen of 104.
  static let homeButtonForehead = 110.0
  static let homeButtonBodyRadius = 60.0
  static let homeButtonSide = 70.0
  static let speakerSlit = Size(width: 70, height: 5)
  /// The buttons at the sides: where they begin below the body's upper end, and their length.
  static let bodyButtons: [(isRight: Bool, top: Double, height: Double)] = [
    (false, 150, 30), (false, 210, 60), (false, 290, 60), (true, 230, 100),
  ]
}
