// What an app says of intents that a phone could offer by itself; nothing is offered here.

/// An intent shown by the Shortcuts app only in predictions.
public protocol PredictableIntent: SystemIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

extension PredictableIntent where PredictionConfiguration == NoIntentPredictions {
  public static var predictionConfiguration: NoIntentPredictions { NoIntentPredictions() }
}

/// How an intent is offered.
public protocol IntentPredictionConfiguration {}

/// No ways to offer an intent.
public struct NoIntentPredictions: IntentPredictionConfiguration {}

/// An intent with values for some of its parameters, as it would be offered.
public struct IntentPrediction<Intent: PredictableIntent>: IntentPredictionConfiguration {
  /// Creates an offer without values.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
  /// Creates an offer with values for some parameters.
  public init<each Value>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {}
}

/// Puts the ways together in which an intent is offered.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: PredictableIntent> {
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> some IntentPredictionConfiguration { NoIntentPredictions() }
}
