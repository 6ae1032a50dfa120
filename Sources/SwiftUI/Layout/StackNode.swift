import Drawing

/// Children in a row, by SwiftUI's stack algorithm (LAYOUT.md "Stacks").
package final class StackNode: ContainerNode {
  let axis: Axis
  let alignment: AlignmentKey
  /// The distance that the author gave.
  let explicitSpacing: Double?

  package init(
    _ children: [LayoutNode], axis: Axis, alignment: AlignmentKey, spacing: Double?, kind: String?
  ) {
    (self.axis, self.alignment, explicitSpacing) = (axis, alignment, spacing)
    super.init(children, kind: kind)
  }

  private lazy var gaps: [Double] = {
    var gaps: [Double] = []
    for index in children.indices.dropFirst() {
      gaps.append(
        explicitSpacing
          ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis))
    }
    return gaps
  }()

  package override var spacing: Spacing { ownSpacing }

  private lazy var ownSpacing: Spacing = {
    guard let first = children.first, let last = children.last else { return Spacing() }
    var spacing = Spacing.union(children.lazy.map(\.spacing))
    if axis == .vertical {
      spacing.top = first.spacing.top
      spacing.bottom = last.spacing.bottom
    } else {
      spacing.leading = first.spacing.leading
      spacing.trailing = last.spacing.trailing
    }
    return spacing
  }()

  /// Returns the proposal for placing: with the actual length across the stack where none was proposed.
  override func placementProposal(_ proposal: Proposal) -> Proposal {
    guard proposal[axis.other] == nil else { return proposal }
    let across = size(proposal)[axis.other]
    var filled = proposal
    if across.isFinite { filled[axis.other] = across }
    return filled
  }

  /// Returns which side the text of each child holds on to.
  ///
  /// A column's is its alignment. In a row, children that take all the room there is push the others to
  /// the row's ends: what stands before them holds on to the start, what stands behind them to the end.
  /// A row without such children is as its surroundings are.
  private func anchors(_ proposal: Proposal) -> [HorizontalAlignment?] {
    guard children.count > 1 else { return [nil] }
    if axis == .vertical {
      return Array(repeating: HorizontalAlignment(alignment.id), count: children.count)
    }
    let none = [HorizontalAlignment?](repeating: nil, count: children.count)
    guard proposal.width != nil else { return none }
    let widest = Proposal(width: .infinity, height: proposal.height)
    let greedy = children.indices.filter { children[$0].size(widest).width == .infinity }
    guard let first = greedy.first, let last = greedy.last else { return none }
    let isGreedy = Set(greedy)
    return children.indices.map { index in
      if index < first { return .leading }
      if index > last { return .trailing }
      return isGreedy.contains(index) ? nil : .center
    }
  }

  override func contentLength(_ axis: Axis) -> Double {
    guard axis == self.axis else { return super.contentLength(axis) }
    return children.reduce(gaps.reduce(0, +)) { $0 + $1.endedLength(axis) }
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let proposals = childProposals(proposal)
    let anchors = anchors(proposal)
    var places: [Arrangement.Place] = []
    var guides: [Double] = []
    var position = 0.0
    var (above, below) = (0.0, 0.0)
    for (index, child) in children.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let size = child.size(proposals[index])
      let guide = child.guide(alignment, proposals[index])
      var origin = Point.zero
      origin[axis] = position
      places.append(
        Arrangement.Place(origin: origin, proposal: proposals[index], anchor: anchors[index]))
      guides.append(guide)
      position += size[axis]
      above = index == 0 ? guide : max(above, guide)
      below = index == 0 ? size[axis.other] - guide : max(below, size[axis.other] - guide)
    }
    for index in places.indices { places[index].origin[axis.other] = above - guides[index] }
    var size = Size.zero
    size[axis] = position
    size[axis.other] = children.isEmpty ? 0 : above + below
    return Arrangement(size: size, places: places)
  }

  /// Returns what each child is offered.
  private func childProposals(_ proposal: Proposal) -> [Proposal] {
    guard let length = proposal[axis] else {
      return [Proposal](repeating: proposal, count: children.count)
    }
    var result = [Proposal](repeating: proposal, count: children.count)
    let requests = children.indices.map { request(of: $0, proposal) }
    let order = children.indices.sorted { first, second in
      let (one, other) = (requests[first], requests[second])
      if one.priority != other.priority { return one.priority > other.priority }
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      if one.flexibility == .infinity, one.minimum != other.minimum {
        return one.minimum > other.minimum
      }
      return first < second
    }
    var available = length - gaps.reduce(0, +)
    // The first group may not take what the later groups cannot do without.
    if let highest = order.first.map({ requests[$0].priority }) {
      for request in requests where request.priority < highest { available -= request.minimum }
    }
    var position = 0
    while position < order.count {
      let priority = requests[order[position]].priority
      var end = position
      while end < order.count, requests[order[end]].priority == priority { end += 1 }
      if position > 0 {
        for index in order[position..<end] { available += requests[index].minimum }
      }
      for (count, index) in order[position..<end].enumerated() {
        let remaining = Double(end - position - count)
        var offer = proposal
        offer[axis] = max(0, available / remaining)
        result[index] = offer
        available = available.less(children[index].size(offer)[axis])
      }
      position = end
    }
    return result
  }

  private struct Request {
    var priority: Double
    var minimum: Double
    var flexibility: Double
  }

  private func request(of index: Int, _ proposal: Proposal) -> Request {
    let child = children[index]
    if children.count == 1 {
      return Request(priority: 0, minimum: 0, flexibility: 0)
    }
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = .infinity
    // A child that cannot do without a length without end keeps nothing from the others.
    let minimum = child.size(least)[axis].place
    let maximum = child.size(most)[axis]
    return Request(
      priority: child.priority, minimum: minimum,
      // What wants less of more room, as the first view that fits may, does not bend.
      flexibility: max(0, maximum.less(minimum)))
  }
}
