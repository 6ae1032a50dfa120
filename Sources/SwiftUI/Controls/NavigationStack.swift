/// A stack of screens; its first one shows, whatever the way leads to.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  public var body: some View { root }

  /// Creates a stack of screens.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }
  /// Creates a stack of screens along a way.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }
  /// Creates a stack of screens along a way of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { self.root = root() }
}

/// The way to a screen: a value for each screen on it.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates a way to the first screen.
  public init() {}
  /// Creates a way along screens of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { values.append(element) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(value) }
  /// Goes back by a number of screens.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

extension View {
  /// Says which screen a value leads to; nobody goes there in a widget.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Says which screen is shown while something holds; nobody goes there in a widget.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  /// Says which screen is shown while there is a value; nobody goes there in a widget.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

/// Screens beside one another; not in widgets.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public var body: some View { UnsupportedView(name: "NavigationSplitView") }

  /// Creates two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  /// Creates two columns of which some show.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  /// Creates three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  /// Creates three columns of which some show.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}

/// Which columns show.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}
