import Drawing

/// What a parent offers to a child; nil asks for the ideal length.
package struct Proposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package static let unspecified = Proposal(width: nil, height: nil)
  package static let zero = Proposal(width: 0, height: 0)

  /// Returns the proposal with its missing lengths filled in.
  package func filled(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(_ axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Size {
  subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Size {
  /// Returns the size with what is offered in place of a length that cannot be: one that is no number, and one without
  /// end where the room has an end.
  ///
  /// Where no length is offered a view may be without end, as it may in room without end: it says that no room is too
  /// large for it, nor any large enough.
  func possible(in proposal: Proposal) -> Size {
    var size = self
    for axis in Axis.allCases where !isPossible(in: proposal, along: axis) {
      size[axis] = (proposal[axis] ?? 0).place
    }
    return size
  }

  /// Returns whether a view can be as long as this where it is offered something.
  func isPossible(in proposal: Proposal, along axis: Axis) -> Bool {
    self[axis].isFinite || self[axis] == .infinity && (proposal[axis] ?? .infinity) == .infinity
  }

  /// Returns the size with what is offered in place of a length without end, or nothing where no length is offered.
  package func ended(in proposal: Proposal) -> Size {
    var size = self
    for axis in Axis.allCases where !size[axis].isFinite {
      size[axis] = (proposal[axis] ?? 0).place
    }
    return size
  }
}

extension Point {
  subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Double {
  /// The position, or 0 where it has no end: in a box without end everything stands at its start.
  ///
  /// A stack asks how long a child would like to be by offering it a length without end. What stands in the
  /// middle or at the end of that would stand at infinity, and a difference of two such places is no number.
  var place: Double { isFinite ? self : 0 }

  /// Returns what is left of a length; one without end stays so, whatever is taken.
  func less(_ taken: Double) -> Double { self == .infinity ? .infinity : self - taken }
}

/// One part of the layout: it answers with a size to a proposal, and draws itself at its place.
///
/// X runs from the leading edge; `MarkCollector` mirrors it when text runs from right to left.
package class LayoutNode {
  private var sizes = Memo<Proposal, Size>(limit: 64)

  /// The view that the node draws by itself; nil for nodes that only arrange others.
  private(set) var view: ViewIdentity?

  /// The identity that an `id(_:)` in the node gave it, for a transition around that.
  fileprivate(set) var identified: ViewIdentity?

  init() {}

  /// Returns the node with an id of its own.
  func identified(as view: ViewIdentity) -> LayoutNode {
    identified = view
    return self
  }

  /// Returns the node, which draws the view under the identity that the next picture looks for.
  func standing(for view: ViewIdentity) -> Self {
    self.view = view
    return self
  }

  /// Returns the size that the node takes for a proposal.
  package final func size(_ proposal: Proposal) -> Size {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal).possible(in: proposal)
    sizes[proposal] = size
    return size
  }

  /// Computes the size for a proposal.
  func measure(_ proposal: Proposal) -> Size { .zero }

  /// Returns the proposal that the node is placed with: what is placed ends somewhere.
  ///
  /// Along an axis on which the node would be without end it is as long as it likes to be, or as what is in it where that
  /// has no end either.
  package final func placed(_ proposal: Proposal) -> Proposal {
    var placed = proposal
    // How wide the node is may depend on its height.
    for axis in [Axis.horizontal, .vertical, .horizontal]
    where (placed[axis] ?? .infinity) == .infinity && size(placed)[axis] == .infinity {
      placed[axis] = nil
      if size(placed)[axis] == .infinity { placed[axis] = contentLength(axis) }
    }
    return placed
  }

  /// Returns how long what is in the node likes to be.
  func contentLength(_ axis: Axis) -> Double { 0 }

  /// Returns how long the node likes to be, or what is in it where the node likes to be without end.
  final func endedLength(_ axis: Axis) -> Double {
    let length = size(.unspecified)[axis]
    return length.isFinite ? length : contentLength(axis)
  }

  /// Draws the node with its top leading corner at a place, laid out for a proposal.
  final func draw(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    drawPlaced(painter, at: origin, placed(proposal))
  }

  /// Draws the node for a proposal for which its size has an end.
  func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    painter.view(view, content: contentChange) { drawMarks(painter, at: origin, proposal) }
  }

  /// Draws what the node shows by itself.
  func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {}

  /// How what the node shows changes in place; nil is the system's own.
  var contentChange: ContentChange? { nil }

  /// The distances that the node prefers to its neighbours.
  package var spacing: Spacing { Spacing() }

  /// Who is served first in a stack.
  package var priority: Double { 0 }

  /// Who is drawn on top in a stack.
  var zIndex: Double { 0 }

  /// Returns an alignment guide that was set or that text has; nil leaves the guide's default.
  func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? { nil }

  /// Returns what `layoutValue(key:value:)` and other traits left on the view.
  package func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// Collects the preferences of the node and of what is in it, in order.
  package func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {}

  /// Returns the position of an alignment guide, at the start of a node without end.
  package final func guide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double {
    (explicitGuide(guide, proposal) ?? guide.defaultValue(self, proposal)).place
  }
}

/// A node around one other node; it is like that node where it does not say otherwise.
package class WrapperNode: LayoutNode {
  package let child: LayoutNode

  init(_ child: LayoutNode) {
    self.child = child
    super.init()
    identified = child.identified
  }

  override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }
  override func contentLength(_ axis: Axis) -> Double { child.endedLength(axis) }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    child.draw(painter, at: origin, proposal)
  }
  package override var spacing: Spacing { child.spacing }
  package override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    child.explicitGuide(guide, proposal)
  }
  package override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    child.collectPreference(key, into: &values)
  }
}

/// Where a node put its children.
struct Arrangement {
  struct Place {
    var origin: Point
    var proposal: Proposal
    /// The side that the child's text holds on to; nil is that of the surroundings.
    var anchor: HorizontalAlignment?
  }
  var size: Size
  var places: [Place]
}

/// What a node is asked about an alignment guide.
struct GuideQuestion: Equatable {
  var guide: AlignmentKey
  var proposal: Proposal
}

/// A node around several others.
package class ContainerNode: LayoutNode {
  package let children: [LayoutNode]
  /// The view's type for the outline; nil leaves it out.
  let kind: String?
  private var arrangements = Memo<Proposal, Arrangement>(limit: 16)
  /// Each answer takes those of all children: stacks in one another would ask the innermost without end.
  private var guides = Memo<GuideQuestion, Double?>(limit: 64)

  init(_ children: [LayoutNode], kind: String?) {
    self.children = children
    self.kind = kind
  }

  /// Computes where the children stand for a proposal.
  func arrange(_ proposal: Proposal) -> Arrangement { Arrangement(size: .zero, places: []) }

  /// Returns the arrangement for a proposal, computed once.
  final func arrangement(_ proposal: Proposal) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    var arrangement = arrange(proposal)
    // Behind a child without end there is no place, and in the middle of a box without end there is none.
    for index in arrangement.places.indices where !arrangement.places[index].origin.isFinite {
      let origin = arrangement.places[index].origin
      arrangement.places[index].origin = Point(x: origin.x.place, y: origin.y.place)
    }
    arrangements[proposal] = arrangement
    return arrangement
  }

  /// Returns the proposal that children are placed with, which may know more than the one they were measured with.
  func placementProposal(_ proposal: Proposal) -> Proposal { proposal }

  override func measure(_ proposal: Proposal) -> Size { arrangement(proposal).size }

  override func contentLength(_ axis: Axis) -> Double {
    children.reduce(0) { max($0, $1.endedLength(axis)) }
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let places = arrangement(placementProposal(proposal)).places
    if let kind { painter.begin(kind, at: origin, size(proposal)) }
    for index in drawingOrder {
      let place = places[index]
      let position = Point(x: origin.x + place.origin.x, y: origin.y + place.origin.y)
      painter.anchoring(place.anchor) {
        children[index].draw(painter, at: position, place.proposal)
      }
    }
    if kind != nil { painter.end() }
  }

  /// Children by z index, otherwise in their own order.
  private var drawingOrder: [Int] {
    let order = Array(children.indices)
    if children.allSatisfy({ $0.zIndex == 0 }) { return order }
    return order.sorted {
      let (first, second) = (children[$0].zIndex, children[$1].zIndex)
      return first == second ? $0 < $1 : first < second
    }
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides[question] { return known }
    let places = arrangement(placementProposal(proposal)).places
    var values: [Double] = []
    for (index, child) in children.enumerated() {
      let place = places[index]
      if let value = child.explicitGuide(guide, place.proposal) {
        values.append((value + place.origin[guide.axis]).place)
      }
    }
    let merged = guide.merged(values)
    guides[question] = .some(merged)
    return merged
  }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    for child in children { child.collectPreference(key, into: &values) }
  }
}
