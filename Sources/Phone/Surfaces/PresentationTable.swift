extension Presentation {
  /// The table of surfaces: every place where an activity is shown.
  public static let allCases: [Presentation] = [
    .lockScreen, .compact, .minimal, .expanded, .watch, .carPlay, .menuBar, .standBy,
    .watchFullScreen, .watchAlert, .menuBarOpen, .landscape, .alarm,
  ]
}
