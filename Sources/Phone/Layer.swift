import Drawing
import WidgetProtocol

/// One surface of a scene: a shape with what is in it. Two scenes change into one another layer by layer.
struct Layer: Hashable, Sendable {
  /// What stays the same surface while it changes.
  enum ID: Hashable, Sendable {
    case backdrop, header, clock, statusBar, tools, indicator
    case island, detached
    case card(String)
    case dismiss(String)
    case notification(Int)
    case stack(String)
    case app(String)
    case panel(Int)
  }

  var id: ID
  /// In the coordinates of the scene.
  var frame: Rect
  var radius: Double = 0
  var isContinuous = true
  var fill: Paint?
  /// The line around the shape, outside of it.
  var keyline: RGBA?
  /// A light edge inside of the shape, one point wide.
  var rim: RGBA?
  /// The shadow that the shape casts on what is behind it.
  var shadow: ShadowMark?
  /// In the layer's own coordinates; clipped to its shape when `clips`.
  var content: [DisplayItem] = []
  /// By what each mark of the content is known again in the next scene; empty: by its place.
  var contentIDs: [UInt64] = []
  var clips = false
  /// What stands under the content, on the same surface.
  var foot: LayerFoot?
  var regions: [PhoneRegion] = []
  var placements: [Placement] = []
  /// The widgets' pictures in the content, with the identities of their views.
  var casts: [LayerCast] = []
  /// How much of the layer is seen while it comes or leaves, and how large it is about its centre.
  var opacity = 1.0
  var scale = 1.0
  /// Where what is drawn of the layer begins, in the coordinates of the scene: what scrolls goes no further up.
  var top: Double?
  /// Where the layer comes from and goes to when the other scene lacks it; nil fades.
  var origin: Rect?

  /// Whether it is a card or notification of the Lock Screen's list.
  var isListed: Bool {
    switch id {
    case .card, .notification: true
    default: false
    }
  }

  /// The shape, in the coordinates of the scene.
  var contour: Contour { .rounded(frame, radius: radius, isContinuous: isContinuous) }

  /// Returns the same moved.
  func offset(x: Double, y: Double) -> Layer {
    var moved = self
    moved.frame = frame.offset(x: x, y: y)
    moved.origin = origin?.offset(x: x, y: y)
    moved.regions = regions.map {
      PhoneRegion(frame: $0.frame.offset(x: x, y: y), target: $0.target, label: $0.label)
    }
    moved.placements = placements.map { $0.offset(x: x, y: y) }
    return moved
  }

  /// Returns the same drawn smaller or larger about a place in the scene.
  func scaled(by factor: Double, about place: Point) -> Layer {
    func moved(_ rect: Rect) -> Rect { rect.scaled(by: factor, about: place) }
    // The layer itself is scaled about its own middle, which moves.
    let middle = moved(Rect(x: frame.midX, y: frame.midY, width: 0, height: 0))
    var other = self
    other.frame = frame.offset(x: middle.x - frame.midX, y: middle.y - frame.midY)
    other.scale *= factor
    other.regions = regions.map {
      PhoneRegion(frame: moved($0.frame), target: $0.target, label: $0.label)
    }
    other.placements = placements.map { placement in
      var placement = placement
      placement.frame = moved(placement.frame)
      placement.room = moved(placement.room)
      placement.content = moved(placement.content)
      placement.sensor = placement.sensor.map(moved)
      placement.scale *= factor
      return placement
    }
    return other
  }

  /// What stands on the layer, with its shape where that is clipped: nothing that scrolling has taken from sight.
  var placed: [Placement] {
    guard clips else { return placements }
    let middle = Point(x: frame.midX, y: frame.midY)
    var frame = scale == 1 ? frame : frame.scaled(by: scale, about: middle)
    var radii = CornerRadii(radius * scale)
    if let top, frame.minY < top {
      guard frame.maxY > top else { return [] }
      let cut = top - frame.minY
      (frame.y, frame.height) = (top, frame.height - cut)
      radii.topLeft = max(0, radii.topLeft - cut)
      radii.topRight = radii.topLeft
    }
    let surface = Contour.rounded(frame, radii, isContinuous: isContinuous)
    return placements.map { placement in
      var placement = placement
      placement.surface = surface
      return placement
    }
  }

  /// The marks of the layer, in the coordinates of the scene.
  var items: [DisplayItem] {
    guard let top, frame.minY < top else { return unclippedItems }
    guard frame.maxY > top else { return [] }
    // To the sides and below there is room for shadows and lines around the shape.
    let below = Rect(
      x: frame.minX - frame.width, y: top, width: 3 * frame.width, height: 2 * frame.maxY)
    return [.group(GroupMark(unclippedItems, clip: .rect(below)))]
  }

  /// Returns where the layer can be touched on a screen that ends there: what is not drawn cannot.
  func touchedRegions(above end: Double) -> [PhoneRegion] {
    regions.compactMap { region in
      var frame = region.frame
      let (first, last) = (max(frame.minY, top ?? frame.minY), min(frame.maxY, end))
      guard first < last else { return nil }
      (frame.y, frame.height) = (first, last - first)
      return PhoneRegion(frame: frame, target: region.target, label: region.label)
    }
  }

  private var unclippedItems: [DisplayItem] {
    if opacity >= 1, scale == 1 { return wholeItems }
    if opacity <= 0 || scale <= 0 { return [] }
    let map = Transform.translation(x: -frame.midX, y: -frame.midY).then(.scale(x: scale, y: scale))
      .then(.translation(x: frame.midX, y: frame.midY))
    return [
      .group(.passing(wholeItems, transform: scale == 1 ? .identity : map, opacity: opacity))
    ]
  }

  private var wholeItems: [DisplayItem] {
    var items: [DisplayItem] = []
    if let shadow {
      items.append(.group(GroupMark([.fill(contour, .color(.black))], shadow: shadow)))
    }
    if let fill { items.append(.fill(contour, fill)) }
    if !content.isEmpty {
      let shape = Contour.rounded(
        Rect(frame.size), radius: radius, isContinuous: isContinuous)
      items.append(
        .group(
          GroupMark(
            content, transform: .translation(x: frame.x, y: frame.y), clip: clips ? shape : nil)))
    }
    if let rim {
      items.append(
        .stroke(
          .rounded(frame.inset(by: 0.5), radius: max(0, radius - 0.5), isContinuous: isContinuous),
          .color(rim), StrokeStyleMark(width: 1)))
    }
    if let foot, let item = foot.item(on: frame, contour) { items.append(item) }
    if let keyline {
      let width = IslandMetrics.keylineWidth
      let around = Rect(
        x: frame.x - width / 2, y: frame.y - width / 2, width: frame.width + width,
        height: frame.height + width)
      items.append(
        .stroke(
          .rounded(around, radius: radius + width / 2, isContinuous: isContinuous),
          .color(keyline), StrokeStyleMark(width: width)))
    }
    return items
  }

  /// Puts a widget's picture into the layer; `room` is its slot in the scene, when that is larger.
  mutating func add(
    _ picture: Picture, at origin: Point, activityID: String, slot: Slot, scale: Double = 1,
    room: Rect? = nil, sensor: Rect? = nil, clip: Contour? = nil
  ) {
    let map = Transform.scale(x: scale, y: scale).then(.translation(x: origin.x, y: origin.y))
    casts.append(
      LayerCast(
        activityID: activityID, slot: slot, list: picture.list, map: map, place: content.count))
    content.append(
      .group(
        .placed(
          picture.list.items.withoutViews, of: picture.list.size, transform: map, clip: clip)))
    func placed(_ rect: Rect) -> Rect {
      Rect(
        x: frame.x + origin.x + rect.x * scale, y: frame.y + origin.y + rect.y * scale,
        width: rect.width * scale, height: rect.height * scale)
    }
    // What is cut off cannot be touched: a view may stand beyond its card.
    let edges = (clips ? [frame] : []) + (clip.map { [placed($0.bounds)] } ?? [])
    for region in picture.regions {
      let whole = placed(region.frame)
      let seen = edges.reduce(whole) { $0.intersection($1) }
      if seen.width <= 0 || seen.height <= 0 { continue }
      regions.append(
        PhoneRegion(
          frame: seen,
          target: .action(activityID: activityID, slot: slot, region.action), label: region.label))
    }
    placements.append(
      Placement(
        activityID: activityID, slot: slot, frame: placed(Rect(picture.list.size)),
        room: room ?? placed(Rect(picture.list.size)), content: placed(picture.contentFrame),
        sensor: sensor, scale: scale, outline: picture.outline))
  }
}

/// A widget's picture in a layer's content.
struct LayerCast: Hashable, Sendable {
  var activityID: String
  var slot: Slot
  var list: DisplayList
  var map: Transform
  /// Which of the content's marks it is.
  var place: Int
}

/// A scene after layout: its layers, back to front.
struct Stage: Hashable, Sendable {
  var size: Size
  var layers: [Layer] = []
  var adjustments: [ColorAdjustment] = []
  /// What changes the wallpaper alone.
  var backdropAdjustments: [ColorAdjustment] = []
  var overflow: Double = 0
  /// The moment at which a sleeping display wrote what runs by itself; nil: it runs.
  var standingSince: Double?
  /// Whether a display that goes to sleep still counts seconds.
  var isCounting = false
  /// The forms of Han characters in what no widget has set.
  var hanForms = HanForms.simplified

  private func items(of layer: Layer) -> [DisplayItem] {
    layer.id == .backdrop && !backdropAdjustments.isEmpty
      ? [.group(GroupMark(layer.items, adjustments: backdropAdjustments))] : layer.items
  }

  /// What the finished picture shows.
  var list: DisplayList {
    var items = layers.flatMap(items(of:)).written(in: hanForms)
    if isCounting { items = items.map(\.counting) }
    if let standingSince { items = items.map { $0.standing(at: standingSince) } }
    return DisplayList(
      size: size,
      items: adjustments.isEmpty ? items : [.group(GroupMark(items, adjustments: adjustments))])
  }

  /// What can be touched of what is seen.
  var touchedRegions: [PhoneRegion] {
    layers.flatMap { $0.touchedRegions(above: size.height) }
  }

  /// The finished picture.
  var picture: PhonePicture { picture(showing: list) }

  /// Returns the finished picture with other marks at the same places.
  func picture(showing list: DisplayList) -> PhonePicture {
    PhonePicture(
      list: list, regions: touchedRegions, placements: layers.flatMap(\.placed), overflow: overflow)
  }
}
