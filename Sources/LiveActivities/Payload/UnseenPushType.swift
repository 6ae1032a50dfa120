import Findings
import JSON

/// The push types whose pushes nobody sees: the app's own code or the system takes them.
enum UnseenPushType: String {
  case complication, controls, fileprovider, location, mdm, pushtotalk, voip, widgets

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
