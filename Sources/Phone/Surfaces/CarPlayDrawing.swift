import Drawing
import WidgetProtocol

/// The colours of a car's display.
struct Dashboard {
  var isDark: Bool
  var ground: RGBA { isDark ? RGBA(18, 18, 20) : RGBA(226, 227, 232) }
  var map: RGBA { isDark ? RGBA(34, 40, 46) : RGBA(208, 220, 206) }
  var road: RGBA { isDark ? RGBA(70, 80, 92) : RGBA(250, 250, 248) }
  var pane: RGBA { isDark ? RGBA(40, 40, 44) : RGBA(246, 246, 248) }
  var ink: RGBA { isDark ? .white : .black }
}

/// Where things stand on a car's display, in points.
private struct DashboardPlan {
  static let gap = 10.0
  /// How wide a wide display's bar is, and how high a tall one's.
  private static let bar = 56.0

  let screen: Rect
  let isTall: Bool
  /// Where the activity and what is playing stand: on a tall display below the map, on a wide one beside it.
  let side: Rect
  let map: Rect
  /// The time, in the bar.
  let clock: Rect

  init(screen: Rect, room: Size) {
    self.screen = screen
    isTall = screen.height > screen.width
    let (bar, foot) = isTall ? (0, Self.bar) : (Self.bar, 0)
    let inner = Rect(
      x: bar + Self.gap, y: Self.gap, width: screen.width - bar - 2 * Self.gap,
      height: screen.height - foot - 2 * Self.gap)
    if isTall {
      side = Rect(
        x: inner.x, y: inner.maxY - room.height - 24, width: inner.width, height: room.height + 24)
      map = Rect(x: inner.x, y: inner.y, width: inner.width, height: side.y - inner.y - Self.gap)
      clock = Rect(x: 0, y: screen.height - foot, width: 70, height: foot)
    } else {
      side = Rect(x: inner.maxX - room.width, y: inner.y, width: room.width, height: inner.height)
      map = Rect(x: inner.x, y: inner.y, width: side.x - inner.x - Self.gap, height: inner.height)
      clock = Rect(x: 0, y: 0, width: bar, height: 40)
    }
  }
}

extension Exhibit {
  /// Returns a dashboard: a map, what is playing, and the activity's card at its true size.
  func onDashboard(_ place: InPlace) -> PhonePicture? {
    guard let size else { return nil }
    let colors = Dashboard(isDark: appearance == .dark)
    let screen = Rect(
      x: 0, y: 0, width: roundedUp(size.screen.width, to: pixel),
      height: roundedUp(size.screen.height, to: 2 * pixel))
    let plan = DashboardPlan(screen: screen, room: size.room)
    let side = plan.side
    let origin = Point(
      x: scene.snapped(plan.isTall ? side.midX - size.room.width / 2 : side.x),
      y: scene.snappedToRow(plan.isTall ? side.y + 12 : side.maxY - size.room.height))
    guard let card = smallCard(at: origin) else { return nil }
    var layers = [
      pane(0, screen, colors.ground, radius: 0), map(plan.map, colors),
    ]
    if !plan.isTall {
      let other = Rect(
        x: side.x, y: side.y, width: side.width, height: origin.y - DashboardPlan.gap - side.y)
      if other.height > 20 { layers.append(pane(2, other, colors.pane)) }
    }
    var time = Layer(id: .clock, frame: plan.clock)
    time.content = [
      SystemText.line(
        place.wallClock.time, size: 15, weight: 600, color: colors.ink, at: time.frame.width / 2,
        y: 14, alignment: .center)
    ]
    return Stage(size: screen.size, layers: layers + [time, card]).picture
  }

  private func pane(_ number: Int, _ frame: Rect, _ color: RGBA, radius: Double = 14) -> Layer {
    var layer = Layer(id: .panel(number), frame: frame, radius: radius)
    layer.fill = .color(color)
    layer.clips = true
    return layer
  }

  /// Returns a map with a road.
  private func map(_ frame: Rect, _ colors: Dashboard) -> Layer {
    var layer = pane(1, frame, colors.map)
    let (width, height) = (frame.width, frame.height)
    let road = [
      PathElement.move(Point(x: width * 0.2, y: height)),
      .curve(
        Point(x: width * 0.75, y: 0), control1: Point(x: width * 0.25, y: height * 0.4),
        control2: Point(x: width * 0.7, y: height * 0.6)),
    ]
    layer.content = [
      .stroke(.path(road, isEvenOdd: false), .color(colors.road), StrokeStyleMark(width: 10))
    ]
    return layer
  }
}
