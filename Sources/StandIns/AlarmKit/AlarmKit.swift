@_exported import ActivityKit
import SwiftUI

/// What an app adds to its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The attributes of an alarm's activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?

  /// The attributes of an alarm.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color = .blue)
  {
    (self.presentation, self.metadata) = (presentation, metadata)
  }

  /// The colour of the alarm.
  public var tintColor: Color { .blue }
}

/// What an alarm shows.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// While it rings.
  public struct Alert: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public init(title: LocalizedStringResource) { self.title = title }
  }
  /// While it counts down.
  public struct Countdown: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public init(title: LocalizedStringResource) { self.title = title }
  }
  /// While it is paused.
  public struct Paused: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public init(title: LocalizedStringResource) { self.title = title }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  /// What an alarm shows.
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
      public var time: Date
    }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
    }
  }
  public var alarmID: UUID
  public var mode: Mode
  /// A state.
  public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
