import Findings

// Alerts, the expanded island, the banner.
extension SimulatedPhone {
  /// Plays an activity's alert: the screen lights, the island expands or a banner shows.
  mutating func play(_ alert: AlertText, _ slot: Int, _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    let app = apps[slots[slot].app].app
    light(&effects)
    effects.append(
      .alert(
        Alert(
          activityID: activity.id, title: alert.title?.text(of: app) ?? "",
          body: alert.body?.text(of: app) ?? "", sound: alert.sound)))
    guard device.screen == .unlocked, activity.isInIsland, !isInFront(activity.bundle) else {
      return
    }
    if device.expansion?.activityID == activity.id, device.expansion?.cause != .alert { return }
    bringBack(activity.id)
    expand(activity.id, cause: .alert, until: now + traits.alertDuration, &effects)
  }

  /// Expands the island, or shows a banner; a transient activity that had it ends.
  mutating func expand(
    _ id: String, cause: DeviceState.Expansion.Cause, until: Double?, _ effects: inout [Effect]
  ) {
    let before = device.expansion?.activityID
    device.expansion = DeviceState.Expansion(activityID: id, cause: cause, until: until)
    effects.append(.presentationChanged)
    if let before, before != id { endTransient(before, &effects) }
  }

  /// Shrinks the island, or removes the banner; a transient activity ends with it.
  mutating func collapse(_ effects: inout [Effect]) {
    guard let expansion = device.expansion else { return }
    device.expansion = nil
    effects.append(.presentationChanged)
    endTransient(expansion.activityID, &effects)
  }

  private mutating func endTransient(_ id: String, _ effects: inout [Effect]) {
    guard let slot = slotPlaces[id], slots[slot].activity.style == .transient else { return }
    end(slot, dismissal: .immediate, why: .collapse, &effects)
  }

  /// Shrinks the expanded island when its activity is no longer in the island.
  mutating func leaveExpansion(_ id: String, _ effects: inout [Effect]) {
    guard device.expansion?.activityID == id else { return }
    device.expansion = nil
    effects.append(.presentationChanged)
  }
}

extension AlertText.Line {
  /// Returns the words that a person reads: a localized line is looked up in the app's strings, its `%@` filled in
  /// order.
  func text(of app: InstalledApp) -> String {
    switch self {
    case .text(let text): return text
    case .localized(let key, let arguments):
      return AlertText.fill(app.string(key, arguments) ?? key, arguments)
    }
  }
}
