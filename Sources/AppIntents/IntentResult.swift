/// What an intent gives back.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view to show.
public protocol ShowsSnippetView: IntentResult {}
/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}
/// A result whose snippet is an intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// The result of every intent.
public struct IntentResultContainer<Value, NextIntent, Snippet, Dialog>: ReturnsValue,
  ProvidesDialog, ShowsSnippetView, OpensIntent, ShowsSnippetIntent, @unchecked Sendable
{
  public let value: Value?
  /// The intent to go on with.
  public let opensIntent: NextIntent?
  let snippet: Snippet?
  let dialog: Dialog?

  init(
    value: Value? = nil, opensIntent: NextIntent? = nil, snippet: Snippet? = nil,
    dialog: Dialog? = nil
  ) {
    (self.value, self.opensIntent, self.snippet) = (value, opensIntent, snippet)
    self.dialog = dialog
  }
}

extension IntentResult {
  /// Returns a result without a value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }

  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// Returns a result with a sentence for the person.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// Returns a result with a value and a sentence for the person.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// Returns a result that goes on with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }

  /// Returns a result with a sentence for the person that goes on with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  /// Returns a result with a value that goes on with another intent.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  /// Returns a result with a view.
  public static func result<Snippet>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    IntentResultContainer(snippet: view)
  }

  /// Returns a result with a sentence for the person and a view.
  public static func result<Snippet>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    IntentResultContainer(snippet: view, dialog: dialog)
  }
}

extension IntentResult {
  /// Returns a result with a value and a view.
  public static func result<Value, Snippet>(value: Value, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    IntentResultContainer(value: value, snippet: view)
  }

  /// Returns a result with a value, a sentence for the person and a view.
  public static func result<Value, Snippet>(
    value: Value, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    IntentResultContainer(value: value, snippet: view, dialog: dialog)
  }

  /// Returns a result with a value and a sentence for the person that goes on with another intent.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  /// Returns a result with a sentence for the person and a view that goes on with another intent.
  public static func result<Next: AppIntent, Snippet>(
    opensIntent: Next, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Next, Snippet, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, snippet: view, dialog: dialog)
  }

  /// Returns a result whose snippet is an intent.
  public static func result<Next: SnippetIntent>(snippetIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Never, Next, Never> {
    IntentResultContainer(snippet: snippetIntent)
  }

  /// Returns a result with a value whose snippet is an intent.
  public static func result<Value, Next: SnippetIntent>(value: Value, snippetIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Never, Next, Never> {
    IntentResultContainer(value: value, snippet: snippetIntent)
  }

  /// Returns a result with a sentence for the person whose snippet is an intent.
  public static func result<Next: SnippetIntent>(
    dialog: IntentDialog, snippetIntent: Next
  ) -> Self where Self == IntentResultContainer<Never, Never, Next, IntentDialog> {
    IntentResultContainer(snippet: snippetIntent, dialog: dialog)
  }
}

/// A result that leads to an intent, whatever its type.
package protocol AnyOpensIntent {
  var nextIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyOpensIntent {
  package var nextIntent: (any AppIntent)? { opensIntent as? any AppIntent }
}

/// What a result tells a person and the next action of a shortcut.
package protocol TellingResult {
  /// What Siri says.
  var saidText: String? { get }
  /// The value as text.
  var valueText: String? { get }
}

extension IntentResultContainer: TellingResult {
  package var saidText: String? { (dialog as? IntentDialog)?.text.resolved }
  package var valueText: String? { value.map { "\($0)" } }
}

/// What an intent says to a person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let text: LocalizedStringResource

  public init(_ text: LocalizedStringResource) { self.text = text }
  /// Creates a longer text and a shorter one.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { text = full }
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    text = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

/// What an intent does, for people who choose among intents.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
  }
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
