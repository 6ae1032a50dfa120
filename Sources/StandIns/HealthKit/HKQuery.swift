// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import FoundationGaps

open class HKQuery: NSObject, @unchecked Sendable {
  /// Tells whoever asked that there is nothing.
  func fail() {}
  /// Returns a predicate for samples of a stretch of time.
  public static func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// How a stretch of time is meant.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// No limit to the number of samples.
public let HKObjectQueryNoLimit = 0
/// Sorts by the beginning.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Sorts by the end.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Asks for samples.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let done: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Asks for samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { done = resultsHandler }
  override func fail() { done(self, nil, HKError.healthDataUnavailable) }
}

/// How samples are summed up.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// A sum of samples.
public final class HKStatistics: NSObject, @unchecked Sendable {
  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Asks for a sum of samples.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let done: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Asks for a sum of samples.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { done = completionHandler }
  override func fail() { done(self, nil, HKError.healthDataUnavailable) }
}
