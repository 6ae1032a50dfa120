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

extension Exhibit {
  /// Returns a dashboard: a map, what is playing, and the activity's card at its true size.
  func onDashboard(_ place: InPlace) -> PhonePicture? {
    guard let size else { return nil }
    let colors = Dashboard(isDark: appearance == .dark)
    let screen = Rect(
      x: 0, y: 0, width: roundedUp(size.screen.width, to: pixel),
      height: roundedUp(size.screen.height, to: 2 * pixel))
    let gap = 10.0
    let isTall = screen.height > screen.width
    let bar = isTall ? 0 : 56.0
    let foot = isTall ? 56.0 : 0
    let inner = Rect(
      x: bar + gap, y: gap, width: screen.width - bar - 2 * gap,
      height: screen.height - foot - 2 * gap)
    // On a tall display the card stands below the map, on a wide one beside it.
    let side =
      isTall
      ? Rect(
        x: inner.x, y: inner.maxY - size.room.height - 24, width: inner.width,
        height: size.room.height + 24)
      : Rect(
        x: inner.maxX - size.room.width, y: inner.y, width: size.room.width, height: inner.height)
    let map =
      isTall
      ? Rect(x: inner.x, y: inner.y, width: inner.width, height: side.y - inner.y - gap)
      : Rect(x: inner.x, y: inner.y, width: side.x - inner.x - gap, height: inner.height)
    let origin = Point(
      x: scene.snapped(isTall ? side.midX - size.room.width / 2 : side.x),
      y: scene.snappedToRow(isTall ? side.y + 12 : side.maxY - size.room.height))
    guard let card = smallCard(at: origin) else { return nil }
    var stage = Stage(size: screen.size)
    func pane(_ number: Int, _ frame: Rect, _ color: RGBA, radius: Double = 14) -> Layer {
      var layer = Layer(id: .panel(number), frame: frame, radius: radius)
      layer.fill = .color(color)
      layer.clips = true
      return layer
    }
    stage.layers = [pane(0, screen, colors.ground, radius: 0)]
    var ground = pane(1, map, colors.map)
    let road = [
      PathElement.move(Point(x: map.width * 0.2, y: map.height)),
      .curve(
        Point(x: map.width * 0.75, y: 0), control1: Point(x: map.width * 0.25, y: map.height * 0.4),
        control2: Point(x: map.width * 0.7, y: map.height * 0.6)),
    ]
    ground.content = [
      .stroke(
        .path(road, isEvenOdd: false), .color(colors.road), StrokeStyleMark(width: 10))
    ]
    stage.layers.append(ground)
    if !isTall {
      let other = Rect(
        x: side.x, y: side.y, width: side.width, height: origin.y - gap - side.y)
      if other.height > 20 { stage.layers.append(pane(2, other, colors.pane)) }
    }
    var time = Layer(
      id: .clock,
      frame: isTall
        ? Rect(x: 0, y: screen.height - foot, width: 70, height: foot)
        : Rect(x: 0, y: 0, width: bar, height: 40))
    time.content = [
      SystemText.line(
        place.wallClock.time, size: 15, weight: 600, color: colors.ink, at: time.frame.width / 2,
        y: 14, alignment: .center)
    ]
    return Stage(size: stage.size, layers: stage.layers + [time, card]).picture
  }
}
