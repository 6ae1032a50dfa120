import Drawing
import WidgetProtocol

extension Presentation {
  /// An alarm of AlarmKit that rings: the system's own screen, with the app's title, colour and second button.
  public static let alarm = Presentation(
    "alarm", "Alarm", "an alarm of AlarmKit that rings, all over a locked phone (iOS 26)",
    slots: [.lockScreen], column: .turned,
    rooms: { device, _ in
      guard device.kind == .phone else { return [] }
      var room = SlotRoom(
        slot: .lockScreen, width: device.screen.width, minHeight: device.screen.height,
        maxHeight: device.screen.height, scale: device.scale,
        margins: Insets(top: device.safeTop))
      (room.fillsScreen, room.systemVersion) = (true, device.systemVersion)
      room.screen = device.screen
      return [room]
    },
    alone: { $0.alarmAlone }, inPlace: { exhibit, place in exhibit.alarmOnPhone(place) }
  ).with {
    ($0.isUsual, $0.isByNameOnly) = (false, true)
  }
}
