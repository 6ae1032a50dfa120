// Who is shown where.
extension SimulatedPhone {
  /// What is to be seen where; the island as it is on an unlocked phone.
  public var selection: Selection {
    let (island, waiting) = sharedIsland
    var selection = Selection(
      island: island, islandWaiting: waiting, expanded: nil, banner: nil,
      lockScreen: lockScreenOrder(),
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
  var islandSelection: Selection.Island { sharedIsland.island }

  /// The island at rest, and what shares it unseen.
  ///
  /// Of more apps than the island holds those with the highest relevance are taken; of the two that are seen the one that
  /// started first stands attached, until people swipe. Apple says only that the system picks, and that people swipe
  /// between three.
  var sharedIsland: (island: Selection.Island, waiting: [String]) {
    guard traits.hasIsland else { return (.empty, []) }
    // One more than two is looked for only where the island holds it: this is asked for every push.
    let capacity = min(max(traits.islandCapacity, 2), 3)
    var best: (key: Standing, number: Int)?
    var second: (key: Standing, number: Int)?
    var third: (key: Standing, number: Int)?
    for state in apps {
      guard let leader = state.running.first, !isInFront(state.app.bundle) else { continue }
      if let known = best, known.key < leader.key {
        if let other = second, other.key < leader.key {
          if third.map({ leader.key < $0.key }) ?? true { third = leader }
        } else {
          (second, third) = (leader, second)
        }
      } else {
        (best, second, third) = (leader, best, second)
      }
    }
    guard let best else { return (.empty, []) }
    func id(_ standing: (key: Standing, number: Int)) -> String {
      slots[standing.number].activity.id
    }
    guard let second else { return (.compact(id(best)), []) }
    let turn = device.islandTurn ?? 0
    guard capacity == 3, let third else {
      let (older, newer) =
        best.key.startNumber < second.key.startNumber ? (best, second) : (second, best)
      return turn % 2 == 0
        ? (.minimal(attached: id(older), detached: id(newer)), [])
        : (.minimal(attached: id(newer), detached: id(older)), [])
    }
    let order = [best, second, third].sorted { $0.key.startNumber < $1.key.startNumber }
    let turned = (0..<3).map { order[($0 + turn) % 3] }
    return (.minimal(attached: id(turned[0]), detached: id(turned[1])), [id(turned[2])])
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
    let (island, waiting) = sharedIsland
    if waiting.contains(activityID) { return "it waits in the island: a swipe over it brings it" }
    switch island {
    case .compact(let id) where id != activityID: return "another activity of its app goes first"
    case .minimal(let one, let other) where ![one, other].contains(activityID):
      return "other activities go first"
    default: return nil
    }
  }
}
