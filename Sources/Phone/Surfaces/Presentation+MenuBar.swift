import Drawing
import WidgetProtocol

// The Mac's menu bar (macOS 26). Apple says that the iPhone's presentations keep their sizes; bars are 24 points high,
// and 33 beside a notch (measured by others), so that a pill of 36.67 points must become smaller.

extension Presentation {
  /// The pill in the Mac's menu bar: both compact sides without a sensor between them.
  public static let menuBar = Presentation(
    "menuBar", "Mac menu bar", "both compact sides as a pill in a Mac's menu bar (macOS 26)",
    slots: [.compactLeading, .compactTrailing], column: .mac,
    rooms: { _, _ in islandRooms([.compactLeading, .compactTrailing]) },
    alone: { $0.menuBarAlone }, inPlace: { exhibit, place in exhibit.onMenuBar(place) }
  ).with {
    ($0.sizes, $0.tap, $0.end) = (SurfaceSize.menuBars, .opensMenu, .withCard)
    $0.isOnPhone = false
    $0.guesses = ["menuBarInset", "menuBarIcon", "menuItemGap"]
  }

  /// What opens below the pill: the expanded island.
  public static let menuBarOpen = Presentation(
    "menuBarOpen", "Mac, opened", "the expanded view below a Mac's menu bar, after a click",
    slots: [.expanded, .compactLeading, .compactTrailing], column: .mac,
    // The pill stays in the bar.
    rooms: { _, _ in islandRooms([.expanded, .compactLeading, .compactTrailing]) },
    alone: { $0.menuPanelAlone }, inPlace: { exhibit, place in exhibit.onMenuBar(place) }
  ).with {
    ($0.sizes, $0.end) = (SurfaceSize.openMenuBars, .withCard)
    ($0.isUsual, $0.isOnPhone) = (false, false)
    $0.guesses = ["menuPanelGap", "menuCloseSide"]
  }

  /// Returns the island's rooms for a Mac: the phone beside it may have no island.
  private static func islandRooms(_ slots: [Slot]) -> [SlotRoom] {
    slots.compactMap { slot in
      var room = DeviceModel.standard.room(for: slot)
      room?.scale = 2
      return room
    }
  }
}

extension SurfaceSize {
  /// Menu bars by their height; `icon` is one without room.
  static let menuBars: [SurfaceSize] = [
    bar("24pt", "Mac menu bar 24 pt", 24), bar("33pt", "Mac menu bar 33 pt beside a notch", 33),
    bar("icon", "Mac menu bar without room", 24),
  ]

  /// The same with room for what opens below them, which an icon has as well.
  static let openMenuBars: [SurfaceSize] = menuBars.filter { $0.name != "icon" }.map { bar in
    var bar = bar
    bar.around.height += DeviceModel.contentHeights.greatest + Guess.menuPanelGap
    return bar
  }

  private static func bar(_ name: String, _ title: String, _ height: Double) -> SurfaceSize {
    // A 14-inch MacBook Pro's screen is 1512 points wide: half of it reaches to the notch, a third is enough without.
    SurfaceSize(
      name: name, title: title, room: Size(width: 120, height: height),
      screen: Size(width: height > 30 ? 756 : 504, height: height),
      around: Size(width: 0, height: 30))
  }
}
