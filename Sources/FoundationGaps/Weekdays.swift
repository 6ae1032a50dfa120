extension Locale.Weekday {
  /// The days of the week, Sunday first.
  public static var allCases: [Locale.Weekday] {
    [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
  }
}
