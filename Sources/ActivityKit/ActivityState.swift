/// Where an activity stands in its life.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// How an activity is presented.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
  case standard, transient
}

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  /// The date of removal; nil leaves it to the system.
  package let date: Date?

  /// The system decides, at most four hours after the end.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Removes the activity at a date, at most four hours after its end.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// What an update announces itself with.
public struct AlertConfiguration: Hashable, Sendable {
  /// A sound by name.
  public struct AlertSound: Hashable, Sendable {
    package let name: String?
    /// The system's sound.
    public static let `default` = AlertSound(name: nil)
    /// Returns a sound file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// How an activity is reached by pushes.
public struct PushType: Hashable, Sendable {
  package let channel: String?
  /// By a token of its own.
  public static var token: PushType { PushType(channel: nil) }
  /// Asks for pushes through a broadcast channel.
  public static func channel(_ name: String) -> PushType { PushType(channel: name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the user activity that a tapped activity opens its app with.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
