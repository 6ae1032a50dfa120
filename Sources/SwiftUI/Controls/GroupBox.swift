import Drawing

/// A box around views that belong together, with a title above them.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  /// Creates a box with a title.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// Creates a box with a title.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// Builds what the style makes of title and content.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let parts = GroupBoxStyleConfiguration(
      label: .init(AnyView(label)), content: .init(AnyView(content)))
    guard let style = context.environment.system.groupBoxStyle else {
      return DefaultGroupBoxStyle.box(parts)._build(in: context, into: &nodes)
    }
    style.build(parts, context, &nodes)
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Creates a box without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (label, self.content) = (EmptyView(), content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Creates a box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  public typealias Label = StyledPart
  /// What stands in the box.
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// How a box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded box in the fill of grouped content.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Self.box(configuration) }

  static func box(_ configuration: GroupBoxStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: Guess.groupBoxGap) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(
      Color(.system(.secondaryBackground)),
      in: RoundedRectangle(cornerRadius: Guess.groupBoxRadius, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how boxes look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.groupBoxStyle) { style.makeBody(configuration: $0) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style was given.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}
