import Drawing

/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never

  /// Creates a title with an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// Builds title and icon in the label's style.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let style = context.environment.system.labelStyle ?? .titleAndIcon
    style.build(
      LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon))), context,
      &nodes)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a title with a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// Creates a title with a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// Creates a title with a symbol.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    (title, icon) = (Text(titleResource), Image(systemName: name))
  }
  /// Creates a title with a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// Creates a title with a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  /// Creates a title with a picture.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    (title, icon) = (Text(titleResource), Image(name))
  }
  /// Creates a title with a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(titleKey), Image(resource))
  }
  /// Creates a title with a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    (self.title, icon) = (Text(title), Image(resource))
  }
  /// Creates a title with a picture.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource
  ) {
    (title, icon) = (Text(titleResource), Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

/// What a label style is given.
public struct LabelStyleConfiguration {
  public typealias Title = StyledPart
  public typealias Icon = StyledPart
  public let title: Title
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// Returns the label's view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

extension StyleBox where Configuration == LabelStyleConfiguration {
  static var titleAndIcon: StyleBox {
    StyleBox { configuration, context, nodes in
      LabelRow(title: configuration.title, icon: configuration.icon)
        ._build(in: context, into: &nodes)
    }
  }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// Icon and title on one baseline.
nonisolated struct LabelRow<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let spacing = context.environment.system.labelSpacing ?? Guess.labelGap
    let row = HStack(alignment: .firstTextBaseline, spacing: spacing) {
      icon.frame(minWidth: context.environment.system.labelIconWidth)
      title
    }
    row._build(in: context, into: &nodes)
  }
}

/// Title and icon, as the place asks for.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}
/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title
    return configuration.icon.wrapped { icon, context in
      TitledIconNode(icon, title: title.node(in: context))
    }
  }
}

/// An icon that is read out as its title, which is not drawn.
final class TitledIconNode: WrapperNode {
  let title: LayoutNode

  init(_ icon: LayoutNode, title: LayoutNode) {
    self.title = title
    super.init(icon)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let unseen = painter.rehearsal
    unseen.begin("Label", at: origin, .zero)
    title.draw(unseen, at: origin, .unspecified)
    let label = unseen.openLabel
    painter.labelling(label.isEmpty ? nil : label) { child.draw(painter, at: origin, proposal) }
  }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets how labels in the view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.labelStyle) { style.makeBody(configuration: $0) }
  }

  /// Hides the labels of controls in the view.
  nonisolated public func labelsHidden() -> some View {
    changingEnvironment { $0.system.labelsHidden = true }
  }
  /// Shows or hides the labels of controls.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.labelsVisibility = visibility }
  }

  /// Sets the room between icon and title.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    changingEnvironment { $0.system.labelSpacing = value }
  }

  /// Sets the room that each icon takes, in whose middle a narrower one stands.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    changingEnvironment { $0.system.labelIconWidth = value }
  }
}
