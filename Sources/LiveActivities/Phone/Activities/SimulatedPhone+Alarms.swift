import JSON
import Numbers

// Alarms of AlarmKit: the system drives their modes, without a push and without the app's code.

extension LiveActivity {
  /// Whether it is an alarm's: AlarmKit's attributes, around what the app adds.
  public var isAlarm: Bool { LiveActivity.isAlarm(attributesType) }

  /// Returns whether an attributes type is an alarm's.
  public static func isAlarm(_ attributesType: String) -> Bool {
    attributesType.hasPrefix("AlarmAttributes<")
  }

  /// Returns whether the system draws a state by itself, as it does where an alarm rings.
  public static func isDrawnBySystem(_ attributesType: String, _ state: JSONValue) -> Bool {
    isAlarm(attributesType) && state["mode"]?["alert"] != nil
  }

  /// Whether its alarm rings.
  public var isRinging: Bool { isAlarm && isInIsland && mode?["alert"] != nil }

  /// The mode, as Codable writes an enum with a value.
  private var mode: JSONObject? { state.value?.object?["mode"]?.object }

  /// When an alarm that counts down rings, virtual UNIX seconds; nil for whatever else.
  public var firesAt: Double? {
    guard isAlarm, let date = mode?["countdown"]?.object?["_0"]?.object?["fireDate"]?.double,
      date.isFinite
    else { return nil }
    return date + TimeUnit.referenceDate
  }

  /// What the alarm's presentation calls it.
  fileprivate var alarmTitle: String? {
    let title = attributes.value?.object?["presentation"]?.object?["alert"]?.object?["title"]
    return title?.string ?? title?.object?["key"]?.string
  }

  /// What is heard while it rings.
  fileprivate var alarmSound: String {
    attributes.value?.object?["sound"]?.string ?? "default"
  }

  /// The clock by which it rings.
  private var clock: AlarmClock { AlarmClock(attributes.value?.object) }

  /// Whether the app wants an intent to be run when a person stops it.
  var runsIntentWhenStopped: Bool { attributes.value?.object?["stopIntent"]?.object != nil }

  // MARK: States

  /// Returns the state with a mode; nil for what is no alarm.
  private func state(_ mode: JSONValue) -> JSONText? {
    guard isAlarm, var state = state.value?.object else { return nil }
    state["mode"] = mode
    return JSONText(.object(state))
  }

  /// Returns the state in which it rings, by the clock of its place.
  fileprivate func ringing(at time: Double) -> JSONText? {
    let minutes = Int(bounded: clock.secondOfDay(at: time) / 60)
    return state([
      "alert": ["_0": ["time": ["hour": .int(minutes / 60), "minute": .int(minutes % 60)]]]
    ])
  }

  /// Returns the state in which it counts down to a time.
  private func counting(_ length: Double, until time: Double) -> JSONText? {
    let end = time - TimeUnit.referenceDate
    return state([
      "countdown": [
        "_0": [
          "totalCountdownDuration": .double(length), "previouslyElapsedDuration": 0,
          "startDate": .double(end - length), "fireDate": .double(end),
        ]
      ]
    ])
  }

  // MARK: Weeks

  /// Returns what an alarm that comes every week does after a time: when it shows and in which state; nil for one that
  /// comes once.
  fileprivate func nextTurn(after time: Double) -> (start: Double, state: JSONText)? {
    guard isAlarm, let members = attributes.value?.object,
      let relative = members["schedule"]?.object?["relative"]?.object?["_0"]?.object,
      let ofDay = relative["time"]?.object,
      let days = relative["repeats"]?.object?["weekly"]?.object?["_0"]?.array,
      let hour = ofDay["hour"]?.double, let minute = ofDay["minute"]?.double,
      let date = AlarmClock(members).next(
        after: time, secondOfDay: (hour * 60 + minute) * 60,
        weekdays: Set(days.compactMap(\.string)))
    else { return nil }
    if let length = members["preAlert"]?.double, length > 0, length.isFinite {
      return counting(length, until: date).map { (max(time, date - length), $0) }
    }
    return ringing(at: date).map { (date, $0) }
  }
}

extension SimulatedPhone {
  /// Returns whether a slot's activity is an alarm's.
  ///
  /// Every push asks. A property of the activity would copy all of it first, which of 100,000 activities is a fetch from
  /// far memory.
  func isAlarm(_ slot: Int) -> Bool { LiveActivity.isAlarm(slots[slot].activity.attributesType) }

  /// Returns whether a slot's activity is an alarm that rings.
  func isRinging(_ slot: Int) -> Bool { isAlarm(slot) && slots[slot].activity.isRinging }

  /// Lets an alarm ring whose time has come: the system's template takes the place of the app's view.
  mutating func ring(_ slot: Int, _ effects: inout [Effect]) {
    guard let state = slots[slot].activity.ringing(at: now) else { return }
    slots[slot].activity.state = state
    slots[slot].state = Fingerprint(state)
    slots[slot].canonicalState = Fingerprint(state)
    slots[slot].activity.revision += 1
    setDeadline(slot)
    tell(.updated, slot, "the alarm rings", &effects)
    sound(slot, &effects)
  }

  /// Plays a ringing alarm until somebody stops it.
  mutating func sound(_ slot: Int, _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    let title = activity.alarmTitle.map { AlertText.Line.text($0) }
    play(AlertText(title: title, body: nil, sound: activity.alarmSound), slot, &effects)
    if device.expansion?.activityID == activity.id { device.expansion?.until = nil }
    // Nobody sleeps through it: the screen stays lit.
    device.ringing = (device.ringing ?? []) + [activity.id]
    stayLit()
    effects.append(.presentationChanged)
  }

  /// Lets an alarm that was put off, stopped or taken away be silent: the island and the screen go on as before.
  mutating func silence(_ id: String, _ effects: inout [Effect]) {
    guard device.ringing?.contains(id) == true else { return }
    device.ringing?.removeAll { $0 == id }
    if device.ringing?.isEmpty == true { device.ringing = nil }
    leaveExpansion(id, &effects)
    stayLit()
    if device.ringing == nil, device.screen == .lockScreen { device.sleepsAt = lockScreenEnd }
  }

  /// Has an alarm that was stopped come again where its schedule repeats.
  mutating func rearm(_ activity: LiveActivity, app: Int, _ effects: inout [Effect]) {
    guard let next = activity.nextTurn(after: now) else { return }
    var again = LiveActivity(
      id: random.uuid(), bundle: activity.bundle, attributesType: activity.attributesType,
      attributes: activity.attributes, state: next.state)
    (again.style, again.pushType) = (activity.style, activity.pushType)
    again.relevanceScore = activity.relevanceScore
    read(
      StartCandidate(
        record: 0, app: app, activity: again, alert: nil, scheduled: next.start,
        wantsToken: false, findings: []), &effects)
  }
}
