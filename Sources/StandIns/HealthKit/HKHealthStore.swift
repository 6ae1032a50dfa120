@_exported import FoundationGaps

// There is no health data here: `isHealthDataAvailable` says so, and a query that is made all the same
// finds nothing.

/// Where health data is kept.
public final class HKHealthStore: @unchecked Sendable {
  public init() {}
  /// Returns false: there is no health data here.
  public static func isHealthDataAvailable() -> Bool { false }
  /// Returns that nobody was asked.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }
  /// Calls back with an error: there is no health data here.
  public func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError.healthDataUnavailable) }
  /// Throws: there is no health data here.
  public func requestAuthorization(toShare share: Set<HKSampleType>, read: Set<HKObjectType>)
    async throws
  { throw HKError.healthDataUnavailable }
  /// Finds nothing.
  public func execute(_ query: HKQuery) { query.fail() }
  /// Ends a query.
  public func stop(_ query: HKQuery) {}
  /// Keeps nothing.
  public func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError.healthDataUnavailable) }
  /// Keeps nothing.
  public func save(_ object: HKObject) async throws { throw HKError.healthDataUnavailable }
  /// Keeps nothing.
  public func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError.healthDataUnavailable) }
  /// Keeps nothing.
  public func save(_ objects: [HKObject]) async throws { throw HKError.healthDataUnavailable }
  /// Deletes nothing: there is nothing.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError.healthDataUnavailable) }
  /// Deletes nothing: there is nothing.
  public func delete(_ object: HKObject) async throws { throw HKError.healthDataUnavailable }
  /// Deletes nothing: there is nothing.
  public func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError.healthDataUnavailable) }
  /// Deletes nothing: there is nothing.
  public func delete(_ objects: [HKObject]) async throws { throw HKError.healthDataUnavailable }
}

/// Why health data is not to be had.
public enum HKError: Error, Sendable { case healthDataUnavailable, errorAuthorizationDenied }

/// Whether an app may write.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
