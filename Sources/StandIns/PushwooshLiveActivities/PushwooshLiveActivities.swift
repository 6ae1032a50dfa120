@_exported import ActivityKit
@_exported import FoundationGaps

/// Attributes of an activity that Pushwoosh starts and updates: they carry the service's own data.
public protocol PushwooshLiveActivityAttributes: ActivityAttributes
where ContentState: PushwooshLiveActivityContentState {
  var pushwoosh: PushwooshLiveActivityAttributeData { get set }
}

/// By which name Pushwoosh knows an activity.
public struct PushwooshLiveActivityAttributeData: Codable, Sendable {
  public var activityId: String

  public init(activityId: String) { self.activityId = activityId }

  /// Returns the data of an activity that the app starts by itself.
  public static func create(activityId: String) -> PushwooshLiveActivityAttributeData {
    PushwooshLiveActivityAttributeData(activityId: activityId)
  }
}

/// A content state that Pushwoosh sends.
public protocol PushwooshLiveActivityContentState: Codable, Hashable {
  var pushwoosh: PushwooshLiveActivityContentStateData? { get set }
}

/// What Pushwoosh writes into a content state: nothing yet.
public struct PushwooshLiveActivityContentStateData: Codable, Hashable, Sendable {}

/// The attributes of apps that declare none of their own, as those that are not written in Swift.
public struct DefaultLiveActivityAttributes: PushwooshLiveActivityAttributes {
  public struct ContentState: PushwooshLiveActivityContentState {
    public var data: [String: AnyCodable]
    public var pushwoosh: PushwooshLiveActivityContentStateData?
  }

  public var data: [String: AnyCodable]
  public var pushwoosh: PushwooshLiveActivityAttributeData
}
