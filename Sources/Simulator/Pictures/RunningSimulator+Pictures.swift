import Drawing
import Findings
import JSON
import LiveActivities
import Phone
import WidgetProtocol

extension RunningSimulator {
  /// Returns how a widget sees the world on this phone at a moment.
  public func environment(
    now: Double, isDimmed: Bool = false, isLocked: Bool = false, isFullscreen: Bool = false
  ) -> WidgetEnvironment {
    WidgetEnvironment(
      // A dimmed screen is drawn as in the dark.
      appearance: isDimmed ? .dark : settings.appearance, typeSize: settings.typeSize,
      isDimmed: isDimmed, isLocked: isLocked, hasIncreasedContrast: settings.hasIncreasedContrast,
      isRightToLeft: settings.isRightToLeft, isFullscreen: isFullscreen,
      reducesMotion: settings.reducesMotion, locale: settings.locale, timeZone: settings.timeZone,
      now: now)
  }

  /// Returns how a widget sees the world for what the phone shows now, at a moment.
  func environmentShown(now: Double) -> WidgetEnvironment {
    let place = place
    var isFullscreen = false
    if case .standBy(.some) = place { isFullscreen = true }
    return environment(
      now: now, isDimmed: place == .alwaysOn, isLocked: isLocked(at: place),
      isFullscreen: isFullscreen)
  }

  /// Returns when an activity last changed, in virtual UNIX seconds; its widget takes that for now.
  public func changeTime(of activity: LiveActivity) -> Double {
    changeTimes[activity.id] ?? activity.startedAt
  }

  /// A state that a widget has been given to read.
  struct Reading {
    var state: JSONText
    /// When, in virtual UNIX seconds.
    var time: Double
    /// Whether it is drawn already.
    var isDrawnAhead = false
  }

  /// Notes that a widget is given a state to read, now.
  func noteReading(_ job: DecodeJob) {
    readings[job.activityID] = job.state.map { Reading(state: $0, time: phone.now) }
  }

  /// Notes that an activity has changed: now, or when its widget was given the state that it shows from now on.
  ///
  /// - Returns: whether what it shows was drawn ahead.
  @discardableResult
  func noteChange(of activity: LiveActivity) -> Bool {
    guard let reading = readings[activity.id], reading.state == activity.state else {
      changeTimes[activity.id] = phone.now
      return false
    }
    readings[activity.id] = nil
    changeTimes[activity.id] = reading.time
    return reading.isDrawnAhead
  }

  /// Returns a running activity as its widget draws it for a surface; stale or not as it is, unless told otherwise.
  public func picture(
    of activity: LiveActivity, on surface: Surface, environment: WidgetEnvironment,
    isStale: Bool? = nil
  ) -> PictureState {
    let request = RenderRequest(
      attributesType: activity.attributesType, surface: surface, environment: environment,
      attributes: activity.attributes.string, state: activity.state.string,
      activityID: activity.id, isStale: isStale ?? activity.isStale)
    let push = phone.pushShown(by: activity.id)
    return picture(request, bundle: activity.bundle, subject: activity.id) { [weak self] reply in
      self?.noteDrawn(activity, surface.slot, reply, push: push)
    }
  }

  /// Returns a sample state of an app as its widget draws it.
  public func samplePicture(
    of app: SimulatedApp, state: Int, on surface: Surface, environment: WidgetEnvironment,
    isStale: Bool = false
  ) -> PictureState {
    guard app.folder.states.indices.contains(state) else {
      return .failed(Finding("widget-answer", sentence: "There is no such state."), last: nil)
    }
    let sample = app.folder.states[state]
    let request = RenderRequest(
      attributesType: app.folder.attributesType, surface: surface, environment: environment,
      attributes: app.folder.attributes.resolvingMoments(at: environment.now).compact,
      state: sample.value.resolvingMoments(at: environment.now).compact,
      activityID: "sample", isStale: isStale)
    return picture(
      request, bundle: app.folder.bundle,
      subject: "state \(app.folder.attributesType) \(sample.name)")
  }

  /// Has a widget draw a state that it has been given to read, right behind reading it: what the phone would show.
  ///
  /// When the state shows, its pictures are there or on their way. A state that cannot be read never shows, and nobody
  /// hears of its pictures.
  func drawAhead(_ job: DecodeJob) {
    guard let state = job.state, let reading = readings[job.activityID], reading.state == state,
      let activity = phone.activity(job.activityID), activity.isOnLockScreen
    else { return }
    let environment = environmentShown(now: reading.time)
    for slot in slotsShown(of: activity.id) {
      guard let surface = settings.device.surface(for: slot) else { continue }
      let request = RenderRequest(
        attributesType: activity.attributesType, surface: surface, environment: environment,
        attributes: activity.attributes.string, state: state.string, activityID: activity.id,
        isStale: false)
      _ = picture(request, bundle: activity.bundle, subject: activity.id)
    }
    readings[activity.id]?.isDrawnAhead = true
  }

  private func picture(
    _ request: RenderRequest, bundle: String, subject: String,
    then note: (@MainActor (WidgetReply) -> Void)? = nil
  ) -> PictureState {
    let key = PictureCache.Key(
      bundle: bundle, subject: subject, state: request.state, isStale: request.isStale,
      surface: request.surface, environment: request.environment)
    return pictures.picture(key, note: note) { reply in
      guard let widget = app(bundle: bundle)?.widget else {
        return reply(.failed(Finding("widget-absent", path: bundle)))
      }
      widget.send(.render(request), reply: reply)
    } ready: { [weak self] in
      self?.feed.change.pictures = true
      self?.tell()
    }
  }
}
