import FoundationGaps

extension ChartTicks {
  /// A step in time: so many of a unit.
  struct TimeStep: Equatable {
    var unit: Calendar.Component
    var count: Int

    /// Its length in seconds, about.
    var seconds: Double { Self.seconds(unit) * Double(count) }

    static func seconds(_ unit: Calendar.Component) -> Double {
      switch unit {
      case .nanosecond: 1e-9
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: 604_800
      case .month: 2_629_800
      case .quarter: 7_889_400
      case .year: 31_557_600
      default: 86_400
      }
    }
  }

  private static let timeSteps: [TimeStep] = [
    (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 2, 3, 6, 12]),
    (.day, [1, 2]),
    (.weekOfYear, [1]), (.month, [1, 3]),
    (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]),
  ].flatMap { unit, counts in counts.map { TimeStep(unit: unit, count: $0) } }

  /// Returns the step in time that gives about as many values as are wanted.
  static func timeStep(_ range: ClosedRange<Double>, about count: Int) -> TimeStep {
    let wanted = (range.upperBound - range.lowerBound) / Double(max(1, count))
    return timeSteps.min {
      abs(log($0.seconds / max(wanted, 1e-3))) < abs(log($1.seconds / max(wanted, 1e-3)))
    } ?? timeSteps[0]
  }

  /// Returns the unit in which moments are told apart, in seconds since 2001: the largest one that fits between two
  /// neighbours; minutes for hours that are not full.
  ///
  /// - Parameter span: of the axis, for one moment alone.
  static func unit(between moments: [Double], span: Double) -> Calendar.Component {
    guard let gap = smallestGap(moments) else { return span < 86_400 ? .minute : .day }
    // Where clocks are put forward, a year, a month and a day are an hour shorter.
    let shortest: [(unit: Calendar.Component, seconds: Double)] = [
      (.year, 365 * 86_400 - 3600), (.month, 28 * 86_400 - 3600), (.day, 86_400 - 3600),
      (.hour, 3600), (.minute, 60),
    ]
    let unit = shortest.first { gap >= $0.seconds }?.unit ?? .second
    return unit == .hour && !areFullHours(moments) ? .minute : unit
  }

  private static func areFullHours(_ moments: [Double]) -> Bool {
    let calendar = Surroundings.calendar
    return moments.allSatisfy {
      calendar.component(.minute, from: Date(timeIntervalSinceReferenceDate: $0)) == 0
    }
  }

  /// Returns the moments at full units, in seconds since 2001; at fewer of them where there would be too many.
  ///
  /// - Parameter calendar: an author's own; nil is the phone's.
  static func dates(
    _ range: ClosedRange<Double>, every step: TimeStep, calendar: Calendar? = nil
  ) -> [Double] {
    let calendar = calendar ?? Surroundings.calendar
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    var step = step.unit == .quarter ? TimeStep(unit: .month, count: 3 * step.count) : step
    guard step.count > 0, var moment = first(start, step, calendar) else { return [] }
    let many = ((range.upperBound - range.lowerBound) / step.seconds / limit).rounded(.up)
    // No calendar has more than so many days or years.
    if many > 1 { step.count = Int(min(1e9, many * Double(step.count))) }
    var found: [Double] = []
    for _ in 0..<2 * Int(limit) where moment.timeIntervalSinceReferenceDate <= range.upperBound {
      if moment >= start { found.append(moment.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: step.unit, value: step.count, to: moment),
        next > moment
      else { break }
      moment = next
    }
    return found
  }

  /// Returns from where steps are counted: hours from midnight, days and months from the first one, weeks from the
  /// calendar's first day, and years so that they are multiples of the step.
  private static func first(_ start: Date, _ step: TimeStep, _ calendar: Calendar) -> Date? {
    let around: Calendar.Component =
      switch step.unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      case .weekOfYear, .weekOfMonth: .weekOfYear
      default: .year
      }
    let begin = calendar.dateInterval(of: around, for: start)?.start
    guard step.unit == .year, let begin else { return begin }
    let beyond = calendar.component(.year, from: begin) % step.count
    return calendar.date(byAdding: .year, value: -beyond, to: begin)
  }
}
