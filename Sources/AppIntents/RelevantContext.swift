// What an app says of the moments at which its widgets matter; here no Smart Stack turns to one.

/// When a widget matters.
public struct RelevantContext: Hashable, Sendable {
  /// What a time says of its widget.
  public struct DateKind: Hashable, Sendable {
    private let name: String
    public static let `default` = DateKind(name: "default")
    public static let informational = DateKind(name: "informational")
    public static let scheduled = DateKind(name: "scheduled")
  }
  /// A place that the phone has learnt.
  public struct InferredLocation: Hashable, Sendable {
    private let name: String
    public static let home = InferredLocation(name: "home")
    public static let work = InferredLocation(name: "work")
    public static let school = InferredLocation(name: "school")
    public static let gym = InferredLocation(name: "gym")
    public static let commute = InferredLocation(name: "commute")
  }
  /// What a person does for their health.
  public struct FitnessCondition: Hashable, Sendable {
    private let name: String
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
    public static let workoutActive = FitnessCondition(name: "workoutActive")
  }
  /// A time around a person's sleep.
  public struct SleepCondition: Hashable, Sendable {
    private let name: String
    public static let wakeup = SleepCondition(name: "wakeup")
    public static let bedtime = SleepCondition(name: "bedtime")
  }
  /// What headphones do.
  public struct HeadphonesCondition: Hashable, Sendable {
    private let name: String
    public static let connected = HeadphonesCondition(name: "connected")
  }

  private enum Clue: Hashable {
    case date(DateInterval, DateKind)
    case location(InferredLocation)
    case fitness(FitnessCondition)
    case sleep(SleepCondition)
    case headphones(HeadphonesCondition)
  }
  private let clue: Clue

  /// Returns a moment.
  public static func date(_ date: Date) -> RelevantContext { Self.date(date, kind: .default) }
  /// Returns a moment of a kind.
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(DateInterval(start: date, duration: 0), kind))
  }
  /// Returns the time between two moments; nothing but the first where the second lies before it.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    date(interval: DateInterval(start: start, end: max(start, end)), kind: .default)
  }
  /// Returns a time of a kind.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(interval, kind))
  }
  /// Returns a time of a kind.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
  }
  /// Returns a place that the phone has learnt.
  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(clue: .location(location))
  }
  /// Returns what a person does for their health.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(clue: .fitness(condition))
  }
  /// Returns a time around a person's sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(clue: .sleep(condition))
  }
  /// Returns what headphones do.
  public static func hardware(headphones condition: HeadphonesCondition) -> RelevantContext {
    RelevantContext(clue: .headphones(condition))
  }
}

/// A configuration of a widget, and when it matters.
public struct RelevantIntent: Sendable {
  /// Creates a configuration that matters at some time or place.
  public init(
    _ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// Takes what an app says of its widgets.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  /// Takes the configurations that matter, in place of those before.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
