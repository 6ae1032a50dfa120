import Drawing
import Findings

/// Collects what nodes draw: marks, the outline of views and the regions that answer a tap.
package final class MarkCollector {
  package private(set) var items: [DisplayItem] = []
  package private(set) var regions: [TapRegion] = []
  /// What a press on a numbered button or toggle runs.
  package private(set) var actions: [PressAction] = []
  /// Open outline nodes, the root first.
  private var outline: [OutlineNode]
  /// Twice the centre line that x is mirrored at; nil when text runs from left to right.
  private var mirror: Double?
  /// What surrounding rotations and scales do to frames.
  private var transform = Transform.identity
  /// The part of tap regions that the surrounding clips leave.
  private var clip: Rect?
  /// Labels that replace those of the views inside.
  private var silence = 0

  /// Whether marks keep the identities of their views.
  let keepsViews: Bool
  private var ids: [UInt64: UInt64] = [:]

  package init(size: Size, isRightToLeft: Bool, keepsViews: Bool = true) {
    self.keepsViews = keepsViews
    mirror = isRightToLeft ? size.width : nil
    anchor = isRightToLeft ? .right : .left
    outline = [OutlineNode(kind: "Root", frame: Rect(size))]
    container = Rect(size)
  }

  /// The side that surroundings hold text on to, for lines that fill their box.
  private(set) var anchor = TextLine.Alignment.left

  /// Draws with text held on to a side; nil keeps the side of the surroundings.
  func anchoring(_ alignment: HorizontalAlignment?, _ work: () -> Void) {
    let outer = anchor
    switch alignment {
    case .leading?: anchor = isMirrored ? .right : .left
    case .trailing?: anchor = isMirrored ? .left : .right
    case .center?: anchor = .center
    default: break
    }
    work()
    anchor = outer
  }

  /// Whether x runs from the right edge here.
  var isMirrored: Bool { mirror != nil }

  /// The outline of everything drawn.
  package var root: OutlineNode { outline[0] }

  /// Returns the rectangle on the surface of a node's box.
  package func rect(_ origin: Point, _ size: Size) -> Rect {
    let x = mirror.map { $0 - origin.x - size.width } ?? origin.x
    return Rect(x: x, y: origin.y, width: size.width, height: size.height)
  }

  /// Adds a mark.
  package func add(_ item: DisplayItem) { items.append(item) }

  /// Returns the marks that the work adds, instead of adding them.
  func collect(_ work: () -> Void) -> [DisplayItem] {
    let outer = items
    items = []
    work()
    defer { items = outer }
    return items
  }

  /// The box of the container around what is drawn: the surface, or what has a container's shape.
  private(set) var container: Rect

  /// Draws in a container of a box.
  func containing(_ box: Rect, _ work: () -> Void) {
    let outer = container
    container = box
    work()
    container = outer
  }

  /// The boxes of the views around that gave their coordinates a name.
  private(set) var spaces: [AnyHashable: Rect] = [:]

  /// Draws in a box whose coordinates have a name.
  func naming(_ box: Rect, _ name: AnyHashable, _ work: () -> Void) {
    let outer = spaces
    spaces[name] = box
    work()
    spaces = outer
  }

  /// Whether the drawing only finds places.
  private(set) var isRehearsal = false

  /// A collector for a drawing that only finds places: nobody sees what it collects.
  var rehearsal: MarkCollector {
    let other = MarkCollector(size: container.size, isRightToLeft: isMirrored, keepsViews: false)
    (other.mirror, other.container, other.spaces) = (mirror, container, spaces)
    other.isRehearsal = true
    return other
  }

  /// Draws with x mirrored about the middle of a box, or not mirrored any more.
  func mirroring(_ isMirrored: Bool, in box: Rect, _ work: () -> Void) {
    let outer = mirror
    mirror = isMirrored ? 2 * box.x + box.width : nil
    work()
    mirror = outer
  }

  /// Draws with frames and regions mapped by a transform.
  func transforming(_ map: Transform, _ work: () -> Void) {
    let outer = transform
    transform = map.then(outer)
    work()
    transform = outer
  }

  /// Draws with tap regions cut to a rectangle.
  func clipping(_ rect: Rect, _ work: () -> Void) {
    let outer = clip
    let mapped = transform.box(rect)
    clip = outer?.intersection(mapped) ?? mapped
    work()
    clip = outer
  }

  /// Draws without leaving anything in the outline.
  func silently(_ work: () -> Void) {
    silence += 1
    work()
    silence -= 1
  }

  /// Returns an identity that no other view of the picture has: views that share one are told apart by their order.
  func uniqueID(_ path: UInt64) -> UInt64 {
    let count = ids[path, default: 0]
    ids[path] = count + 1
    return count == 0 ? path : StableHash.add(count, to: path)
  }

  // MARK: Outline

  /// Returns where a view stands for the outline; a place without end is the start.
  private func frame(_ origin: Point, _ size: Size) -> Rect {
    let box = transform.box(rect(origin, size))
    return Rect(
      x: box.x.place, y: box.y.place, width: box.width.place, height: box.height.place)
  }

  /// Opens a view of the outline.
  package func begin(
    _ kind: String, at origin: Point, _ size: Size, label: String? = nil, traits: [String] = []
  ) {
    outline.append(
      OutlineNode(
        kind: kind, frame: frame(origin, size), label: label, traits: traits))
  }

  /// The view opened last.
  var openNode: OutlineNode? { outline.last }

  /// Closes the view opened last.
  package func end() {
    guard outline.count > 1 else { return }
    let node = outline.removeLast()
    if silence == 0 { outline[outline.count - 1].children.append(node) }
  }

  /// Adds a view without children.
  package func mark(
    _ kind: String, at origin: Point, _ size: Size, content: String? = nil, label: String? = nil,
    face: Face? = nil, color: RGBA? = nil, traits: [String] = []
  ) {
    guard silence == 0 else { return }
    outline[outline.count - 1].children.append(
      OutlineNode(
        kind: kind, frame: frame(origin, size), content: content,
        label: label, face: face, color: color, traits: traits))
  }

  /// Gives the views drawn by the work a label and traits; a control that is all of them is called by the label where
  /// it is touched, too.
  func labelling(_ label: String?, traits: [String] = [], _ work: () -> Void) {
    let first = outline[outline.count - 1].children.count
    let firstRegion = regions.count
    work()
    let end = outline[outline.count - 1].children.count
    if let label, !label.isEmpty, regions.count == firstRegion + 1,
      MarkCollector.spokenParts(outline[outline.count - 1].children[first...]) == [.control]
    {
      regions[firstRegion].label = label
    }
    for index in first..<max(first, end) {
      if let label { outline[outline.count - 1].children[index].label = label }
      outline[outline.count - 1].children[index].traits += traits
    }
  }

  /// What of some views is read aloud.
  private enum SpokenPart { case control, other }

  private static func spokenParts(_ nodes: ArraySlice<OutlineNode>) -> [SpokenPart] {
    nodes.flatMap { node -> [SpokenPart] in
      if ["Button", "Toggle", "Link"].contains(node.kind) { return [.control] }
      if node.traits.contains("decorative") { return [] }
      if node.content != nil || node.label != nil { return [.other] }
      return spokenParts(node.children[...])
    }
  }

  // MARK: Taps

  /// Adds a link.
  func addLink(_ url: String, _ rect: Rect, label: String) {
    add(TapRegion(frame: transform.box(rect), action: .link(url), label: label))
  }

  /// Adds a button or toggle and remembers what it runs.
  func addPress(_ action: PressAction, _ rect: Rect, isOn: Bool?, label: String) {
    let number = actions.count
    actions.append(action)
    add(
      TapRegion(
        frame: transform.box(rect),
        action: isOn.map { .toggle(number, isOn: $0) } ?? .button(number), label: label))
  }

  private func add(_ region: TapRegion) {
    var region = region
    if let clip { region.frame = region.frame.intersection(clip) }
    if region.frame.width > 0, region.frame.height > 0, silence == 0 { regions.append(region) }
  }
}

extension Transform {
  /// Returns this map about a point instead of the origin.
  func about(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).then(self)
      .then(.translation(x: point.x, y: point.y))
  }
}
