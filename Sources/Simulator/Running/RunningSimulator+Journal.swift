import Findings
import JSON
import LiveActivities

extension RunningSimulator {
  /// Puts a snapshot in the place of a long journal.
  func compactIfLarge() {
    guard let journal, journal.isLong else { return }
    compact(journal)
  }

  /// Rewrites the journal as settings and one snapshot, from which the same phone follows.
  ///
  /// The phone is a value: another thread writes a copy of it while this one goes on. What that costs here
  /// is copying what changes while both have it.
  func compact(_ journal: Journal, then: @escaping @MainActor () -> Void = {}) {
    let head = EventFileHeader(kind: .journal, seed: seed, start: phone.now)
    var kept = settings.json.object ?? JSONObject()
    kept["clockOffset"] = .double(settings.clockOffset)
    let settings = JournalLine.settings(.object(kept), at: phone.now)
    let snapshot = SnapshotLines(phone: phone, changed: activityTimes.changes)
    journal.compact(head: head, on: loop) { take in
      try take(settings)
      try snapshot.write(to: take)
    } then: { [weak self] result in
      if case .failure(let refusal) = result {
        self?.add(
          Finding("journal-unwritable", path: self?.journal?.path, sentence: refusal.sentence))
      }
      then()
    }
  }

  /// Changes a setting by name; it is journalled like an event.
  public func set(
    _ name: String, to value: JSONValue
  ) throws(SimulatorSettings.Complaint) {
    if name == "standBy" { return try turn(onSide: value) }
    let before = settings
    var new = settings
    try new.set(name, to: value)
    guard new != before else { return }
    asOne {
      replaceSettings(with: new, writing: [name: value])
      if new.locale != before.locale { relocalize() }
      if name == "device" { deviceChanged() }
    }
    feed.change.settings = true
    feed.change.presentation = true
    tell()
  }

  /// Puts the phone on its side at a charger, or takes it up.
  private func turn(onSide value: JSONValue) throws(SimulatorSettings.Complaint) {
    var trial = settings
    try trial.set("standBy", to: value)
    let isOn = value.bool == true
    guard !isOn || settings.device.hasStandBy else {
      throw SimulatorSettings.Complaint(
        sentence: "\(settings.device.name) has no StandBy",
        fix: "choose a phone with iOS 17 or later, or the lock screen")
    }
    guard isOn != (phone.device.standBy != nil) else { return }
    send(.person(isOn ? .standBy : .upright))
  }

  /// Tells the rules of the device all they know of it: whether it has Face ID and an island, and how many activities
  /// share that. It follows from the setting: what is kept of the setting is kept of this.
  func deviceChanged() {
    let hasIsland = settings.device.island != nil
    if phone.traits.hasIsland != hasIsland {
      take(.set(.trait("hasIsland", .flag(hasIsland))))
    }
    let hasFaceID = settings.device.hasFaceID
    if phone.traits.hasFaceID != hasFaceID {
      take(.set(.trait("hasFaceID", .flag(hasFaceID))))
    }
    let capacity = settings.device.island?.capacity ?? phone.traits.islandCapacity
    if phone.traits.islandCapacity != capacity {
      take(.set(.trait("islandCapacity", .number(Double(capacity)))))
    }
  }
}

extension RunningSimulator {
  /// Has the apps' strings follow the phone's language.
  private func relocalize() {
    for app in apps { localize(app) }
  }

  /// Installs an app with its strings in the phone's language, and tells where it has none.
  func localize(_ app: SimulatedApp) {
    let words = app.folder.localizedStrings(for: settings.locale)
    let installed = app.installed(words)
    if phone.app(app.folder.bundle) != installed { take(.install(installed)) }
    // Who has chosen no language has asked for none.
    let remark =
      settings.locale == SimulatorSettings().locale
      ? nil : app.folder.languageRemark(words, on: settings.locale)
    let old = languageRemarks[app.folder.bundle]
    languageRemarks[app.folder.bundle] = remark
    if let old, old != remark { forget([old]) }
    if let remark, remark != old { tellOnce(remark) }
  }
}
