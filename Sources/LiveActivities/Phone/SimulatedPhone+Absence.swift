import Findings
import JSON

// What events are about that is not on the phone.
extension SimulatedPhone {
  /// Returns what an event names that is not on the phone, so that it would change nothing; nil: all of it is there.
  public func absence(in event: Event) -> Finding? {
    if let id = event.activityID, SystemActivity.Kind(islandID: id) == nil, activity(id) == nil {
      var finding = noActivity(id)
      finding.fix = "Start it first, or name one that runs."
      return finding
    }
    return event.appBundle.flatMap(absence(ofApp:))
  }

  /// Returns that an app is not installed; nil: it is.
  public func absence(ofApp bundle: String) -> Finding? {
    app(bundle) == nil ? noApp(bundle) : nil
  }

  /// Apps that are named to whoever means another.
  private static let namedApps = 8
  /// More activities than these are not compared with a name that none has.
  private static let comparedActivities = 250

  /// Returns that no app of this name is installed, and those that are.
  func noApp(_ bundle: String, remedy: String = "Install it, or name one that is") -> Finding {
    let installed = installedApps.prefix(SimulatedPhone.namedApps).map(\.bundle)
    return Finding(
      "app-unknown", sentence: "the app \(bundle) is not installed",
      fix: installed.isEmpty ? nil : "\(remedy): \(installed.joined(separator: ", ")).")
  }

  /// Returns that there is no activity of this id, and the one that may be meant.
  func noActivity(_ id: String) -> Finding {
    // Of thousands of activities the one that was meant is not worth looking for.
    let near =
      slotPlaces.count <= SimulatedPhone.comparedActivities
      ? NearestKey.nearest(to: id, in: slotPlaces.keys.sorted()) : nil
    return Finding(
      "activity-unknown",
      sentence:
        "no activity \(quoted(id)) is on the phone\(near.map { "; there is \(quoted($0))" } ?? "")")
  }
}

extension Event {
  /// The activity that must be on the phone for this to change anything; nil: none is named. A push is judged by itself.
  public var activityID: String? {
    switch self {
    case .person(let act): act.activityID
    case .app(_, .update(let update)): update.id
    case .app(_, .end(let end)): end.id
    case .rotate(.activity(let id), _): id
    default: nil
    }
  }

  /// The app that must be installed for this to change anything; nil: none is named.
  public var appBundle: String? {
    switch self {
    case .person(.allow(let bundle)), .person(.deny(let bundle)), .app(let bundle, _),
      .set(.liveActivities(let bundle, _)), .set(.frequentUpdates(let bundle, _)),
      .set(.notifications(let bundle, _)), .remove(let bundle):
      bundle
    default: nil
    }
  }
}

extension PersonAct {
  /// The activity that is touched; nil: none is named.
  fileprivate var activityID: String? {
    switch self {
    case .tap(let id, _), .press(let id, _), .hold(let id), .uncover(let id), .swipe(let id),
      .hide(let id):
      id
    case .show(let id): id
    default: nil
    }
  }
}
