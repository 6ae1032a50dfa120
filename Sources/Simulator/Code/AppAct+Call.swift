import JSON
import LiveActivities
import WidgetProtocol

extension AppAct {
  /// Creates a call of ActivityKit that an app's code made.
  init(_ call: ActivityCall) {
    switch call {
    case .request(let call): self = .request(ActivityRequest(call))
    case .update(let call):
      self = .update(
        ActivityUpdate(
          id: call.activityID, state: JSONText(call.state), staleDate: call.staleDate?.ifFinite,
          relevanceScore: call.relevanceScore.ifFinite ?? 0, alert: call.alert.map(AlertText.init),
          timestamp: call.timestamp?.ifFinite))
    case .end(let call):
      let policy: ActivityEnd.Dismissal =
        call.dismissal?.ifFinite.map { $0 <= 0 ? .immediate : .after($0) } ?? .default
      self = .end(
        ActivityEnd(
          id: call.activityID, state: call.state.map { JSONText($0) }, dismissal: policy,
          timestamp: call.timestamp?.ifFinite))
    }
  }
}

extension ActivityRequest {
  /// Creates a request that an app's code made.
  init(_ call: ActivityRequestCall) {
    let pushType: LiveActivity.PushType =
      switch call.pushType {
      case .none: .none
      case .token: .token
      case .channel(let id): .channel(id)
      }
    self.init(
      attributesType: call.attributesType, attributes: JSONText(call.attributes),
      state: JSONText(call.state), staleDate: call.staleDate?.ifFinite,
      relevanceScore: call.relevanceScore.ifFinite ?? 0, pushType: pushType,
      style: LiveActivity.Style(rawValue: call.style) ?? .standard,
      alert: call.alert.map(AlertText.init), start: call.start?.ifFinite,
      isFromIntent: call.isFromIntent)
  }
}

extension Double {
  /// The number, where JSON can write it: the journal tells it again.
  fileprivate var ifFinite: Double? { isFinite ? self : nil }
}

extension AlertText {
  fileprivate init(_ alert: CallAlert) {
    self.init(title: .text(alert.title), body: .text(alert.body), sound: alert.sound)
  }
}
