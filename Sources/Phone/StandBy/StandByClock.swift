import Drawing
import WidgetProtocol

// StandBy when no activity fills the screen.
extension PhoneScene {
  /// Returns the time as large as the screen allows, and the date below it.
  func standByClock(_ size: Size) -> [Layer] {
    // Digits that reach from side to side, within the margins of a card.
    let wanted = Face(size: 100, weight: 700)
    let width = max(1, TypeMetrics.width(wallClock.time, wanted))
    let room = Size(width: size.width * 0.72, height: size.height * 0.56)
    let height = 100 * min(room.width / width, room.height / TypeMetrics.capHeight(wanted))
    let face = Face(size: height, weight: 700)
    let middle = size.height * 0.52
    let baseline = middle + TypeMetrics.capHeight(face) / 2
    var clock = Layer(id: .clock, frame: Rect(size))
    clock.content = [
      SystemText.line(
        wallClock.time, size: height, weight: 700, color: .white, at: size.width / 2,
        y: baseline - TypeMetrics.ascent(face), alignment: .center)
    ]
    var date = Layer(
      id: .header,
      frame: Rect(
        x: 0, y: snappedToRow(min(baseline + 18, size.height - 40)), width: size.width, height: 30))
    date.content = [
      SystemText.line(
        wallClock.date, size: 20, weight: 600, color: RGBA(255, 159, 10), at: size.width / 2, y: 2,
        alignment: .center)
    ]
    return [clock, date]
  }

  /// Returns the minimal presentation near the top: with two activities, the detached one's.
  func standByMinimal(_ size: Size) -> Layer? {
    guard case .minimal(let attached, let detached) = island, let part = detached ?? attached
    else { return nil }
    let widths = IslandMetrics.minimalWidths
    let width = min(max(part.picture.list.size.width, widths.narrowest), widths.widest)
    let frame = Rect(
      x: snapped((size.width - width) / 2), y: snappedToRow(Guess.standByMinimalTop), width: width,
      height: IslandMetrics.height)
    var layer = Layer(id: .detached, frame: frame, radius: frame.height / 2)
    layer.fill = .color(RGBA(28, 28, 30))
    layer.regions = [
      PhoneRegion(
        frame: frame,
        target: .island(activityID: part.activityID, slot: .minimal, url: part.picture.url),
        label: "Open the activity")
    ]
    layer.add(
      part.picture,
      at: Point(
        x: (width - part.picture.list.size.width) / 2,
        y: (frame.height - part.picture.list.size.height) / 2),
      activityID: part.activityID, slot: .minimal)
    return layer
  }
}

extension DeviceModel {
  /// The room of the minimal view above StandBy's clock, also on a phone without an island.
  public var standByMinimal: SlotRoom {
    if let own = room(for: .minimal) { return own }
    let (high, aside) = (IslandMetrics.compactMargin, IslandMetrics.minimalMargin)
    var room = SlotRoom(
      slot: .minimal, width: IslandMetrics.minimalWidths.widest,
      minWidth: IslandMetrics.minimalWidths.narrowest, minHeight: IslandMetrics.height,
      maxHeight: IslandMetrics.height, scale: scale,
      margins: Insets(top: high, left: aside, bottom: high, right: aside),
      radius: IslandMetrics.height / 2)
    room.systemVersion = systemVersion
    room.screen = screen
    return room
  }
}
