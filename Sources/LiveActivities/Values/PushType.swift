/// The push types that APNs knows, with what follows the bundle ID in their topic.
public enum PushType: String, Hashable, Sendable, CaseIterable {
  case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
  case pushtotalk, voip, widgets

  /// What follows the bundle ID in its topic.
  public var suffix: StaticString {
    switch self {
    case .alert, .background, .mdm: ""
    case .complication: ".complication"
    case .controls: ".push-type.controls"
    case .fileprovider: ".pushkit.fileprovider"
    case .liveactivity: ".push-type.liveactivity"
    case .location: ".location-query"
    case .pushtotalk: ".voip-ptt"
    case .voip: ".voip"
    case .widgets: ".push-type.widgets"
    }
  }

  /// Returns the topic of an app's pushes of this type.
  public func topic(of bundle: String) -> String { bundle + suffix.description }

  /// Returns the topic that goes with a type's name; of one that is none the bundle ID alone.
  public static func topic(of bundle: String, _ name: String) -> String {
    PushType(rawValue: name)?.topic(of: bundle) ?? bundle
  }

  /// Returns the type that a topic's ending tells; nil for a bundle ID alone.
  static func ofTopic(_ topic: String) -> PushType? {
    allCases.first { $0.suffix.utf8CodeUnitCount > 0 && topic.hasSuffix($0.suffix.description) }
  }
}
