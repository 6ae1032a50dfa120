import LiveActivities

/// The push types that APNs knows, with what follows the bundle ID in their topic.
enum PushType: String, CaseIterable {
  case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
  case pushtotalk, voip, widgets

  var suffix: StaticString {
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

  /// The name as it stands on the wire, with which bytes are compared as they came.
  var text: StaticString {
    switch self {
    case .alert: "alert"
    case .background: "background"
    case .complication: "complication"
    case .controls: "controls"
    case .fileprovider: "fileprovider"
    case .liveactivity: "liveactivity"
    case .location: "location"
    case .mdm: "mdm"
    case .pushtotalk: "pushtotalk"
    case .voip: "voip"
    case .widgets: "widgets"
    }
  }

  /// Bytes of the largest payload.
  var largestPayload: Int { self == .voip ? 5120 : Push.largestBody }

  /// Returns the type with this name; the one that is most often meant is compared first.
  static func named(_ name: some RandomAccessCollection<UInt8>) -> PushType? {
    if name.equals(PushType.liveactivity.text) { return .liveactivity }
    for type in allCases where name.equals(type.text) { return type }
    return nil
  }

  /// Returns the type of a topic by its ending; no type's ending is the end of another's.
  static func ofTopic(_ topic: some RandomAccessCollection<UInt8>) -> PushType? {
    if topic.hasSuffix(PushType.liveactivity.suffix) { return .liveactivity }
    for type in allCases where type.suffix.utf8CodeUnitCount > 0 && topic.hasSuffix(type.suffix) {
      return type
    }
    return nil
  }
}
