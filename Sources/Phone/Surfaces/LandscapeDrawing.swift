import Drawing
import WidgetProtocol

// A phone on its side, with an app over the whole screen. Apple publishes no figure of the island there: the sensor
// stands where the phone has it, with a slot above and below it.

extension DeviceModel {
  /// The first iOS that shows compact and minimal islands on a phone on its side.
  public static let turnedIslandSystem = 27.0

  /// Returns the room for one slot while the phone is on its side; nil where the island shows no such slot then.
  public func turnedRoom(for slot: Slot) -> SlotRoom? {
    guard island != nil else { return nil }
    switch slot {
    case .compactLeading, .compactTrailing, .minimal:
      let (side, margin) = (Guess.landscapeSide, IslandMetrics.compactMargin)
      var room = SlotRoom(
        slot: slot, width: side, minWidth: side, minHeight: side, maxHeight: side, scale: scale,
        margins: Insets(top: margin, left: margin, bottom: margin, right: margin),
        radius: side / 2)
      room.isLimitedInWidth = true
      room.systemVersion = max(Self.turnedIslandSystem, systemVersion)
      room.screen = screen
      return room
    case .lockScreen, .expanded, .small: return room(for: slot)
    }
  }
}

extension PhoneScene {
  /// An app on a phone on its side, with the island at the end where the sensor is.
  var turnedStage: Stage {
    let size = canvasSize
    var stage = Stage(size: size)
    stage.layers.append(backdrop(size))
    if case .app(let title) = place { stage.layers.append(openApp(title, size)) }
    if case .expanded = island, device.island != nil {
      var resting = self
      resting.island = .resting
      stage.layers += resting.turnedIsland(in: size)
      // It opens at the middle of the upper edge: a guess.
      stage.layers += islandLayers(size)
    } else {
      stage.layers += turnedIsland(in: size)
    }
    stage.layers += bannerLayers(y: snappedToRow(20), in: size.width)
    if size.height >= Guess.leastIndicatorHeight, device.safeBottom > 0 {
      stage.layers.append(indicator(size))
    }
    return stage
  }

  /// Returns the island at the left end of a screen, in the middle of its height.
  private func turnedIsland(in size: Size) -> [Layer] {
    guard let metrics = device.island else { return [] }
    let height = metrics.sensor.width + 2 * Guess.landscapeSide
    return turnedIsland(
      at: Point(x: snapped(metrics.top), y: snappedToRow((size.height - height) / 2)))
  }

  /// Returns the black shape around the sensor, upright, its slots over one another, with a detached island below it.
  ///
  /// - `origin`: where the upper slot begins, whether or not it shows something.
  func turnedIsland(at origin: Point) -> [Layer] {
    guard let metrics = device.island else { return [] }
    let (side, sensor) = (Guess.landscapeSide, metrics.sensor.width)
    let shows = device.systemVersion >= DeviceModel.turnedIslandSystem
    var slots: [(part: Part, slot: Slot, y: Double)] = []
    var below: Part?
    switch island {
    case .compact(let leading, let trailing) where shows:
      slots = [(leading, .compactLeading, 0), (trailing, .compactTrailing, side + sensor)]
    case .minimal(let attached, let detached) where shows:
      slots = attached.map { [($0, .minimal, 0)] } ?? []
      below = detached
    default: break
    }
    let top = slots.isEmpty ? side : 0
    let bottom = side + sensor + (slots.count == 2 ? side : 0)
    var layer = turnedShape(
      .island, Rect(x: origin.x, y: origin.y + top, width: side, height: bottom - top))
    for (part, slot, y) in slots { add(part, slot, at: y - top, to: &layer) }
    if slots.isEmpty {
      layer.keyline = nil
      layer.regions = [PhoneRegion(frame: layer.frame, target: .sensor, label: "Dynamic Island")]
    }
    guard let below else { return [layer] }
    var satellite = turnedShape(
      .detached,
      Rect(
        x: origin.x, y: snappedToRow(layer.frame.maxY + IslandMetrics.detachedGap), width: side,
        height: side))
    add(below, .minimal, at: 0, to: &satellite)
    return [layer, satellite]
  }

  private func turnedShape(_ id: Layer.ID, _ frame: Rect) -> Layer {
    var layer = Layer(id: id, frame: frame, radius: Guess.landscapeSide / 2)
    layer.isContinuous = false
    layer.fill = .color(.black)
    layer.clips = true
    layer.keyline = isDark ? IslandMetrics.keyline : nil
    return layer
  }

  /// Puts what the widget drew into the middle of its slot, whichever side of the upright island it is made for.
  private func add(_ part: Part, _ slot: Slot, at y: Double, to layer: inout Layer) {
    let (side, content) = (Guess.landscapeSide, part.picture.contentFrame)
    let room = Rect(x: layer.frame.x, y: layer.frame.y + y, width: side, height: side)
    layer.regions.append(
      PhoneRegion(
        frame: room,
        target: .island(activityID: part.activityID, slot: slot, url: part.picture.url),
        label: "Dynamic Island"))
    layer.add(
      part.picture, at: Point(x: side / 2 - content.midX, y: y + side / 2 - content.midY),
      activityID: part.activityID, slot: slot, room: room)
  }
}

extension Exhibit {
  /// The scene of the phone on its side; nil where a picture is missing.
  private var turnedScene: PhoneScene? {
    guard device.island != nil, let leading = part(.compactLeading),
      let trailing = part(.compactTrailing)
    else { return nil }
    var scene = scene
    scene.device.systemVersion = max(DeviceModel.turnedIslandSystem, device.systemVersion)
    (scene.place, scene.isTurned) = (.app(title: ""), true)
    scene.island = .compact(leading: leading, trailing: trailing)
    return scene
  }

  /// The island on a strip of wallpaper.
  var turnedIslandAlone: Stage? {
    turnedScene.flatMap { scene in
      strip(
        scene.turnedIsland(
          at: Point(x: scene.snapped(Self.margin), y: scene.snappedToRow(Self.margin))))
    }
  }

  /// Returns the whole phone on its side, with an app open.
  func onItsSide(_ place: InPlace) -> PhonePicture? {
    guard let turned = turnedScene else { return nil }
    return onPhone(place) { _ in turned }
  }
}
