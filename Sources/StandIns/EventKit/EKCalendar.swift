import SwiftUI

/// A calendar or a list of reminders.
public final class EKCalendar: NSObject, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString
  public var title = ""
  public var cgColor: CGColor! = UIColor.systemBlue.cgColor
  public var type: EKCalendarType { .local }
  public var allowsContentModifications: Bool { false }
}
/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}
