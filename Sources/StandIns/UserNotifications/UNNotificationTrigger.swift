import FoundationGaps

/// What sets a notification off.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A push.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A length of time that has passed.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// Returns when the time will have passed, counted from now.
  public func nextTriggerDate() -> Date? { Surroundings.date.addingTimeInterval(timeInterval) }
}

/// A date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// Returns the next date with these parts.
  public func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(
      after: Surroundings.date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
