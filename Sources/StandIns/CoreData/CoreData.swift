@_exported import SwiftUI

// Nothing is kept here, and nothing has been: a fetch finds nothing.

/// Something that is kept.
open class NSManagedObject: NSObject {
  public weak var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]

  /// Returns what an `@NSManaged` property holds: what was written, or nothing, zero, an empty text or set.
  public func _managedValue<T>(_ name: String) -> T {
    if let value = values[name] as? T { return value }
    let empty: Any? =
      switch T.self {
      case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
      case let type as any AdditiveArithmetic.Type: type.zero
      case let type as any RangeReplaceableCollection.Type: type.init()
      case is Bool.Type: false
      case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
      case is UUID.Type: UUID()
      case is NSSet.Type: NSSet()
      case is NSOrderedSet.Type: NSOrderedSet()
      case let type as NSManagedObject.Type: type.init()
      default: nil
      }
    guard let value = empty as? T else {
      preconditionFailure("nothing is kept here, so there is no \(T.self) for \(name)")
    }
    values[name] = value
    return value
  }

  /// Writes an `@NSManaged` property.
  public func _manage<T>(_ value: T, _ name: String) { values[name] = value }
  /// Writes a property by its name.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Reads a property by its name.
  public func value(forKey key: String) -> Any? { values[key] }

  public required override init() {}
  /// Creates a new thing to be kept.
  public convenience init(context: NSManagedObjectContext) {
    self.init()
    managedObjectContext = context
    awakeFromInsert()
  }

  /// What it is known by.
  public let objectID = NSManagedObjectID()
  open var hasChanges: Bool { false }
  open var isInserted: Bool { false }
  open var isUpdated: Bool { false }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }

  // What a class of an app's own does at the turns of a thing's life; of these only the first one comes here.
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  /// Reads a property by its name.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Writes a property by its name.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// What something that is kept is known by.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  public var isTemporaryID: Bool { true }
  private let url = URL(filePath: "/\(UUID().uuidString)")
  /// Returns an address of nothing.
  public func uriRepresentation() -> URL { url }
}

/// What a fetch finds.
public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}

/// Which things are looked for.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  public let entityName: String?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var returnsDistinctResults = false
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var includesPendingChanges = true
  public var relationshipKeyPathsForPrefetching: [String]?
  public var propertiesToFetch: [Any]?
  /// Creates a request for things of a kind.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a request for things of the kind that it finds.
  public override init() { entityName = nil }
}

/// Finds and changes things.
open class NSManagedObjectContext: NSObject {
  public var hasChanges: Bool { false }
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var undoManager: Any?
  public var shouldDeleteInaccessibleFaults = true
  public var name: String?
  public var transactionAuthor: String?
  public var parent: NSManagedObjectContext?
  public func reset() {}
  public func rollback() {}
  public func refreshAllObjects() {}
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Throws: nothing is kept.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    throw CocoaError(.fileNoSuchFile)
  }
  /// Finds nothing.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  /// Finds nothing.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  public func insert(_ object: NSManagedObject) {}
  public func delete(_ object: NSManagedObject) {}
  public func save() throws {}
  public func perform(_ block: @escaping () -> Void) { block() }
  /// Runs a block and returns what it does.
  @discardableResult
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  /// Runs a block and returns what it does.
  @discardableResult
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Self("NSManagedObjectContextWillSave")
  public static let NSManagedObjectContextDidSave = Self("NSManagedObjectContextDidSave")
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSManagedObjectContextObjectsDidChange")
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
}

/// Where things would be kept.
open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var isReadOnly = false
  public var type = "SQLite"
  public init(url: URL) { self.url = url }
  public override init() {}
  public func setOption(_ option: NSObject?, forKey key: String) {}
}

/// What things there are.
open class NSManagedObjectModel: NSObject {
  public override init() {}
  /// Creates an empty model; its file is not read.
  public init?(contentsOf url: URL) {}
  /// Returns the models of bundles, which are not read.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// What keeps things.
open class NSPersistentStoreCoordinator: NSObject {
  public override init() {}
}

/// Who wins where two changed one thing.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
public let NSErrorMergePolicy: NSMergePolicy = .error
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
public let NSRollbackMergePolicy: NSMergePolicy = .rollback

public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

/// Where things would be kept.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  /// Returns where the stores would stand.
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
  public let viewContext = NSManagedObjectContext()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// Creates a container by its name.
  public init(name: String) { (self.name, managedObjectModel) = (name, NSManagedObjectModel()) }
  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
  }
  /// Says that all is well: an empty set is.
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  /// Runs a block with a context of its own.
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  /// Runs a block with a context of its own and returns what it does.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}
/// Where things would be kept, in iCloud too.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

private struct ManagedObjectContextKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = NSManagedObjectContext()
}

extension EnvironmentValues {
  /// Where things would be kept.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// What a kind of things is made of.
open class NSEntityDescription: NSObject {
  public var name: String?
}

extension NSManagedObject {
  /// Returns the kind of things.
  public class func entity() -> NSEntityDescription { NSEntityDescription() }
}

/// What a view's fetch found: nothing.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Traps, and is never called: there is no place to ask for.
  public subscript(position: Int) -> Result { preconditionFailure("a fetch finds nothing here") }
}

/// A value that a view looks for; it finds nothing.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  public var wrappedValue = FetchedResults<Result>()
  public var projectedValue: FetchRequest { self }
  /// Creates all things of a kind.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor] = [],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  /// Creates all things of a kind, in the order of their properties.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Creates what a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}

/// A stretch of what a fetch found; there is none.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// Things that have a value in common.
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Traps, and is never called: there is no place to ask for.
    public subscript(position: Int) -> Result { preconditionFailure("a fetch finds nothing here") }
  }
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Traps, and is never called: there is no place to ask for.
  public subscript(position: Int) -> Section { preconditionFailure("a fetch finds nothing here") }
}

/// Values in sections that a view looks for; it finds nothing.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  public var wrappedValue = SectionedFetchResults<SectionIdentifier, Result>()
  public var projectedValue: SectionedFetchRequest { self }
  /// Creates the objects of a kind, in sections by what they have in common.
  public init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Creates the objects of a kind, in sections by what they have in common.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
}
