/// A value that an intent is performed with.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// What a person reads.
  public let title: LocalizedStringResource

  /// The value; reading it before it was set is a programmer's error, as on iOS.
  public var wrappedValue: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      guard let value else {
        preconditionFailure("The parameter “\(title.resolved)” was read before it was set.")
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

  init(title: LocalizedStringResource, initial: Value?) {
    self.title = title
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
    self.init(title: title, initial: defaultValue)
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
    self.init(title: title, initial: defaultValue)
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
    self.init(title: "", initial: defaultValue)
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

extension IntentParameter {
  /// Returns the error that asks the person for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { PersonNeeded() }
  /// Returns the error that asks the person to choose.
  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil
  ) -> any Error { PersonNeeded() }
  /// Asks the person for a value; nobody can give it here.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw PersonNeeded()
  }
  /// Asks the person to choose; nobody can here.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw PersonNeeded() }
  /// Asks the person to confirm a value; nobody is asked here, and it counts as a yes.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { true }
}

/// An intent that cannot go on without an answer of the person's.
struct PersonNeeded: Error {}
