import Drawing

/// An app that opens or is left: it flies out of or into the island, its icon, or the middle of the screen.
struct AppFlight: Sendable {
  /// Where it comes out of or flies to.
  enum Door: Hashable, Sendable {
    /// The sensor's frame.
    case island(Rect)
    case icon(Rect)
    /// Where a finger has drawn it to.
    case hand(Rect)
    case middle
  }

  let layer: Layer
  let isOpening: Bool
  let door: Door

  init(_ layer: Layer, isOpening: Bool, at door: Door) {
    (self.layer, self.isOpening, self.door) = (layer, isOpening, door)
  }

  /// Seconds in which an app flies into the island (MOTION.md).
  static let swallowed = 0.33
  /// The width of the strip that the island takes in.
  private static let strip = 55.0

  var duration: Double {
    if case .island = door, !isOpening { return Self.swallowed }
    return Pace.standard.duration
  }

  func layer(at time: Double) -> Layer? {
    if case .island(let sensor) = door, !isOpening { return swallowed(by: sensor, at: time) }
    let share = Pace.standard.progress(at: time)
    let open = isOpening ? share : 1 - share
    let whole = layer.frame
    let closed: Rect =
      switch door {
      case .icon(let icon): Rect(x: icon.x, y: icon.y, width: icon.width, height: icon.width)
      case .island(let sensor):
        Rect(x: sensor.midX - Self.strip / 2, y: sensor.midY, width: Self.strip, height: 10)
      case .hand(let hand): hand
      case .middle: whole.scaled(by: 0.5)
      }
    let box = closed.mixed(with: whole, open)
    if case .hand = door {
      return shown(in: box, radius: Guess.screenRadius * (1 - open), content: 1, opacity: 1)
    }
    return shown(
      in: box, radius: Guess.screenRadius * open + 13 * (1 - open), content: open,
      opacity: door == .middle ? open : min(1, open * 4))
  }

  /// Returns the app as it shrinks, becomes a strip behind the sensor, and is drawn up into it.
  private func swallowed(by sensor: Rect, at time: Double) -> Layer? {
    guard time < Self.swallowed else { return nil }
    let whole = layer.frame
    let width = Course([
      (0, whole.width), (0.1, whole.width * 0.8), (0.17, whole.width * 0.35), (0.2, Self.strip),
      (Self.swallowed, Self.strip * 0.7),
    ]).value(at: time)
    let top = Course([
      (0, whole.y), (0.1, whole.y + whole.height * 0.1), (0.2, sensor.midY),
    ]).value(at: time)
    let bottom = Course([
      (0, whole.maxY), (0.1, whole.y + whole.height * 0.9), (0.17, whole.y + whole.height * 0.6),
      (0.2, max(sensor.maxY, min(whole.height * 0.4, 260))), (Self.swallowed, sensor.maxY),
    ]).value(at: time)
    let box = Rect(
      x: sensor.midX - width / 2, y: top, width: width, height: max(0, bottom - top))
    return shown(
      in: box, radius: min(Guess.screenRadius, width / 2),
      content: Course([(0.05, 1), (0.18, 0)]).value(at: time),
      opacity: 1)
  }

  private func shown(in box: Rect, radius: Double, content: Double, opacity: Double) -> Layer? {
    var layer = layer
    let whole = layer.frame
    guard whole.width > 0, whole.height > 0, box.width > 0 else { return nil }
    layer.content = [
      .group(
        .passing(
          layer.content,
          transform: .scale(x: box.width / whole.width, y: box.height / whole.height),
          opacity: min(1, max(0, content)), blur: max(0, 1 - content) * Guess.islandBlur))
    ]
    (layer.frame, layer.radius, layer.isContinuous) = (box, min(radius, box.height / 2), true)
    layer.opacity *= min(1, max(0, opacity))
    return layer
  }
}
