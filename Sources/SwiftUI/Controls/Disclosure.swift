/// Content that opens below a label.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Bool
  let label: Label
  let content: Content
}

extension DisclosureGroup: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  /// Creates closed content below a label.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (isExpanded, self.content, self.label) = (false, content(), label())
  }
  /// Creates content below a label, open or closed.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.content, self.label) = (isExpanded.wrappedValue, content(), label())
  }

  /// Builds what the style makes of label and content.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let parts = DisclosureGroupStyleConfiguration(
      label: .init(AnyView(label)), content: .init(AnyView(content)),
      isExpanded: .constant(isExpanded))
    guard let style = context.environment.system.disclosureGroupStyle else {
      return AutomaticDisclosureGroupStyle.group(parts)._build(in: context, into: &nodes)
    }
    style.build(parts, context, &nodes)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates closed content below a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates content below a title, open or closed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Creates closed content below a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
  /// Creates content below a title, open or closed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The parts of what opens below a label.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = StyledPart
  /// What opens.
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
  /// Whether it is open; a widget keeps it as it is.
  @Binding public var isExpanded: Bool
}

/// How content that opens below a label looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the label, and the content where it is open.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with its arrow, and below it what is open.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Self.group(configuration) }

  static func group(_ configuration: DisclosureGroupStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
          .imageScale(.small).foregroundStyle(Color.accentColor)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how content that opens below a label looks.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.disclosureGroupStyle) { style.makeBody(configuration: $0) }
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content
  /// Creates controls side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates controls with a label, which shows in menus only.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  /// Creates controls with a title, which shows in menus only.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// How a group of controls looks; a widget has them in a row.
public protocol ControlGroupStyle {}
/// Controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
/// Controls in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
/// Controls in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
/// Controls side by side in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
/// Controls as colours to choose from.
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { Self() }
}

extension View {
  /// Sets how groups of controls look in menus and bars, of which a widget has none.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}

/// A button that shares something. A widget shares nothing: it is drawn and does nothing.
public struct ShareLink<Label: View>: View {
  let label: Label
  public var body: some View { label.foregroundStyle(TintShapeStyle()) }

  /// Creates a button with a label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a button with a label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with the system's label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Creates a button with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = Label(titleKey, systemImage: "square.and.arrow.up") }
  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = Label(title, systemImage: "square.and.arrow.up") }
}
