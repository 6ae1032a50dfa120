/// The views and groups of a picture by identity.
struct CastIndex: Sendable {
  /// What is the same group in two pictures: the first view in it, and how many groups lie between the two.
  struct GroupKey: Hashable, Sendable {
    var first: UInt64
    var depth: Int
  }

  struct Member: Sendable {
    var view: ViewMark
    /// The groups around it, the outermost first.
    var groups: [GroupKey]
  }

  private(set) var views: [UInt64: Member] = [:]
  private(set) var groups: [GroupKey: GroupMark] = [:]
  /// The values of animations by the view that they were written for.
  private(set) var values: [UInt64: UInt64?] = [:]

  /// Deeper nesting comes from nobody's views.
  static let mostDepth = 64

  init(_ items: [DisplayItem]) { add(items, groups: [], depth: 0) }

  private mutating func add(_ items: [DisplayItem], groups: [GroupKey], depth: Int) {
    guard depth < Self.mostDepth else { return }
    for item in items {
      switch item {
      case .view(let view):
        if views[view.id] == nil { views[view.id] = Member(view: view, groups: groups) }
        for animation in view.animations ?? [] { values[animation.scope] = .some(animation.value) }
        add(view.items, groups: groups, depth: depth + 1)
      case .group(let group):
        var inner = groups
        if let key = Self.key(of: group), self.groups[key] == nil {
          self.groups[key] = group
          inner.append(key)
        }
        add(group.items, groups: inner, depth: depth + 1)
      default: break
      }
    }
  }

  /// Returns what a group is known by; nil when there is no view in it.
  static func key(of group: GroupMark) -> GroupKey? { key(of: group, depth: 0) }

  private static func key(of group: GroupMark, depth: Int) -> GroupKey? {
    guard depth < mostDepth else { return nil }
    for item in group.items {
      switch item {
      case .view(let view): return GroupKey(first: view.id, depth: 0)
      case .group(let inner):
        if var key = key(of: inner, depth: depth + 1) {
          key.depth += 1
          return key
        }
      default: break
      }
    }
    return nil
  }
}

extension [DisplayItem] {
  /// Returns the identities of the views in the marks.
  func viewIDs(depth: Int = 0) -> [UInt64] {
    guard depth < CastIndex.mostDepth else { return [] }
    return flatMap { item -> [UInt64] in
      switch item {
      case .view(let view): [view.id] + view.items.viewIDs(depth: depth + 1)
      case .group(let group): group.items.viewIDs(depth: depth + 1)
      default: []
      }
    }
  }
}
