@_exported import ActivityKit
@_exported import FoundationGaps
import SwiftUI
import WidgetKit

/// Attributes of an activity that Customer.io starts by push: the service writes its own name of the activity into them.
public protocol CIOActivityAttribute: ActivityAttributes {
  var cioInstanceId: String { get set }
}

/// Attributes that say by which name an app registers them.
public protocol CIOActivityTemplate: CIOActivityAttribute {
  static var identifier: String { get }
}

/// A content state that carries what Customer.io says of the push that brought it.
public protocol CIOMetadataCarrying {
  var cioMetadata: CIOLiveActivityMetadata? { get }
}

/// What Customer.io says of a push, and the address that a tap opens.
public struct CIOLiveActivityMetadata: Codable, Hashable, Sendable {
  public var deliveryId: String?
  public var deliveryToken: String?
  public var deepLink: String?

  public init(deliveryId: String? = nil, deliveryToken: String? = nil, deepLink: String? = nil) {
    (self.deliveryId, self.deliveryToken, self.deepLink) = (deliveryId, deliveryToken, deepLink)
  }
}

/// The attributes of apps that declare none of their own, as those that are not written in Swift.
public struct CIOCustomAttributes: CIOActivityAttribute {
  public struct ContentState: Codable, Hashable, CIOMetadataCarrying {
    public var data: [String: String]
    public var cioMetadata: CIOLiveActivityMetadata?

    public init(data: [String: String], cioMetadata: CIOLiveActivityMetadata? = nil) {
      (self.data, self.cioMetadata) = (data, cioMetadata)
    }
  }

  public var cioInstanceId = ""

  public init() {}
}

/// A date that Customer.io sends in seconds since 1970, where Swift's own coding counts from 2001.
public struct EpochSecondsDate: Codable, Hashable, Sendable {
  public var date: Date
  public var value: Date { date }

  public init(_ date: Date) { self.date = date }

  /// Reads whole seconds: of a number with a fraction there is no date.
  public init(from decoder: any Decoder) throws {
    let seconds = try decoder.singleValueContainer().decode(Int64.self)
    date = Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  public func encode(to encoder: any Encoder) throws {
    let seconds = date.timeIntervalSince1970.rounded()
    guard let whole = Int64(exactly: seconds) else {
      throw EncodingError.invalidValue(
        date, .init(codingPath: encoder.codingPath, debugDescription: "The date has no seconds."))
    }
    var container = encoder.singleValueContainer()
    try container.encode(whole)
  }
}

// Customer.io's own wraps the address in one that counts the tap; the address in it is what a tap opens in the end.

extension View {
  public func cioWidgetUrl(_ metadata: CIOLiveActivityMetadata?) -> some View {
    widgetURL(metadata?.address)
  }
}

extension DynamicIsland {
  public func cioWidgetUrl(_ metadata: CIOLiveActivityMetadata?) -> DynamicIsland {
    widgetURL(metadata?.address)
  }
}

extension CIOLiveActivityMetadata {
  fileprivate var address: URL? { deepLink.flatMap { $0.isEmpty ? nil : URL(string: $0) } }
}
