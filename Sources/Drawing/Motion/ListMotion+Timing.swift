extension ListMotion {
  /// Returns how far a view is on its way at a time.
  func share(of view: ViewMark?, at time: Double) -> Double {
    (view.map(pace) ?? .standard).progress(at: time)
  }

  /// Returns the animation of a view that both pictures have, or that comes or leaves: the innermost whose value
  /// changed.
  func pace(of view: ViewMark) -> Pace {
    for animation in view.animations ?? [] {
      guard let old = before.values[animation.scope], let new = after.values[animation.scope]
      else { continue }
      if new == nil || old != new { return animation.pace }
    }
    return .standard
  }

  /// Returns the seconds until the last difference stands still.
  func longest() -> Double {
    var longest = old.size == new.size ? 0 : Pace.standard.duration
    for member in after.views.values {
      let view = member.view
      guard let source = before.views[view.id]?.view else {
        longest = max(longest, length(of: (view.transition ?? .fade).insertion, view))
        continue
      }
      if source.items != view.items {
        let motion = ContentMotion(from: source, to: view, pace: pace(of: view), now: now)
        longest = max(longest, motion.duration)
      }
    }
    for member in before.views.values where after.views[member.view.id] == nil {
      longest = max(
        longest, length(of: (member.view.transition ?? .fade).removal, member.view))
    }
    for (key, group) in after.groups where before.groups[key] != group {
      if let view = after.views[key.first]?.view { longest = max(longest, pace(of: view).duration) }
    }
    for key in before.groups.keys where after.groups[key] == nil {
      if let view = after.views[key.first]?.view { longest = max(longest, pace(of: view).duration) }
    }
    return longest
  }

  private func length(of phase: ViewTransition.Phase, _ view: ViewMark) -> Double {
    phase.isInstant ? 0 : (phase.pace ?? pace(of: view)).duration
  }

  // MARK: Coming and going

  /// Returns a view that only the new picture has.
  func arriving(_ view: ViewMark, at time: Double) -> [DisplayItem] {
    let phase = (view.transition ?? .fade).insertion
    let items = view.items.withoutViews
    if phase.isInstant { return standing(for: view, items) }
    let share = (phase.pace ?? pace(of: view)).progress(at: time)
    return standing(for: view, apply(phase, 1 - share, items))
  }

  /// Returns a view that only the old picture has.
  func departing(_ view: ViewMark, at time: Double) -> [DisplayItem] {
    let phase = (view.transition ?? .fade).removal
    if phase.isInstant { return [] }
    let share = (phase.pace ?? pace(of: view)).progress(at: time)
    return standing(for: view, apply(phase, share, view.items.withoutViews))
  }

  /// Returns marks on their way out, of which `share` is done: 0 is at their place, 1 is away.
  func apply(
    _ phase: ViewTransition.Phase, _ share: Double, _ items: [DisplayItem]
  ) -> [DisplayItem] {
    if share == 0 { return items }
    // Letters that come wait until those that leave have gone: in cells two of them have no room in one.
    let fading = items.contains(where: \.hasLetters) ? 1 - 2 * share : 1 - share
    let opacity = phase.fades ? min(1, max(0, fading)) : 1
    if opacity <= 0 { return [] }
    let scale = max(0, mix(1, phase.scale, share))
    let map = Transform.translation(x: -phase.anchor.x, y: -phase.anchor.y)
      .then(.scale(x: scale, y: scale))
      .then(
        .translation(x: phase.anchor.x + share * phase.x, y: phase.anchor.y + share * phase.y))
    return [
      .group(
        GroupMark(
          items.withoutViews,
          transform: scale == 1 && phase.x == 0 && phase.y == 0 ? .identity : map,
          opacity: opacity, blur: max(0, share) * phase.blur))
    ]
  }

  /// Returns what a view that both pictures have shows on its way.
  func content(of view: ViewMark, from source: ViewMark, at time: Double) -> [DisplayItem] {
    if source.items == view.items { return view.items }
    return ContentMotion(from: source, to: view, pace: pace(of: view), now: now).frame(at: time)
  }
}
