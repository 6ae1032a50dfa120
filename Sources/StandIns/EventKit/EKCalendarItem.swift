import FoundationGaps

/// What events and reminders have in common.
public class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  public var title: String! = ""
  public var location: String?
  public var notes: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var calendar: EKCalendar!
}
/// An event of a calendar.
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
  public var eventIdentifier: String! { calendarItemIdentifier }
  public var startDate: Date! = Surroundings.date
  public var endDate: Date! = Surroundings.date
  public var isAllDay = false

  public init(eventStore: EKEventStore) { super.init() }
}
/// A reminder of a list.
public final class EKReminder: EKCalendarItem, @unchecked Sendable {
  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var isCompleted = false
  public var completionDate: Date?
  public var priority = 0

  public init(eventStore: EKEventStore) { super.init() }
}

extension Notification.Name {
  /// Says that calendars have changed; here it is never posted.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
