@_exported import SwiftUI

// Nothing is kept here, and nothing has been: a fetch finds nothing.

/// Something that is kept.
open class NSManagedObject: NSObject {
  public weak var managedObjectContext: NSManagedObjectContext?
  public required override init() {}
  /// A new thing to be kept.
  public convenience init(context: NSManagedObjectContext) {
    self.init()
    managedObjectContext = context
  }
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
  /// Things of a kind.
  public init(entityName: String) { self.entityName = entityName }
}

/// Finds and changes things.
open class NSManagedObjectContext: NSObject {
  public var hasChanges: Bool { false }
  public var automaticallyMergesChangesFromParent = false
  /// Finds nothing.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  /// Finds nothing.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  public func insert(_ object: NSManagedObject) {}
  public func delete(_ object: NSManagedObject) {}
  public func save() throws {}
  public func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait(_ block: () -> Void) { block() }
}

/// Where things would be kept.
open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  /// A place.
  public init(url: URL) { self.url = url }
  public override init() {}
  public func setOption(_ option: NSObject?, forKey key: String) {}
}

/// Where things would be kept.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// A set by its name.
  public init(name: String) { self.name = name }
  /// Says that all is well: an empty set is.
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}
/// Where things would be kept, in iCloud too.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
