import Drawing
import WidgetProtocol

// A Mac's menu bar around an activity.

extension Exhibit {
  /// The pill, or the icon where there is no room, on a piece of the bar.
  var menuBarAlone: Stage? {
    guard let size, let item = menuBarItem(size) else { return nil }
    let bar = Rect(
      x: 0, y: scene.snappedToRow(Self.margin),
      width: roundedUp(item.frame.width + 2 * Self.margin, to: pixel), height: size.screen.height)
    return strip(
      [
        menuBarGround(bar),
        item.offset(x: scene.snapped(Self.margin), y: bar.midY - item.frame.height / 2),
      ], goesOn: true)
  }

  /// What opens below the bar, by itself.
  var menuPanelAlone: Stage? {
    let origin = Point(x: scene.snapped(Self.margin), y: scene.snappedToRow(Self.margin))
    return menuPanel(at: origin).flatMap { strip($0) }
  }

  /// Returns the right end of a Mac's menu bar, with a piece of the desktop below it.
  func onMenuBar(_ place: InPlace) -> PhonePicture? {
    guard let size else { return nil }
    let bar = Rect(
      x: 0, y: 0, width: roundedUp(size.screen.width, to: pixel), height: size.screen.height)
    let panel = presentation == .menuBarOpen
    guard let item = menuBarItem(size) ?? (panel ? menuBarIcon : nil) else { return nil }
    let itemX = bar.maxX - 190 - item.frame.width
    let opened: [Layer] =
      panel
      ? menuPanel(
        at: Point(
          x: scene.snapped(bar.maxX - 30 - DeviceModel.standard.screen.width),
          y: scene.snappedToRow(bar.maxY + Guess.menuPanelGap))) ?? [] : []
    if panel, opened.isEmpty { return nil }
    let bottom = opened.map(\.frame.maxY).max() ?? bar.maxY
    let whole = Size(width: bar.width, height: roundedUp(bottom + 30, to: 2 * pixel))
    var desktop = Layer(id: .backdrop, frame: Rect(whole))
    desktop.fill = Wallpaper.paint(appearance, height: whole.height)
    var layers = [desktop, menuBarGround(bar), menuWords(bar, place.wallClock)]
    if size.screen.height > 30 {
      // The notch of a MacBook, half of it at the cut end of the bar.
      var notch = Layer(
        id: .panel(31),
        frame: Rect(x: -92.5, y: -32, width: 185, height: 64), radius: 10)
      notch.fill = .color(.black)
      layers.append(notch)
    }
    layers.append(item.offset(x: scene.snapped(itemX), y: top(of: item, in: bar)))
    // Each activity has an item of its own, later ones to the left: their order is a guess.
    var left = scene.snapped(itemX)
    for (number, competitor) in competitors.enumerated() {
      let other = of(competitor)
      guard let item = other.menuBarItem(size) ?? (panel ? other.menuBarIcon : nil) else {
        continue
      }
      left -= Guess.menuItemGap + item.frame.width
      guard left > (size.screen.height > 30 ? 92.5 : 0) + Guess.menuItemGap else { break }
      var placed = item.offset(x: scene.snapped(left), y: top(of: item, in: bar))
      placed.id = .panel(40 + number)
      layers.append(placed)
    }
    return Stage(size: whole, layers: layers + opened).picture
  }

  /// Returns where an item stands in the bar: in its middle, and on a row of cells, in which its text stands, too.
  private func top(of item: Layer, in bar: Rect) -> Double {
    let middle = bar.midY - item.frame.height / 2
    return pixel <= 1 ? middle : scene.snappedToRow(middle)
  }

  private var menuInk: RGBA { appearance == .dark ? .white : .black }

  private func menuBarGround(_ frame: Rect) -> Layer {
    var layer = Layer(id: .statusBar, frame: frame)
    layer.fill = .color(
      appearance == .dark ? RGBA.black.opacity(0.45) : RGBA.white.opacity(0.55))
    return layer
  }

  /// Returns Wi-Fi, battery and clock at the right end.
  private func menuWords(_ bar: Rect, _ clock: WallClock) -> Layer {
    var layer = Layer(id: .tools, frame: bar)
    let y = bar.height / 2 - 8
    let time = "\(clock.date.split(separator: ",").first.map(String.init) ?? "")  \(clock.time)"
    // A shape of its own where lines of a point can be told apart, as on the phone; else a bar in the words' row.
    let battery: [DisplayItem]
    if pixel <= 1 {
      battery = scene.charge(
        Rect(x: bar.width - 150, y: bar.height / 2 - 6, width: 24, height: 12), menuInk)
    } else {
      let body = Rect(
        x: scene.snapped(bar.width - 150), y: scene.snappedToRow(bar.height / 2 - pixel),
        width: scene.snapped(20), height: 2 * pixel)
      battery = [
        .fill(.rect(body), .color(menuInk)),
        SystemText.line("╸", size: 13, color: menuInk, at: body.maxX, y: y),
      ]
    }
    layer.content =
      [
        SystemText.line(
          time, size: 13, weight: 500, color: menuInk, at: bar.width - 12, y: y, alignment: .right),
        SystemText.symbol(
          "wifi", in: Rect(x: bar.width - 176, y: bar.height / 2 - 7, width: 18, height: 14),
          size: 13, color: menuInk),
      ] + battery
    return layer
  }

  /// Returns the item in the bar at the origin: the pill, or the icon alone.
  private func menuBarItem(_ size: SurfaceSize) -> Layer? {
    if size.name == "icon" { return menuBarIcon }
    guard let leading = part(.compactLeading), let trailing = part(.compactTrailing) else {
      return nil
    }
    // The pill has the island's height, made as small as the bar.
    let height = size.screen.height - 2 * Guess.menuBarInset
    let scale = height / IslandMetrics.height
    let widths = [leading, trailing].map { $0.picture.list.size.width * scale }
    let middle = IslandMetrics.compactMargin * scale
    var pill = Layer(
      id: .island, frame: Rect(x: 0, y: 0, width: widths[0] + middle + widths[1], height: height),
      radius: height / 2)
    pill.fill = .color(.black)
    pill.clips = true
    pill.regions = [
      PhoneRegion(
        frame: pill.frame,
        target: .island(
          activityID: activityID, slot: .compactLeading, url: leading.picture.url),
        label: "Open \(appTitle) below the menu bar")
    ]
    var x = 0.0
    let sides = [
      (leading, Slot.compactLeading, widths[0]), (trailing, .compactTrailing, widths[1]),
    ]
    for (part, slot, width) in isRightToLeft ? sides.reversed() : sides {
      let y = (height - part.picture.list.size.height * scale) / 2
      pill.add(
        part.picture, at: Point(x: x, y: y), activityID: activityID, slot: slot, scale: scale)
      x += width + middle
    }
    return pill
  }

  /// The app's icon in the bar.
  private var menuBarIcon: Layer {
    let side = Guess.menuBarIcon
    var layer = Layer(id: .island, frame: Rect(x: 0, y: 0, width: side, height: side))
    layer.content = icon.marks(side: side, pixel: pixel)
    layer.regions = [
      PhoneRegion(
        frame: layer.frame,
        target: .island(activityID: activityID, slot: .compactLeading, url: nil),
        label: "Open \(appTitle) below the menu bar")
    ]
    return layer
  }

  /// Returns the expanded view and the button that closes it.
  private func menuPanel(at origin: Point) -> [Layer]? {
    guard let part = part(.expanded) else { return nil }
    let size = part.picture.list.size
    let side = Guess.menuCloseSide
    let frame = Rect(
      x: origin.x + side / 2, y: origin.y + side / 2, width: size.width, height: size.height)
    var panel = Layer(
      id: .panel(30), frame: frame, radius: DeviceModel.standard.island?.expandedRadius ?? 44)
    panel.fill = .color(.black)
    panel.clips = true
    panel.shadow = IslandMetrics.shadow
    panel.regions = [
      PhoneRegion(
        frame: frame,
        target: .island(activityID: activityID, slot: .expanded, url: part.picture.url),
        label: "Open \(appTitle) in iPhone Mirroring")
    ]
    panel.add(part.picture, at: .zero, activityID: activityID, slot: .expanded)
    var close = Layer(
      id: .dismiss(activityID),
      frame: Rect(x: origin.x, y: origin.y, width: side, height: side), radius: side / 2)
    close.fill = .color(RGBA(70, 70, 76))
    close.content = [
      SystemText.symbol(
        "xmark", in: Rect(x: 0, y: 0, width: side, height: side).inset(by: side * 0.3),
        size: side * 0.4, color: .white)
    ]
    close.regions = [
      PhoneRegion(
        frame: close.frame, target: .dismiss(activityID: activityID), label: "Close \(appTitle)")
    ]
    return [panel, close]
  }
}
