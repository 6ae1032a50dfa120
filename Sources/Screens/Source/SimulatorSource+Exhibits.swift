import LiveActivities
import Phone
import Simulator

extension SimulatorSource {
  /// Returns the presentations that an activity has on this device, as its widget draws them now; where real time
  /// is given, they may be those of a moment ago, with the seconds until they should be asked for again.
  func exhibits(_ wish: ExhibitWish, at realTime: Double?) -> (
    list: [ActivityExhibit], dueIn: Double?
  ) {
    let activities = simulator.shownActivities
    guard let activity = activities.first(where: { $0.id == wish.activity }) ?? activities.first
    else { return ([], nil) }
    let look = KeptExhibits.Look(
      wish: wish, activity: activity.id, isRunning: activity.isRunning, isStale: activity.isStale,
      settings: simulator.settings)
    guard let realTime else { return (exhibits(of: activity, wish), nil) }
    let rest = keptExhibits.rest(
      look, revision: activity.revision, isMissing: lacksExhibits, at: realTime)
    if let rest { return (keptExhibits.list, rest) }
    let list = exhibits(of: activity, wish)
    let before = keptExhibits.list
    let asked = simulator.askedPictures
    let isComplete = !simulator.isPictureMissing(ofFirst: asked)
    keptExhibits.keep(
      list, look, revision: activity.revision, awaiting: isComplete ? nil : asked, at: realTime)
    return (list, isComplete || list != before ? nil : KeptExhibits.patience)
  }

  /// Returns whether pictures beside the phone are on their way that are to be shown together.
  public func awaitsExhibits(at realTime: Double) -> Bool {
    lacksExhibits && keptExhibits.waits(at: realTime)
  }

  /// Whether a picture beside the phone was asked for and has not come.
  private var lacksExhibits: Bool {
    keptExhibits.awaited.map(simulator.isPictureMissing(ofFirst:)) ?? false
  }

  /// Returns what another device shows of an activity; the alert first, while one is said there.
  func device(
    _ device: OtherDevice, of wish: ExhibitWish
  ) -> (picture: PhonePicture, changesIn: Double?)? {
    let activities = simulator.shownActivities
    guard let activity = activities.first(where: { $0.id == wish.activity }) ?? activities.first,
      device.presentation.shows(activity)
    else { return nil }
    let alertEnd = device.presentation == .watch ? simulator.alertEnd(of: activity.id) : nil
    let rest = alertEnd.map { $0 - simulator.now }.flatMap { $0 > 0 ? $0 : nil }
    let state = simulator.exhibit(
      of: activity, as: rest == nil ? device.presentation : .watchAlert, size: device.size,
      surroundings: .phone, ground: device.ground, pixel: device.pixel, acceptsLast: true)
    guard case .ready(let picture) = state else { return nil }
    return (picture, rest)
  }

  private func exhibits(of activity: LiveActivity, _ wish: ExhibitWish) -> [ActivityExhibit] {
    ActivityExhibit.Kind.allCases.compactMap { kind in
      // Island and car let go of an activity that has ended, and what is stale is not shown twice.
      guard kind == .lockScreen || kind.presentation.shows(activity) else { return nil }
      if kind.isStale, !activity.isRunning || activity.isStale { return nil }
      let state = simulator.exhibit(
        of: activity, as: kind.presentation, isStale: kind.isStale ? true : nil,
        pixel: kind.pixel(beside: wish.pixel), acceptsLast: true)
      guard case .ready(let picture) = state else { return nil }
      return ActivityExhibit(kind: kind, picture: picture)
    }
  }
}
