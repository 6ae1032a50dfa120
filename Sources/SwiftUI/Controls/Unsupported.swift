/// Content that scrolls; not in widgets.
public struct ScrollView<Content> {
}

extension ScrollView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Creates content that scrolls.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    UnsupportedView(name: "ScrollView")._build(in: context, into: &nodes)
  }
}

/// Rows in a table; not in widgets.
public struct List<SelectionValue, Content> {}

extension List: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    UnsupportedView(name: "List")._build(in: context, into: &nodes)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates rows.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  /// Creates a row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {}
  /// Creates a row for each element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}

/// A form; not in widgets.
public struct Form<Content> {}

extension Form: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    UnsupportedView(name: "Form")._build(in: context, into: &nodes)
  }
}

/// A stack of screens by its old name.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  /// Creates a stack of screens.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// The way to another screen; its label shows.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  /// Creates the way to another screen.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// Creates the way to another screen.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public var body: some View { label }
}

extension NavigationLink where Destination == Never {
  /// Creates the way to the screen of a value.
  nonisolated public init<Value: Hashable>(
    value: Value?, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Creates the way to another screen, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleResource)
  }
  /// Creates the way to a screen that is made already, with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates the way to the screen of a value, with a title.
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
    label = Text(title)
  }
}

/// A part of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: View {
  let content: Content
  /// Creates a part of a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.content = content()
  }
  public var body: some View { content }
}

/// Where a part of a bar stands.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
}

/// A view of UIKit; not in widgets.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    UnsupportedView(name: "\(Self.self)")._build(in: context, into: &nodes)
  }
}

/// A screen of UIKit; not in widgets.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the screen.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the screen up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    UnsupportedView(name: "\(Self.self)")._build(in: context, into: &nodes)
  }
}

/// What a view of UIKit is told.
public struct UIViewRepresentableContext<Representable> {
  public var environment: EnvironmentValues
}
