// Who is shown where.
extension SimulatedPhone {
  /// What is to be seen where; the island as it is on an unlocked phone.
  public var selection: Selection { selection(without: []) }

  /// Returns the same without what runs of some apps.
  public func selection(without absent: Set<String>) -> Selection {
    var selection = Selection(
      island: sharedIsland(without: absent).island, expanded: nil, banner: nil,
      lockScreen: lockScreenOrder(without: absent),
      notifications: notificationList.reversed().map(\.id))
    if let expansion = device.expansion, device.screen == .unlocked,
      absent.isEmpty || activity(expansion.activityID).map({ absent.contains($0.bundle) }) != true
    {
      if traits.hasIsland {
        selection.expanded = expansion.activityID
      } else {
        selection.banner = expansion.activityID
      }
    }
    return selection
  }

  /// The island at rest: what goes first alone, or the first two.
  public var islandSelection: Selection.Island { sharedIsland().island }

  /// The island at rest, and what shares it unseen.
  ///
  /// Of each app its best activity competes, with what iOS itself shows; of more than two those with the lowest rank are
  /// taken, then those with the highest relevance. The one that started first stands attached, unless a person has
  /// swapped them. Where the island holds three, swipes bring them in turn. Apple says only that the system picks.
  func sharedIsland(
    without absent: Set<String> = []
  ) -> (island: Selection.Island, waiting: [String]) {
    guard traits.hasIsland else { return (.empty, []) }
    var best: Contender?
    var second: Contender?
    var third: Contender?
    for state in apps {
      guard !isInFront(state.app.bundle), let leader = leader(of: state),
        absent.isEmpty || !absent.contains(state.app.bundle)
      else { continue }
      Contender(id: leader.number, standing: leader.key).enter(&best, &second, &third)
    }
    if let system = device.system {
      if let moment = system.last(where: { $0.kind.row.stays != nil }) {
        return (.compact(moment.id), [])
      }
      for activity in system where !isHidden(activity.id) {
        guard activity.kind.row.bundle.map(isInFront) != true else { continue }
        Contender(system: activity).enter(&best, &second, &third)
      }
    }
    guard let best else { return (.empty, []) }
    guard let second else { return (.compact(id(of: best)), []) }
    if traits.islandCapacity > 2, let third {
      let order = [best, second, third].sorted {
        $0.standing.startNumber < $1.standing.startNumber
      }
      let turned = (0..<3).map { id(of: order[($0 + (device.islandTurn ?? 0)) % 3]) }
      return (.minimal(attached: turned[0], detached: turned[1]), [turned[2]])
    }
    let bestIsOlder = best.standing.startNumber < second.standing.startNumber
    let (first, other) =
      bestIsOlder ? (id(of: best), id(of: second)) : (id(of: second), id(of: best))
    let island: Selection.Island =
      device.attached == other
      ? .minimal(attached: other, detached: first) : .minimal(attached: first, detached: other)
    return (island, [])
  }

  /// Returns the best activity of an app that nobody has swiped off the island.
  private func leader(of state: AppState) -> (key: Standing, number: Int)? {
    guard device.hidden != nil else { return state.running.first }
    return state.running.numbers.filter { !isHidden(slots[$0].activity.id) }
      .map { slot in
        let activity = slots[slot].activity
        return (
          Standing(score: activity.relevanceScore, startNumber: activity.startNumber), slot
        )
      }.min { $0.0 < $1.0 }
  }

  private func isHidden(_ id: String) -> Bool { device.hidden?.contains(id) == true }

  private func id(of contender: Contender) -> String {
    contender.system ?? slots[contender.slot].activity.id
  }

  /// What competes for the island.
  private struct Contender {
    var rank = SystemActivityRow.appRank
    var standing: Standing
    var slot = -1
    var system: String?

    init(id slot: Int, standing: Standing) { (self.slot, self.standing) = (slot, standing) }

    init(system activity: SystemActivity) {
      (rank, system) = (activity.kind.row.rank, activity.id)
      standing = Standing(score: 0, startNumber: activity.startNumber)
    }

    /// Takes its place among the first three.
    func enter(
      _ best: inout Contender?, _ second: inout Contender?, _ third: inout Contender?
    ) {
      guard let first = best else { return best = self }
      if goesBefore(first) {
        (best, second, third) = (self, first, second)
      } else if second.map(goesBefore) ?? true {
        (second, third) = (self, second)
      } else if third.map(goesBefore) ?? true {
        third = self
      }
    }

    private func goesBefore(_ other: Contender) -> Bool {
      rank != other.rank ? rank < other.rank : standing < other.standing
    }
  }

  /// Returns the Lock Screen's cards, top first: by relevance, then first started; running and ended ones together.
  public func lockScreenOrder(limit: Int = .max, without absent: Set<String> = []) -> [String] {
    let cards = slotPlaces.values.filter { slot in
      let activity = slots[slot].activity
      return activity.isOnLockScreen && (absent.isEmpty || !absent.contains(activity.bundle))
    }
    let shown = cards.sorted { one, other in
      let (one, other) = (slots[one].activity, slots[other].activity)
      if one.relevanceScore != other.relevanceScore {
        return one.relevanceScore > other.relevanceScore
      }
      return one.startNumber < other.startNumber
    }
    return shown.prefix(limit).map { slots[$0].activity.id }
  }

  /// Returns whether an app is being used: then the island does not show its activities.
  func isInFront(_ bundle: String) -> Bool {
    device.screen == .unlocked && device.foreground == bundle
  }

  /// Returns why the island does not show an activity, for a person; nil when it does or could.
  public func islandAbsence(of activityID: String) -> String? {
    guard let activity = activity(activityID) else { return "the activity is gone" }
    if !traits.hasIsland { return "this phone has no island" }
    if !activity.isPresented { return "it was created with a stale date in the past" }
    if !activity.isInIsland { return "it is \(activity.phase.rawValue)" }
    if isInFront(activity.bundle) { return "its own app is in the foreground" }
    if isHidden(activityID) { return "a swipe has hidden it; a swipe outwards brings it back" }
    let (island, waiting) = sharedIsland()
    if waiting.contains(activityID) { return "it waits in the island: a swipe over it brings it" }
    switch island {
    case .compact(let id) where SystemActivity.Kind(islandID: id) != nil:
      return "what iOS itself shows stands there for a moment"
    case .compact(let id) where id != activityID: return "another activity of its app goes first"
    case .minimal(let one, let other) where ![one, other].contains(activityID):
      return "other activities go first"
    default: return nil
    }
  }
}
