import Drawing
import Outlines
import Raster

/// Where two display lists of one surface look different, and how much around that must be painted again.
struct ListDifference {
  /// What differs, in points; nil where nothing does.
  private(set) var area: Rect?
  /// Whether the lists differ in more than places.
  private(set) var isWhole = false
  /// Materials, blurs and shadows, which depend on what lies around them.
  private var soft: [(area: Rect, reach: Double)] = []

  /// Whether texts and symbols count; whoever knows where they stand in cells compares them by that.
  private let comparesTexts: Bool

  /// Compares lists as they stand at two times.
  init(
    from old: DisplayList, at oldTime: Double, to new: DisplayList, at newTime: Double,
    comparesTexts: Bool = true
  ) {
    self.comparesTexts = comparesTexts
    guard old.size == new.size, oldTime <= newTime else {
      isWhole = true
      return
    }
    compare(old.items, new.items, .identity, (oldTime, newTime), depth: 0)
  }

  /// What must be painted so that all in `area` is right.
  var paintedArea: Rect? {
    guard let area else { return nil }
    // From the front: what shows through one of them must be right below it, too.
    return soft.reversed().reduce(area) { painted, one in
      let shared = one.area.intersection(painted)
      guard shared.width > 0, shared.height > 0 else { return painted }
      return painted.union(shared.outset(by: one.reach))
    }
  }

  /// Takes something in that differs for another reason than what the lists say.
  mutating func add(_ box: Rect) {
    var changed = area.map { $0.union(box) } ?? box
    // What grows by one reach may come within that of another.
    var before: Rect
    repeat {
      before = changed
      for one in soft {
        let shared = one.area.intersection(changed.outset(by: one.reach))
        if shared.width > 0, shared.height > 0 { changed = changed.union(shared) }
      }
    } while changed != before
    area = changed
  }

  // Comparing.

  private mutating func compare(
    _ old: [DisplayItem], _ new: [DisplayItem], _ map: Transform, _ times: (Double, Double),
    depth: Int
  ) {
    guard depth < Painting.mostDepth, map.isFinite else {
      isWhole = true
      return
    }
    // What stands before and behind a change is the same.
    var start = 0
    while start < min(old.count, new.count), Self.isAlike(old[start], new[start]) { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      Self.isAlike(old[old.count - 1 - end], new[new.count - 1 - end])
    {
      end += 1
    }
    let isPaired = old.count == new.count
    for index in 0...new.count {
      if isWhole { return }
      if index == start, !isPaired {
        // What is gone differs below all that follows: materials there have to know of it.
        for index in start..<max(start, old.count - end) { take(old[index], map) }
      }
      guard index < new.count else { return }
      let isSame = index < start || index >= new.count - end
      let before = index < start || isPaired ? index : old.count - (new.count - index)
      if isSame || isPaired {
        compare(old[before], new[index], map, times, depth: depth)
      } else {
        take(new[index], map)
        noteAllSoft(new[index], map, depth: depth)
      }
    }
  }

  /// Returns whether two marks are of one kind, so that they can be compared by their parts.
  private static func isAlike(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
    if let one = old.asGroup, let other = new.asGroup { return one.isLike(other) }
    return old == new
  }

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, _ map: Transform, _ times: (Double, Double), depth: Int
  ) {
    if let one = old.asGroup, let other = new.asGroup, one.isLike(other) {
      let inner = other.transform.then(map)
      let before = area
      compare(one.items, other.items, inner, times, depth: depth + 1)
      noteSoft(new, map)
      // A blur and a shadow carry a change farther, and a clock in a mask shows more or less.
      let isUnmasked = other.mask?.contains { Self.changes($0, times) } == true
      if isUnmasked || area != before && other.reach > 0 { take(new, map) }
      return
    }
    if old != new {
      take(old, map)
      take(new, map)
      return noteAllSoft(new, map, depth: depth)
    } else if Self.changes(new, times) {
      take(new, map)
    }
    noteSoft(new, map)
  }

  /// Returns whether a mark looks different at the second of two times.
  private static func changes(_ item: DisplayItem, _ times: (Double, Double)) -> Bool {
    item.nextChange(after: times.0).map { $0 <= times.1 } == true
  }

  private mutating func take(_ item: DisplayItem, _ map: Transform) {
    switch item {
    case .text where !comparesTexts, .symbol where !comparesTexts: return
    default: break
    }
    guard let box = item.box(map), box.isFinite else {
      isWhole = true
      return
    }
    if box.width > 0 || box.height > 0 { area = area.map { $0.union(box) } ?? box }
  }

  /// Remembers of a mark that was not there before all that depends on its surroundings.
  private mutating func noteAllSoft(_ item: DisplayItem, _ map: Transform, depth: Int) {
    if let group = item.asGroup {
      let inner = group.transform.then(map)
      guard depth < Painting.mostDepth, inner.isFinite else {
        isWhole = true
        return
      }
      for item in group.items { noteAllSoft(item, inner, depth: depth + 1) }
    }
    noteSoft(item, map)
  }

  /// Remembers what depends on its surroundings; what differs below it differs in it.
  private mutating func noteSoft(_ item: DisplayItem, _ map: Transform) {
    let reach = item.reach
    guard reach > 0 else { return }
    guard let box = item.box(map), box.isFinite else {
      isWhole = true
      return
    }
    let scale = map.scale
    soft.append((box, reach * scale))
    guard let changed = area else { return }
    let shared = box.intersection(changed.outset(by: reach * scale))
    if shared.width > 0, shared.height > 0 { area = changed.union(shared) }
  }
}

extension GroupMark {
  /// Returns whether two groups differ in their items only.
  fileprivate func isLike(_ other: GroupMark) -> Bool {
    var (one, two) = (self, other)
    (one.items, two.items) = ([], [])
    // How large a picture is says only how much work it may take.
    (one.placed, two.placed) = (nil, nil)
    return one == two
  }

  /// How far a change in it is seen beside it, in points.
  fileprivate var reach: Double {
    var reach = blur > 0 ? 3 * blur + 2 : 0
    if let shadow {
      reach = max(reach, 3 * shadow.radius + 2 + max(abs(shadow.x), abs(shadow.y)))
    }
    return reach
  }
}

extension DisplayItem {
  /// A group, or the marks of a view as one.
  fileprivate var asGroup: GroupMark? {
    switch self {
    case .group(let group): group
    case .view(let view): GroupMark(view.items)
    default: nil
    }
  }

  /// How far away what lies around a mark changes what is drawn in it, in points.
  fileprivate var reach: Double {
    switch self {
    case .fill(_, .material), .stroke(_, .material, _): 3 * Materials.deviation + 4
    case .group(let group): group.reach
    default: 0
    }
  }

  /// Returns what a mark covers at most; nil where nobody can say.
  fileprivate func box(_ map: Transform) -> Rect? {
    switch self {
    case .fill(let contour, _): return contour.around.map { map.box($0.outset(by: 1)) }
    case .stroke(let contour, _, let style):
      return contour.around.map {
        map.box($0.outset(by: 1 + style.width * max(1, style.miterLimit / 2)))
      }
    case .text(let line):
      let size = line.runs.map(\.face.size).max() ?? 17
      return map.box(line.frame.outset(by: 1 + 0.6 * size))
    case .symbol(let mark):
      return map.box(mark.frame.outset(by: 2 + 0.2 * max(mark.frame.width, mark.frame.height)))
    case .image(let mark): return map.box(mark.frame.outset(by: 1))
    case .progress(let bar):
      return bar.track.around.map { map.box($0.outset(by: 2 + (bar.ringLine ?? 0))) }
    case .placeholder(let rect, _): return map.box(rect.outset(by: 2))
    case .view(let view): return DisplayItem.group(GroupMark(view.items)).box(map)
    case .group(let group):
      let inner = group.transform.then(map)
      guard inner.isFinite else { return nil }
      var whole = Rect(x: 0, y: 0, width: 0, height: 0)
      for item in group.items {
        guard let box = item.box(inner) else { return nil }
        guard box.width > 0 || box.height > 0 else { continue }
        whole = whole.width > 0 || whole.height > 0 ? whole.union(box) : box
      }
      if let clip = group.clip {
        guard let clip = clip.around else { return nil }
        whole = whole.intersection(inner.box(clip.outset(by: 1)))
      }
      return whole.outset(by: group.reach * inner.scale)
    }
  }
}

extension Contour {
  /// The smallest upright rectangle around it.
  fileprivate var around: Rect? {
    if case .path(let elements, _) = self {
      return PathBox.of(elements) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }
    return rect
  }
}
