import Drawing

/// The way of a phone's picture from one scene to the next: a value of before, after and the seconds between.
///
/// Each layer has a track; the figures are in MOTION.md, "The island" and "The card".
public struct PhoneMotion: Sendable {
  /// Where it leads.
  public let scene: PhoneScene
  /// The scene that it came from, or was on the way to.
  let origin: PhoneScene
  private let from: Stage
  private let to: Stage
  private(set) var tracks: [Track] = []
  /// Virtual UNIX seconds at which it starts.
  public let start: Double
  /// Seconds after the start at which the widgets' pictures began to change.
  private let began: Double
  /// Seconds after the start at which the phone last changed.
  private var turnedAt = 0.0
  /// Seconds until nothing moves any more, at most two after the last change; 0 when nothing does.
  public private(set) var duration = 0.0

  /// Creates the way between two scenes, which starts at a time of the virtual clock.
  public init(from before: PhoneScene, to after: PhoneScene, start: Double) {
    self.init(from: before.stage, of: before, to: after, start: start)
  }

  private init(
    from stage: Stage, of origin: PhoneScene, to scene: PhoneScene, start: Double,
    began: Double = 0
  ) {
    (self.scene, self.origin, from, to) = (scene, origin, stage, scene.stage)
    (self.start, self.began, turnedAt) = (start, began, began)
    if isTurned {
      // Its new screen fades in, on what lies behind everything.
      tracks = to.layers.map {
        $0.id == .backdrop ? .still($0) : .fade(LayerFade(from: nil, to: $0, seconds: nil))
      }
    } else {
      guard moves, from.size == to.size else { return }
      tracks = makeTracks()
    }
    duration = min(began + Pace.limit, tracks.map(\.duration).max() ?? 0)
  }

  /// Seconds after a change within which another one is taken for a part of it.
  private static let calm = 0.1
  /// Seconds of a change of contents in which what goes is still seen: another one only changes what comes.
  private static let leaving = 0.26

  /// Returns the way to another scene when the phone changes again before it has arrived.
  ///
  /// Shapes that stay the same go on as they are, and what takes another shape starts where it stands. Contents start
  /// where they stand, too, but not while news rain down: they would never arrive.
  public func turned(to next: PhoneScene, at now: Double) -> PhoneMotion {
    let time = now - start
    guard next.stage.hasShape(of: to) else {
      return PhoneMotion(from: waypoint(at: time), of: scene, to: next, start: now)
    }
    let isNews = time - turnedAt < Self.calm || time - began < Self.leaving
    var motion =
      isNews
      ? PhoneMotion(from: from, of: origin, to: next, start: start, began: began)
      : PhoneMotion(from: withPictures(at: time), of: origin, to: next, start: start, began: time)
    motion.turnedAt = time
    return motion
  }

  /// Returns whether something moves at a virtual time; a clock that was set back ends it.
  public func isRunning(at now: Double) -> Bool { now >= start && now - start < duration }

  /// Returns the picture after so many seconds. What can be touched is the next scene's from the start.
  public func picture(after seconds: Double) -> PhonePicture {
    seconds >= duration ? to.picture : to.picture(showing: stage(at: seconds).list)
  }

  /// Whether the phone is laid on its side or taken up.
  private var isTurned: Bool {
    origin.isOnItsSide != scene.isOnItsSide && origin.device == scene.device
      && origin.appearance == scene.appearance
  }

  /// Whether anything moves: nothing does on a dimmed display, between two devices, or when only the view of a scene
  /// changes.
  private var moves: Bool {
    origin.place != .alwaysOn && scene.place != .alwaysOn && origin.device == scene.device
      && (scene.pull == nil || scene.isPressed)
      && origin.appearance == scene.appearance && !isScrolled
      && origin.room == scene.room && origin.pixel == scene.pixel
  }

  /// Whether the cards were scrolled, as far as both scenes have something to scroll: where less of it is left, they
  /// move by themselves.
  private var isScrolled: Bool {
    let most = min(from.overflow, to.overflow)
    return origin.distanceScrolled(of: most) != scene.distanceScrolled(of: most)
  }

  private func stage(at seconds: Double) -> Stage {
    if seconds >= duration { return to }
    var stage = to
    stage.layers = tracks.compactMap { $0.layer(at: max(0, seconds)) }
    return stage
  }

  /// Returns the stage as it stands after so many seconds, for another way to begin at.
  private func waypoint(at seconds: Double) -> Stage {
    if seconds >= duration { return to }
    var stage = to
    stage.layers = tracks.compactMap { track in
      guard var layer = track.layer(at: max(0, seconds)) else { return nil }
      layer.casts = track.casts(at: seconds) ?? []
      return layer
    }
    return stage
  }

  /// Returns where the way began, with the pictures as they stand after so many seconds.
  private func withPictures(at seconds: Double) -> Stage {
    var stage = from
    for track in tracks {
      guard case (let id, let casts?) = (track.id, track.casts(at: seconds)),
        let place = stage.layers.firstIndex(where: { $0.id == id })
      else { continue }
      stage.layers[place].casts = casts.enumerated().map { index, cast in
        var cast = cast
        if stage.layers[place].casts.indices.contains(index) {
          cast.map = stage.layers[place].casts[index].map
        }
        return cast
      }
    }
    return stage
  }

  // MARK: Tracks

  /// Returns a track for each layer of either stage, back to front: what leaves stays above what it stood above.
  private func makeTracks() -> [Track] {
    var tracks: [Track] = []
    var leaving: [Layer.ID?: [Layer]] = [:]
    var below: Layer.ID?
    for layer in from.layers {
      if to.layers.contains(where: { $0.id == layer.id }) {
        below = layer.id
      } else {
        leaving[isWholeApp(layer) ? lastBelowApps : below, default: []].append(layer)
      }
    }
    func leave(_ id: Layer.ID?) {
      for layer in leaving.removeValue(forKey: id) ?? [] { tracks.append(departure(of: layer)) }
    }
    leave(nil)
    for layer in to.layers {
      tracks.append(
        from.layers.first { $0.id == layer.id }.map { change(of: $0, to: layer) }
          ?? arrival(of: layer))
      leave(layer.id)
    }
    return tracks
  }

  private func isWholeApp(_ layer: Layer) -> Bool {
    guard case .app = layer.id else { return false }
    return layer.frame.width >= from.size.width * Self.leastApp
  }

  /// How much of the screen's width an open app has at least, in whosever hand; icons have less.
  private static let leastApp = 0.4

  /// The layer that an open app covers last: it stands below time and island.
  private var lastBelowApps: Layer.ID? {
    to.layers.last { layer in
      switch layer.id {
      case .backdrop, .app: true
      default: false
      }
    }?.id
  }

  private var move: IslandMove { IslandMove(from: origin, to: scene) }

  private func change(of old: Layer, to new: Layer) -> Track {
    switch new.id {
    case .island, .detached:
      let isTouched = origin.isPressed || scene.isPressed
      let move = new.id == .island || isTouched ? move : .split
      return old == new
        ? .still(new)
        : .island(IslandMotion(from: old, to: new, move, now: start, began: began))
    case .statusBar where old != new && (move != .none || origin.place != scene.place):
      return .fade(LayerFade(moving: old, to: new, after: move.widening))
    case .statusBar, .clock, .header, .backdrop, .tools, .indicator:
      // The minute changes without ado.
      if old == new || origin.place == scene.place && move == .none { return .still(new) }
      return .fade(LayerFade(from: old, to: new, seconds: IslandCourse.aside))
    case .app where isWholeApp(old) && old.frame != new.frame:
      return .flight(AppFlight(new, isOpening: true, at: .hand(old.frame)))
    default:
      return old == new
        ? .still(new) : .change(LayerChange(from: old, to: new, now: start, began: began))
    }
  }

  private func arrival(of layer: Layer) -> Track {
    if isWholeApp(layer) {
      return .flight(AppFlight(layer, isOpening: true, at: door(of: layer)))
    }
    switch layer.id {
    case .notification where layer.origin.map { $0.maxY <= 0 } == true:
      var before = layer
      before.frame = layer.origin ?? layer.frame
      return .change(LayerChange(from: before, to: layer, now: start))
    case .card, .notification:
      if origin.place == scene.place || isInStandBy {
        return .passage(LayerPassage(layer, isArriving: true))
      }
    case .detached where layer.origin != nil:
      return .island(IslandMotion(from: layer.gathered, to: layer, .split, now: start))
    case .statusBar: return .fade(LayerFade(from: nil, to: layer, seconds: IslandCourse.aside))
    default: break
    }
    return .fade(LayerFade(from: nil, to: layer, seconds: nil))
  }

  private func departure(of layer: Layer) -> Track {
    if isWholeApp(layer) {
      return .flight(AppFlight(layer, isOpening: false, at: door(of: layer)))
    }
    switch layer.id {
    case .card, .notification, .stack:
      if let end = layer.origin {
        var gone = layer
        (gone.frame, gone.opacity) = (end, 0)
        return .change(LayerChange(from: layer, to: gone, now: start))
      }
      if layer.isListed, origin.place == scene.place || isInStandBy {
        return .passage(LayerPassage(layer, isArriving: false))
      }
    case .clock where isInStandBy, .header where isInStandBy:
      return .fade(LayerFade(from: layer, to: nil, seconds: IslandCourse.aside))
    case .detached where !move.opens && layer.origin != nil:
      return .island(IslandMotion(from: layer, to: layer.gathered, .split, now: start))
    case .statusBar, .detached:
      return .fade(LayerFade(from: layer, to: nil, seconds: IslandCourse.aside))
    default: break
    }
    return .fade(LayerFade(from: layer, to: nil, seconds: nil))
  }

  /// Whether the phone lies on its side before and after: clock and activities take turns.
  private var isInStandBy: Bool {
    guard case .standBy = origin.place, case .standBy = scene.place else { return false }
    return true
  }

  /// Returns where an app comes out of or flies to: the island that shows its activity, or its icon.
  private func door(of app: Layer) -> AppFlight.Door {
    let (closed, icons) = scene.place == .home ? (scene, to) : (origin, from)
    if move == .swell || move == .openApp, let island = closed.islandGeometry(in: to.size) {
      return .island(island.sensor)
    }
    if case .app(let title) = app.id,
      let icon = closed.apps.first(where: { $0.title == title }),
      let layer = icons.layers.first(where: { $0.id == .app(icon.bundle) })
    {
      return .icon(layer.frame)
    }
    return .middle
  }
}

extension Stage {
  /// Returns whether the same surfaces stand at the same places, whatever they show.
  func hasShape(of other: Stage) -> Bool {
    layers.count == other.layers.count
      && zip(layers, other.layers).allSatisfy {
        $0.id == $1.id && $0.frame == $1.frame && $0.radius == $1.radius
      }
  }
}
