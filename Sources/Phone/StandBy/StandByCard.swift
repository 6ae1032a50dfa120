import Drawing
import WidgetProtocol

// An activity on the whole screen in StandBy: its card magnified, its background to the edges (PHONES.md).
extension PhoneScene {
  /// Returns what the screen is filled with: the tint reaches its edges; black shows through it, or where there is none.
  func standByGround(_ picture: Picture) -> RGBA { (picture.backgroundTint ?? .black).over(.black) }

  /// Returns the card in the middle of the screen, and what can be touched of it.
  func magnified(_ card: Card, _ size: Size) -> Layer {
    let scale = standByScale(card.picture, in: size)
    let content = Size(
      width: card.picture.list.size.width * scale, height: card.picture.list.size.height * scale)
    let frame = Rect(
      x: snapped((size.width - content.width) / 2),
      y: snappedToRow((size.height - content.height) / 2), width: content.width,
      height: content.height)
    var layer = Layer(id: .card(card.activityID), frame: frame)
    // The whole screen answers: the tint is part of the activity.
    layer.regions = [
      PhoneRegion(
        frame: Rect(size), target: .card(activityID: card.activityID, url: card.picture.url),
        label: card.appTitle)
    ]
    layer.add(
      card.picture, at: .zero, activityID: card.activityID, slot: .lockScreen, scale: scale)
    return layer
  }

  /// Returns twice the size; a little more without a background, but never beyond the screen.
  private func standByScale(_ picture: Picture, in size: Size) -> Double {
    let wanted = picture.backgroundTint == nil ? Guess.standByPlainScale : 2
    let widest = size.width / max(1, picture.list.size.width)
    return min(wanted, max(1, widest))
  }

  /// Returns one dot for each activity that a swipe turns to, at the right edge.
  func pageDots(showing id: String, _ size: Size) -> Layer {
    let (dot, step) = (Guess.standByDot, Guess.standByDot * 2)
    let shown = cards.prefix(Guess.standByDots)
    let height = Double(shown.count) * step - dot
    var layer = Layer(
      id: .panel(0),
      frame: Rect(
        x: snapped(size.width - 3 * dot), y: snappedToRow((size.height - height) / 2), width: dot,
        height: height))
    layer.content = shown.enumerated().map { index, card in
      .fill(
        .ellipse(Rect(x: 0, y: Double(index) * step, width: dot, height: dot)),
        .color(.white.opacity(card.activityID == id ? 0.9 : 0.35)))
    }
    return layer
  }
}
