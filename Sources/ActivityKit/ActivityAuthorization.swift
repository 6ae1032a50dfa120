/// Whether a person lets an app start activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an answer to whether the app may start activities.
  public init() {}

  /// Whether activities may be started.
  public var areActivitiesEnabled: Bool { ActivityCenter.shared.areActivitiesEnabled }

  /// Whether frequent pushes are allowed.
  public var frequentPushesEnabled: Bool { ActivityCenter.shared.areFrequentPushesEnabled }

  /// Changes of `areActivitiesEnabled`, the present setting first.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    let center = ActivityCenter.shared
    return ActivityEnablementUpdates {
      center.stream(first: { ([$0.areActivitiesEnabled], false) }) { change in
        if case .activitiesEnabled(let isOn) = change { (isOn, false) } else { (nil, false) }
      }
    }
  }

  /// Changes of `frequentPushesEnabled`, the present setting first.
  public var frequentPushEnablementUpdates: ActivityEnablementUpdates {
    let center = ActivityCenter.shared
    return ActivityEnablementUpdates {
      center.stream(first: { ([$0.areFrequentPushesEnabled], false) }) { change in
        if case .frequentPushesEnabled(let isOn) = change { (isOn, false) } else { (nil, false) }
      }
    }
  }

  /// The settings of a switch.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    let stream: @Sendable () -> AsyncStream<Bool>
    public typealias AsyncIterator = AsyncStream<Bool>.Iterator
    public typealias Iterator = AsyncIterator
    public func makeAsyncIterator() -> AsyncIterator { stream().makeAsyncIterator() }
  }
  public typealias FrequentPushEnablementUpdates = ActivityEnablementUpdates
}

/// Why an activity could not be started.
public enum ActivityAuthorizationError: Error, LocalizedError, CustomNSError, CaseIterable,
  Hashable, Sendable
{
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
  case unentitled, unsupported, unsupportedTarget, visibility

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  public var errorCode: Int {
    switch self {
    case .unsupported: 0
    case .denied: 1
    case .globalMaximumExceeded: 2
    case .targetMaximumExceeded: 3
    case .visibility: 4
    case .persistenceFailure: 5
    case .unsupportedTarget: 6
    case .attributesTooLarge: 7
    case .unentitled: 8
    case .missingProcessIdentifier: 9
    case .malformedActivityIdentifier: 10
    case .reconnectNotPermitted: 11
    }
  }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "Attributes and state together are larger than 4 KB."
    case .denied: "The person switched Live Activities off."
    case .globalMaximumExceeded: "The device has as many activities as it can."
    case .malformedActivityIdentifier: "The activity's identifier is malformed."
    case .missingProcessIdentifier: "The caller has no process identifier."
    case .persistenceFailure: "The system could not save the activity."
    case .reconnectNotPermitted: "The process may not attach to the activity again."
    case .targetMaximumExceeded: "The app has as many activities as it can."
    case .unentitled: "The app lacks an entitlement."
    case .unsupported: "The device does not support Live Activities."
    case .unsupportedTarget: "This target may not start activities."
    case .visibility: "The app was not in the foreground."
    }
  }

  public var errorDescription: String? { failureReason }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
