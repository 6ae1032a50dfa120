import Drawing
import WidgetProtocol

extension Presentation {
  /// The compact island of a phone on its side (iOS 27). No figure of it is published.
  public static let landscape = Presentation(
    "landscape", "Landscape", "the compact island of a phone on its side (iOS 27)",
    slots: [.compactLeading, .compactTrailing], column: .turned,
    rooms: { device, _ in
      [Slot.compactLeading, .compactTrailing].compactMap { device.turnedRoom(for: $0) }
    },
    alone: { $0.turnedIslandAlone }, inPlace: { exhibit, place in exhibit.onItsSide(place) }
  ).with {
    ($0.isUsual, $0.guesses) = (false, ["landscapeSide"])
    $0.deviceFigures = ["sensor"]
  }
}
