import AppIntents

/// When a home-screen widget matters; here nobody asks.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]
  public let group: WidgetRelevanceGroup
  /// Creates what is said of a widget.
  public init(
    _ attributes: [WidgetRelevanceAttribute<Configuration>],
    group: WidgetRelevanceGroup = .automatic
  ) { (self.attributes, self.group) = (attributes, group) }
}

/// A configuration of a widget, and when it matters.
public struct WidgetRelevanceAttribute<Configuration> {
  public let configuration: Configuration
  public let context: RelevantContext?
  public let group: WidgetRelevanceGroup
  /// Creates a configuration that matters at some time or place.
  public init(
    configuration: Configuration, context: RelevantContext,
    group: WidgetRelevanceGroup = .automatic
  ) { (self.configuration, self.context, self.group) = (configuration, context, group) }
  /// Creates a configuration that the system may show at any time.
  public init(configuration: Configuration, group: WidgetRelevanceGroup = .automatic) {
    (self.configuration, context, self.group) = (configuration, nil, group)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates a time or place at which a widget without a configuration matters.
  public init(context: RelevantContext, group: WidgetRelevanceGroup = .automatic) {
    self.init(configuration: (), context: context, group: group)
  }
}

/// Which widgets are shown together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private let name: String
  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
  /// Returns a group of the app's own.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: "named \(name)")
  }
}

extension TimelineProvider {
  /// Returns that the widget matters at no time in particular.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

extension AppIntentTimelineProvider {
  /// Returns that the widget matters at no time in particular.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
