// The screen: lit, and asleep after a while in which nobody touches it.
extension SimulatedPhone {
  /// Starts the time anew after which the lit screen sleeps, when a person has touched it.
  mutating func stayLit() {
    switch device.screen {
    case _ where device.ringing != nil: device.sleepsAt = nil
    case .asleep: device.sleepsAt = nil
    case .lockScreen: device.sleepsAt = traits.seesAttention ? nil : lockScreenEnd
    case .unlocked: device.sleepsAt = moment(after: traits.autoLock)
    }
  }

  /// When a Lock Screen that nobody looks at sleeps; on its side at a charger it stays lit (RULES.md).
  var lockScreenEnd: Double? {
    device.standBy == nil ? moment(after: traits.lockScreenSleep) : nil
  }

  private func moment(after seconds: Double) -> Double? {
    seconds > 0 && seconds.isFinite ? now + seconds : nil
  }

  /// Lights the Lock Screen of a sleeping phone.
  mutating func light(_ effects: inout [Effect]) {
    let slept = device.screen == .asleep
    if slept {
      device.screen = .lockScreen
      device.sleptAt = nil
      effects.append(.presentationChanged)
    }
    // Whoever looks at a lit one keeps it lit; what lights a dark one lights it for a while.
    if device.screen == .lockScreen, slept || device.sleepsAt != nil {
      device.sleepsAt = lockScreenEnd
    }
  }

  /// Turns the screen off, or dims it where it is always on.
  mutating func turnOff(_ effects: inout [Effect]) {
    device.screen = .asleep
    (device.sleepsAt, device.sleptAt) = (nil, now)
    (device.uncovered, device.unfolded) = (nil, nil)
    effects.append(.presentationChanged)
  }

  /// Goes to sleep by itself.
  mutating func fallAsleep(_ effects: inout [Effect]) {
    device.sleepsAt = nil
    if device.screen == .unlocked { lock(&effects) } else { turnOff(&effects) }
  }
}
