import JSON
import LiveActivities

/// What a request for switches wants the phone's screen to be, of the members that say it together.
struct LockWish {
  private let isLocked: Bool?
  private let isAsleep: Bool?
  /// The app in the foreground before.
  private let foreground: String?

  /// Reads the members; throws where they contradict each other.
  init(
    _ members: [(key: String, value: JSONValue)], _ device: DeviceState
  ) throws(InspectionFault) {
    func flag(_ name: String) throws(InspectionFault) -> Bool? {
      try members.first { $0.key == name }?.value.flag(named: name)
    }
    isLocked = try flag("locked")
    isAsleep = try flag("asleep")
    foreground = device.foreground
    guard isLocked == false else { return }
    for other in ["asleep", "standBy"] where try flag(other) == true {
      throw InspectionFault(
        400, "locked is false and \(other) is true",
        fix: "leave one of them out: such a phone is locked")
    }
  }

  /// Returns whether an app in the foreground, or none, is there already and stays there behind the Lock Screen: opening
  /// it would unlock the phone.
  func keeps(foreground bundle: String?) -> Bool {
    (isLocked == true || isAsleep == true) && bundle == foreground
  }

  /// Returns what a person does for it, where the screen is like this.
  func acts(on screen: DeviceState.Screen) -> [PersonAct] {
    switch (isLocked, isAsleep) {
    case (nil, nil): []
    case (_, true?): screen == .asleep ? [] : [.lock]
    case (false?, _): [.unlock]
    // The Lock Screen shows where the phone is awake.
    case (true?, _): screen == .unlocked ? [.lock, .wake] : [.wake]
    case (nil, false?): [.wake]
    }
  }
}
