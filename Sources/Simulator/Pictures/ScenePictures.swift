import Phone
import WidgetProtocol

/// The widgets' pictures for one scene, and which of them are not drawn yet.
@MainActor
struct ScenePictures {
  private let simulator: RunningSimulator
  private let place: PhoneScene.Place
  private let isFullscreen: Bool
  /// The number of the last picture that was asked for and is not there.
  private(set) var missing: Int?

  /// Creates pictures for where the person is; none is asked for yet.
  init(_ simulator: RunningSimulator, at place: PhoneScene.Place) {
    (self.simulator, self.place) = (simulator, place)
    isFullscreen = if case .standBy(.some) = place { true } else { false }
  }

  /// Returns a slot of an activity as it is to be shown: where it could not be drawn, the last picture of it, or why.
  mutating func picture(_ id: String, _ slot: Slot) -> Picture? {
    guard let activity = simulator.phone.activity(id),
      let room = simulator.room(for: slot, at: place)
    else { return nil }
    let environment = simulator.environment(
      now: simulator.changeTime(of: activity), isDimmed: place == .alwaysOn,
      isLocked: simulator.isLocked(at: place), isFullscreen: isFullscreen)
    let state = simulator.picture(of: activity, on: room, environment: environment)
    // What nobody sees is asked for all the same, so that it is there when the phone is unlocked.
    if slot == .lockScreen || place.showsIsland { note(state) }
    switch state {
    case .failed(let finding, nil): return .explaining(finding.sentence, on: room)
    case .failed(let finding, let last?): return last.markedOld(finding)
    default: return state.best
    }
  }

  /// Returns the same as a part of the island; what the system itself shows there has a picture at once.
  mutating func part(_ id: String, _ slot: Slot) -> PhoneScene.Part? {
    if let system = simulator.phone.systemActivities.first(where: { $0.id == id }) {
      let picture = SystemPicture(
        system, device: simulator.settings.device,
        isRightToLeft: simulator.settings.display.isMirrored(in: simulator.settings.locale)
      ).picture(slot)
      return PhoneScene.Part(activityID: id, picture: picture)
    }
    return picture(id, slot).map { PhoneScene.Part(activityID: id, picture: $0) }
  }

  /// Returns the first of some activities that rings, over the whole Lock Screen.
  mutating func ringing(among ids: [String]) -> PhoneScene.Part? {
    let ringing = ids.lazy.compactMap { [simulator] in simulator.phone.activity($0) }
      .first { $0.isRinging }
    guard let activity = ringing,
      let room = Presentation.alarm.rooms(on: simulator.settings.device).first
    else { return nil }
    let (_, environment) = simulator.asked(of: activity, as: .alarm)
    let state = simulator.picture(of: activity, on: room, environment: environment)
    note(state)
    return state.best.map { PhoneScene.Part(activityID: activity.id, picture: $0) }
  }

  private mutating func note(_ state: PictureState) {
    if case .pending(let number, _) = state { missing = max(missing ?? 0, number) }
  }
}
