/// The way from one picture of a widget to the next one.
///
/// Frames are computed from the two display lists by the identities of their views: what stays moves and changes, what
/// is new comes, what is gone leaves. Nothing is laid out.
public struct ListMotion: Sendable {
  let old: DisplayList
  let new: DisplayList
  let before: CastIndex
  let after: CastIndex
  /// The time that text which renews itself is read at, UNIX seconds.
  let now: Double
  /// Whether frames keep the identities of their views.
  private var keepsViews = false
  /// Seconds until nothing moves any more, at most two; 0 when nothing does.
  public private(set) var duration = 0.0

  /// Creates the way between two pictures, which starts at a time in UNIX seconds.
  public init(from old: DisplayList, to new: DisplayList, now: Double) {
    (self.old, self.new, self.now) = (old, new, now)
    guard old != new else {
      (before, after) = (CastIndex([]), CastIndex([]))
      return
    }
    (before, after) = (CastIndex(old.items), CastIndex(new.items))
    duration = min(Pace.limit, longest())
  }

  /// Returns the picture after so many seconds, without identities; from the end of the way it is the new one.
  public func frame(at seconds: Double) -> DisplayList {
    guard seconds < duration else {
      return DisplayList(size: new.size, items: keepsViews ? new.items : new.items.withoutViews)
    }
    let time = max(0, seconds)
    return DisplayList(
      size: old.size.mixed(with: new.size, Pace.standard.progress(at: time)),
      items: items(new.items, from: old.items, at: time, depth: 0))
  }

  /// Returns the picture after so many seconds with the identities of its views, so that another way can begin there.
  public func waypoint(at seconds: Double) -> DisplayList {
    var motion = self
    motion.keepsViews = true
    return motion.frame(at: seconds)
  }

  /// Returns a view's marks on their way, with its identity where that is wanted.
  func standing(for view: ViewMark, _ items: [DisplayItem]) -> [DisplayItem] {
    guard keepsViews, !items.isEmpty else { return items }
    var view = view
    view.items = items
    return [.view(view)]
  }

  // MARK: Views and groups

  private func items(
    _ items: [DisplayItem], from old: [DisplayItem], at time: Double, depth: Int
  ) -> [DisplayItem] {
    guard depth < CastIndex.mostDepth else { return keepsViews ? items : items.withoutViews }
    var leaving = departures(of: old, at: time)
    // What leaves keeps its place in the order: above what was below it.
    var result = leaving.removeValue(forKey: .start) ?? []
    for item in items {
      result += self.item(item, at: time, depth: depth)
      result += leaving.removeValue(forKey: Self.place(of: item)) ?? []
    }
    // What stood above something that is elsewhere now comes last, as it stood before.
    return result + old.flatMap { leaving.removeValue(forKey: Self.place(of: $0)) ?? [] }
  }

  /// What something stands above in the order of drawing.
  private enum Place: Hashable {
    case start
    case view(UInt64)
    case group(CastIndex.GroupKey)
  }

  private static func place(of item: DisplayItem) -> Place {
    switch item {
    case .view(let view): .view(view.id)
    case .group(let group): CastIndex.key(of: group).map { .group($0) } ?? .start
    default: .start
    }
  }

  /// Returns what the next picture lacks, by what it stood above.
  private func departures(of items: [DisplayItem], at time: Double) -> [Place: [DisplayItem]] {
    var result: [Place: [DisplayItem]] = [:]
    var below = Place.start
    for item in items {
      switch item {
      case .view(let view):
        if after.views[view.id] != nil {
          below = .view(view.id)
        } else {
          result[below, default: []] += departing(view, at: time)
        }
      case .group(let group):
        let ids = group.items.viewIDs()
        if ids.isEmpty { continue }
        if ids.contains(where: { after.views[$0] != nil }) {
          below = Self.place(of: item)
        } else {
          var fading = group
          fading.items = group.items.flatMap { part -> [DisplayItem] in
            if case .view(let view) = part { return departing(view, at: time) }
            return apply(ViewTransition.fade.removal, 1 - share(of: nil, at: time), [part])
          }
          fading.mask = group.mask?.withoutViews
          result[below, default: []].append(.group(fading))
        }
      default: continue
      }
    }
    return result
  }

  private func item(_ item: DisplayItem, at time: Double, depth: Int) -> [DisplayItem] {
    switch item {
    case .view(let view):
      guard let member = before.views[view.id] else { return arriving(view, at: time) }
      let isScope = view.items.contains { [$0].viewIDs().isEmpty == false }
      var result =
        isScope
        ? items(view.items, from: member.view.items, at: time, depth: depth + 1)
        : content(of: view, from: member.view, at: time)
      // An effect that the view has no longer fades out around it.
      for key in member.groups.reversed() where after.groups[key] == nil {
        guard let group = before.groups[key] else { continue }
        var fading = group.mixed(with: .plain, share(of: view, at: time))
        fading.items = result
        result = [.group(fading)]
      }
      return standing(for: view, result)
    case .group(var group):
      let key = CastIndex.key(of: group)
      let view = key.flatMap { after.views[$0.first]?.view }
      let source = key.flatMap { before.groups[$0] }
      let inner = items(group.items, from: source?.items ?? [], at: time, depth: depth + 1)
      let mask = group.mask?.withoutViews
      if let source {
        group = source.mixed(with: group, share(of: view, at: time))
      } else if group.items.viewIDs().contains(where: { before.views[$0] != nil }) {
        // An effect that the view has got comes in around it.
        group = GroupMark.plain.mixed(with: group, share(of: view, at: time))
      }
      (group.items, group.mask) = (inner, mask)
      return [.group(group)]
    default: return [item]
    }
  }
}
