import Drawing
import WidgetProtocol

// The island of a phone on its side. Apple publishes no figure: the sensor stands where the phone has it, with a slot
// above and below it.

extension Exhibit {
  /// The island on a strip of wallpaper.
  var turnedIslandAlone: Stage? {
    turnedIsland(at: Point(x: scene.snapped(Self.margin), y: scene.snappedToRow(Self.margin)))
      .flatMap { strip([$0]) }
  }

  /// Returns the whole phone on its side, with an app open.
  func onItsSide(_ place: InPlace) -> PhonePicture? {
    guard let metrics = device.island else { return nil }
    let screen = Size(width: device.screen.height, height: device.screen.width)
    let height = metrics.sensor.width + 2 * Guess.landscapeSide
    guard
      let island = turnedIsland(
        at: Point(
          x: scene.snapped(metrics.top), y: scene.snappedToRow((screen.height - height) / 2)))
    else { return nil }
    var app = Layer(id: .app(""), frame: scene.wholePixels(screen))
    app.fill = .color(appearance == .dark ? RGBA(18, 18, 20) : RGBA(246, 246, 249))
    let stage = Stage(size: screen, layers: [app, island])
    return PhoneBody.whole(device, pixel: pixel, ground: place.ground).around(stage.picture)
  }

  /// Returns the black shape with its two slots, upright one over the other.
  private func turnedIsland(at origin: Point) -> Layer? {
    guard let metrics = device.island, let leading = part(.compactLeading),
      let trailing = part(.compactTrailing)
    else { return nil }
    let side = Guess.landscapeSide
    var layer = Layer(
      id: .island,
      frame: Rect(
        x: origin.x, y: origin.y, width: side, height: metrics.sensor.width + 2 * side),
      radius: side / 2)
    layer.isContinuous = false
    layer.fill = .color(.black)
    layer.clips = true
    layer.keyline = appearance == .dark ? IslandMetrics.keyline : nil
    for (part, slot, y) in [
      (leading, Slot.compactLeading, 0.0),
      (trailing, .compactTrailing, side + metrics.sensor.width),
    ] {
      // What the widget drew stands in the middle, whichever side of the upright island it is made for.
      let content = part.picture.contentFrame
      let room = Rect(x: layer.frame.x, y: layer.frame.y + y, width: side, height: side)
      layer.regions.append(
        PhoneRegion(
          frame: room,
          target: .island(activityID: activityID, slot: slot, url: part.picture.url),
          label: "Dynamic Island"))
      layer.add(
        part.picture, at: Point(x: side / 2 - content.midX, y: y + side / 2 - content.midY),
        activityID: activityID, slot: slot, room: room)
    }
    return layer
  }
}
