import Drawing

// Some blend modes take away from what is below, or go under it. On a phone that is what the same view has drawn, since an
// author who uses them makes that view a compositing group: never the card, the wallpaper or another view.

extension BlendMode {
  /// Whether it depends on what has been drawn where nothing shows yet.
  fileprivate var changesBelow: Bool {
    switch self {
    case .destinationOut, .destinationOver, .sourceAtop: true
    default: false
    }
  }
}

extension GroupMark {
  /// Whether its items look as they do without it, except for their place and a clip.
  private var isTransparent: Bool {
    opacity == 1 && mask == nil && blend == .normal && blur <= 0 && shadow == nil
      && adjustments.isEmpty
  }

  /// Whether an item changes what those before it have drawn, which is a picture of its own then.
  var isIsolated: Bool { items.dropFirst().contains(where: \.beginsWithChange) }

  /// The items that are drawn as if they stood outside of the group; nil where there are none such.
  fileprivate var plainItems: [DisplayItem]? { isTransparent ? items : nil }
}

extension DisplayItem {
  /// The items of a group or view that changes nothing about them but their place; nil for all else.
  private var plainItems: [DisplayItem]? {
    switch self {
    case .group(let group): group.plainItems
    case .view(let view): view.items
    default: nil
    }
  }

  /// Whether what is drawn first in it changes what is below it.
  fileprivate var beginsWithChange: Bool {
    var item = self
    for _ in 0..<Painting.mostDepth {
      if case .group(let group) = item, group.blend.changesBelow { return true }
      guard let first = item.plainItems?.first else { return false }
      item = first
    }
    return false
  }

  /// Returns the item as it is drawn by itself, where it is one group with a blend mode, alone in others or not; else nil.
  func without(_ blend: BlendMode, depth: Int = 0) -> DisplayItem? {
    if case .group(var group) = self, group.blend == blend {
      group.blend = .normal
      return .group(group)
    }
    guard depth < Painting.mostDepth, let items = plainItems, items.count == 1,
      let inner = items[0].without(blend, depth: depth + 1)
    else { return nil }
    switch self {
    case .group(var group):
      group.items = [inner]
      return .group(group)
    case .view(var view):
      view.items = [inner]
      return .view(view)
    default: return nil
    }
  }
}
