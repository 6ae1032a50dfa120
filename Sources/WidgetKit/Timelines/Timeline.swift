import AppIntents

/// What a home-screen widget shows from a date on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// Entries in order, and what comes after them.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a timeline is asked for again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: nil)
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

/// What a provider is told.
public struct TimelineProviderContext: @unchecked Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
  public let environmentVariants = EnvironmentVariants()

  /// The values that the environment of a widget may have; no home-screen widget is shown here, and so none is known.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }
}

/// Where a home-screen widget's entries come from.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Void>
}

/// Where entries of a widget with an App Intent come from.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is offered ready-made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public let intent: Intent
  /// Creates a configuration with its description.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) { self.intent = intent }
  /// Creates a configuration with its description.
  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }
}

/// A configuration of the older kind that is offered ready-made.
public struct IntentRecommendation<Intent> {
  public let intent: Intent
  /// Creates a configuration with its description.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) { self.intent = intent }
  /// Creates a configuration with its description.
  public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }
}

/// Where entries of a widget with an intent of the older kind come from.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// The sizes of home-screen widgets.
public enum WidgetFamily: Int, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular
  case accessoryRectangular, accessoryInline, accessoryCorner
  /// A large widget on its short side. No case: a switch over the others would not be whole.
  public static var systemExtraLargePortrait: WidgetFamily { .systemExtraLarge }
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}

/// A widget that a person has added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
  /// Its intent of the older kind; nobody has configured it here.
  public var configuration: NSObject? { nil }
  /// Returns its intent; nobody has configured it here.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

/// Reloads home-screen widgets; there are none to reload here.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  /// Reloads the widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {}
  /// Reloads all widgets.
  public func reloadAllTimelines() {}
  /// Asks which widgets there are: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  /// Returns which widgets there are: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  /// Asks for other recommendations.
  public func invalidateConfigurationRecommendations() {}
  /// Asks anew when the widgets of a kind matter.
  public func invalidateRelevance(ofKind kind: String) {}

  /// What the user activity of a tapped widget says.
  public enum UserInfoKey {
    public static let kind = "WidgetKind"
    public static let family = "WidgetFamily"
    public static let activityID = "ActivityID"
  }
}

extension NSUserActivity {
  /// Returns the intent of the widget that was tapped; no widget with an intent is tapped here.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}
