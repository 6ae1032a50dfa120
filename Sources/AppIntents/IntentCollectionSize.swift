/// How many values a parameter takes that is a list.
public struct IntentCollectionSize: Equatable, Sendable, ExpressibleByIntegerLiteral {
  private let min: Int
  private let max: Int
  /// Creates a size between two numbers.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
  /// Creates one size.
  public init(exactly count: Int) { self.init(min: count, max: count) }
  /// Creates one size.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The kinds of widgets by which a parameter's size may differ.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension IntentParameter where Value: Collection {
  /// Creates a parameter that is a list of some size. Nobody is asked for its values here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, initial: defaultValue)
  }
  /// Creates a parameter that is a list of a size for each kind of widget. Nobody is asked for its values here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, initial: defaultValue)
  }
  /// Creates a parameter that is a list of some size, chosen from what a query finds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) {
    self.init(title: title, initial: defaultValue)
  }
  /// Creates a parameter that is a list of a size for each kind of widget, chosen from what a query finds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) {
    self.init(title: title, initial: defaultValue)
  }
}

extension IntentParameter {
  /// Creates a parameter that may be a list of some size, or none.
  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [Element]? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [Element]? {
    self.init(title: title, initial: .some(defaultValue))
  }
  /// Creates a parameter that may be a list of a size for each kind of widget, or none.
  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [Element]? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [Element]? {
    self.init(title: title, initial: .some(defaultValue))
  }
}
