// Who is shown where.
extension SimulatedPhone {
  /// What is to be seen where; the island as it is on an unlocked phone.
  public var selection: Selection {
    let island = islandSelection
    var selection = Selection(
      island: island, expanded: nil, banner: nil, lockScreen: lockScreenOrder(),
      notifications: notificationList.reversed().map(\.id))
    if let expansion = device.expansion, device.screen == .unlocked {
      if traits.hasIsland {
        selection.expanded = expansion.activityID
      } else {
        selection.banner = expansion.activityID
      }
    }
    return selection
  }

  /// The island at rest: one app's best activity, or the best of two apps.
  ///
  /// Of more than two apps those with the highest relevance are taken; the one that started first stands attached.
  /// Apple says of both only that the system picks.
  var islandSelection: Selection.Island {
    guard traits.hasIsland else { return .empty }
    var best: (key: Standing, number: Int)?
    var second: (key: Standing, number: Int)?
    for state in apps {
      guard let leader = state.running.first, !isInFront(state.app.bundle) else { continue }
      if let known = best, known.key < leader.key {
        if second.map({ leader.key < $0.key }) ?? true { second = leader }
      } else {
        (best, second) = (leader, best)
      }
    }
    guard let best else { return .empty }
    guard let second else { return .compact(slots[best.number].activity.id) }
    let bestIsOlder = best.key.startNumber < second.key.startNumber
    return .minimal(
      attached: slots[(bestIsOlder ? best : second).number].activity.id,
      detached: slots[(bestIsOlder ? second : best).number].activity.id)
  }

  /// The Lock Screen's cards, top first: by relevance, then first started; running and ended ones together.
  public func lockScreenOrder(limit: Int = .max) -> [String] {
    let shown = slotPlaces.values.filter { slots[$0].activity.isOnLockScreen }
      .map { (slots[$0].activity.relevanceScore, slots[$0].activity.startNumber, $0) }
      .sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }
    return shown.prefix(limit).map { slots[$0.2].activity.id }
  }

  /// Whether an app is being used: then the island does not show its activities.
  func isInFront(_ bundle: String) -> Bool {
    device.screen == .unlocked && device.foreground == bundle
  }

  /// Why the island does not show an activity, for a person; nil when it does or could.
  public func islandAbsence(of activityID: String) -> String? {
    guard let activity = activity(activityID) else { return "the activity is gone" }
    if !traits.hasIsland { return "this phone has no island" }
    if !activity.isPresented { return "it was created with a stale date in the past" }
    if !activity.isInIsland { return "it is \(activity.phase.rawValue)" }
    if isInFront(activity.bundle) { return "its own app is in the foreground" }
    switch islandSelection {
    case .compact(let id) where id != activityID: return "another activity of its app goes first"
    case .minimal(let one, let other) where ![one, other].contains(activityID):
      return "other activities go first"
    default: return nil
    }
  }
}
