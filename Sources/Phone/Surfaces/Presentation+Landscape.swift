import Drawing
import WidgetProtocol

extension Presentation {
  /// The compact island of a phone on its side (iOS 27). No figure of it is published.
  public static let landscape = Presentation(
    "landscape", "Landscape", "the compact island of a phone on its side (iOS 27)",
    slots: [.compactLeading, .compactTrailing], column: .turned,
    rooms: { device, _ in
      guard device.island != nil else { return [] }
      return [Slot.compactLeading, .compactTrailing].map { slot in
        let (side, margin) = (Guess.landscapeSide, IslandMetrics.compactMargin)
        var room = Surface(
          slot: slot, width: side, minWidth: side, minHeight: side, maxHeight: side,
          scale: device.scale,
          margins: Insets(top: margin, left: margin, bottom: margin, right: margin),
          radius: side / 2)
        room.isLimitedInWidth = true
        room.systemVersion = max(27, device.systemVersion)
        return room
      }
    },
    alone: { $0.turnedIslandAlone }, inPlace: { exhibit, place in exhibit.onItsSide(place) }
  ).with {
    ($0.isUsual, $0.guesses) = (false, ["landscapeSide"])
    $0.deviceFigures = ["sensor"]
  }
}
