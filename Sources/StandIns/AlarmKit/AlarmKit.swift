@_exported import ActivityKit
import AppIntents
import SwiftUI

/// What an app adds to its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The attributes of an alarm's activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  private var tint: SavedColor?
  /// Seconds east of Greenwich of the place where the alarm was made, so that the phone rings by its clock.
  private var secondsFromGMT: Int?
  /// When summer time begins and ends there, UNIX seconds, and the seconds east of Greenwich from then on.
  private var clockChanges: [[Int]]?

  // What the configuration says: the system keeps it, and so do the attributes here.

  /// When it rings.
  var schedule: Alarm.Schedule?
  /// How long it counts before it rings, seconds.
  var preAlert: TimeInterval?
  /// How long it counts once a person has put it off, seconds.
  var postAlert: TimeInterval?
  /// What is run when a person stops it.
  var stopIntent: SavedIntent?
  /// What is run when a person presses its second button.
  var secondaryIntent: SavedIntent?
  /// The sound's name; nil for the system's.
  var sound: String?

  /// Creates the attributes of an alarm.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color = .blue)
  {
    (self.presentation, self.metadata) = (presentation, metadata)
    self.tintColor = tintColor
    let zone = TimeZone.current
    secondsFromGMT = zone.secondsFromGMT(for: .now)
    clockChanges = zone.changes(after: .now)
  }

  /// The colour of the alarm.
  public var tintColor: Color {
    get { tint?.color ?? .blue }
    set { tint = SavedColor(newValue) }
  }
}

extension TimeZone {
  /// Returns the changes of its clock in the next years, as many as an alarm may be expected to live.
  fileprivate func changes(after date: Date) -> [[Int]] {
    var changes: [[Int]] = []
    var date = date
    while changes.count < 10, let next = nextDaylightSavingTimeTransition(after: date) {
      changes.append([Int(next.timeIntervalSince1970), secondsFromGMT(for: next)])
      date = next
    }
    return changes
  }
}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var systemImageName: String
  private var tint: SavedColor?
  /// Creates a button of an alarm.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.systemImageName) = (text, systemImageName)
    self.textColor = textColor
  }

  /// The colour of its text.
  public var textColor: Color {
    get { tint?.color ?? .white }
    set { tint = SavedColor(newValue) }
  }

  /// The button that the system has where an app says nothing of it, as from iOS 26.1 on.
  static let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
}

/// What an alarm shows.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// While it rings.
  public struct Alert: Codable, Hashable, Sendable {
    /// What the second button does.
    public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable {
      case countdown, custom
    }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    /// Creates what shows while the alarm rings.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }

    /// Creates what shows while the alarm rings, with the system's button that stops it.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title, stopButton: .stop, secondaryButton: secondaryButton,
        secondaryButtonBehavior: secondaryButtonBehavior)
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        title: try values.decode(LocalizedStringResource.self, forKey: .title),
        stopButton: try values.decodeIfPresent(AlarmButton.self, forKey: .stopButton) ?? .stop,
        secondaryButton: try values.decodeIfPresent(AlarmButton.self, forKey: .secondaryButton),
        secondaryButtonBehavior: try values.decodeIfPresent(
          SecondaryButtonBehavior.self, forKey: .secondaryButtonBehavior))
    }
  }
  /// While it counts down.
  public struct Countdown: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    /// Creates what shows while the alarm counts down.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      (self.title, self.pauseButton) = (title, pauseButton)
    }
  }
  /// While it is paused.
  public struct Paused: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton?
    /// Creates what shows while the alarm is paused.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton? = nil) {
      (self.title, self.resumeButton) = (title, resumeButton)
    }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  /// Creates what an alarm shows.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}

/// Where an alarm stands.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time
      /// Creates the time that the alarm rings at.
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
      /// Creates the state of an alarm that counts down.
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      /// Creates the state of an alarm that is paused.
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
  public var alarmID: UUID
  public var mode: Mode
  public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
