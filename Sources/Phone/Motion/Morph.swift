import Drawing

extension PhoneScene {
  /// How long the change to another scene takes, in seconds: 0 when nothing moves.
  public func morphDuration(to next: PhoneScene, reducesMotion: Bool = false) -> Double {
    guard !reducesMotion, device == next.device, canvasSize == next.canvasSize else { return 0 }
    let shapes = stage.layers.map(Shape.init)
    return shapes == next.stage.layers.map(Shape.init) ? 0 : Morph.seconds
  }

  /// The picture on the way to another scene; `progress` runs evenly from 0 to 1.
  ///
  /// What can be touched is the next scene's from the start.
  public func picture(morphingTo next: PhoneScene, progress: Double) -> PhonePicture {
    if progress >= 1 || canvasSize != next.canvasSize { return next.picture }
    return Morph(from: stage, to: next.stage).picture(at: max(0, progress))
  }

  /// What moves: contents alone only fade, and need no animation.
  private struct Shape: Hashable {
    var id: Layer.ID
    var frame: Rect
    var radius: Double

    init(_ layer: Layer) {
      (id, frame, radius) = (layer.id, layer.frame, layer.radius)
    }
  }
}

/// The way from one stage to another.
struct Morph {
  var from: Stage
  var to: Stage

  static let seconds = 0.45

  /// The picture at an even progress from 0 to 1.
  func picture(at progress: Double) -> PhonePicture {
    let moved = Self.eased(progress)
    var items: [DisplayItem] = []
    for old in from.layers where !to.layers.contains(where: { $0.id == old.id }) {
      items += leaving(old, moved)
    }
    var before: [DisplayItem] = []
    for new in to.layers {
      let marks: [DisplayItem]
      if let old = from.layers.first(where: { $0.id == new.id }) {
        marks = old == new ? new.items() : between(old, new, moved)
      } else {
        marks = entering(new, moved)
      }
      // What leaves stays above the wallpaper and below what comes.
      if new.id == .backdrop { before += marks } else { items += marks }
    }
    let adjustments = progress < 0.5 ? from.adjustments : to.adjustments
    let all = before + items
    var picture = to.picture
    picture.list.items =
      adjustments.isEmpty ? all : [.group(GroupMark(all, adjustments: adjustments))]
    return picture
  }

  /// Fast at first, then settling: a cubic that starts and ends without a jump.
  static func eased(_ progress: Double) -> Double {
    let left = 1 - min(1, max(0, progress))
    return 1 - left * left * left
  }

  private func between(_ old: Layer, _ new: Layer, _ moved: Double) -> [DisplayItem] {
    var shape = new
    shape.frame = Self.mix(old.frame, new.frame, moved)
    shape.radius = min(
      Self.mix(old.radius, new.radius, moved), min(shape.frame.width, shape.frame.height) / 2)
    // A shadow comes and goes with the shape that casts it.
    let cast = (new.shadow ?? old.shadow).map { shadow in
      let share = new.shadow == nil ? 1 - moved : old.shadow == nil ? moved : 1
      return ShadowMark(
        color: shadow.color.opacity(share), radius: shadow.radius, x: shadow.x, y: shadow.y)
    }
    shape.shadow = cast
    if old.content == new.content { return shape.items() }
    // The old content goes in the first half of the way, the new one comes in the second.
    var leaving = shape
    leaving.content = Self.recentered(old.content, old.frame, shape.frame)
    (leaving.keyline, leaving.rim) = (nil, nil)
    var coming = shape
    coming.content = Self.recentered(new.content, new.frame, shape.frame)
    return leaving.items(contentOpacity: max(0, 1 - 2 * moved))
      + coming.items(contentOpacity: max(0, 2 * moved - 1), includesFill: false)
  }

  private func entering(_ layer: Layer, _ moved: Double) -> [DisplayItem] {
    var shape = layer
    guard let origin = layer.origin else { return [faded(layer, moved)] }
    shape.frame = Self.mix(origin, layer.frame, moved)
    return shape.items(contentOpacity: max(0, 2 * moved - 1))
  }

  private func leaving(_ layer: Layer, _ moved: Double) -> [DisplayItem] {
    var shape = layer
    guard let origin = layer.origin else { return [faded(layer, 1 - moved)] }
    shape.frame = Self.mix(layer.frame, origin, moved)
    return shape.items(contentOpacity: max(0, 1 - 2 * moved))
  }

  private func faded(_ layer: Layer, _ opacity: Double) -> DisplayItem {
    .group(GroupMark(layer.items(), opacity: opacity))
  }

  /// Contents keep their distance to the middle of the upper edge, as a sensor does.
  private static func recentered(
    _ content: [DisplayItem], _ frame: Rect, _ shape: Rect
  ) -> [DisplayItem] {
    let shift = (shape.width - frame.width) / 2
    if shift == 0 { return content }
    return [.group(GroupMark(content, transform: .translation(x: shift, y: 0)))]
  }

  private static func mix(_ old: Double, _ new: Double, _ moved: Double) -> Double {
    old + (new - old) * moved
  }

  private static func mix(_ old: Rect, _ new: Rect, _ moved: Double) -> Rect {
    Rect(
      x: mix(old.x, new.x, moved), y: mix(old.y, new.y, moved),
      width: mix(old.width, new.width, moved), height: mix(old.height, new.height, moved))
  }
}
