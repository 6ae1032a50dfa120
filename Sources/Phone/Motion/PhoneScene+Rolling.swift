import Drawing
import WidgetProtocol

extension PhoneScene {
  /// Returns the scene with the digits on their way that running timers changed just before `now`, in UNIX seconds.
  ///
  /// Views are asked first: a text whose author wants no transition has none.
  public func rolling(at now: Double) -> PhoneScene {
    func rolled(_ picture: Picture) -> Picture {
      var picture = picture
      picture.list = picture.list.rolling(at: now)
      return picture
    }
    func rolled(_ card: Card) -> Card {
      var card = card
      card.picture = rolled(card.picture)
      return card
    }
    func rolled(_ part: Part) -> Part {
      Part(activityID: part.activityID, picture: rolled(part.picture))
    }
    var scene = self
    scene.cards = cards.map(rolled)
    scene.systemCards = systemCards.map(rolled)
    scene.banner = banner.map(rolled)
    switch island {
    case .resting: break
    case .compact(let leading, let trailing):
      scene.island = .compact(leading: rolled(leading), trailing: rolled(trailing))
    case .minimal(let attached, let detached):
      scene.island = .minimal(attached: attached.map(rolled), detached: detached.map(rolled))
    case .expanded(let part): scene.island = .expanded(rolled(part))
    }
    return scene
  }
}
