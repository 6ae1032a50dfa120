import Drawing

/// What is seen of a card in a list that scrolls, or of a part of one.
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
    sight { $0.id == .card(activityID) ? $0.frame : nil }
  }

  /// Returns what is seen of a part that can be touched; nil where it does not scroll.
  public func sight(of target: PhoneRegion.Target) -> CardSight? {
    sight { layer in layer.regions.first { $0.target == target }?.frame }
  }

  /// Returns what is seen of the first part of the list that is found.
  private func sight(_ find: (Layer) -> Rect?) -> CardSight? {
    let stage = stage
    for layer in stage.layers {
      guard let top = layer.top, let frame = find(layer) else { continue }
      let (above, below) = (frame.minY - top, frame.maxY - stage.size.height)
      // Of a card that is higher than the list the beginning counts.
      let wanted = above < 0 ? above : max(0, min(above, below))
      // Cards stand on rows of cells: less than one of them would be scrolled by again and again.
      let distance = abs(wanted) < 2 * pixel ? 0 : wanted
      return CardSight(
        isSeen: frame.maxY > top && frame.minY < stage.size.height,
        scroll: min(max(0, distanceScrolled(of: stage.overflow) + distance), stage.overflow))
    }
    return nil
  }

  /// Everything that can be touched, wherever the list has to be scrolled for it.
  public var regions: [PhoneRegion] { stage.layers.flatMap(\.regions) }
}
