import Drawing
import EventLoop
import Findings
import JSON
import LiveActivities
import Phone
import WidgetProtocol

/// One presentation of an activity.
public enum ExhibitState {
  /// The device has no such presentation.
  case absent
  /// A widget still draws.
  case pending
  case ready(PhonePicture)
}

extension RunningSimulator {
  /// Returns one presentation of a running activity by itself, whether or not the phone shows it now.
  ///
  /// While a widget draws, `acceptsLast` takes what it drew last. `ground` is what a device stands on, where that is not
  /// what the surroundings have.
  public func exhibit(
    of activity: LiveActivity, as presentation: Presentation,
    size: SurfaceSize? = nil, appearance: WidgetEnvironment.Appearance? = nil,
    isStale: Bool? = nil, surroundings: PictureSurroundings = .wallpaper,
    ground: RGBA? = nil, pixel: Double = 5, acceptsLast: Bool = false
  ) -> ExhibitState {
    let rooms = presentation.rooms(on: settings.device, size: size)
    guard !rooms.isEmpty else { return .absent }
    let shown = appearance ?? settings.appearance
    guard
      let pictures = pictures(
        of: activity, as: presentation, on: rooms, appearance: shown, isStale: isStale,
        acceptsLast: acceptsLast)
    else { return .pending }
    var exhibit = Exhibit(
      presentation, pictures: pictures, device: settings.device,
      appearance: shown, activityID: activity.id,
      appTitle: title(of: activity.bundle), pixel: pixel, size: size,
      icon: icon(of: activity.bundle))
    exhibit.isRightToLeft = settings.display.isMirrored(in: settings.locale)
    if let alert = lastAlerts[activity.id] { exhibit.alert = alert.words }
    exhibit.hasWallpaper = surroundings != .nothing
    if surroundings.showsDevice, !presentation.isOnPhone {
      // The other activities stand there too, the more relevant first.
      for other in shownActivities.sorted(by: { $0.relevanceScore > $1.relevanceScore })
      where other.id != activity.id && presentation.shows(other) {
        guard
          let drawn = self.pictures(
            of: other, as: presentation, on: rooms, appearance: shown, acceptsLast: acceptsLast)
        else { return .pending }
        exhibit.competitors.append(
          Competitor(icon: icon(of: other.bundle), pictures: drawn, activityID: other.id))
      }
    }
    exhibit.wallClock = wallClock
    let whole =
      surroundings.showsDevice
      ? exhibit.inPlace(exhibit.wallClock, ground: ground ?? surroundings.ground) : exhibit.picture
    guard var picture = whole else { return .absent }
    picture.list.items = picture.list.items.written(in: HanForms(locale: settings.locale))
    if !surroundings.showsDevice { picture.frames = exhibit.frames }
    return .ready(picture)
  }

  /// Returns until when a Watch says an activity's last alert: as long as the phone's island shows one (a guess).
  public func alertEnd(of id: String) -> Double? {
    lastAlerts[id].map { $0.time + phone.traits.alertDuration }
  }

  /// Returns what a widget draws of an activity for a presentation; nil while it still draws.
  private func pictures(
    of activity: LiveActivity, as presentation: Presentation, on rooms: [SlotRoom],
    appearance: WidgetEnvironment.Appearance, isStale: Bool? = nil, acceptsLast: Bool
  ) -> [Slot: Picture]? {
    let (shown, environment) = asked(of: activity, as: presentation, appearance: appearance)
    var pictures: [Slot: Picture] = [:]
    for room in rooms {
      switch picture(of: shown, on: room, environment: environment, isStale: isStale) {
      case .ready(let picture): pictures[room.slot] = picture
      case .pending(_, let last?) where acceptsLast: pictures[room.slot] = last
      case .pending: return nil
      case .failed(let finding, let last):
        pictures[room.slot] =
          last?.markedOld(finding) ?? .explaining(finding.sentence, on: room)
      }
    }
    return pictures
  }

  /// Returns an activity as a presentation has it, a Watch out of reach an older one, and what its widget is told there.
  func asked(
    of activity: LiveActivity, as presentation: Presentation,
    appearance: WidgetEnvironment.Appearance? = nil
  ) -> (LiveActivity, WidgetEnvironment) {
    var environment = environment(
      now: changeTime(of: activity), isLocked: presentation == .lockScreen)
    environment.appearance = appearance ?? settings.appearance
    environment = presentation.adapted(environment)
    guard presentation.isOnWatch else { return (activity, environment) }
    environment.isUpdateReduced = !settings.isWatchInReach
    return (watch.shown(activity), environment)
  }

  /// Returns what the phone shows now, with every picture: waits for widgets, at most `widgetPatience` seconds.
  public func drawnScene(_ options: SceneOptions = SceneOptions()) -> PhoneScene {
    let end = EventLoop.monotonicNow + RunningSimulator.widgetPatience
    while true {
      let (scene, missing) = scene(options)
      let rest = end - EventLoop.monotonicNow
      if missing == nil || rest <= 0 { return scene }
      loop.pass(limit: rest)
    }
  }

  /// Calls the action with the first value that `make` returns; with nil after `widgetPatience` seconds.
  func whenDrawn<Made>(
    _ make: @escaping @MainActor () -> Made?, then action: @escaping @MainActor (Made?) -> Void
  ) {
    if let made = make() { return action(made) }
    var observer: Int?
    var timer: EventLoop.Timer?
    func finish(_ made: Made?) {
      if let observer { forgetObserver(observer) }
      if let timer { loop.cancel(timer) }
      action(made)
    }
    observer = observe { change in
      guard change.pictures || !change.activities.isEmpty, let made = make() else { return }
      finish(made)
    }
    timer = loop.schedule(at: EventLoop.monotonicNow + RunningSimulator.widgetPatience) {
      finish(nil)
    }
  }
}

extension RunningSimulator {
  /// Returns one presentation of an activity; waits for its widget, at most `widgetPatience` seconds.
  public func drawnExhibit(
    of activity: LiveActivity, as presentation: Presentation, pixel: Double = 5
  ) -> PhonePicture? {
    let end = EventLoop.monotonicNow + RunningSimulator.widgetPatience
    while true {
      switch exhibit(of: activity, as: presentation, pixel: pixel) {
      case .absent: return nil
      case .ready(let picture): return picture
      case .pending:
        let rest = end - EventLoop.monotonicNow
        if rest <= 0 { return nil }
        loop.pass(limit: rest)
      }
    }
  }

  /// Lets everything happen that is due by now, for callers that set the time by hand.
  public func advanceNow() { advance() }
}
