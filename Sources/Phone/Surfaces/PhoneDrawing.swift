import Drawing
import WidgetProtocol

// The phone's own presentations, by themselves and at their place.

extension Exhibit {
  /// The card on a strip of wallpaper.
  var cardAlone: Stage? {
    guard let card else { return nil }
    var scene = scene
    if isDimmed { scene.place = .alwaysOn }
    scene.hasWallpaper = hasWallpaper
    let y = scene.snappedToRow(Self.margin)
    return strip(scene.cardLayers(card, y: y, in: device.cardWidth + 2 * Self.margin))
  }

  /// The island on a strip of wallpaper; distances between its parts stay as on the screen.
  var islandAlone: Stage? {
    guard let island else { return nil }
    var scene = scene
    scene.island = island
    guard let geometry = scene.islandGeometry(in: device.screen) else { return nil }
    let frame = geometry.island
    // Read from right to left, the detached island is the first from the left.
    let before = max(0, frame.x - (geometry.bubble?.x ?? frame.x))
    let (x, y) = (
      scene.snapped(Self.margin + before) - frame.x, scene.snappedToRow(Self.margin) - frame.y
    )
    return strip(
      scene.islandLayers(device.screen).map { $0.offset(x: x, y: y) }, least: islandEnd)
  }

  /// The card all over a phone on its side.
  var standByAlone: Stage? {
    var scene = scene
    return standBy(&scene)?.stage
  }

  /// Returns the same in the body of a phone on its side.
  func standByOnPhone(_ place: InPlace) -> PhonePicture? { onPhone(place, standBy) }

  private func standBy(_ scene: inout PhoneScene) -> PhoneScene? {
    guard let card else { return nil }
    scene.place = .standBy(opened: activityID)
    scene.cards = [card]
    scene.isNight = isNight
    return scene
  }

  /// Returns a whole phone in its body, as the closure sets it.
  func onPhone(_ place: InPlace, _ set: (inout PhoneScene) -> PhoneScene?) -> PhonePicture? {
    var scene = scene
    scene.wallClock = place.wallClock
    guard let scene = set(&scene) else { return nil }
    return PhoneBody.whole(device, pixel: pixel, ground: place.ground).around(scene.picture)
  }
}
