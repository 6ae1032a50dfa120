@_exported import FoundationGaps
@_exported import UniformTypeIdentifiers
import AppIntents
import SwiftUI

// Spotlight finds nothing here: what an app gives it is taken, and kept nowhere.

/// What there is to find of an app's things.
public final class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let own = CSSearchableIndex(name: "default")
  /// Returns the app's index.
  public class func `default`() -> CSSearchableIndex { own }
  /// Returns whether things can be found: not here.
  public class func isIndexingAvailable() -> Bool { false }
  public weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Creates an index of a name.
  public init(name: String) {}
  /// Creates an index of a name.
  public init(name: String, protectionClass: FileProtectionType?) {}

  public func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
  public func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteAllSearchableItems() async throws {}

  public func beginBatch() {}
  public func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func endBatch(withClientState clientState: Data) async throws {}
  /// Says that nothing was told before.
  public func fetchLastClientState(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }

  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {}
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {}
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {}
}

/// Is told when the index is to be filled again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  )
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// Something of an app that can be found.
public final class CSSearchableItem: NSObject, @unchecked Sendable {
  public var uniqueIdentifier: String
  public var domainIdentifier: String?
  public var expirationDate: Date?
  public var attributeSet: CSSearchableItemAttributeSet
  public var isUpdate = false
  /// Creates something with what is told of it.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The kind of a user activity that a press on what was found leads to.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of what was pressed.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of a user activity that goes on searching in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

extension NSUserActivity {
  /// What is told of the activity; nobody asks for it.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {}
  }
}
