import Drawing

/// The island's figures by seconds, as recordings show them (MOTION.md, "The island").
enum IslandCourse {
  // MARK: Opening

  /// The size of a pressed island.
  static let press = Course([
    (0, 1), (0.02, 1.007), (0.05, 1.024), (0.08, 1.045), (0.12, 1.068), (0.15, 1.091),
    (0.18, 1.11), (0.2, 1.115),
  ])
  /// How fast a pressed island grows when it opens, in parts of its size a second.
  static let pressSpeed = 0.7
  static let opening = SpringCurve(response: 0.51, damping: 0.82)
  /// Seconds in which a pressed island is as it was when the finger leaves it.
  static let lettingGo = 0.13
  /// How much of the compact content is seen, and of the expanded one.
  static let compactLeaves = Course([(0, 1), (0.06, 0.5), (0.2, 0)])
  static let expandedComes = Course([(0, 0), (0.06, 0.15), (0.19, 0.5), (0.29, 0.85), (0.34, 1)])
  /// Seconds in which clock and status give way.
  static let aside = 0.2

  // MARK: Closing

  /// The part of the way to the small shape that a closing island has done.
  static let closing = Course([
    (0, 0), (0.02, 0.03), (0.06, 0.156), (0.1, 0.41), (0.17, 0.757), (0.22, 0.91), (0.26, 0.957),
    (0.3, 0.98), (0.4, 1),
  ])
  /// What it closes to before the compact one grows out of it.
  static let small = Size(width: 132, height: 38.7)
  static let reopening = 0.3
  static let growing = SpringCurve(response: 0.52, damping: 0.68)
  static let expandedLeaves = Course([(0, 1), (0.07, 0.95), (0.2, 0)])
  static let compactReturns = Course([(0.15, 0), (0.21, 0.2), (0.28, 0.5), (0.35, 0.92), (0.45, 1)])
  /// A removed island rests in the small shape before it is the sensor's.
  static let fading = Course([(0.55, 0), (0.8, 1)])

  // MARK: An app is left

  /// When the sensor begins to swell, after the app has begun to shrink.
  static let swellStart = 0.2
  static let swellPeak = 0.33
  static let swellHeight = 0.45
  static let swellWidth = 0.08
  static let swellTop = 11.0
  static let falling = SpringCurve(response: 0.29, damping: 1.3)
  /// When the compact island begins to widen.
  static let widenStart = 0.43
  static let widening = SpringCurve(response: 0.5, damping: 0.525)
  static let compactComes = Course([(0.12, 0), (0.17, 0.13), (0.27, 0.39), (0.3, 0.67), (0.43, 1)])

  // MARK: The rest

  static let appearing = SpringCurve(response: 0.41, damping: 0.69)
  static let vanishing = SpringCurve(response: 0.49, damping: 1)
  static let compactVanishes = Course([(0, 1), (0.1, 0)])
  static let splitting = SpringCurve(
    response: Guess.splitResponse, damping: Guess.splitDamping)
  static let tapWidth = SpringCurve(response: 0.42, damping: 1)
  static let tapHeight = SpringCurve(response: 0.5, damping: 1)
  static let tapTop = Course([(0, 0), (0.15, -4), (0.45, 0)])
}
