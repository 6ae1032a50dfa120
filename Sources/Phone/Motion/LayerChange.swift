import Drawing

/// A surface that stays: it moves and changes its size, and the widgets' pictures in it change by their views.
struct LayerChange: Sendable {
  let old: Layer
  let new: Layer
  private let contents: LayerContents
  private let pace = Pace(.spring(SpringCurve(response: Guess.cardResponse, damping: 1)))

  init(from old: Layer, to new: Layer, now: Double, began: Double = 0) {
    (self.old, self.new) = (old, new)
    contents = LayerContents(from: old, to: new, now: now, began: began)
  }

  /// Returns the pictures as they stand after so many seconds; nil where other slots give way.
  func casts(at time: Double) -> [LayerCast]? { contents.waypoints(of: new, at: time) }

  var duration: Double {
    max(contents.duration, old.frame == new.frame && old.foot == new.foot ? 0 : pace.duration)
  }

  func layer(at time: Double) -> Layer {
    let share = pace.progress(at: time)
    var layer = new
    // What comes down from behind the sensor is seen below it only.
    layer.top = new.top ?? old.top
    layer.frame = old.frame.mixed(with: new.frame, share)
    layer.radius = old.radius + (new.radius - old.radius) * share
    layer.opacity = old.opacity + (new.opacity - old.opacity) * share
    layer.scale = old.scale + (new.scale - old.scale) * share
    if case .color(let from)? = old.fill, case .color(let to)? = new.fill {
      layer.fill = .color(from.mixed(with: to, share))
    }
    layer.content = contents.items(at: time, share)
    layer.foot = .mixed(old, new, share)
    return layer
  }
}

/// What stands in a surface that stays: pictures of the same slots change by their views, others give way.
struct LayerContents: Sendable {
  private let old: [DisplayItem]
  private let new: [DisplayItem]
  /// The widgets' pictures by their place in the content; nil where the surface shows other slots than before.
  private let casts: [Int: Cast]?
  /// Marks of the phone's own, the first one to the first; nil where there are pictures.
  private let marks: ListMotion?
  /// Seconds after the surface at which the pictures began to change.
  private let began: Double

  private struct Cast: Sendable {
    var motion: ListMotion
    var old: Transform
    var new: Transform
  }

  init(from old: Layer, to new: Layer, now: Double, began: Double = 0) {
    (self.old, self.new, self.began) = (old.content, new.content, began)
    let slots = { (layer: Layer) in layer.casts.map { [$0.activityID, $0.slot.rawValue] } }
    guard slots(old) == slots(new), !new.casts.isEmpty else {
      casts = nil
      let isOwn = old.casts.isEmpty && new.casts.isEmpty && old.id == new.id
      marks = isOwn ? ListMotion(from: old.marks, to: new.marks, now: now) : nil
      return
    }
    marks = nil
    var casts: [Int: Cast] = [:]
    for (one, other) in zip(old.casts, new.casts) {
      casts[other.place] = Cast(
        motion: ListMotion(from: one.list, to: other.list, now: now + began), old: one.map,
        new: other.map)
    }
    self.casts = casts
  }

  /// Whether the surface shows the same slots as before.
  var isContinued: Bool { casts != nil }

  var duration: Double {
    if let casts {
      let longest = casts.values.map(\.motion.duration).max() ?? 0
      return longest > 0 ? began + longest : 0
    }
    return marks?.duration ?? (old == new ? 0 : Pace.standard.duration)
  }

  /// Returns the pictures as they stand after so many seconds, so that another change can begin there.
  func waypoints(of layer: Layer, at time: Double) -> [LayerCast]? {
    guard let casts else { return nil }
    return layer.casts.map { cast in
      var cast = cast
      if let motion = casts[cast.place]?.motion { cast.list = motion.waypoint(at: time - began) }
      return cast
    }
  }

  /// Returns the content after so many seconds, when the surface has come a part of its way.
  func items(at time: Double, _ share: Double) -> [DisplayItem] {
    if let casts {
      return new.enumerated().map { index, item in
        guard let cast = casts[index] else { return item }
        var map = cast.new
        map.tx = cast.old.tx + (cast.new.tx - cast.old.tx) * share
        map.ty = cast.old.ty + (cast.new.ty - cast.old.ty) * share
        var clip: Contour?
        if case .group(let group) = item { clip = group.clip }
        let list = cast.motion.frame(at: time - began)
        return .group(.placed(list.items, of: list.size, transform: map, clip: clip))
      }
    }
    if old == new { return new }
    if let marks { return marks.frame(at: time).items }
    let fade = Pace.standard.progress(at: time)
    return [
      .group(.passing(old, opacity: max(0, 1 - fade))),
      .group(.passing(new, opacity: min(1, fade))),
    ]
  }
}
