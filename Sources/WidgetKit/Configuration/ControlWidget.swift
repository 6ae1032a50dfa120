import AppIntents

/// A control of Control Center: compiled and listed, not drawn.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  var body: Body { get }
}

extension ControlWidget {
  /// Does nothing: whoever shows a control starts its process.
  public static func main() {}
}

/// How a control is shown.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// What a control consists of.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

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
  /// Creates a control with a value.
  public nonisolated init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}

  public nonisolated init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {}
}

/// A control with a configuration.
public struct AppIntentControlConfiguration<Configuration, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Creates a control with a value.
  public nonisolated init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}

  public nonisolated init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
}

/// A control that performs an intent.
public struct ControlWidgetButton<Label, ActionLabel>: ControlWidgetTemplate {
  public nonisolated init<Action: AppIntent>(
    action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == EmptyView {}

  /// Creates a button with a label while it acts.
  public nonisolated init<Action: AppIntent>(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Creates a button with a title.
  public nonisolated init<Action: AppIntent>(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A control that is on or off.
public struct ControlWidgetToggle<Label, ValueLabel>: ControlWidgetTemplate {
  /// Creates a toggle with a title.
  public nonisolated init<Action: SetValueIntent>(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool, Label == Text {}

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Action: SetValueIntent>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool, Label == Text {}

  /// Creates a toggle with a label.
  public nonisolated init<Action: SetValueIntent>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}
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
