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
    let installed = installedApps.prefix(SimulatedPhone.namedApps).map {
      $0.title == $0.bundle ? $0.bundle : "\($0.title) (\($0.bundle))"
    }
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

// What a person does in vain.
extension SimulatedPhone {
  /// Returns why nothing changes by an event though all that it names is on the phone; nil: something changes.
  public func idleness(of event: Event) -> Finding? {
    let why: String? =
      switch event {
      case .person(let act): idleness(of: act)
      case .system(.end(let kind)) where !systemActivities.contains { $0.kind == kind }:
        "iOS shows no \(quoted(kind.rawValue)) now"
      default: nil
      }
    return why.map { Finding("act-without-effect", sentence: $0) }
  }

  private func idleness(of act: PersonAct) -> String? {
    switch act {
    case .collapse:
      device.expansion == nil && device.uncovered == nil
        ? "nothing is expanded, and no card is moved aside" : nil
    case .swap:
      if case .minimal = islandSelection { nil } else { "the island does not show two activities" }
    case .reveal: device.hidden == nil ? "nothing was taken off the island" : nil
    case .restore: canRestore ? nil : "there is no swipe to take back"
    case .standBy: device.standBy != nil ? "the phone is on its side already" : nil
    case .upright: device.standBy == nil ? "the phone is not on its side" : nil
    case .show(let id): idleness(ofShowing: id)
    case .hold(let id): idleness(ofHolding: id)
    case .hide(let id):
      islandSelection.names(id) ? nil : "the island does not show \(quoted(id))"
    case .uncover(let id):
      device.screen == .lockScreen && device.standBy == nil
        ? withoutCard(id) : "the Lock Screen is not to be seen"
    case .swipe(let id): withoutCard(id)
    case .swipeNotification(let number):
      notification(number) == nil ? "no notification of push \(number) is on the Lock Screen" : nil
    case .allow(let bundle): idleness(ofAnswering: .allowed, bundle)
    case .deny(let bundle): idleness(ofAnswering: .denied, bundle)
    case .open(let bundle):
      place(of: bundle) != nil || SystemActivityRow.appTitle(of: bundle) != nil
        || notificationList.contains { $0.bundle == bundle }
        ? nil : "the app \(bundle) is not installed"
    case .tap(let id, _):
      SystemActivity.Kind(islandID: id).flatMap { kind in
        systemActivities.contains { $0.kind == kind }
          ? nil : "iOS shows no \(quoted(kind.rawValue)) now"
      }
    // What touches the phone keeps it awake, and a press is answered by its intent.
    case .lock, .wake, .unlock, .goHome, .press, .unfold: nil
    }
  }

  private func idleness(ofShowing id: String?) -> String? {
    if device.standBy == nil {
      // By its name it might bring back what `hide` took off the island.
      let other = device.hidden == nil ? "" : "; reveal brings back what was taken off the island"
      return "the phone is not in StandBy\(other)"
    }
    return id.flatMap(withoutCard)
  }

  private func idleness(ofHolding id: String) -> String? {
    if !traits.hasIsland { return "the phone has no island" }
    if device.screen != .unlocked { return "the phone is locked: nothing expands" }
    if !islandSelection.names(id) { return "the island does not show \(quoted(id))" }
    let isHeld = device.expansion?.activityID == id && device.expansion?.until == nil
    return isHeld ? "\(quoted(id)) is expanded already" : nil
  }

  /// Returns that an activity has no card on the Lock Screen; nil: it has one.
  private func withoutCard(_ id: String) -> String? {
    let hasCard = slotPlaces[id].map { slots[$0].activity.isOnLockScreen } ?? false
    return hasCard ? nil : "\(quoted(id)) has no card on the Lock Screen"
  }

  /// Returns that an answer changes nothing: the phone asks nothing, and what is answered holds already.
  private func idleness(ofAnswering permission: Permission, _ bundle: String) -> String? {
    guard let app = place(of: bundle), !askingPermission.contains(bundle) else { return nil }
    let state = apps[app]
    let holds =
      permission == .denied
      ? state.permission == .denied && !state.activitiesEnabled
      : (state.permission == .allowed || state.permission == .always) && state.activitiesEnabled
    let words = permission == .denied ? "not allowed" : "allowed"
    return holds
      ? "the phone asks nothing about \(state.app.title): its activities are \(words) already" : nil
  }
}
