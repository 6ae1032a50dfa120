import Drawing

/// What is seen of a card in a list that scrolls.
public struct CardSight: Hashable, Sendable {
  /// Whether any of it is seen.
  public var isSeen: Bool
  /// How far the list is scrolled once all of it is seen, in points: no further than it takes.
  public var scroll: Double
}

extension PhoneScene {
  /// Returns how far the cards are scrolled when so much of them does not fit.
  func distanceScrolled(of overflow: Double) -> Double { min(max(0, scroll), overflow) }

  /// Returns what is seen of an activity's card; nil where the cards do not scroll.
  public func sight(ofCard activityID: String) -> CardSight? {
    let stage = stage
    guard let card = stage.layers.first(where: { $0.id == .card(activityID) }), let top = card.top
    else { return nil }
    let (above, below) = (card.frame.minY - top, card.frame.maxY - stage.size.height)
    // Of a card that is higher than the list the beginning counts.
    let distance = above < 0 ? above : max(0, min(above, below))
    return CardSight(
      isSeen: card.frame.maxY > top && card.frame.minY < stage.size.height,
      scroll: distanceScrolled(of: stage.overflow) + distance)
  }
}
