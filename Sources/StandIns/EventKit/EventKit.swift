@_exported import FoundationGaps

// There are no calendars here: who asks is told that nobody was asked, and finds nothing.

/// The calendars: here there are none.
public final class EKEventStore: NSObject, @unchecked Sendable {
  /// Returns that nobody was asked.
  public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  public func requestFullAccessToEvents() async throws -> Bool { false }
  public func requestFullAccessToReminders() async throws -> Bool { false }
  public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  public func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  /// Calls back without access.
  public func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Calls back without access.
  public func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Calls back without access.
  public func requestAccess(
    to type: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }

  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  public func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: true) }
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  public func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  public func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Calls back with no reminders.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSNull()
  }
}
/// What calendars keep.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether an app may see the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// The name of `fullAccess` before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
