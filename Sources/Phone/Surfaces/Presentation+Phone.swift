import Drawing
import WidgetProtocol

// The phone's own presentations. Their sizes are the device's (PHONES.md).

extension Presentation {
  /// The card on the Lock Screen.
  public static let lockScreen = Presentation(
    "lockScreen", "Lock Screen",
    "the card on the Lock Screen; a banner on phones without an island",
    slots: [.lockScreen], column: .card, rooms: ofDevice([.lockScreen]),
    alone: { $0.cardAlone },
    inPlace: { exhibit, place in
      exhibit.onPhone(place) { scene in
        guard let cards = exhibit.cards else { return nil }
        scene.place = exhibit.isDimmed ? .alwaysOn : .lockScreen
        scene.cards = cards
        return scene
      }
    }
  ).with {
    ($0.scheme, $0.end, $0.deviceFigures) = (.asPhone, .withCard, ["cardWidth"])
  }

  /// Both sides of the island.
  public static let compact = Presentation(
    "compact", "Compact", "both sides of the island, with one app's activity",
    slots: [.compactLeading, .compactTrailing], column: .flat,
    rooms: ofDevice([.compactLeading, .compactTrailing]), alone: { $0.islandAlone },
    inPlace: inIsland
  ).with { $0.deviceFigures = ["sensor", "compactSide"] }

  /// The attached and the detached part of the island.
  public static let minimal = Presentation(
    "minimal", "Minimal", "attached to the island or beside it, with activities of two apps",
    slots: [.minimal], column: .flat, rooms: ofDevice([.minimal]), alone: { $0.islandAlone },
    inPlace: inIsland
  ).with { $0.deviceFigures = ["sensor"] }

  /// The expanded island.
  public static let expanded = Presentation(
    "expanded", "Expanded", "the island after a touch and hold, or with an alert",
    slots: [.expanded], column: .expanded, rooms: ofDevice([.expanded]), alone: { $0.islandAlone },
    inPlace: inIsland
  ).with { $0.deviceFigures = ["sensor", "expandedRadius"] }

  /// The card all over a phone that charges on its side.
  public static let standBy = Presentation(
    "standBy", "StandBy", "the card all over a phone that charges on its side (iOS 17)",
    slots: [.lockScreen], column: .standBy,
    rooms: { device, size in
      device.hasStandBy ? ofDevice([.lockScreen])(device, size) : []
    }, alone: { $0.standByAlone }, inPlace: { $0.standByOnPhone($1) }
  ).with {
    ($0.end, $0.isUsual, $0.guesses) = (.withCard, false, ["standByPlainScale"])
  }

  /// Returns the rooms that a device itself has for slots; none where one is missing.
  private static func ofDevice(
    _ slots: [Slot]
  ) -> @Sendable (DeviceModel, SurfaceSize?) -> [SlotRoom] {
    { device, _ in
      let rooms = slots.compactMap { device.room(for: $0) }
      return rooms.count == slots.count ? rooms : []
    }
  }

  private static let inIsland: @Sendable (Exhibit, InPlace) -> PhonePicture? = { exhibit, place in
    exhibit.onPhone(place) { scene in
      guard let island = exhibit.island else { return nil }
      (scene.place, scene.island) = (.home, island)
      return scene
    }
  }
}
