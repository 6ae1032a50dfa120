import Phone

extension PhoneRegion.Target {
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

  /// Returns what a touch does as the phone stands: asleep it only wakes, and StandBy's clock makes room first.
  func deed(_ snapshot: Snapshot) -> String {
    if snapshot.screen == .asleep { return "wakes the phone" }
    if case .standBy(nil)? = snapshot.scene?.place {
      switch self {
      case .card, .island: return "shows it on the whole screen"
      default: break
      }
    }
    return deed
  }
}
