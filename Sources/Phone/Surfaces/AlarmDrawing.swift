import Drawing
import WidgetProtocol

// What stands around an alarm that rings: a black screen.

extension PhoneScene {
  /// The whole screen of a locked phone, which an alarm has for itself.
  var alarmStage: Stage {
    let size = canvasSize
    var screen = Layer(id: .card(alarm?.activityID ?? ""), frame: wholePixels(size))
    screen.fill = .color(.black)
    screen.clips = true
    if let alarm {
      screen.add(alarm.picture, at: .zero, activityID: alarm.activityID, slot: .lockScreen)
    }
    return Stage(size: size, layers: [backdrop(size), screen] + topHardware(size))
  }
}

extension Exhibit {
  /// The scene of a locked phone with it; nil where its picture is missing.
  private var alarmScene: PhoneScene? {
    guard let part = part(.lockScreen) else { return nil }
    var scene = scene
    (scene.place, scene.alarm, scene.appearance) = (.lockScreen, part, .dark)
    return scene
  }

  /// The screen by itself.
  var alarmAlone: Stage? { alarmScene?.alarmStage }

  /// Returns the phone with it.
  func alarmOnPhone(_ place: InPlace) -> PhonePicture? {
    guard let alarm = alarmScene else { return nil }
    return onPhone(place) { _ in alarm }
  }
}
