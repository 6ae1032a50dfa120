/// A condition that can be switched.
public enum Switch: Hashable, Sendable {
  case offline(Bool)
  /// Share of pushes that get lost between the service and the phone, 0 … 1, drawn from the seed.
  case loss(Double, seed: UInt64)
  /// Settings › app › Live Activities.
  case liveActivities(bundle: String, Bool)
  /// Settings › app › Live Activities › More Frequent Updates.
  case frequentUpdates(bundle: String, Bool)
  /// Settings › app › Notifications.
  case notifications(bundle: String, Bool)
  /// Whether priority 5 waits until the phone wakes.
  case holdsLowPriority(Bool)
  /// One figure or ability of the phone, by its name in `PhoneTraits`.
  case trait(String, TraitValue)
}

/// The value of a trait.
public enum TraitValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
}
