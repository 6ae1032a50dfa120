@_exported import ManagedSettings

/// The name of a stretch of time that is watched.
public struct DeviceActivityName: RawRepresentable, Codable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A stretch of time that is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?
  /// Creates a schedule from one time to another.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
    (self.repeats, self.warningTime) = (repeats, warningTime)
  }
}

/// Something that is waited for.
public struct DeviceActivityEvent: Hashable, Sendable {
  /// An event's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents
  /// Creates the use of some apps for some time.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    (self.applications, self.categories) = (applications, categories)
    (self.webDomains, self.threshold) = (webDomains, threshold)
  }
}

/// Watches how a device is used; here nothing is watched.
public final class DeviceActivityCenter: @unchecked Sendable {
  public init() {}
  public var activities: [DeviceActivityName] { [] }
  /// Watches nothing.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {}
  /// Stops watching.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// An app's extension that is told of what is watched.
open class DeviceActivityMonitor: NSObject {
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}
