import Drawing

/// A node whose marks are treated as a group; it takes no part in layout.
final class EffectNode: WrapperNode {
  /// Makes a group of the marks of a box.
  let effect: ([DisplayItem], Rect) -> GroupMark?
  /// What the effect does to frames in the outline and tap regions.
  let map: ((Rect) -> Transform)?

  init(
    _ child: LayoutNode, map: ((Rect) -> Transform)? = nil,
    effect: @escaping ([DisplayItem], Rect) -> GroupMark?
  ) {
    (self.effect, self.map) = (effect, map)
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let box = painter.rect(origin, size(proposal))
    let items = painter.collect {
      painter.transforming(map?(box) ?? .identity) {
        child.draw(painter, at: origin, proposal)
      }
    }
    if items.isEmpty { return }
    if let group = effect(items, box) { painter.add(.group(group)) }
  }
}

/// A node that draws nothing and leaves nothing in the outline, but keeps its room.
final class HiddenNode: WrapperNode {
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {}
}

/// A node drawn away from its place.
final class OffsetNode: WrapperNode {
  let x: Double
  let y: Double
  init(_ child: LayoutNode, x: Double, y: Double) {
    (self.x, self.y) = (x, y)
    super.init(child)
  }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    child.draw(painter, at: Point(x: origin.x + x, y: origin.y + y), proposal)
  }
}

/// A node whose middle stands at a place of the room that is offered.
final class PositionNode: ProposingNode {
  let x: Double
  let y: Double
  init(_ child: LayoutNode, x: Double, y: Double) {
    (self.x, self.y) = (x, y)
    super.init(child)
  }
  override func inner(_ proposal: Proposal) -> Proposal { Proposal(size(proposal)) }
  override func offset(_ proposal: Proposal) -> Point {
    let size = child.size(inner(proposal))
    return Point(x: x - size.width / 2, y: y - size.height / 2)
  }
  override func measure(_ proposal: Proposal) -> Size { proposal.filled(by: child.size(proposal)) }
  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? { nil }
}

/// A node that takes its ideal length on some axes.
final class FixedSizeNode: ProposingNode {
  let axes: Axis.Set
  init(_ child: LayoutNode, axes: Axis.Set) {
    self.axes = axes
    super.init(child)
  }
  override func inner(_ proposal: Proposal) -> Proposal {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    let size = child.size(ideal)
    // One without end takes what there is.
    for axis in Axis.allCases where size[axis] == .infinity { ideal[axis] = proposal[axis] }
    return ideal
  }
}

/// A node in a box of fixed proportions.
final class AspectRatioNode: ProposingNode {
  /// Width by height; nil is the child's own.
  let ratio: Double?
  let fills: Bool
  init(_ child: LayoutNode, ratio: Double?, fills: Bool) {
    (self.ratio, self.fills) = (ratio, fills)
    super.init(child)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    var ratio = ratio ?? 0
    if self.ratio == nil {
      let ideal = child.size(.unspecified)
      if ideal.height > 0 { ratio = ideal.width / ideal.height }
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity, height == .infinity { return proposal }
      let usesWidth = fills ? width / ratio >= height : width / ratio <= height
      return usesWidth
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    }
  }
}

/// A node with another one on top or behind, which has no say in its size.
package final class OverlayNode: WrapperNode {
  /// The other view; nil before it is made.
  private(set) var other: LayoutNode?
  /// Makes the other view anew once the child is drawn; nil where there is nothing to wait for.
  private let make: (() -> LayoutNode)?
  let alignment: Alignment
  let isBehind: Bool

  init(_ child: LayoutNode, other: LayoutNode, alignment: Alignment, isBehind: Bool) {
    (self.other, make, self.alignment, self.isBehind) = (other, nil, alignment, isBehind)
    super.init(child)
  }

  /// Creates a node beside which a view stands that is made of what the child reports.
  init(
    _ child: LayoutNode, alignment: Alignment, isBehind: Bool, make: @escaping () -> LayoutNode
  ) {
    (self.make, self.alignment, self.isBehind) = (make, alignment, isBehind)
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    // What stands behind is drawn first, and asks where the child's parts are. In a rehearsal nobody sees what is
    // first: drawn twice in each of several such views in one another, the innermost would be drawn without end.
    let isFirst = !isBehind || (make != nil && painter.isRehearsal)
    if isFirst {
      child.draw(painter, at: origin, proposal)
    } else if make != nil {
      child.draw(painter.rehearsal, at: origin, proposal)
    }
    if let make { other = make() }
    if let other { drawOther(other, painter, at: origin, proposal) }
    // On a plate, text keeps as much room at one side as at the other.
    if !isFirst {
      painter.anchoring(.center) { child.draw(painter, at: origin, proposal) }
    }
  }

  private func drawOther(
    _ other: LayoutNode, _ painter: MarkCollector, at origin: Point, _ proposal: Proposal
  ) {
    let room = child.size(proposal)
    let inner = Proposal(room)
    // Guides of the child count, so that an overlay can stand at a baseline.
    let place = Point(
      x: child.guide(alignment.horizontal.key, proposal)
        - other.guide(alignment.horizontal.key, inner),
      y: child.guide(alignment.vertical.key, proposal) - other.guide(alignment.vertical.key, inner))
    painter.begin(isBehind ? "Background" : "Overlay", at: origin, room)
    painter.anchoring(alignment.horizontal) {
      other.draw(painter, at: Point(x: origin.x + place.x, y: origin.y + place.y), inner)
    }
    painter.end()
  }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    child.collectPreference(key, into: &values)
    other?.collectPreference(key, into: &values)
  }
}

/// A node with a value for its container: priority, z index, layout values.
final class TraitNode: WrapperNode {
  let key: ObjectIdentifier
  let value: Any
  init(_ child: LayoutNode, key: ObjectIdentifier, value: Any) {
    (self.key, self.value) = (key, value)
    super.init(child)
  }
  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : child.trait(key)
  }
}

/// A node with a layout priority in a stack.
final class PriorityNode: WrapperNode {
  let own: Double
  init(_ child: LayoutNode, priority: Double) {
    // What is no number equals not even itself, and stands in no order.
    own = priority.isNaN ? 0 : priority
    super.init(child)
  }
  override var priority: Double { own }
}

/// A node with a z index, which decides what is drawn on top.
final class ZIndexNode: WrapperNode {
  let own: Double
  init(_ child: LayoutNode, zIndex: Double) {
    own = zIndex.isNaN ? 0 : zIndex
    super.init(child)
  }
  override var zIndex: Double { own }
}

/// A node whose views get a label and traits in the outline.
final class LabelNode: WrapperNode {
  let label: String?
  let traits: [String]
  init(_ child: LayoutNode, label: String?, traits: [String] = []) {
    (self.label, self.traits) = (label, traits)
    super.init(child)
  }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    painter.labelling(label, traits: traits) { child.draw(painter, at: origin, proposal) }
  }
}

/// A node that is drawn by itself and read out with the text of other nodes, which are not drawn.
final class SpokenNode: WrapperNode {
  let spoken: [LayoutNode]
  init(_ child: LayoutNode, spoken: [LayoutNode]) {
    self.spoken = spoken
    super.init(child)
  }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let rehearsal = painter.rehearsal
    for node in spoken { node.draw(rehearsal, at: origin, proposal) }
    painter.labelling(rehearsal.openLabel) { child.draw(painter, at: origin, proposal) }
  }
}
