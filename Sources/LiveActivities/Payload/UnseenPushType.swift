import Findings
import JSON

/// The push types whose pushes nobody sees: the app's own code or the system takes them.
enum UnseenPushType: String {
  case complication, controls, fileprovider, location, mdm, pushtotalk, voip, widgets

  /// Finds the type of a push that nobody sees. The header says it; the topic's ending says it where there is no header,
  /// or where the header says alert and the push has none. Nil: it is no such type.
  ///
  /// - Parameter bundle: the app's bundle ID. Alone it is no type's topic, whatever its end.
  init?(_ push: Push, of bundle: String) {
    let given = push.headers.pushType
    if let type = given.flatMap(UnseenPushType.init(rawValue:)) {
      self = type
      return
    }
    guard given == nil || given == PushType.alert.rawValue, !push.envelope.alert.isPresent,
      push.headers.topic != bundle,
      let type = push.headers.topic.flatMap({ PushType.ofTopic($0) }),
      let unseen = UnseenPushType(rawValue: type.rawValue)
    else { return nil }
    self = unseen
  }

  /// Why nothing shows.
  var finding: Finding {
    Finding(
      "push-type-unseen", path: "apns-push-type",
      sentence: "a push of type \(rawValue) \(effect); Islet shows nothing of that")
  }

  /// What such a push does on a phone.
  private var effect: String {
    switch self {
    case .complication: "brings new data to a complication of the Watch app"
    case .controls: "has WidgetKit reload the app's controls"
    case .fileprovider: "tells the app's File Provider extension that files have changed"
    case .location: "has the app's location push extension tell where the phone is"
    case .mdm: "has the phone ask its management server for orders"
    case .pushtotalk: "wakes the app for a conversation by Push to Talk"
    case .voip: "wakes the app, which has to report a call"
    case .widgets: "has WidgetKit reload the app's widgets"
    }
  }

  /// Returns what is wrong with the payload.
  func remarks(on aps: JSONValue?) -> [Finding] {
    switch self {
    case .widgets, .controls:
      if aps?["content-changed"]?.bool == true { return [] }
      return [Finding("content-changed-missing", path: "aps.content-changed")]
    case .complication, .fileprovider, .location, .mdm, .pushtotalk, .voip: return []
    }
  }
}
