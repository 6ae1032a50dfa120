import Drawing

/// A kind of alignment, with the position it has in views that do not set their own.
public protocol AlignmentID {
  /// Returns the position in a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide and how it is found and merged.
package struct AlignmentKey: Equatable, @unchecked Sendable {
  let axis: Axis
  let id: any AlignmentID.Type

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  func defaultValue(_ node: LayoutNode, _ proposal: Proposal) -> Double {
    let size = node.size(proposal)
    if id == CenterID.self { return size[axis] / 2 }
    if id == StartID.self { return 0 }
    if id == EndID.self { return size[axis] }
    return Double(id.defaultValue(in: ViewDimensions(node: node, proposal: proposal)))
  }

  /// Returns one value from those of several children: the first or last baseline, otherwise the mean.
  func merged(_ values: [Double]) -> Double? {
    guard let first = values.first else { return nil }
    if id == FirstBaselineID.self { return values.reduce(first) { Swift.min($0, $1) } }
    if id == LastBaselineID.self { return values.reduce(first) { Swift.max($0, $1) } }
    return values.reduce(0, +) / Double(values.count)
  }
}

enum StartID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum CenterID: AlignmentID {
  // Answered by `AlignmentKey` itself, which knows the axis.
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum EndID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum FirstBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// Where views line up horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

  public static let leading = HorizontalAlignment(StartID.self)
  public static let center = HorizontalAlignment(CenterID.self)
  public static let trailing = HorizontalAlignment(EndID.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(StartID.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(EndID.self)
}

/// Where views line up vertically.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

  public static let top = VerticalAlignment(StartID.self)
  public static let center = VerticalAlignment(CenterID.self)
  public static let bottom = VerticalAlignment(EndID.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)
}

/// Where views line up in both directions.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Creates an alignment in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Returns where a child stands in a box so that the guides of both meet.
  func origin(of child: LayoutNode, _ proposal: Proposal, in box: Size) -> Point {
    let proposal = child.placed(proposal)
    let size = child.size(proposal)
    return Point(
      x: Alignment.offset(horizontal.key, child, proposal, box: box.width, length: size.width),
      y: Alignment.offset(vertical.key, child, proposal, box: box.height, length: size.height))
  }

  private static func offset(
    _ key: AlignmentKey, _ child: LayoutNode, _ proposal: Proposal, box: Double, length: Double
  ) -> Double {
    let explicit = child.explicitGuide(key, proposal)
    if key.id == CenterID.self { return (box / 2 - (explicit ?? length / 2)).place }
    if key.id == StartID.self { return -(explicit ?? 0) }
    if key.id == EndID.self { return (box - (explicit ?? length)).place }
    let boxNode = FixedSizeBox(Size(width: box, height: box))
    return boxNode.guide(key, .unspecified) - child.guide(key, proposal)
  }
}

/// An empty box of a known size, to ask a custom alignment for its default in a frame.
final class FixedSizeBox: LayoutNode {
  let box: Size
  init(_ box: Size) { self.box = box }
  override func measure(_ proposal: Proposal) -> Size { box }
}

/// The size of a view and its alignment guides.
public struct ViewDimensions: Equatable {
  let node: LayoutNode
  let proposal: Proposal

  /// The view's width.
  public var width: CGFloat { CGFloat(node.size(proposal).width) }
  /// The view's height.
  public var height: CGFloat { CGFloat(node.size(proposal).height) }

  /// Returns the position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    CGFloat(node.guide(guide.key, proposal))
  }
  /// Returns the position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    CGFloat(node.guide(guide.key, proposal))
  }
  /// Returns the position of a guide that was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node.explicitGuide(guide.key, proposal).map { CGFloat($0) }
  }
  /// Returns the position of a guide that was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node.explicitGuide(guide.key, proposal).map { CGFloat($0) }
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.node === right.node && left.proposal == right.proposal
  }
}

/// Moves one guide of a view.
final class AlignmentGuideNode: WrapperNode {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  init(_ child: LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.compute) = (key, compute)
    super.init(child)
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    if guide != key { return child.explicitGuide(guide, proposal) }
    return Double(compute(ViewDimensions(node: child, proposal: proposal))).place
  }
}

extension View {
  /// Sets a horizontal guide of the view.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { node, _ in AlignmentGuideNode(node, key: guide.key, compute: computeValue) }
  }

  /// Sets a vertical guide of the view.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { node, _ in AlignmentGuideNode(node, key: guide.key, compute: computeValue) }
  }
}
