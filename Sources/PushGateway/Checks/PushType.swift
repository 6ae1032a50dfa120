import LiveActivities

// Names, topics and payloads of push types as a gateway compares them: by their bytes.
extension PushType {
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
  var largestPayload: Int { self == .voip ? Push.largestLongBody : Push.largestBody }

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

  /// Returns what to send in place of a text that is no push type: what the token takes, or what was probably meant; of a
  /// body for another kind of token, where that is to go.
  ///
  /// - Parameter owner: what the push's token is and whose; nil: that is not known.
  static func fix(
    for text: String, to owner: (kind: TokenStanding.Kind, bundle: String)?, _ body: Envelope
  ) -> String {
    if let misfit = owner?.kind.misfit(of: body, bundle: owner?.bundle ?? "") { return misfit }
    let isOrdinary = owner?.kind == .device
    if owner != nil, !isOrdinary { return "Send \(liveactivity.rawValue)." }
    let types = allCases.filter { !isOrdinary || $0 != .liveactivity }.map(\.rawValue)
    let near = NearestKey.nearest(to: text, in: allCases.map(\.rawValue))
    if isOrdinary, near == liveactivity.rawValue {
      return "Send \((body.ordinaryType ?? .alert).rawValue)."
    }
    if let near { return "Send \(near)." }
    return "Send one of \(types.joined(separator: ", "))."
  }
}
