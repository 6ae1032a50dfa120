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
  /// While a widget draws, `acceptsLast` takes what it drew last.
  public func exhibit(
    of activity: LiveActivity, as presentation: Presentation,
    size: SurfaceSize? = nil, appearance: WidgetEnvironment.Appearance? = nil,
    isStale: Bool? = nil, surroundings: PictureSurroundings = .wallpaper, pixel: Double = 5,
    acceptsLast: Bool = false
  ) -> ExhibitState {
    let surfaces = presentation.surfaces(on: settings.device, size: size)
    guard !surfaces.isEmpty else { return .absent }
    var environment = environment(
      now: changeTime(of: activity), isLocked: presentation == .lockScreen)
    let shown = appearance ?? settings.appearance
    environment.appearance = shown
    environment = presentation.adapted(environment)
    var activity = activity
    if presentation.isOnWatch {
      activity = watch.shown(activity)
      environment.isUpdateReduced = !settings.isWatchInReach
    }
    var pictures: [Slot: Picture] = [:]
    for surface in surfaces {
      switch picture(of: activity, on: surface, environment: environment, isStale: isStale) {
      case .ready(let picture): pictures[surface.slot] = picture
      case .pending(let last?) where acceptsLast: pictures[surface.slot] = last
      case .pending: return .pending
      case .failed(let finding, let last):
        pictures[surface.slot] =
          last?.markedOld(finding) ?? .explaining(finding.sentence, on: surface)
      }
    }
    var exhibit = Exhibit(
      presentation, pictures: pictures, device: settings.device,
      appearance: shown, activityID: activity.id,
      appTitle: title(of: activity.bundle), pixel: pixel, size: size,
      icon: icon(of: activity.bundle))
    if let words = alerts[activity.id] { exhibit.alert = words }
    exhibit.hasWallpaper = surroundings != .nothing
    let whole =
      surroundings == .phone
      ? exhibit.inPlace(
        scene(.init(pixel: pixel)).0.wallClock, ground: PictureSurroundings.ground)
      : exhibit.picture
    guard var picture = whole else { return .absent }
    if surroundings != .phone { picture.frames = exhibit.frames }
    return .ready(picture)
  }

  /// Returns what the phone shows now, with every picture: waits for widgets, at most `patience` seconds.
  public func drawnScene(_ options: SceneOptions = SceneOptions()) -> PhoneScene {
    let end = EventLoop.monotonicNow + RunningSimulator.patience
    while true {
      let (scene, isComplete) = scene(options)
      let rest = end - EventLoop.monotonicNow
      if isComplete || rest <= 0 { return scene }
      loop.pass(limit: rest)
    }
  }

  /// Runs the action with what `make` gives, once it gives something; with nil after `patience` seconds.
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
      guard change.pictures, let made = make() else { return }
      finish(made)
    }
    timer = loop.schedule(at: EventLoop.monotonicNow + RunningSimulator.patience) { finish(nil) }
  }
}

extension RunningSimulator {
  /// Returns one presentation of an activity; waits for its widget, at most `patience` seconds.
  public func drawnExhibit(
    of activity: LiveActivity, as presentation: Presentation, pixel: Double = 5
  ) -> PhonePicture? {
    let end = EventLoop.monotonicNow + RunningSimulator.patience
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

  /// Lives through what is due by now, for whoever sets the time by hand.
  public func advanceNow() { advance() }
}
