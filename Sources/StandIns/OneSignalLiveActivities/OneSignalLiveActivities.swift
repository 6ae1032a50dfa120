@_exported import ActivityKit
@_exported import FoundationGaps
import SwiftUI
import WidgetKit

/// Attributes of an activity that OneSignal starts and updates: they carry the service's own data.
public protocol OneSignalLiveActivityAttributes: ActivityAttributes
where ContentState: OneSignalLiveActivityContentState {
  var onesignal: OneSignalLiveActivityAttributeData { get set }
}

/// By which name OneSignal knows an activity.
public struct OneSignalLiveActivityAttributeData: Codable, Sendable {
  public var activityId: String

  /// Returns the data of an activity that the app starts by itself.
  public static func create(activityId: String) -> OneSignalLiveActivityAttributeData {
    OneSignalLiveActivityAttributeData(activityId: activityId)
  }
}

/// A content state that OneSignal sends.
public protocol OneSignalLiveActivityContentState: Codable, Hashable {
  var onesignal: OneSignalLiveActivityContentStateData? { get set }
}

/// Which message of OneSignal's brought a content state.
public struct OneSignalLiveActivityContentStateData: Codable, Hashable, Sendable {
  public var notificationId: String
}

/// The attributes of apps that declare none of their own, as those that are not written in Swift.
public struct DefaultLiveActivityAttributes: OneSignalLiveActivityAttributes {
  public struct ContentState: OneSignalLiveActivityContentState {
    public var data: [String: AnyCodable]
    public var onesignal: OneSignalLiveActivityContentStateData?
  }

  public var data: [String: AnyCodable]
  public var onesignal: OneSignalLiveActivityAttributeData
}

// OneSignal's own wraps the address in one that counts the tap; the app's address is what a tap opens in the end.

extension DynamicIsland {
  public func onesignalWidgetURL<T: OneSignalLiveActivityAttributes>(
    _ url: URL?, context: ActivityViewContext<T>
  ) -> DynamicIsland { widgetURL(url) }
}

extension View {
  public func onesignalWidgetURL<T: OneSignalLiveActivityAttributes>(
    _ url: URL?, context: ActivityViewContext<T>
  ) -> some View { widgetURL(url) }
}
