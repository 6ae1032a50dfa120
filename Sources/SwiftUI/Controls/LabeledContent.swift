/// A value with its label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  /// Creates a value with its label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Builds what the style makes of label and value.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let parts = LabeledContentStyleConfiguration(
      label: .init(AnyView(label)), content: .init(AnyView(content)))
    guard let style = context.environment.system.labeledContentStyle else {
      return AutomaticLabeledContentStyle.row(parts)._build(in: context, into: &nodes)
    }
    style.build(parts, context, &nodes)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    (label, self.content) = (Text(titleKey), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }
}

/// The parts of a labelled value.
public struct LabeledContentStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// How label and value stand together.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns label and value together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Label and value at the two ends of a row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Self.row(configuration) }

  static func row(_ configuration: LabeledContentStyleConfiguration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how labels and values stand together.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.labeledContentStyle) { style.makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    (label, content) = (Text(title), Text(value))
  }
  /// Creates a value with a title, written by a format style.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the value with its label that a style was given.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}
