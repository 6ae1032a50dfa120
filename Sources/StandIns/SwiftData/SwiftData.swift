@_exported import SwiftUI

// Models live in memory for as long as the process does: there is no app here that could have kept any.
// In the build copy of a widget, `@Model` becomes a conformance to `PersistentModel`.

/// Something that is kept.
public protocol PersistentModel: AnyObject, Hashable, Identifiable {}

extension PersistentModel {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(ObjectIdentifier(self))
  }
  /// Nothing: models are in no context before something asks for one.
  public var modelContext: ModelContext? { nil }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { false }
}

/// By which a model is known, for as long as the process lives.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  private let object: UInt
  init(_ object: ObjectIdentifier) { self.object = UInt(bitPattern: object) }
  public var id: Self { self }
  public static func < (one: Self, other: Self) -> Bool { one.object < other.object }
}

/// The kinds of model that are kept together.
public final class Schema: @unchecked Sendable {
  public let types: [any PersistentModel.Type]
  /// A version of an app's kinds.
  public struct Version: Hashable, Sendable {
    let numbers: [Int]
    /// Creates a version by its three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }
  /// The version that these kinds have.
  public let version: Version
  /// Creates these kinds.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) { (self.types, self.version) = (types, version) }
  /// Creates these kinds.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }
  /// Creates the kinds of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// The kinds of model that an app had in one version.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The way from one version of an app's kinds to the next; there is nothing to change here.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// One step of the way.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Where models are kept.
public struct ModelConfiguration: Sendable {
  /// A folder that apps share.
  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }
  /// A place of iCloud.
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
  public let name: String
  public let schema: Schema?
  /// Where the models would stand on a phone; nothing is written there.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool

  /// Creates a configuration in memory, whatever is asked for.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.place(of: self.name)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
  }
  /// Creates a configuration in memory, whatever is asked for.
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  /// Creates a configuration in memory, whatever is asked for.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url) = (name ?? "default", schema, url)
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
  }

  private static func place(of name: String) -> URL {
    URL.applicationSupportDirectory.appendingPathComponent("\(name).store")
  }
}

/// A set of models.
public final class ModelContainer: @unchecked Sendable {
  fileprivate var models: [any PersistentModel] = []
  /// The set that widgets of this process share.
  static let shared = ModelContainer()
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: [ModelConfiguration]

  private init() { (schema, migrationPlan, configurations) = (Schema([]), nil, []) }
  public init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    (schema, self.migrationPlan) = (Schema(types), migrationPlan)
    self.configurations = configurations
  }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = configurations
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }
  /// Takes all models out.
  public func deleteAllData() { models = [] }
  @MainActor public var mainContext: ModelContext { ModelContext(self) }
}

/// A place in which an app finds and changes models.
public final class ModelContext: @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var hasChanges: Bool { false }
  /// Posted when models are written; here nobody does.
  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")
  /// What such a notification says of the models.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers
    case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }
  /// Creates a context of a container.
  public init(_ container: ModelContainer) { self.container = container }
  /// Adds a model.
  public func insert<T: PersistentModel>(_ model: T) {
    if !container.models.contains(where: { $0 === model }) { container.models.append(model) }
  }
  /// Takes a model out.
  public func delete<T: PersistentModel>(_ model: T) {
    container.models.removeAll { $0 === model }
  }
  /// Does nothing: there is nothing to write.
  public func save() throws {}
  /// Returns the models that fit, in order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.models.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    found.sort(using: descriptor.sortBy)
    found.removeFirst(min(max(0, descriptor.fetchOffset ?? 0), found.count))
    return descriptor.fetchLimit.map { Array(found.prefix(max(0, $0))) } ?? found
  }
  /// Returns how many models fit.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  /// Returns what the models that fit are known by.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    try fetch(descriptor).map(\.persistentModelID)
  }
  /// Calls a function with each model that fits.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    try self.fetch(fetch).forEach(block)
  }
  /// Takes out the models that fit.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }
  /// Calls a function; there is nothing to write after it.
  public func transaction(block: () throws -> Void) throws { try block() }
  /// Does nothing: nothing waits to be written.
  public func rollback() {}
  /// Does nothing: nothing waits to be written.
  public func processPendingChanges() {}
  /// Returns a model by what it is known by.
  public func model(for id: PersistentIdentifier) -> (any PersistentModel)? {
    container.models.first { $0.persistentModelID == id }
  }
  /// Returns a model of a kind by what it is known by.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    model(for: id) as? T
  }
}

/// What an actor reaches its models through.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// An executor of one context.
public final class DefaultSerialModelExecutor: ModelExecutor {
  public let modelContext: ModelContext
  /// Creates the executor of a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with a context of its own; in the build copy of a widget, `@ModelActor` becomes this conformance.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// Returns a model by what it is known by.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Which models are looked for.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether models count that nothing has written yet: here none is ever written.
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Creates a request for models that fit, in order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// The models of a view.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection>
where Result.Element == Element {
  private let descriptor: FetchDescriptor<Element>
  /// Creates all models of a kind.
  public init() { descriptor = FetchDescriptor() }
  public var wrappedValue: Result {
    Result((try? ModelContext(.shared).fetch(descriptor)) ?? [])
  }
  /// Why the models could not be found: they always are.
  public var fetchError: (any Error)? { nil }
  /// The context in which they are found.
  public var modelContext: ModelContext { ModelContext(.shared) }
}

extension Query {
  /// Creates the models that fit.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil)
  where Result == [Element] { self.descriptor = descriptor }
  /// Creates the models that fit.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction)
  where Result == [Element] { self.descriptor = descriptor }
  /// Creates the models that fit, in order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) where Result == [Element] {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }
  /// Creates the models that fit, in order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) where Result == [Element] {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }
  /// Creates the models that fit, by one of their values.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort key: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) where Result == [Element] {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(key, order: order)])
  }
  /// Creates the models that fit, by one of their values.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort key: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) where Result == [Element] {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(key, order: order)])
  }
}

extension EnvironmentValues {
  /// The context of the views.
  public var modelContext: ModelContext {
    get { ModelContext(.shared) }
    set {}
  }
}

/// What is done with a container when it has been made.
public typealias _ModelSetup = (Result<ModelContainer, any Error>) -> Void

// Views and scenes get a context of their own in any case.
extension View {
  /// Changes nothing.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View { self }
  /// Changes nothing.
  nonisolated public func modelContext(_ context: ModelContext) -> some View { self }
  /// Changes nothing.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping _ModelSetup = { _ in }
  ) -> some View { self }
  /// Changes nothing.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping _ModelSetup = { _ in }
  ) -> some View { self }
}

extension Scene {
  /// Changes nothing.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  /// Changes nothing.
  nonisolated public func modelContext(_ context: ModelContext) -> some Scene { self }
  /// Changes nothing.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping _ModelSetup = { _ in }
  ) -> some Scene { self }
  /// Changes nothing.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping _ModelSetup = { _ in }
  ) -> some Scene { self }
}
