import AppIntents

/// A home-screen widget without a configuration: compiled and listed, not drawn.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  /// Creates a widget whose views come from a provider's entries.
  public nonisolated init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {}

  public func _declare(_ declarations: inout _WidgetDeclarations) {
    declarations.otherWidgets.append(.init(name: declarations.widget, kind: .homeScreen))
  }
}

/// A home-screen widget configured by an App Intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never

  /// Creates a widget whose views come from a provider's entries.
  public nonisolated init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  public func _declare(_ declarations: inout _WidgetDeclarations) {
    declarations.otherWidgets.append(.init(name: declarations.widget, kind: .homeScreen))
  }
}

/// A home-screen widget configured by an intent of the older kind.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public typealias Body = Never

  /// Creates a widget whose views come from a provider's entries.
  public nonisolated init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  public func _declare(_ declarations: inout _WidgetDeclarations) {
    declarations.otherWidgets.append(.init(name: declarations.widget, kind: .homeScreen))
  }
}
