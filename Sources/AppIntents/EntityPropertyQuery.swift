// Searches by the properties of entities, as Shortcuts offers them; nobody searches here.

/// A query that also searches by the entities' properties.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a search by one property is for the app.
  associatedtype ComparatorMappingType
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Sort = EntityQuerySort
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all searches are to fit, or one.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// By which property entities are sorted.
public struct EntityQuerySort<Entity: AppEntity> {
  /// The way in which they are sorted.
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  /// Creates one of a property.
  public init<Value>(_ property: KeyPath<Entity, Value>) {}
}

/// The properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Creates none.
  public init() {}
  /// Creates those of some properties.
  public init(
    @IntentItemBuilder<EntityQuerySortableByProperty<Entity>> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) {}
}

/// The properties by which entities can be searched.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  /// Creates none.
  public init() {}
  /// Creates those of some properties.
  public init(
    @EntityQueryPropertiesBuilder<Entity, Mapping> properties: () -> EntityQueryProperties
  ) {}
}

/// Puts properties together, each with the type of its own values.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, Mapping>
  ) -> EntityQueryProperties<Entity, Mapping> { EntityQueryProperties() }
  public static func buildBlock(
    _ parts: EntityQueryProperties<Entity, Mapping>...
  ) -> EntityQueryProperties<Entity, Mapping> { EntityQueryProperties() }
}

/// A property by which entities can be searched.
public struct EntityQueryProperty<Entity: AppEntity, Value, Mapping> {
  /// Creates one with the ways in which it is compared.
  public init(
    _ property: KeyPath<Entity, EntityProperty<Value>>,
    @IntentItemBuilder<EntityQueryComparator<Value, Mapping>> comparators:
      () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
  /// Creates one that may be missing, with the ways in which it is compared.
  public init(
    _ property: KeyPath<Entity, EntityProperty<Value?>>,
    @IntentItemBuilder<EntityQueryComparator<Value, Mapping>> comparators:
      () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
}

/// A way in which a property is compared: what the comparison with a value is for the app.
open class EntityQueryComparator<Value, Mapping> {
  init() {}
}
/// Equal to a value.
public final class EqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// Not equal to a value.
public final class NotEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// Less than a value.
public final class LessThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// Less than a value or equal to it.
public final class LessThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator<
  Value, Mapping
>
{
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// Greater than a value.
public final class GreaterThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// Greater than a value or equal to it.
public final class GreaterThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator<
  Value, Mapping
>
{
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// With a text in it.
public final class ContainsComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// With a text at its beginning.
public final class HasPrefixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// With a text at its end.
public final class HasSuffixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value) -> Mapping) {}
}
/// Between two values.
public final class IsBetweenComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {
  public init(_ mapping: @escaping (Value, Value) -> Mapping) {}
}
