import Drawing

/// What a style does beside filling: the shadows that it casts, and how it is mixed with what is below.
struct StyleEffects {
  /// Those that fall into what is filled, the one that was said first below.
  var innerShadows: [ShadowStyle] = []
  /// Those behind what is filled, the one that was said first nearest to it.
  var dropShadows: [ShadowStyle] = []
  var blend: BlendMode?
  /// How much of the style shows.
  var opacity = 1.0

  /// Whether the style fills and no more.
  var isEmpty: Bool { innerShadows.isEmpty && dropShadows.isEmpty && blend == nil }

  /// Returns marks with what the style does around them.
  func applied(to items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    var items = items
    for shadow in innerShadows + dropShadows {
      items = [.group(GroupMark(items, shadow: shadow.mark(in: environment)))]
    }
    if let blend { items = [.group(GroupMark(items, blend: blend.drawn))] }
    return items
  }
}

extension ShapeStyleBox {
  /// Returns what the style does beside filling, whatever it was changed by afterwards.
  func effects(in environment: EnvironmentValues) -> StyleEffects {
    switch flat(in: environment) {
    case .shadow(let base, let shadow):
      var effects = base.effects(in: environment)
      if shadow.isInner {
        effects.innerShadows.append(shadow)
      } else {
        effects.dropShadows.append(shadow)
      }
      return effects
    case .blend(let base, let mode):
      var effects = base.effects(in: environment)
      effects.blend = mode
      return effects
    case .opacity(let base, let factor):
      var effects = base.effects(in: environment)
      effects.opacity *= factor
      return effects
    default: return StyleEffects()
    }
  }
}
