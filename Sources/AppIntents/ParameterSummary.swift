/// A sentence that stands for an intent and its parameters.
public protocol ParameterSummary: Sendable {}

public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// A sentence with parameters in it; nobody reads it here.
public struct IntentParameterSummary<Intent>: ParameterSummary {
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// Creates a sentence with further parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> ParameterSummaryParts<Intent>
  ) {}
  /// Creates a summary of parameters without a sentence.
  public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> ParameterSummaryParts<Intent>) {}
  public init() {}
}

/// The text of a sentence with parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// Its parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Parameters below a sentence.
public struct ParameterSummaryParts<Intent>: Sendable {}

/// Puts parameters below a sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterSummaryParts<Intent> { ParameterSummaryParts() }
  public static func buildBlock(
    _ parts: ParameterSummaryParts<Intent>...
  ) -> ParameterSummaryParts<Intent> { ParameterSummaryParts() }
}

/// How a parameter is compared.
public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  case hasAnyValue, hasNoValue, oneOf
}

/// One of two sentences, by a parameter.
public struct ParameterSummaryWhen<Intent>: ParameterSummary {
  /// Creates one of two sentences, by a parameter's value.
  public init<Value, One: ParameterSummary, Other: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, _ one: () -> One, otherwise: () -> Other
  ) {}
  /// Creates one of two sentences, by whether a parameter has a value.
  public init<Value, One: ParameterSummary, Other: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ one: () -> One, otherwise: () -> Other
  ) {}
  /// Creates one of two sentences, by the kind of widget.
  public init<One: ParameterSummary, Other: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    _ one: () -> One, otherwise: () -> Other
  ) {}
  /// Creates one of two sentences, by the kind of widget.
  public init<One: ParameterSummary, Other: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ families: [IntentWidgetFamily],
    _ one: () -> One, otherwise: () -> Other
  ) {}
}

/// One of several sentences, by a parameter.
public struct ParameterSummarySwitch<Intent>: ParameterSummary {
  /// Creates one of several sentences.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> EmptyParameterSummary
  ) {}
  /// Creates one of several sentences, by the kind of widget.
  public init(
    _ subject: ParameterSummarySubject,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> EmptyParameterSummary
  ) {}
}

/// What decides among sentences and is no parameter.
public struct ParameterSummarySubject: Sendable {
  /// The kind of widget.
  public static let widgetFamily = ParameterSummarySubject()
}

/// A sentence for a value.
public struct ParameterSummaryCase<Intent, Value>: ParameterSummary {
  /// Creates a sentence for a value.
  public init<Content: ParameterSummary>(_ value: Value, _ content: () -> Content) {}
  /// Creates a sentence for several values.
  public init<Content: ParameterSummary>(_ values: [Value], _ content: () -> Content) {}
}

/// The sentence for all other values.
public struct ParameterSummaryDefaultCase<Intent>: ParameterSummary {
  /// Creates the sentence for all other values.
  public init<Content: ParameterSummary>(_ content: () -> Content) {}
}

/// Puts sentences for values together; the values are those of the parameter that decides.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value> {
  public static func buildExpression(
    _ summary: ParameterSummaryCase<Intent, Value>
  ) -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildExpression(
    _ summary: ParameterSummaryDefaultCase<Intent>
  ) -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildBlock(_ parts: EmptyParameterSummary...) -> EmptyParameterSummary {
    EmptyParameterSummary()
  }
}
