/// Something of the app that intents can take as a parameter.
public protocol AppEntity: AppValue, Identifiable, DisplayRepresentable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

/// An entity that is found by searching the phone; here nobody searches.
public protocol IndexedEntity: AppEntity {
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  public var hideInSpotlight: Bool { false }
}

/// A fixed choice that intents can take as a parameter.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, CaseDisplayRepresentable
where RawValue: Sendable {}

/// A value that intents exchange.
public protocol AppValue: TypeDisplayRepresentable, Sendable {}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a text and an image for people, whatever its type is called.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value with a text and an image for people.
public protocol DisplayRepresentable: InstanceDisplayRepresentable {}

/// Cases with texts and images for people.
public protocol CaseDisplayRepresentable: DisplayRepresentable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? "\(String(describing: self))"
  }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("A property was read before it was set.") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property with a title.
  public init(title: LocalizedStringResource = "") {}
  /// Creates a property with its first value and a title.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") { value = wrappedValue }
}

/// How entities are found.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> Entity?
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  public typealias Dependency<Value> = AppDependency<Value>
  public func defaultResult() async -> Entity? { nil }
}

/// A query that also searches by text.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query that gives all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
}

/// Options for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  func results() async throws -> Result
}

/// A type's name for people.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
  }
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A value's text and image for people.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// An image of a value.
  public struct Image: Sendable {
    /// The form that an image is cut to.
    public enum DisplayStyle: Sendable { case `default`, circular }

    let name: String
    public init(
      systemName: String, isTemplate: Bool = true, displayStyle: DisplayStyle = .default
    ) { name = systemName }
    /// Creates an image of the app.
    public init(
      named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { name = named }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = "data"
    }
    /// Creates an image at a URL.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { name = url.absoluteString }
  }

  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?

  /// Creates a text with an image.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
