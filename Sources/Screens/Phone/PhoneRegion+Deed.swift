import LiveActivities
import Phone

extension PhoneRegion.Target {
  /// The activity whose button or toggle it is; nil of everything else.
  var pressedActivityID: String? {
    switch self {
    case .action(let id, _, .button), .action(let id, _, .toggle): id
    default: nil
    }
  }

  /// The activity that it is a part of; nil of everything else.
  var activityID: String? {
    switch self {
    case .action(let id, _, _), .card(let id, _), .island(let id, _, _), .dismiss(let id),
      .allow(let id), .deny(let id):
      id
    case .sensor, .notification, .stack, .glass, .app, .homeIndicator: nil
    }
  }

  /// What a tap on it does, as it follows on a key's name: `opens touchline://match/7`.
  var deed: String {
    switch self {
    case .action(_, _, .link(let url)): "opens \(url)"
    case .card(_, let url?), .island(_, .expanded, let url?): "opens \(url)"
    case .island(_, _, let url?): "opens \(url) · Space expands"
    case .island(_, .expanded, nil): "opens its app"
    case .island: "opens its app · Space expands"
    case .card, .notification: "opens its app"
    case .action: "presses it"
    case .app: "opens it"
    case .dismiss: "removes it"
    case .stack: "opens the stack"
    case .glass: "wakes the phone"
    case .allow, .deny, .sensor, .homeIndicator: "taps it"
    }
  }

  /// Returns what a touch does as the phone stands: asleep it only wakes, and StandBy's clock makes room first; nil
  /// where it does nothing.
  func deed(_ snapshot: Snapshot) -> String? {
    if snapshot.screen == .asleep { return "wakes the phone" }
    if case .standBy(nil)? = snapshot.scene?.place {
      switch self {
      case .card, .island: return "shows it on the whole screen"
      default: break
      }
    }
    switch self {
    case .sensor where !snapshot.hasOpened: return nil
    case .homeIndicator where snapshot.screen == .unlocked && snapshot.foreground == nil: return nil
    case _ where snapshot.refusesPress(on: self): return nil
    default: return deed
    }
  }
}

extension Snapshot {
  /// Returns whether a target is a button or a toggle that does nothing until the phone is unlocked.
  func refusesPress(on target: PhoneRegion.Target) -> Bool {
    target.pressedActivityID.flatMap { id in activities.first { $0.id == id } }?.refusesPress
      ?? false
  }
}

extension AppModel {
  /// Returns what a tap on a part does, on the phone or what stands in its place; nil where it does nothing.
  func deed(of target: PhoneRegion.Target, _ snapshot: Snapshot) -> String? {
    guard phone.device != nil else { return target.deed(snapshot) }
    switch target {
    // What is no widget's answers on the phone alone.
    case .sensor, .homeIndicator: return nil
    default: return isOpening(target) ? "opens it" : target.deed
    }
  }

  /// Returns a marked part with what Enter does to it, as it is told below the picture.
  func told(_ region: PhoneRegion, _ snapshot: Snapshot) -> String {
    if let deed = deed(of: region.target, snapshot) { return "\(region.label) · Enter \(deed)" }
    return region.label + (snapshot.refusesPress(on: region.target) ? " · w unlocks it first" : "")
  }
}
