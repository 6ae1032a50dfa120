import Drawing
import WidgetProtocol

// What stands around an alarm that rings: the wallpaper, darkened.

extension Exhibit {
  /// The screen by itself.
  var alarmAlone: Stage? {
    guard let part = part(.lockScreen) else { return nil }
    let size = device.screen
    var backdrop = Layer(id: .backdrop, frame: scene.wholePixels(size))
    backdrop.fill = Wallpaper.paint(.dark, height: size.height)
    var screen = Layer(id: .card(activityID), frame: Rect(size))
    screen.fill = .color(.black.opacity(Guess.alarmScreen))
    screen.add(part.picture, at: .zero, activityID: activityID, slot: .lockScreen)
    return Stage(size: size, layers: [backdrop, screen] + scene.topHardware(size))
  }

  /// Returns the phone with it.
  func alarmOnPhone(_ place: InPlace) -> PhonePicture? {
    alarmAlone.map {
      PhoneBody.whole(device, pixel: pixel, ground: place.ground).around($0.picture)
    }
  }
}
