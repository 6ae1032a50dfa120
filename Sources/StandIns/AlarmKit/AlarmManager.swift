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
  /// Tells how long an alarm counts down.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    /// Creates durations: how long an alarm counts before it rings, and again after it was put off.
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

/// The alarms of an app: each is an activity of the phone, whose modes the system drives.
public final class AlarmManager: Sendable {
  /// Whether a person allowed alarms.
  public enum AuthorizationState: Sendable { case notDetermined, denied, authorized }
  /// Why an alarm was not scheduled.
  public enum AlarmError: Error, Sendable { case maximumLimitReached }

  /// What an alarm shows, and when.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let schedule: Alarm.Schedule?
    let countdown: Alarm.CountdownDuration?
    /// With what the system has to keep.
    let attributes: AlarmAttributes<Metadata>

    /// Creates an alarm that counts down or rings at a time.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      (self.schedule, countdown) = (schedule, countdownDuration)
      var attributes = attributes
      attributes.schedule = schedule
      attributes.preAlert = countdownDuration?.preAlert
      attributes.postAlert = countdownDuration?.postAlert
      attributes.stopIntent = stopIntent.map(SavedIntent.init)
      attributes.secondaryIntent = secondaryIntent.map(SavedIntent.init)
      attributes.sound = sound.name
      self.attributes = attributes
    }
    /// Returns a timer.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        countdownDuration: .init(preAlert: duration, postAlert: duration), attributes: attributes,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }
    /// Returns an alarm at a time.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }
  }

  /// The alarms of the app.
  public static let shared = AlarmManager()
  private init() {}

  public var authorizationState: AuthorizationState { .authorized }
  public func requestAuthorization() async throws -> AuthorizationState { .authorized }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  /// The alarms that have not ended.
  public var alarms: [Alarm] { get throws { KeptAlarm.all.map(\.alarm) } }
  /// The alarms now, and again whenever one of them has changed.
  public var alarmUpdates: AsyncStream<[Alarm]> {
    ActivityCenter.shared.stream(of: KeptAlarm.alarms)
  }

  /// Has the phone show an alarm: now while it counts down, else when it rings.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let now = Date.now
    let preAlert = configuration.countdown?.preAlert
    let fires = configuration.schedule?.date(after: now) ?? now.addingTimeInterval(preAlert ?? 0)
    let attributes = configuration.attributes
    let begins = preAlert.map { max(now, fires.addingTimeInterval(-$0)) } ?? fires
    let mode: AlarmPresentationState.Mode =
      preAlert.map {
        .countdown(
          .init(
            totalCountdownDuration: $0, previouslyElapsedDuration: 0, startDate: begins,
            fireDate: fires))
      } ?? .alert(.init(time: .of(fires)))
    let content = ActivityContent(
      state: AlarmPresentationState(alarmID: id, mode: mode), staleDate: nil)
    // Alarms need no app in front.
    _ = try ActivityCenter.$caller.withValue(.liveActivityIntent) {
      if begins <= now {
        try Activity.request(attributes: attributes, content: content)
      } else {
        try Activity.request(
          attributes: attributes, content: content,
          alertConfiguration: AlertConfiguration(
            title: attributes.presentation.alert.title, body: "", sound: .default),
          start: begins)
      }
    }
    return Alarm(
      id: id, schedule: configuration.schedule, countdownDuration: configuration.countdown,
      state: begins > now ? .scheduled : preAlert == nil ? .alerting : .countdown)
  }

  /// Takes an alarm off the phone, whether or not it repeats.
  public func cancel(id: Alarm.ID) throws { try KeptAlarm.known(id).cancel() }
  /// Stops an alarm; one that repeats comes again at its next time.
  public func stop(id: Alarm.ID) throws { try KeptAlarm.known(id).stop() }

  /// Halts an alarm that counts down.
  public func pause(id: Alarm.ID) throws {
    let kept = try KeptAlarm.known(id)
    guard !kept.isPending, case .countdown(let running) = kept.state.mode else {
      throw WrongAlarm(id: id, sentence: "counts down")
    }
    kept.change(
      to: .paused(
        .init(
          totalCountdownDuration: running.totalCountdownDuration,
          previouslyElapsedDuration: running.elapsed(at: .now))))
  }

  /// Lets an alarm count on that was halted.
  public func resume(id: Alarm.ID) throws {
    let kept = try KeptAlarm.known(id)
    guard case .paused(let paused) = kept.state.mode else {
      throw WrongAlarm(id: id, sentence: "is paused")
    }
    kept.count(
      total: paused.totalCountdownDuration, elapsed: paused.previouslyElapsedDuration)
  }

  /// Puts an alarm off that rings, for as long as its configuration says.
  public func countdown(id: Alarm.ID) throws {
    let kept = try KeptAlarm.known(id)
    guard !kept.isPending, case .alert = kept.state.mode, let length = kept.postAlert else {
      throw WrongAlarm(id: id, sentence: "rings and can be put off")
    }
    kept.count(total: length, elapsed: 0)
  }
}

/// An alarm that a call does not suit.
struct WrongAlarm: Error, CustomStringConvertible {
  var id: Alarm.ID
  var sentence: String
  var description: String { "no alarm with the id \(id.uuidString) \(sentence)" }
}
