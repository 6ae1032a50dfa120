// Entities of particular kinds.

/// An entity that is made for one answer and never found again.
public protocol TransientAppEntity: AppEntity {
  init()
}

/// What takes the place of the id of something that is never found again.
public struct TransientAppEntityID: Hashable, Sendable {}

/// A query that finds nothing.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

extension TransientAppEntity {
  public var id: TransientAppEntityID { TransientAppEntityID() }
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// An entity of which there is one, as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var id: String { String(describing: Self.self) }
}

/// A query that gives the one entity.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query that has its one entity made.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let make: @Sendable () async throws -> Entity
  /// Creates a query whose entity cannot be made.
  public init() { make = { throw AppIntentError.Unrecoverable.entityNotFound } }
  /// Creates a query that has its entity made so.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) { make = provider }
  public func uniqueEntity() async throws -> Entity { try await make() }
}

/// An entity that has a URL.
public protocol URLRepresentableEntity: AppEntity {
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An intent that has a URL.
public protocol URLRepresentableIntent: AppIntent {
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// That of what the intent opens.
  public static var urlRepresentation: EntityURLRepresentation<Self> { "" }
}

/// A URL with places for values; nobody reads it here.
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation, Sendable {
  /// What stands for the entity's id.
  public enum Token: Sendable { case id }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// Its parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(_ value: KeyPath<Entity, Value>) {}
  }
}

/// A person as a parameter.
public struct IntentPerson: Hashable, Sendable {
  /// What a person is called.
  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }
  /// By what a person is reached.
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }
    public enum Label: Hashable, Sendable { case home, work, mobile, main, other }
    public var value: Value
    public var label: Label?
    public init(_ value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }
  }
  public var name: Name
  public var handle: Handle?
  public var isMe: Bool
  /// Creates a person.
  public init(name: Name, handle: Handle? = nil, isMe: Bool = false) {
    (self.name, self.handle, self.isMe) = (name, handle, isMe)
  }
}

/// An amount of money as a parameter.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  public var currencyCode: String
  /// Creates an amount in a currency of ISO 4217.
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}
