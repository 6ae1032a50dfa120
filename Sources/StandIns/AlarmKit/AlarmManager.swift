import AppIntents
import SwiftUI

/// An alarm of an app.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  /// When an alarm rings.
  public enum Schedule: Codable, Hashable, Sendable {
    case fixed(Date)
    case relative(Relative)

    /// A time of day, on some days of the week.
    public struct Relative: Codable, Hashable, Sendable {
      /// A time of day.
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        /// Creates a time of day.
        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }
      /// The days of the week.
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      /// Creates a time of day, on some days of the week.
      public init(time: Time, repeats: Recurrence = .never) {
        (self.time, self.repeats) = (time, repeats)
      }
    }
  }
  /// How long an alarm counts down.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    /// How long an alarm counts before it rings, and again after it was put off.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      (self.preAlert, self.postAlert) = (preAlert, postAlert)
    }
  }
  /// What an alarm does.
  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}

/// The alarms of an app. None is kept here: what is scheduled never rings.
public final class AlarmManager: Sendable {
  /// Whether a person allowed alarms.
  public enum AuthorizationState: Sendable { case notDetermined, denied, authorized }
  /// Why an alarm was not scheduled.
  public enum AlarmError: Error, Sendable { case maximumLimitReached }

  /// What an alarm shows, and when.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let schedule: Alarm.Schedule?
    let countdown: Alarm.CountdownDuration?

    /// Creates an alarm that counts down or rings at a time.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      (self.schedule, countdown) = (schedule, countdownDuration)
    }
    /// Returns a timer.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes)
    }
    /// Returns an alarm at a time.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(schedule: schedule, attributes: attributes)
    }
  }

  /// The alarms of the app.
  public static let shared = AlarmManager()
  private init() {}

  public var authorizationState: AuthorizationState { .authorized }
  public func requestAuthorization() async throws -> AuthorizationState { .authorized }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  public var alarms: [Alarm] { get throws { [] } }
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }

  /// Takes an alarm, which never rings here.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    Alarm(
      id: id, schedule: configuration.schedule, countdownDuration: configuration.countdown,
      state: configuration.countdown == nil ? .scheduled : .countdown)
  }
  public func cancel(id: Alarm.ID) throws {}
  public func stop(id: Alarm.ID) throws {}
  public func pause(id: Alarm.ID) throws {}
  public func resume(id: Alarm.ID) throws {}
  public func countdown(id: Alarm.ID) throws {}
}
