/// A value that an intent is performed with.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// What a person reads.
  public let title: LocalizedStringResource
  /// The numbers that it takes; nil where it takes all.
  let bounds: ParameterBounds?

  /// The value; reading it before it was set is a programmer's error, as on iOS.
  public var wrappedValue: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      guard let value else {
        // An optimised build drops the words of a failed precondition.
        fatalError("The parameter “\(title.resolved)” was read before it was set.")
      }
      return value
    }
    set {
      lock.lock()
      value = newValue
      lock.unlock()
    }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value, nil while there is none.
  var known: Value? {
    lock.lock()
    defer { lock.unlock() }
    return value
  }

  init(title: LocalizedStringResource, initial: Value?, bounds: ParameterBounds? = nil) {
    (self.title, self.bounds) = (title, bounds)
    if let initial {
      value = initial
    } else if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      value = optional.init(nilLiteral: ()) as? Value
    }
  }

  /// Creates a parameter without a title.
  public convenience init() { self.init(title: "", initial: nil) }

  /// Creates a parameter with its value.
  public convenience init(wrappedValue: Value) { self.init(title: "", initial: wrappedValue) }

  /// Creates a parameter with its value and a title.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource,
    description: LocalizedStringResource? = nil
  ) {
    self.init(title: title, initial: wrappedValue)
  }

  /// Creates a parameter with a title.
  ///
  /// Apple has one initialiser for each kind of value. Nobody is asked for a value here, so that one serves all.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind = .dateTime,
    displayName: Bool.IntentDisplayName = .trueFalse, controlStyle: IntentControlStyle = .stepper,
    inputOptions: String.IntentInputOptions? = nil,
    inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, initial: defaultValue, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a parameter with a title and a list to choose from.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind = .dateTime,
    controlStyle: IntentControlStyle = .stepper, inputOptions: String.IntentInputOptions? = nil,
    inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, initial: defaultValue, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a parameter with a description only.
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil,
    kind: IntentDateKind = .dateTime, displayName: Bool.IntentDisplayName = .trueFalse,
    controlStyle: IntentControlStyle = .stepper, inputOptions: String.IntentInputOptions? = nil,
    inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: "", initial: defaultValue, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a parameter that is chosen from what a query finds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) { self.init(title: title, initial: nil) }

  /// Creates a parameter that the system asks for.
  public convenience init(requestValueDialog: IntentDialog) { self.init(title: "", initial: nil) }
}

extension IntentParameter {
  /// Creates a parameter that is measured.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<Unit> {
    self.init(
      title: title, initial: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }

  /// Creates a parameter that takes files of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, initial: nil) }

  /// Creates a parameter that is measured and may be missing.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<Unit>? {
    self.init(
      title: title, initial: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
}

/// How a parameter takes the output of a preceding action.
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}
