import Drawing
import WidgetProtocol

extension PhoneScene {
  /// A phone on its side while charging.
  func standByStage(_ opened: String?) -> Stage {
    let size = canvasSize
    var stage = Stage(size: size)
    var backdrop = Layer(id: .backdrop, frame: wholePixels(size))
    backdrop.fill = .color(.black)
    if let card = cards.first(where: { $0.activityID == opened }) {
      // The tint reaches the edges of the screen.
      backdrop.fill = .color(card.picture.backgroundTint ?? .black)
      stage.layers = [backdrop, magnified(card, size)]
    } else {
      stage.layers = [backdrop, bigClock(size)]
      if let layer = standByMinimal(size) { stage.layers.append(layer) }
    }
    if isNight { stage.adjustments = [.nightRed] }
    return stage
  }

  private func magnified(_ card: Card, _ size: Size) -> Layer {
    let scale = standByScale(card.picture, in: size)
    let content = Size(
      width: card.picture.list.size.width * scale, height: card.picture.list.size.height * scale)
    let frame = Rect(
      x: snapped((size.width - content.width) / 2),
      y: snappedToRow((size.height - content.height) / 2), width: content.width,
      height: content.height)
    var layer = Layer(id: .card(card.activityID), frame: frame)
    layer.regions = [
      PhoneRegion(
        frame: frame, target: .card(activityID: card.activityID, url: card.picture.url),
        label: card.appTitle)
    ]
    layer.add(
      card.picture, at: .zero, activityID: card.activityID, slot: .lockScreen, scale: scale)
    return layer
  }

  /// Twice the size; a little more without a background, but never beyond the screen.
  private func standByScale(_ picture: Picture, in size: Size) -> Double {
    let wanted = picture.backgroundTint == nil ? Guess.standByPlainScale : 2
    let widest = size.width / max(1, picture.list.size.width)
    return min(wanted, max(1, widest))
  }

  private func bigClock(_ size: Size) -> Layer {
    var layer = Layer(id: .clock, frame: Rect(size))
    let clock = min(200, size.height * 0.5)
    let face = Face(size: clock, weight: 700)
    let line = TypeMetrics.ascent(face) - TypeMetrics.capHeight(face) / 2
    layer.content = [
      Lettering.line(
        wallClock.time, size: clock, weight: 700, color: .white, at: size.width / 2,
        y: size.height / 2 - line, alignment: .center),
      Lettering.line(
        wallClock.date, size: 20, weight: 600, color: RGBA(255, 159, 10), at: size.width / 2,
        y: size.height - 50, alignment: .center),
    ]
    return layer
  }

  /// The minimal presentation near the top: with two activities, the detached one's.
  private func standByMinimal(_ size: Size) -> Layer? {
    guard case .minimal(let attached, let detached) = island, let part = detached ?? attached
    else { return nil }
    let widths = IslandMetrics.minimalWidths
    let width = min(max(part.picture.list.size.width, widths.narrowest), widths.widest)
    let frame = Rect(
      x: snapped((size.width - width) / 2), y: snappedToRow(20), width: width,
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
