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

  /// Returns the state in which it rings; nil for what is no alarm.
  ///
  /// The clock is that of the place where the alarm was made; a sample's is Greenwich's.
  fileprivate func ringing(at time: Double) -> JSONText? {
    guard isAlarm, var state = state.value?.object else { return nil }
    let offset = attributes.value?.object?["secondsFromGMT"]?.double ?? 0
    let clock = (time + offset).truncatingRemainder(dividingBy: 86_400)
    let minutes = Int(bounded: (clock < 0 ? clock + 86_400 : clock) / 60)
    state["mode"] = [
      "alert": ["_0": ["time": ["hour": .int(minutes / 60), "minute": .int(minutes % 60)]]]
    ]
    return JSONText(.object(state))
  }

  /// What the alarm's presentation calls it.
  fileprivate var alarmTitle: String? {
    let title = attributes.value?.object?["presentation"]?.object?["alert"]?.object?["title"]
    return title?.string ?? title?.object?["key"]?.string
  }
}

extension SimulatedPhone {
  /// Lets an alarm ring whose time has come: the system's template takes the place of the app's view.
  mutating func ring(_ slot: Int, _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    guard let state = activity.ringing(at: now) else { return }
    slots[slot].activity.state = state
    slots[slot].state = Fingerprint(state)
    slots[slot].canonicalState = Fingerprint(state)
    slots[slot].activity.revision += 1
    setDeadline(slot)
    tell(.updated, slot, "the alarm rings", &effects)
    let title = activity.alarmTitle.map { AlertText.Line.text($0) }
    play(AlertText(title: title, body: nil, sound: "default"), slot, &effects)
    // It rings until somebody stops it.
    if device.expansion?.activityID == activity.id { device.expansion?.until = nil }
    effects.append(.presentationChanged)
  }
}
