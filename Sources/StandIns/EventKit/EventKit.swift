@_exported import FoundationGaps

/// The calendars: here there are none.
public final class EKEventStore: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  public func requestFullAccessToEvents() async throws -> Bool { false }
  public func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: true) }
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
}
/// What calendars keep.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether an app may see the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
}
public final class EKCalendar: NSObject, @unchecked Sendable {
  public var title = ""
}
/// An event of a calendar.
public final class EKEvent: NSObject, @unchecked Sendable {
  public var title: String! = ""
  public var startDate: Date! = Surroundings.date
  public var endDate: Date! = Surroundings.date
  public var location: String?
  public var calendar: EKCalendar!
  public init(eventStore: EKEventStore) {}
}
