@_exported import FoundationGaps

/// Work in the background.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  public var expirationHandler: (() -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  public func setTaskCompleted(success: Bool) {}
}
/// A short refresh in the background.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work in the background.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A wish for work in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public var earliestBeginDate: Date?
  /// Creates a wish for work in the background.
  public init(identifier: String) { self.identifier = identifier }
}
/// A wish for a short refresh.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}
/// A wish for longer work.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
}

/// Starts work in the background; here it starts none.
public final class BGTaskScheduler: @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  /// Why work is not started.
  public enum Error: Swift.Error, Sendable {
    case unavailable, tooManyPendingTaskRequests, notPermitted
  }
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  /// Refuses: extensions have no background work.
  public func submit(_ request: BGTaskRequest) throws { throw Error.unavailable }
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
}
