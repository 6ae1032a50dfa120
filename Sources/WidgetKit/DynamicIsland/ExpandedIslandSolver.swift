import Drawing

/// Where the views of the expanded island stand: leading and trailing beside the sensor and on
/// below it, center under it, bottom under everything.
///
/// The steps are those of facts about Apple's layout (`JindoTripleVStack`): three vertical stacks
/// that share the bottom views. That the bottom is centred, and that the gap above it gives way where the height
/// ends, is measured on pictures of phones.
struct ExpandedIslandSolver {
  enum Region: Hashable, CaseIterable { case leading, center, trailing, bottom }

  /// One view.
  struct Item {
    var region: Region
    /// The region's priority: who gets the island's width.
    var regionPriority = 0.0
    /// The view's layout priority: who gets height first.
    var layoutPriority = 0.0
    var isBelowIfTooWide = false
    /// The author's margins minus the island's own, at the outer edges.
    var margins = Insets()
    var size: (_ width: Double?, _ height: Double?) -> Size
  }

  /// Where a view stands and what it is offered.
  struct Place: Equatable {
    var frame: Rect
    var proposedWidth: Double
    var proposedHeight: Double?
  }

  struct Solution: Equatable {
    var places: [Place]
    var height: Double
  }

  var width: Double
  /// The height to be shared, nil for as much as the views want.
  var height: Double?
  /// The sensor's size.
  var sensor: Size
  /// The island's own margin above the views: the sensor reaches that much less far down.
  var topMargin: Double
  var items: [Item]
  /// The distance between two views by their preferences.
  var distance: (_ first: Int, _ second: Int, _ isHorizontal: Bool) -> Double = { _, _, _ in 8 }

  func indexes(_ region: Region) -> [Int] {
    items.indices.filter { items[$0].region == region }
  }

  func solve() -> Solution {
    let columns = columnWidths()
    var widths = items.indices.map { columns.width(of: items[$0].region) }
    var isBelow = items.indices.map { _ in false }
    // Each pass narrows or moves down one view a side; there are no more passes than views.
    var solution = stack(widths: widths, isBelow: isBelow)
    for _ in items.indices {
      var hasChanged = false
      let centerEnd = centerBottom(solution)
      for region in [Region.leading, .trailing] {
        let available = region == .leading ? columns.besideLeading : columns.besideTrailing
        let tooWide = indexes(region).first { index in
          let frame = solution.places[index].frame
          return !isBelow[index] && frame.width > available + 0.001
            && widths[index] > available + 0.001 && frame.minY < centerEnd - 0.001
        }
        guard let index = tooWide else { continue }
        if items[index].isBelowIfTooWide {
          isBelow[index] = true
        } else {
          widths[index] = available
        }
        hasChanged = true
      }
      if !hasChanged { break }
      solution = stack(widths: widths, isBelow: isBelow)
    }
    return solution
  }

  /// The room that the sensor takes from the center stack.
  private var reserve: Double { max(0, sensor.height - topMargin) }

  private func centerBottom(_ solution: Solution) -> Double {
    indexes(.center).map { solution.places[$0].frame.maxY }.max() ?? reserve
  }

  private func innerWidth(_ index: Int, _ width: Double) -> Double {
    max(0, width - items[index].margins.left - items[index].margins.right)
  }

  private func stack(widths: [Double], isBelow: [Bool]) -> Solution {
    let offers = heights(widths)
    let sizes = items.indices.map { index in
      items[index].size(innerWidth(index, widths[index]), offers[index])
    }
    var frames = [Rect](repeating: .zero, count: items.count)
    var ends: [Region: Double] = [.leading: 0, .trailing: 0, .center: reserve]
    func put(_ region: Region, from start: Double, notBefore: Double = 0) -> Double {
      var y = start
      var before: Int?
      for index in indexes(region) {
        if let before {
          y += distance(before, index, false)
        } else {
          y += items[index].margins.top
        }
        if isBelow[index] { y = max(y, notBefore) }
        frames[index] = Rect(
          x: x(index, sizes[index].width), y: y, width: sizes[index].width,
          height: sizes[index].height)
        y += sizes[index].height
        before = index
      }
      return y
    }
    let centerEnd = put(.center, from: reserve)
    ends[.center] = centerEnd
    ends[.leading] = put(.leading, from: 0, notBefore: centerEnd)
    ends[.trailing] = put(.trailing, from: 0, notBefore: centerEnd)
    let sides = max(ends[.leading] ?? 0, ends[.trailing] ?? 0)
    ends[.leading] = sides
    ends[.trailing] = sides
    var bottomStart = max(sides, centerEnd)
    if let first = indexes(.bottom).first {
      for region in [Region.leading, .center, .trailing] {
        guard let last = indexes(region).last, let end = ends[region] else { continue }
        bottomStart = max(bottomStart, end + distance(last, first, false))
      }
      if indexes(.leading).isEmpty, indexes(.trailing).isEmpty, indexes(.center).isEmpty {
        bottomStart = reserve
      }
    }
    var end = put(.bottom, from: bottomStart)
    func marginBelow() -> Double {
      items.indices.filter { frames[$0].maxY >= end - 0.001 }
        .map { items[$0].margins.bottom }.max() ?? 0
    }
    if let height, case let excess = end + marginBelow() - height, excess > 0 {
      // The gap gives way before anything is cut.
      bottomStart = max(max(sides, centerEnd), bottomStart - excess)
      end = put(.bottom, from: bottomStart)
    }
    return Solution(
      places: items.indices.map { index in
        Place(
          frame: frames[index], proposedWidth: innerWidth(index, widths[index]),
          proposedHeight: offers[index])
      },
      height: end + marginBelow())
  }

  private func x(_ index: Int, _ viewWidth: Double) -> Double {
    let margins = items[index].margins
    return switch items[index].region {
    case .leading: margins.left
    case .trailing: width - viewWidth - margins.right
    case .center: (width - viewWidth) / 2
    case .bottom: margins.left + (width - margins.left - margins.right - viewWidth) / 2
    }
  }

  /// Returns what height each view is offered: the least of its shares in the stacks it belongs to.
  private func heights(_ widths: [Double]) -> [Double?] {
    guard let height else { return items.map { _ in nil } }
    let sides = [Region.leading, .center, .trailing]
    var rest: [Region: Double] = [:]
    var count: [Region: Int] = [:]
    for side in sides {
      let stack = indexes(side) + indexes(.bottom)
      let gaps = zip(stack, stack.dropFirst()).map { distance($0, $1, false) }.reduce(0, +)
      // What the author's margins leave: less than the island's own leave more.
      let above = stack.first.map { items[$0].margins.top } ?? 0
      let below = stack.last.map { items[$0].margins.bottom } ?? 0
      rest[side] = height - above - below - gaps - (side == .center ? reserve : 0)
      count[side] = stack.count
    }
    var offers = [Double?](repeating: nil, count: items.count)
    let flexibility = items.indices.map { index in
      let inner = innerWidth(index, widths[index])
      let most = items[index].size(inner, .infinity).height
      return most == .infinity ? .infinity : most - items[index].size(inner, 0).height
    }
    let order = items.indices.sorted { first, second in
      let (one, other) = (items[first].layoutPriority, items[second].layoutPriority)
      if one != other { return one > other }
      if flexibility[first] != flexibility[second] {
        return flexibility[first] < flexibility[second]
      }
      return first < second
    }
    for index in order {
      let own = items[index].region == .bottom ? sides : [items[index].region]
      let share =
        own.map { side in max(0, (rest[side] ?? 0) / Double(max(1, count[side] ?? 1))) }
        .min() ?? 0
      offers[index] = share
      let taken = items[index].size(innerWidth(index, widths[index]), share).height
      for side in own {
        rest[side, default: 0] -= taken
        count[side, default: 1] -= 1
      }
    }
    return offers
  }
}
