import JSON
import Numbers

// Alarms of AlarmKit: the system drives their modes, without a push and without the app's code.

extension LiveActivity {
  /// Whether it is an alarm's: AlarmKit's attributes, around what the app adds.
  public var isAlarm: Bool { attributesType.hasPrefix("AlarmAttributes<") }

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

  /// The seconds by which the clock of the place where the alarm was made is ahead of Greenwich's; a sample's are none.
  private var clockAhead: Double {
    let ahead = attributes.value?.object?["secondsFromGMT"]?.double ?? 0
    return ahead.isFinite ? ahead : 0
  }

  // MARK: States

  /// Returns the state with a mode; nil for what is no alarm.
  private func state(_ mode: JSONValue) -> JSONText? {
    guard isAlarm, var state = state.value?.object else { return nil }
    state["mode"] = mode
    return JSONText(.object(state))
  }

  /// Returns the state in which it rings, by the clock of its place.
  fileprivate func ringing(at time: Double) -> JSONText? {
    let minutes = Int(bounded: AlarmClock.secondOfDay(time + clockAhead) / 60)
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
      let clock = relative["time"]?.object,
      let days = relative["repeats"]?.object?["weekly"]?.object?["_0"]?.array,
      let hour = clock["hour"]?.double, let minute = clock["minute"]?.double,
      let rings = AlarmClock.next(
        after: time + clockAhead, secondOfDay: (hour * 60 + minute) * 60,
        weekdays: Set(days.compactMap(\.string)))
    else { return nil }
    let date = rings - clockAhead
    if let length = members["preAlert"]?.double, length > 0, length.isFinite {
      return counting(length, until: date).map { (max(time, date - length), $0) }
    }
    return ringing(at: date).map { (date, $0) }
  }
}

/// Days of the week and times of day, without a calendar: local seconds since the first of January 1970, a Thursday.
private enum AlarmClock {
  static let day = 86_400.0
  /// As `Locale.Weekday` spells them, from that Thursday on.
  private static let names = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"]

  static func secondOfDay(_ time: Double) -> Double {
    let rest = time.truncatingRemainder(dividingBy: day)
    return rest < 0 ? rest + day : rest
  }

  /// Returns the next moment with a time of day on some days of the week; nil where no day is named.
  static func next(after time: Double, secondOfDay: Double, weekdays: Set<String>) -> Double? {
    guard time.isFinite, abs(time) < 1e12, secondOfDay.isFinite else { return nil }
    let midnight = time - Self.secondOfDay(time)
    for ahead in 0...7 {
      let start = midnight + Double(ahead) * day
      let number = Int(bounded: (start / day).rounded()) % 7
      if weekdays.contains(names[(number + 7) % 7]), start + secondOfDay > time {
        return start + secondOfDay
      }
    }
    return nil
  }
}

extension SimulatedPhone {
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
  ///
  /// Its clock is ahead of Greenwich's as it was when the alarm was made: a change to summer time moves it.
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
