import JSON
import LiveActivities
import Phone
import WidgetProtocol

extension RunningSimulator {
  /// Returns an activity as the API writes it, without its texts.
  func view(_ activity: LiveActivity) -> ActivityView {
    view(activity, ShownPlaces(selection).names(of: activity.id))
  }

  /// Returns all activities; where each one shows is computed once for all.
  var activityViews: [ActivityView] {
    let places = ShownPlaces(selection)
    return phone.activities.map { view($0, places.names(of: $0.id)) }
  }

  private func view(_ activity: LiveActivity, _ presentations: [String]) -> ActivityView {
    ActivityView(
      activity: activity, app: app(bundle: activity.bundle)?.folder.name ?? activity.bundle,
      presentations: presentations,
      islandAbsence: absentApps.contains(activity.bundle)
        ? "its app is not here" : phone.islandAbsence(of: activity.id),
      budget: phone.budget(of: activity.id).map {
        PushBudget(left: $0.left, size: $0.size, over: $0.over)
      },
      deadlines: momentsAhead(of: activity),
      openedURL: phone.device.foreground == activity.bundle ? phone.device.openedURL : nil,
      now: now)
  }

  /// Returns one that has left the phone, as it was then.
  func view(_ past: PastActivity) -> ActivityView {
    var view = view(past.activity, [])
    view.dismissal = past.dismissal
    view.islandAbsence = "it is dismissed"
    view.texts = [:]
    return view
  }

  /// Returns the texts of each presentation that the device has and that is drawn, and whether those are all.
  func texts(of activity: LiveActivity) -> (drawn: [String: [String]], isWhole: Bool) {
    var texts: [String: [String]] = [:]
    var isWhole = true
    for presentation in Presentation.usual.filter(\.isOnPhone) {
      switch exhibit(of: activity, as: presentation) {
      case .absent: continue
      case .pending: isWhole = false
      case .ready(let picture):
        texts[presentation.rawValue] = picture.texts
      }
    }
    return (texts, isWhole)
  }
}

extension LiveActivity {
  /// The newest timestamp that it took, as it is told: the app's own updates count as the last moment before their second,
  /// which nobody could send. nil before the first push.
  var toldTimestamp: Double? {
    guard lastTimestamp > -1e15 else { return nil }
    let isBeforeSecond = lastTimestamp.nextUp == lastTimestamp.nextUp.rounded(.down)
    return isBeforeSecond ? lastTimestamp.rounded(.down) : lastTimestamp
  }
}

/// An activity that has left the phone.
struct PastActivity: Sendable {
  var activity: LiveActivity
  var dismissal: PastDismissal
}

/// Where activities are to be seen now.
private struct ShownPlaces {
  private let selection: Selection
  private let lockScreen: Set<String>

  init(_ selection: Selection) {
    (self.selection, lockScreen) = (selection, Set(selection.lockScreen))
  }

  func names(of id: String) -> [String] {
    var names: [String] = []
    if lockScreen.contains(id) { names.append("lockScreen") }
    if selection.expanded == id { names.append("expanded") }
    if selection.banner == id { names.append("banner") }
    switch selection.island {
    case .compact(id): names.append("compact")
    case .minimal(attached: id, _), .minimal(_, detached: id): names.append("minimal")
    default: break
    }
    return names
  }
}

extension AlertText {
  /// Creates an alert as a payload words it: texts, or keys into the app's strings.
  init?(json: JSONValue) {
    func line(_ value: JSONValue?) -> Line? {
      if let text = value?.string { return .text(text) }
      guard let key = value?["loc-key"]?.string else { return nil }
      return .localized(key: key, arguments: (value?["loc-args"]?.array ?? []).compactMap(\.string))
    }
    guard json.object != nil else { return nil }
    self.init(title: line(json["title"]), body: line(json["body"]), sound: json["sound"]?.string)
  }
}
