import Drawing

/// Views in rows and columns.
public struct Grid<Content> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a grid of views in rows and columns.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  /// Builds one node with the rows' cells.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let rows = content.nodes(in: context.with(axis: .vertical)).map(GridNode.Row.init)
    nodes.list.append(
      GridNode(
        rows, alignment: alignment, horizontal: horizontalSpacing.map { Double($0) },
        vertical: verticalSpacing.map { Double($0) }))
  }
}

/// A row of a grid.
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a row of a grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Builds one node with the cells, which its grid takes apart.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      GridRowNode(content.nodes(in: context.with(axis: .horizontal)), alignment: alignment?.key))
  }
}

/// A row's cells; alone it is a row of views.
final class GridRowNode: ContainerNode {
  let alignment: AlignmentKey?
  private lazy var row = StackNode(
    children, axis: .horizontal, alignment: alignment ?? VerticalAlignment.center.key,
    spacing: nil, kind: "GridRow")

  init(_ cells: [LayoutNode], alignment: AlignmentKey?) {
    self.alignment = alignment
    super.init(cells, kind: "GridRow")
  }
  override func arrange(_ proposal: Proposal) -> Arrangement { row.arrangement(proposal) }
}

/// Traits of a grid's cells.
enum GridCellTraits {
  /// Columns that one cell may take: a sum of these stays a number, and each column is measured.
  static let mostColumns = 1_000
  enum Columns: LayoutValueKey { static let defaultValue = 1 }
  enum Anchor: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
  enum Unsized: LayoutValueKey { static let defaultValue: Axis.Set = [] }
  enum ColumnAlignment: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }
}

extension View {
  /// Sets how many columns a grid's cell takes.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(
      key: GridCellTraits.Columns.self, value: min(max(1, count), GridCellTraits.mostColumns))
  }
  /// Sets where a grid's cell stands in its room.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellTraits.Anchor.self, value: anchor)
  }
  /// Lets a grid's cell ask for no room of its own on these axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellTraits.Unsized.self, value: axes)
  }
  /// Sets how the cells of a column stand.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCellTraits.ColumnAlignment.self, value: guide)
  }
}
