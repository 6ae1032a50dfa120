import Drawing
import WidgetProtocol

extension PhoneScene {
  /// Returns a phone on its side at a charger: its clock with one minimal view above it, or one activity on the
  /// whole screen.
  func standByStage(_ opened: String?) -> Stage {
    let size = canvasSize
    var stage = Stage(size: size)
    var backdrop = Layer(id: .backdrop, frame: wholePixels(size))
    backdrop.fill = .color(.black)
    stage.layers = [backdrop]
    if let card = cards.first(where: { $0.activityID == opened }) {
      stage.layers[0].fill = .color(standByGround(card.picture))
      stage.layers += pages(showing: card, size)
      if cards.count > 1 { stage.layers.append(pageDots(showing: card.activityID, size)) }
    } else {
      stage.layers += standByClock(size)
      if let layer = standByMinimal(size) { stage.layers.append(layer) }
    }
    stage.layers += sideSensor(size)
    if isNight { stage.adjustments = [.nightRed] }
    return stage
  }

  /// Returns the activity that fills the screen, and the next one as far as a finger has drawn it in.
  private func pages(showing card: Card, _ size: Size) -> [Layer] {
    let shift = pageShift
    let page = magnified(card, size)
    guard shift != 0, cards.count > 1, let here = cards.firstIndex(of: card) else { return [page] }
    let next = cards[(here + (shift > 0 ? 1 : cards.count - 1)) % cards.count]
    let way = shift > 0 ? size.height : -size.height
    var leaving = page.offset(x: 0, y: -shift)
    leaving.origin = page.frame.offset(x: 0, y: -way)
    var ground = Layer(id: .panel(1), frame: wholePixels(size).offset(x: 0, y: way - shift))
    ground.fill = .color(standByGround(next.picture))
    return [leaving, ground, magnified(next, size).offset(x: 0, y: way - shift)]
  }

  /// Returns the sensors, which lie at the left of a phone on its side.
  ///
  /// On black they are not to be seen, as on a phone.
  private func sideSensor(_ size: Size) -> [Layer] {
    guard room == nil || size.height >= device.screen.width - 1 else { return [] }
    let frame: Rect
    let radius: Double
    switch device.top {
    case .island(let island):
      let (length, depth) = (island.sensor.width, island.sensor.height)
      frame = Rect(
        x: snapped(island.top), y: snappedToRow((size.height - length) / 2), width: depth,
        height: length)
      radius = depth / 2
    case .notch:
      let notch = Guess.notch
      frame = Rect(
        x: -notch.height, y: snappedToRow((size.height - notch.width) / 2),
        width: 2 * notch.height, height: notch.width)
      radius = 20
    case .plain, .fold: return []
    }
    var layer = Layer(id: .island, frame: frame, radius: radius)
    layer.fill = .color(.black)
    return [layer]
  }
}
