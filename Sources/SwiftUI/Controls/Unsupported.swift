import Drawing

/// Content that scrolls; widgets do not scroll, so its beginning shows and the rest is cut off.
public struct ScrollView<Content> {
  private let axes: Axis.Set
  private let content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Content that scrolls.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
  /// A marked box: a phone draws nothing usable here either.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    PlaceholderView(name: "ScrollView", ideal: Size(width: 100, height: 100))
      ._build(in: context, into: &nodes)
  }
}

/// Rows in a table; not in widgets.
public struct List<SelectionValue, Content> {}

extension List: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// A marked box: widgets have no lists.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    PlaceholderView(name: "List", ideal: Size(width: 100, height: 100))
      ._build(in: context, into: &nodes)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Rows.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  /// A row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {}
  /// A row for each element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}

/// A form; its content stands one below the other.
public struct Form<Content> {
  private let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// A form.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A marked box: widgets have no forms.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    PlaceholderView(name: "Form", ideal: Size(width: 100, height: 100))
      ._build(in: context, into: &nodes)
  }
}

/// A place to write text; not in widgets.
nonisolated public struct TextField<Label: View>: View {
  let name = "TextField"
  /// A marked box.
  public var body: some View {
    PlaceholderView(name: name, ideal: Size(width: 100, height: 22))
  }
}

extension TextField where Label == Text {
  /// A place to write text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  /// A place to write text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  /// A place to write a value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {}
}

/// A choice among values; not in widgets.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let name = "Picker"
  /// A marked box.
  public var body: some View { PlaceholderView(name: name, ideal: Size(width: 100, height: 30)) }
}

extension Picker where Label == Text {
  /// A choice among values.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Picker {
  /// A choice among values.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

/// A value on a scale; not in widgets.
nonisolated public struct Slider<Label: View>: View {
  let name = "Slider"
  /// A marked box.
  public var body: some View { PlaceholderView(name: name, ideal: Size(width: 100, height: 30)) }
}

extension Slider where Label == EmptyView {
  /// A value on a scale.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1
  ) {}
}

/// A stack of screens; its first one shows.
nonisolated public struct NavigationStack<Content: View>: View {
  let content: Content
  /// A stack of screens.
  nonisolated public init(@ViewBuilder root: () -> Content) { content = root() }
  public var body: some View { content }
}

/// A stack of screens by its old name.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  /// A stack of screens.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// The way to a screen.
public struct NavigationPath: Sendable {
  /// The first screen.
  public init() {}
}

/// The way to another screen; its label shows.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  /// The way to another screen.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// The way to another screen.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public var body: some View { label }
}

/// A part of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: View {
  let content: Content
  /// A part of a bar.
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
  /// A marked box.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    PlaceholderView(name: "\(Self.self)", ideal: Size(width: 100, height: 100))
      ._build(in: context, into: &nodes)
  }
}

/// What a view of UIKit is told.
public struct UIViewRepresentableContext<Representable> {
  public var environment: EnvironmentValues
}
