// Intents that the system runs at an occasion of its own, of which none comes here.

/// An intent that is run when a Focus begins or ends.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static var current: Self { get async throws }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// The one of the present Focus: there is none, so that it has no values.
  public static var current: Self { get async throws { Self() } }
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
  /// Asks for `appContext` again; nobody reads it here.
  public static func invalidateFocusFilterAppContext() async throws {}
}

/// What a Focus lets through of an app.
public struct FocusFilterAppContext: @unchecked Sendable {
  public let notificationFilterPredicate: NSPredicate?
  public let targetContentIdentifierPrefix: String?
  /// Creates it.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The Focus for which filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// An intent that shows what a search in the app finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  var criteria: Criteria { get set }
  static var searchScopes: Criteria.SearchScopes { get }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}

/// What is searched for.
public protocol SearchCriteria: Sendable {
  associatedtype SearchScopes = Void
}

/// A text that is searched for.
public struct StringSearchCriteria: SearchCriteria, Hashable {
  public typealias SearchScopes = [StringSearchScope]
  public let term: String
  /// Creates a text that is searched for.
  public init(term: String) { self.term = term }
}

/// What of an app's content is searched.
public struct StringSearchScope: Hashable, Sendable {
  private let name: String
  public static let general = StringSearchScope(name: "general")
  public static let movies = StringSearchScope(name: "movies")
  public static let tv = StringSearchScope(name: "tv")
}

/// The values that a person has given an intent so far, for those who offer values for the rest; here nobody gives any.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Creates a dependency on some of the intent's parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The values that a person has given an intent.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
  private let intent: Intent
  public subscript<Value>(dynamicMember value: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: value]
  }
}
