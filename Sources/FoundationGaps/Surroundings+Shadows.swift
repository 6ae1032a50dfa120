// What Foundation would read from the machine, read from the surroundings instead.
//
// A module that re-exports another hides what it declares anew: whoever imports only the frameworks
// that a widget imports gets these. Whoever imports Foundation as well is told by the compiler that
// the use is ambiguous, so that no clock is mixed up in silence. The copies that user widgets are
// built from declare the same in their own module (`SourceShadows`), where both imports are usual.

extension Date {
  /// Creates the date that the simulator's clock shows.
  public init() { self = Surroundings.date }

  /// The date that the simulator's clock shows.
  public static var now: Date { Surroundings.date }

  /// Creates a date so many seconds from the one that the simulator's clock shows.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = Surroundings.date.addingTimeInterval(interval)
  }

  /// How far the date is from the one that the simulator's clock shows.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Surroundings.date) }
}

extension Locale {
  /// The language and region of the simulated phone.
  public static var current: Locale { Surroundings.current.locale }
}

extension TimeZone {
  /// The time zone of the simulated phone.
  public static var current: TimeZone { Surroundings.current.timeZone }
}

extension Calendar {
  /// The calendar of the simulated phone.
  public static var current: Calendar { Surroundings.calendar }
}
