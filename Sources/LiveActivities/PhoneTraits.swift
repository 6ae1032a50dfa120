/// What the phone can do and how much it grants: every figure of the rules, in one place.
///
/// Figures that Apple publishes say so; the rest are others' measurements or guesses, and can be changed.
public struct PhoneTraits: Hashable, Sendable {
  /// iOS version: 17.2 for push-to-start, 18 for channels, 26 for scheduling.
  public var systemVersion = 26.0
  public var supportsLiveActivities = true
  public var hasIsland = true
  /// Longest active time, seconds. Apple: 8 hours.
  public var longestActive = 8.0 * 3600
  /// Longest time on the Lock Screen after the end, seconds. Apple: 4 hours.
  public var longestOnLockScreen = 4.0 * 3600
  /// How far ahead of now a timestamp may be, seconds. Measured by others: 8 hours.
  public var timestampAhead = 8.0 * 3600
  /// How old a timestamp may be, seconds. Measured weakly: 50 to 200 s are sometimes dropped.
  public var timestampAge = 200.0
  /// From which age on a timestamp is worth a remark, seconds.
  public var timestampAgeRemark = 10.0
  /// Attributes and state together, bytes. Apple: 4 KB.
  public var stateLimit = 4096
  /// Activities an app may have. Community figure: 5.
  public var activitiesPerApp = 5
  /// Activities a phone may have. Undisclosed; a guess.
  public var activitiesPerPhone = 250
  /// Pushes of priority 10 an hour and activity. Community figure: 15.
  public var hourlyBudget = 15
  /// The same with More Frequent Updates. A guess from a state dump that showed 229 to 236 left.
  public var hourlyFrequentBudget = 240
  /// Push-to-start pushes an hour and attributes type. A guess.
  public var hourlyStartBudget = 10
  /// How long an alert keeps the island expanded or the banner shown, seconds. A guess.
  public var alertDuration = 5.0
  /// How long a channel's stored message is kept, seconds. Apple: 8 hours.
  public var channelStorage = 8.0 * 3600
  /// How long the service keeps a push for a phone that is away, seconds. Apple: up to 30 days.
  public var pushStorage = 30.0 * 86400

  /// A phone of today.
  public init() {}
}
