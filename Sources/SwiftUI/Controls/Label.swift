/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never

  /// A title with an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// Title and icon in the label's style.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let style = context.environment.system.labelStyle ?? LabelStyleBox.titleAndIcon
    style.build(AnyView(title), AnyView(icon), context, &nodes)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// A title with a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// A title with a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// A title with a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  /// A title with a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(titleKey), Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

/// What a label style is given.
public struct LabelStyleConfiguration {
  /// The title.
  public nonisolated struct Title: PrimitiveView {
    let view: AnyView
    nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
      view._build(in: context, into: &nodes)
    }
  }
  /// The icon.
  public nonisolated struct Icon: PrimitiveView {
    let view: AnyView
    nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
      view._build(in: context, into: &nodes)
    }
  }
  public let title: Title
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// The label's view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

/// A label style as the environment keeps it.
package struct LabelStyleBox: @unchecked Sendable {
  let build: (AnyView, AnyView, _ViewContext, inout _NodeList) -> Void

  /// The room between icon and title: a guess.
  static let gap: CGFloat = 8

  static let titleAndIcon = LabelStyleBox { title, icon, context, nodes in
    LabelRow(title: title, icon: icon)._build(in: context, into: &nodes)
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
    let spacing = context.environment.system.labelSpacing ?? LabelStyleBox.gap
    let row = HStack(alignment: .firstTextBaseline, spacing: spacing) {
      icon
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
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
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
  /// How labels in the view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return changingEnvironment { values in
      values.system.labelStyle = LabelStyleBox { title, icon, context, nodes in
        nonisolated(unsafe) let (title, icon) = (title, icon)
        // The style's own labels look as labels do by themselves.
        var context = context
        context.environment.system.labelStyle = nil
        EnvironmentValues.within(context.environment) {
          onMainActor {
            style.makeBody(
              configuration: .init(title: .init(view: title), icon: .init(view: icon)))
          }
        }
        ._build(in: context, into: &nodes)
      }
    }
  }

  /// Hides the labels of controls in the view.
  nonisolated public func labelsHidden() -> some View {
    changingEnvironment { $0.system.labelsHidden = true }
  }

  /// The room between icon and title.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    changingEnvironment { $0.system.labelSpacing = value }
  }
}
