// What iOS itself shows beside the apps' activities: calls, music, notifications of other apps.
extension SimulatedPhone {
  mutating func handle(_ act: SystemAct, _ effects: inout [Effect]) {
    switch act {
    case .begin(let kind, let title, let detail): begin(kind, title, detail, &effects)
    case .end(let kind): end(kind, &effects)
    case .notify(let bundle, let app, let title, let body):
      let lowest = min(0, notificationList.map(\.id).min() ?? 0)
      keep(
        LockScreenNotification(
          id: lowest - 1, bundle: bundle, app: app, title: title, subtitle: "", body: body,
          time: now),
        sound: "default", &effects)
    }
  }

  /// What iOS shows in the island now, first started first.
  public var systemActivities: [SystemActivity] { device.system ?? [] }

  /// When the next one leaves the island by itself.
  var systemEnd: Double? { device.system?.compactMap(\.until).min() }

  private mutating func begin(
    _ kind: SystemActivity.Kind, _ title: String?, _ detail: String?, _ effects: inout [Effect]
  ) {
    let row = kind.row
    startCount += 1
    var list = systemActivities
    let known = list.firstIndex { $0.kind == kind }
    let activity = SystemActivity(
      kind: kind, title: title ?? row.example.title, detail: detail ?? row.example.detail,
      startNumber: known.map { list[$0].startNumber } ?? startCount, startedAt: now,
      until: row.stays.map { now + $0 })
    if let known { list[known] = activity } else { list.append(activity) }
    device.system = list
    effects.append(.presentationChanged)
  }

  private mutating func end(_ kind: SystemActivity.Kind, _ effects: inout [Effect]) {
    guard systemActivities.contains(where: { $0.kind == kind }) else { return }
    remove(kind)
    leaveExpansion(kind.islandID, &effects)
    effects.append(.presentationChanged)
  }

  private mutating func remove(_ kind: SystemActivity.Kind) {
    device.system?.removeAll { $0.kind == kind }
    if device.system?.isEmpty == true { device.system = nil }
    bringBack(kind.islandID)
  }

  /// Lets what stays for a moment only leave the island.
  mutating func endSystemActivities(_ effects: inout [Effect]) {
    guard device.system != nil else { return }
    for activity in systemActivities {
      guard let until = activity.until, until <= now else { continue }
      remove(activity.kind)
      leaveExpansion(activity.id, &effects)
      effects.append(.presentationChanged)
    }
  }

  /// Puts a notification on the Lock Screen and plays its alert.
  mutating func keep(
    _ note: LockScreenNotification, sound: String?, _ effects: inout [Effect]
  ) {
    if let collapse = note.collapseID {
      notificationList.removeAll { $0.collapseID == collapse && $0.bundle == note.bundle }
    }
    notificationList.append(note)
    if notificationList.count > SimulatedPhone.notificationLimit { notificationList.removeFirst() }
    light(&effects)
    effects.append(
      .alert(
        Alert(
          activityID: nil, title: note.title, body: note.body, sound: sound)))
    effects.append(.presentationChanged)
  }
}
