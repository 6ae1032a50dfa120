import Drawing

/// What stands under a card's content, on the same surface: the question about an app's Live Activities.
///
/// It moves, grows and fades with the card, and ends where the card ends.
struct LayerFoot: Hashable, Sendable {
  /// From the surface's top.
  var y: Double
  var size: Size
  /// In the foot's own coordinates.
  var items: [DisplayItem] = []

  /// Returns the foot as a mark of the scene; nil where the surface has no room for it yet.
  ///
  /// - Parameters:
  ///   - surface: the frame of the layer.
  ///   - contour: the shape of the layer, which cuts a foot that is higher than the room for it.
  func item(on surface: Rect, _ contour: Contour) -> DisplayItem? {
    guard y < surface.height else { return nil }
    let isWhole = y + size.height < surface.height + 0.01
    let map = Transform.translation(x: surface.x, y: surface.y + y)
    // In coarse cells letters take more room than on a phone, and `.rect` does not cut them (`GroupMark.cutsLetters`): a
    // rounded contour without a radius does, so that what does not fit ends with the card.
    let own = Contour.rounded(Rect(size), radius: 0, isContinuous: true)
    let mark = DisplayItem.group(GroupMark(items, transform: map, clip: own))
    return isWhole ? mark : .group(GroupMark([mark], clip: contour))
  }

  /// Returns the foot of a surface on its way from one height to another: one that comes or goes stands at the end of
  /// the content, where the surface uncovers or covers it.
  ///
  /// - Parameter share: how far the surface has come.
  static func mixed(_ old: Layer, _ new: Layer, _ share: Double) -> LayerFoot? {
    guard var foot = new.foot ?? old.foot else { return nil }
    let (start, end) = (old.foot?.y ?? old.frame.height, new.foot?.y ?? new.frame.height)
    foot.y = start + (end - start) * share
    let (before, after) = (old.foot?.items ?? [], new.foot?.items ?? [])
    guard before != after else { return foot }
    let light = min(1, max(0, share))
    foot.items = [(before, 1 - light), (after, light)].filter { !$0.0.isEmpty }.map {
      .group(.passing($0.0, opacity: $0.1))
    }
    return foot
  }
}
