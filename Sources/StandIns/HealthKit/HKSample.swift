import FoundationGaps

/// Something kept.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public var metadata: [String: Any]?
}

/// Something kept about a stretch of time.
open class HKSample: HKObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let sampleType: HKSampleType
  init(_ type: HKSampleType, _ start: Date, _ end: Date) {
    (sampleType, startDate, endDate) = (type, start, end)
  }
}

/// A quantity in a stretch of time.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  /// Creates a quantity in a stretch of time.
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type, start, end)
  }
}

/// A category in a stretch of time.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  /// Creates a category in a stretch of time.
  public init(type: HKCategoryType, value: Int, start: Date, end: Date) {
    self.value = value
    super.init(type, start, end)
  }
}

public final class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  init(_ activity: HKWorkoutActivityType, _ start: Date, _ end: Date) {
    (workoutActivityType, duration) = (activity, end.timeIntervalSince(start))
    super.init(HKObjectType.workoutType(), start, end)
  }
}

/// What is done in a workout.
public enum HKWorkoutActivityType: UInt, CaseIterable, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing,
    cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical,
    equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball,
    hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining,
    paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing,
    skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming,
    tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking,
    waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining,
    crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope,
    kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace,
    wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
  case cardioDance = 77
  case socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}

/// Where a workout is.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}

/// How a workout stands.
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running, ended, paused, prepared, stopped
}

/// What a workout is to be.
public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  public var activityType = HKWorkoutActivityType.other
  public var locationType = HKWorkoutSessionLocationType.unknown
}
