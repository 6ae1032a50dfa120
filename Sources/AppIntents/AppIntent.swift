/// Something an app can do when a person asks for it.
public protocol AppIntent: PersistentlyIdentifiable, Sendable, _SupportsAppDependencies {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// What a person reads.
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  /// How the intent may run; in place of `openAppWhenRun` since iOS 26.
  static var supportedModes: IntentModes { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent whose parameters are not yet known.
  init()
  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Dependency<Value> = AppDependency<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhen<Self>
  public typealias Switch = ParameterSummarySwitch<Self>
  public typealias Case<Value> = ParameterSummaryCase<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCase<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { String(describing: Self.self) }

  /// Calls another intent's action.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }

  /// Tells the system that the intent was performed; nobody listens here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// Something with a name that outlives a build.
public protocol PersistentlyIdentifiable {
  /// The name by which saved intents are found.
  static var persistentIdentifier: String { get }
}

/// What lets an intent ask for its app's dependencies.
public protocol _SupportsAppDependencies {}

/// An intent that the system understands by its kind.
public protocol SystemIntent: AppIntent {}

/// An intent that runs in the app's process and may change its Live Activities.
public protocol LiveActivityIntent: SystemIntent {}

/// As `LiveActivityIntent` was named before iOS 17.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays, pauses or records audio.
public protocol AudioPlaybackIntent: SystemIntent {}
/// As `AudioPlaybackIntent` was named before iOS 17.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}
/// An intent that configures a control.
public protocol ControlConfigurationIntent: SystemIntent {}

/// An intent that reports progress; nobody watches it here.
public protocol ProgressReportingIntent: SystemIntent {
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of the run.
  public var progress: Progress { IntentJournal.shared.progress }
}

/// An intent that can be taken back; nobody takes one back here.
public protocol UndoableIntent: SystemIntent {
  var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  public var undoManager: UndoManager? { nil }
}

/// An intent that makes a snippet; no snippet is shown here.
public protocol SnippetIntent: SystemIntent {}

extension SnippetIntent {
  /// Asks for the snippet again.
  public static func reload() {}
}

extension WidgetConfigurationIntent {
  /// Does nothing: a widget's configuration is only read.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
  /// Does nothing: a control's configuration is only read.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  /// Does nothing but what its kind says: its app comes to the front.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that takes something out of the app.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity
  var entities: [Entity] { get set }
}

/// An intent that took the place of one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class that it took the place of.
  static var intentClassName: String { get }
}

/// An intent that says which part of the app shows what it is about.
public protocol TargetContentProvidingIntent: AppIntent {
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  public var contentIdentifier: String { Self.persistentIdentifier }
}

/// An intent that sets a value, as a toggle does.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  /// The URL.
  @Parameter public var url: URL

  public init() {}
  /// Creates an intent that opens this URL.
  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> some IntentResult {
    IntentJournal.shared.open(url)
    return .result()
  }
}

/// When an intent may run on a locked device.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What a donated intent is told apart by.
public struct IntentDonationIdentifier: Hashable, Sendable {}
