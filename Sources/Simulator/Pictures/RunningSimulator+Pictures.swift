import Drawing
import Findings
import JSON
import LiveActivities
import Phone
import WidgetHost
import WidgetProtocol

extension RunningSimulator {
  /// Returns how a widget sees the world on this phone at a moment.
  public func environment(
    now: Double, isDimmed: Bool = false, isLocked: Bool = false, isFullscreen: Bool = false
  ) -> WidgetEnvironment {
    var environment = WidgetEnvironment(
      // A dimmed screen is drawn as in the dark.
      appearance: isDimmed ? .dark : settings.appearance, typeSize: settings.typeSize,
      isDimmed: isDimmed, isLocked: isLocked, isFullscreen: isFullscreen,
      reducesMotion: settings.reducesMotion, locale: settings.locale, timeZone: settings.timeZone,
      now: now)
    environment.display = settings.display
    return environment
  }

  /// Returns when an activity last changed, in virtual UNIX seconds; its widget takes that for now.
  public func changeTime(of activity: LiveActivity) -> Double {
    activityTimes.changes[activity.id] ?? activity.startedAt
  }

  /// Returns a running activity as its widget draws it for a slot; stale or not as it is, unless told otherwise.
  public func picture(
    of activity: LiveActivity, on room: SlotRoom, environment: WidgetEnvironment,
    isStale: Bool? = nil
  ) -> PictureState {
    let request = RenderRequest(
      attributesType: activity.attributesType, room: room, environment: environment,
      attributes: activity.attributes.string, state: activity.state.string,
      activityID: activity.id, isStale: isStale ?? activity.isStale)
    let push = phone.pushShown(by: activity.id)
    return picture(
      request, bundle: activity.bundle, subject: activity.id, revision: activity.revision
    ) { [weak self] _, reply, done in
      done(reply)
      self?.noteDrawn(activity, room.slot, reply, push: push)
    }
  }

  /// Returns a sample state of an app as its widget draws it.
  public func samplePicture(
    of app: SimulatedApp, state: Int, on room: SlotRoom, environment: WidgetEnvironment,
    isStale: Bool = false
  ) -> PictureState {
    guard app.folder.states.indices.contains(state) else {
      return .failed(Finding("widget-answer", sentence: "There is no such state."), last: nil)
    }
    let sample = app.folder.states[state]
    let request = RenderRequest(
      attributesType: app.folder.attributesType, room: room, environment: environment,
      attributes: app.folder.attributes.resolvingMoments(at: environment.now).compact,
      state: sample.value.resolvingMoments(at: environment.now).compact,
      activityID: "sample", isStale: isStale)
    return picture(
      request, bundle: app.folder.bundle,
      subject: "state \(app.folder.attributesType) \(sample.name)",
      revision: sample.value.hashValue
    ) { widget, reply, done in
      SampleReading(of: app.folder, at: environment.now, by: widget)
        .explain(reply, of: sample.name, then: done)
    }
  }

  /// Returns a picture, which is asked for where it is not known.
  ///
  /// - Parameter take: takes the widget's answer, and tells what is to be kept of it.
  private func picture(
    _ request: RenderRequest, bundle: String, subject: String, revision: Int,
    taking take:
      @escaping @MainActor (
        _ widget: any WidgetRunner, _ reply: WidgetReply,
        _ done: @escaping @MainActor (WidgetReply) -> Void
      ) -> Void
  ) -> PictureState {
    let key = PictureCache.Key(
      bundle: bundle, subject: subject, revision: revision, isStale: request.isStale,
      room: request.room, environment: request.environment)
    return pictures.picture(key) { reply in
      guard let widget = app(bundle: bundle)?.widget else {
        return reply(.failed(Finding("widget-absent", path: bundle)))
      }
      widget.send(.render(request)) { take(widget, $0, reply) }
    } ready: { [weak self] in
      self?.feed.change.pictures = true
      self?.tell()
    }
  }
}
