// A phone on its side at a charger.
extension SimulatedPhone {
  /// Puts the phone on its side: it locks, and shows its clock.
  mutating func putOnSide(_ effects: inout [Effect]) {
    guard device.standBy == nil else { return }
    lock(&effects)
    device.standBy = DeviceState.StandBy()
    light(&effects)
    wake(&effects)
  }

  /// Takes the phone up: the Lock Screen lights.
  mutating func takeUp(_ effects: inout [Effect]) {
    guard device.standBy != nil else { return }
    device.standBy = nil
    light(&effects)
    effects.append(.presentationChanged)
  }

  /// Brings an activity to the whole screen, or the clock.
  mutating func show(_ id: String?, _ effects: inout [Effect]) {
    guard device.standBy != nil else { return }
    if let id {
      guard slotPlaces[id].map({ slots[$0].activity.isOnLockScreen }) == true else { return }
    }
    light(&effects)
    device.standBy?.opened = id
    effects.append(.presentationChanged)
  }

  /// Forgets an activity that has left the phone, wherever a person had brought it.
  mutating func forget(_ id: String) {
    bringBack(id)
    if device.uncovered == id { device.uncovered = nil }
    if device.standBy?.opened == id { device.standBy?.opened = nil }
  }
}
