import EventLoop

/// The time of this machine's calendar clock, UNIX, that passes as evenly as its steady clock.
///
/// The steady clock stands while the machine sleeps, and knows nothing of a calendar that is set: steps of the calendar
/// clock are taken over.
@MainActor
final class MachineTime {
  private let calendar: () -> Double
  private let steady: () -> Double
  /// What is added to the steady clock, in seconds.
  private var offset: Double

  /// The least step that is taken over, in seconds; network time corrects the calendar by less.
  private static let leastStep = 1.0

  /// Creates a time of two clocks; without them, of this machine's.
  init(
    calendar: @escaping () -> Double = { EventLoop.calendarNow },
    steady: @escaping () -> Double = { EventLoop.monotonicNow }
  ) {
    (self.calendar, self.steady) = (calendar, steady)
    offset = calendar() - steady()
  }

  /// Seconds since 1970.
  var now: Double {
    let (calendar, steady) = (calendar(), steady())
    if abs(calendar - steady - offset) >= MachineTime.leastStep { offset = calendar - steady }
    return steady + offset
  }
}
