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
    var place = context.with(axis: .vertical)
    place.isInGrid = true
    nodes.list.append(
      GridNode(
        GridNode.Row.rows(content.nodes(in: place)), alignment: alignment,
        horizontal: horizontalSpacing.map { Double($0) },
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

  /// Builds a node for each cell: what is said of a row is said of each of them, as of a group. Outside of a grid it is a row
  /// of views.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let cells = content.nodes(in: context.with(axis: .horizontal))
    guard context.isInGrid else {
      nodes.list.append(
        StackNode(
          cells, axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil,
          kind: "GridRow"))
      return
    }
    let row = GridCellTraits.Row(alignment: alignment?.key)
    nodes.list += cells.map {
      TraitNode($0, key: ObjectIdentifier(GridCellTraits.Row.self), value: row)
    }
  }
}

/// Traits of a grid's cells.
enum GridCellTraits {
  /// Columns that one cell may take: a sum of these stays a number, and each column is measured.
  static let mostColumns = 1_000
  /// The row that cells stand in together.
  final class Row {
    let alignment: AlignmentKey?
    init(alignment: AlignmentKey?) { self.alignment = alignment }
  }
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
