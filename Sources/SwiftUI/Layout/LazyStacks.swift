/// A row that builds what is seen; all is seen in a picture.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>
}

extension LazyHStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// Builds one node for the row, which takes all the height that it is offered.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    stack.frame(
      minHeight: 0, maxHeight: .infinity,
      alignment: Alignment(horizontal: .center, vertical: stack.alignment)
    )
    ._build(in: context, into: &nodes)
  }
}

/// A column that builds what is seen; all is seen in a picture.
public struct LazyVStack<Content> {
  private let stack: VStack<Content>
}

extension LazyVStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// Builds one node for the column, which takes all the width that it is offered.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    stack.frame(
      minWidth: 0, maxWidth: .infinity,
      alignment: Alignment(horizontal: stack.alignment, vertical: .center)
    )
    ._build(in: context, into: &nodes)
  }
}

/// What stays in sight while something scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How long it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  /// Creates a row or column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns, row after row.
public struct LazyVGrid<Content> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Creates a grid of views in columns.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (
      columns, alignment, spacing, content()
    )
  }
  /// Builds one node for the grid.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      TrackGridNode(
        content.nodes(in: context.with(axis: nil)), tracks: columns, axis: .vertical,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing.map { Double($0) }))
  }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Creates a grid of views in rows.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }
  /// Builds one node for the grid.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      TrackGridNode(
        content.nodes(in: context.with(axis: nil)), tracks: rows, axis: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing.map { Double($0) }))
  }
}
