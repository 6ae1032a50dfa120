import AppIntents

/// A control of Control Center: compiled and listed, not drawn.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
  /// Does nothing: whoever shows a control starts its process.
  public static func main() {}
}

/// How a control is shown.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidgetConfiguration where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not drawn.") }
}

extension Never: ControlWidgetConfiguration {}

/// A control without content.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never
  public nonisolated init() {}
}

/// What a control consists of.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension ControlWidgetTemplate where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not drawn.") }
}

extension Never: ControlWidgetTemplate {}

/// A template without content.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never
  public nonisolated init() {}
}

extension ControlWidgetConfiguration {
  /// Returns the name in the gallery.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  /// Returns the description in the gallery.
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  /// Sets who receives tokens.
  public func pushHandler<Handler: ControlPushHandler>(
    _ type: Handler.Type
  ) -> some ControlWidgetConfiguration { self }
  /// Asks for a configuration when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
  /// Returns the control's colour.
  public func tint(_ color: Color?) -> some ControlWidgetTemplate { self }
  /// Returns whether the control can be used.
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
  /// Returns whether the control hides its value while the phone is locked.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// Puts a control's configuration together.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// Puts a control's parts together.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content
  { content }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// What gives a control its value.
public protocol ControlValueProvider: Sendable {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// What gives a configured control its value.
public protocol AppIntentControlValueProvider: Sendable {
  associatedtype Configuration
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without a configuration.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = Never

  /// Creates a control with a value.
  public nonisolated init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) {}

  public nonisolated init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content
  ) {}
}

/// A control with a configuration.
public struct AppIntentControlConfiguration<Configuration, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = Never

  /// Creates a control with a value.
  public nonisolated init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}

  public nonisolated init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {}
}

/// What a button says while it acts, where its author says nothing.
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never
}

extension ControlWidgetButton where Action: AppIntent {
  /// Creates a button with a label.
  public nonisolated init(action: Action, @ViewBuilder label: @escaping @MainActor () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {}

  /// Creates a button with a label while it acts.
  public nonisolated init(
    action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where Label == Text, Action: AppIntent {
  /// Creates a button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}

  /// Creates a button with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}

  /// Creates a button with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
}

/// The words “On” and “Off” of a toggle, where its author has no others.
public struct ControlWidgetToggleDefaultLabel: View {
  public var body: some View { EmptyView() }
}

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool {
  /// Creates a toggle with a label.
  public nonisolated init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel {}

  /// Creates a toggle with a label, and one of its value.
  public nonisolated init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle
where Label == Text, Action: SetValueIntent, Action.ValueType == Bool {
  /// Creates a toggle with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}
}

/// Reloads controls; there are none to reload here.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  /// Reloads all controls.
  public func reloadAllControls() {}
  /// Reloads the controls of a kind.
  public func reloadControls(ofKind kind: String) {}
  /// Returns which controls there are: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}
