@_exported import ActivityKit
@_exported import FoundationGaps

/// Attributes of an activity that Adobe Journey Optimizer starts and updates: they carry the service's own data.
public protocol LiveActivityAttributes: ActivityAttributes {
  var liveActivityData: LiveActivityData { get }
}

/// By which name Adobe Journey Optimizer knows an activity: its own, or that of a channel.
public struct LiveActivityData: Codable, Sendable {
  public let channelID: String?
  public let liveActivityID: String?
  public let origin: LiveActivityOrigin?

  public init(channelID: String) {
    (self.channelID, liveActivityID, origin) = (channelID, nil, .local)
  }

  public init(liveActivityID: String) {
    (channelID, self.liveActivityID, origin) = (nil, liveActivityID, .local)
  }
}

/// Whether the app started an activity, or a push did.
public enum LiveActivityOrigin: String, Codable, Sendable {
  case local
  case remote
}

/// Attributes of which Adobe's inspector learns an example.
public protocol LiveActivityAssuranceDebuggable: LiveActivityAttributes {
  static func getDebugInfo() -> (attributes: Self, state: Self.ContentState)
}
