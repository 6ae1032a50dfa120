// A phone that was read from a file that anybody may have changed.
extension SimulatedPhone {
  /// Whether everything that names an activity, an app or a place by its number names one that there is, and nothing has
  /// been counted farther than one can count.
  public var isSound: Bool {
    let (activities, programs) = (slots.indices, apps.indices)
    let named = Array(slotPlaces.values) + freeSlots + slotsByToken.places + Array(startAlerts.keys)
    let listeners = channelsByKey.values.flatMap(\.listeners) + (lateListeners ?? [])
    return (named + listeners + deadlines.numbers).allSatisfy(activities.contains)
      && slots.allSatisfy { programs.contains($0.app) }
      && countings.allSatisfy(SimulatedPhone.counts.contains)
      && notificationList.allSatisfy { abs(Double($0.id)) <= 0x1p53 }
      && (0..<3).contains(device.islandTurn ?? 0)
      && log.isSound
      && appPlaces.values.allSatisfy(programs.contains)
      && apps.allSatisfy {
        $0.running.isSound && $0.running.numbers.allSatisfy(activities.contains)
      }
      && deadlines.isSound
      && lastSwiped.map { programs.contains($0.app) } != false
      && jobs.values.allSatisfy {
        switch $0 {
        case .start(let start): programs.contains(start.app)
        case .slot(let slot, _): activities.contains(slot)
        case .departed: true
        }
      }
  }

  /// All numbers that are counted on from.
  private var countings: [Int] {
    let budgets = slots.map(\.budget) + apps.flatMap(\.startBudgets.values)
    return [startCount, jobCount] + slots.map(\.activity.revision) + budgets.map { $0.over ?? 0 }
      + apps.flatMap { [$0.activityCount, $0.startingCount] }
      + broadcasts.values.flatMap { [$0.open, $0.shown, $0.ignored] }
  }
}
