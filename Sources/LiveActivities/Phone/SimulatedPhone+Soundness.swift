// A phone that was read from a file that anybody may have changed.
extension SimulatedPhone {
  /// Whether everything that names an activity, an app or a place by its number names one that there is, and nothing has
  /// been counted farther than one can count.
  public var isSound: Bool {
    let (activities, programs) = (slots.indices, apps.indices)
    let named = Array(slotPlaces.values) + freeSlots + slotsByToken.places + Array(startAlerts.keys)
    let listeners = channelsByKey.values.flatMap(\.listeners)
    return (named + listeners + deadlines.numbers).allSatisfy(activities.contains)
      && slots.allSatisfy {
        programs.contains($0.app) && SimulatedPhone.counts.contains($0.activity.revision)
      }
      && SimulatedPhone.counts.contains(startCount) && SimulatedPhone.counts.contains(jobCount)
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
}
