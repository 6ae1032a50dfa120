/// When a timeline view is drawn again.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be drawn.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A date every so often.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Creates a date every so often.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}
/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}
/// As often as a display can.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}
/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view of a moment. The moment of the picture is drawn; nothing draws it again by itself.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that is drawn.
  public typealias Context = TimelineViewDefaultContext
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The moment that a timeline view draws.
public struct TimelineViewDefaultContext: Sendable {
  /// How exactly the time is known.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public let cadence: Cadence
}

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a view of a moment. The closure's argument names neither schedule nor content, so that both
  /// can be inferred from it.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  /// Stands for the view of the moment of the picture.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let moment = TimelineViewDefaultContext(date: context.environment.system.now, cadence: .live)
    content(moment)._build(in: context, into: &nodes)
  }
}
