import FoundationGaps

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(named identifier: String) { self.identifier = identifier }
  /// Returns a kind of quantity.
  public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }
  /// Returns a kind of category.
  public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  { HKCategoryType(identifier) }
  /// Returns the type of workouts.
  public static func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutType") }
}

/// A kind of sample.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of workout.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind of quantity.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of quantity.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(named: identifier.rawValue)
  }
}

/// A kind of category.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of category.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(named: identifier.rawValue)
  }
}

/// The name of a kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  public static let stepCount = Self("StepCount")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let runningPower = Self("RunningPower")
  public static let runningSpeed = Self("RunningSpeed")
  public static let cyclingPower = Self("CyclingPower")
  public static let cyclingCadence = Self("CyclingCadence")
  public static let rowingSpeed = Self("RowingSpeed")
  public static let paddleSportsSpeed = Self("PaddleSportsSpeed")
  public static let crossCountrySkiingSpeed = Self("CrossCountrySkiingSpeed")
  public static let cyclingSpeed = Self("CyclingSpeed")
  public static let walkingSpeed = Self("WalkingSpeed")
  public static let distanceRowing = Self("DistanceRowing")
  public static let distanceWheelchair = Self("DistanceWheelchair")
  public static let distancePaddleSports = Self("DistancePaddleSports")
  public static let distanceDownhillSnowSports = Self("DistanceDownhillSnowSports")
  public static let distanceCrossCountrySkiing = Self("DistanceCrossCountrySkiing")
  public static let distanceSkatingSports = Self("DistanceSkatingSports")
  public static let runningStrideLength = Self("RunningStrideLength")
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let vo2Max = Self("VO2Max")
  public static let bodyMass = Self("BodyMass")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let height = Self("Height")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let insulinDelivery = Self("InsulinDelivery")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
}

/// The name of a kind of category.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
  public static let mindfulSession = Self("MindfulSession")
  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let appleStandHour = Self("AppleStandHour")
}

/// Parts of a night.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
