import Findings
import JSON
import Numbers

// Activities that a push starts.
extension SimulatedPhone {
  /// Judges a start push for an app, and asks the widget to read its attributes and state when nothing is wrong
  /// with it.
  mutating func judgeStart(
    _ number: Int, _ arrival: PushArrival, bundle: String, tokenType: String?, taken: Double,
    _ effects: inout [Effect]
  ) {
    guard let app = place(of: bundle) else {
      return ignore(
        number, noApp(bundle), &effects)
    }
    var reading = PayloadReading(arrival)
    reading.checkKeys()
    reading.follow(arrival, taken: taken, traits)
    if let fault = reading.eventFault(isStart: true) ?? readiness(app) {
      return ignore(number, fault, reading.findings, &effects)
    }
    var start: StartCandidate
    do throws(Finding) {
      start = try plan(
        &reading, arrival, app: app, tokenType: tokenType, taken: taken, number: number)
    } catch {
      reading.examineRest(of: arrival.push, strings: apps[app].app.strings, now: now)
      return ignore(number, error, reading.findings, &effects)
    }
    reading.checkHeaders(arrival.push, now: taken - reading.clock.ahead)
    if let fault = spendStart(app, start.activity.attributesType, &reading) {
      return ignore(number, fault, reading.findings, &effects)
    }
    start.findings = reading.findings
    let id = start.activity.key
    log.change(number) { $0.activity = id }
    read(start, &effects)
  }

  /// Activities on the phone, and those whose attributes and state are being read.
  var occupiedPlaces: Int { slotPlaces.count + apps.reduce(0) { $0 + $1.startingCount } }

  /// Returns why no push can start an activity of an app now; nil when one can.
  private func readiness(_ app: Int) -> Finding? {
    let state = apps[app]
    if traits.systemVersion < 17.2 {
      return Finding(
        "ios-too-old-for-start",
        sentence:
          "iOS \(spelled(traits.systemVersion)) takes no start pushes; they came with iOS 17.2")
    }
    if !traits.supportsLiveActivities { return Finding("device-without-live-activities") }
    if !state.app.supportsLiveActivities { return Finding("plist-key-missing") }
    if !state.activitiesEnabled || state.permission == .denied {
      return Finding(
        "live-activities-off",
        sentence:
          "Live Activities are off for \(state.app.title): \(state.permission == .denied ? "the person tapped Don't Allow" : "switched off in Settings")"
      )
    }
    if state.activityCount + state.startingCount >= traits.activitiesPerApp {
      return fullness(
        "\(state.app.title) has \(state.activityCount + state.startingCount) activities on the phone; others have found \(traits.activitiesPerApp) to be the limit",
        of: app)
    }
    if occupiedPlaces >= traits.activitiesPerPhone {
      return fullness("the phone has \(occupiedPlaces) activities, its limit here", of: nil)
    }
    return nil
  }

  /// Returns that there is no place for one more, with how many of an app's activities, or of all, have ended.
  func fullness(_ sentence: String, of app: Int?) -> Finding {
    let ended = slotPlaces.values.count {
      slots[$0].activity.phase == .ended && (app == nil || slots[$0].app == app)
    }
    guard ended > 0 else { return Finding("too-many-activities", sentence: sentence) }
    return Finding(
      "too-many-activities",
      sentence:
        "\(sentence); \(ended) of them \(ended == 1 ? "has ended and stays" : "have ended and stay") on the Lock Screen",
      fix:
        "End activities with a dismissal-date in the past, so that they leave at once, or swipe them away; whether a phone counts those that have ended is not known."
    )
  }

  /// Returns what the payload asks to be started; throws why it starts nothing.
  private mutating func plan(
    _ reading: inout PayloadReading, _ arrival: PushArrival, app: Int, tokenType: String?,
    taken: Double, number: Int
  ) throws(Finding) -> StartCandidate {
    let envelope = reading.envelope
    let lastTimestamp = try reading.timestamp(
      after: LastTimestamp(), taken: taken, isEnd: false, now: now, traits
    ).get()
    let type = try attributesType(&reading, app: app, tokenType: tokenType)
    guard let attributes = envelope.text(envelope.attributes, in: reading.body) else {
      throw reading.missing("attributes-missing", "attributes", fix: type.propertiesWanted)
    }
    guard let state = reading.state else { throw reading.stateMissing() }
    if let fault = tooLarge(state, attributesSize: attributes.bytes.count) { throw fault }
    guard envelope.alert.isPresent, !reading.isNull(envelope.alert) else {
      throw reading.missing("start-without-alert", "alert")
    }
    guard let alert = reading.alert(strings: apps[app].app.strings) else {
      throw reading.missing("start-without-alert", "alert")
    }
    if let fault = reading.wordless(alert) { throw fault }
    let pushType = try subscription(&reading, app: app)
    let staleDate = startDates(&reading)
    checkDuplicate(&reading, app: app, type: type.name, attributes: attributes)
    let getsToken = pushType == .token && hasTokenAtOnce(&reading, app: app)
    var activity = LiveActivity(
      id: arrival.startID ?? random.uuid(), bundle: apps[app].app.bundle, attributesType: type.name,
      attributes: attributes, state: state)
    activity.staleDate = staleDate
    activity.relevanceScore = reading.relevance()
    activity.lastTimestamp = lastTimestamp
    activity.lastAhead = reading.ahead(of: lastTimestamp)
    activity.aheadPush = reading.isAhead ? number : nil
    activity.pushType = pushType
    return StartCandidate(
      record: number, app: app, activity: activity, alert: alert, wantsToken: getsToken,
      findings: [])
  }

  /// Returns the stale date of a start, and says what is odd about its dates.
  private func startDates(_ reading: inout PayloadReading) -> Double? {
    let stale = reading.date(reading.envelope.staleDate, "stale-date", now: now)
    if let stale, stale <= now {
      reading.findings.append(
        Finding(
          "stale-at-start", path: "aps.stale-date",
          sentence:
            "the stale date was \(CalendarDate.text(stale)): the activity is created stale and never shown"
        ))
    }
    if reading.envelope.dismissalDate.isPresent {
      reading.findings.append(
        Finding(
          "dismissal-date-on-update", path: "aps.dismissal-date",
          fix: "Leave it out of the start; send it with the end."))
    }
    return stale
  }

  /// Returns whether an app gets the new activity's token at once, and says what it waits for.
  private func hasTokenAtOnce(_ reading: inout PayloadReading, app: Int) -> Bool {
    if apps[app].permission == .undecided {
      reading.findings.append(Finding("token-waits-for-permission"))
      return false
    }
    if apps[app].isQuit {
      reading.findings.append(Finding("token-waits-for-launch"))
      return false
    }
    return true
  }

  /// Returns the attributes type that a start names.
  private func attributesType(
    _ reading: inout PayloadReading, app: Int, tokenType: String?
  ) throws(Finding) -> InstalledApp.ActivityType {
    let path = "aps.attributes-type"
    guard let value = reading.envelope.value(reading.envelope.attributesType, in: reading.body)
    else {
      throw reading.missing("attributes-type-missing", "attributes-type")
    }
    let known = apps[app].app.types.map(\.name)
    guard let name = value.string else {
      throw Finding(
        "attributes-type-unknown", path: path,
        sentence:
          "attributes-type is \(value.kind); it is the Swift name of the attributes struct as a string"
      )
    }
    guard let type = apps[app].type(named: name) else {
      let bare = name.split(separator: ".").last.map(String.init) ?? name
      if known.contains(bare) {
        throw Finding(
          "attributes-type-unknown", path: path,
          sentence:
            "attributes-type is \(quoted(name)); it is the bare name of the struct, \(quoted(bare)), without its module",
          fix: "Send \"\(bare)\".")
      }
      let near = known.count == 1 ? known[0] : NearestKey.nearest(to: name, in: known)
      let owner = apps.first { $0.isInstalled && $0.hasType(name) }?.app.title
      let list =
        (known.isEmpty ? "declares none" : "has \(known.map(quoted).joined(separator: ", "))")
        + (owner.map { ", and \(quoted(name)) is \($0)'s" } ?? "")
      throw Finding(
        "attributes-type-unknown", path: path,
        sentence: "\(apps[app].app.title) has no attributes type \(quoted(name)); it \(list)",
        fix: near.map { "Send \"\($0)\"." })
    }
    if let tokenType, tokenType != name {
      reading.findings.append(
        Finding(
          "start-token-of-other-type", path: path,
          sentence: "the token was given out for \(tokenType), the payload starts \(name)"))
    }
    return type
  }

  /// Returns what will update the new activity: its own token or a channel.
  private func subscription(
    _ reading: inout PayloadReading, app: Int
  ) throws(Finding) -> LiveActivity.PushType {
    let envelope = reading.envelope
    if envelope.inputPushToken.isPresent,
      reading.envelope.number(envelope.inputPushToken, in: reading.body) != 1
    {
      reading.findings.append(
        Finding(
          "input-push-token-value", path: "aps.input-push-token",
          sentence:
            "input-push-token is \(reading.kind(envelope.inputPushToken)); it is the number 1"))
    }
    guard envelope.inputPushChannel.isPresent else {
      if !envelope.inputPushToken.isPresent, traits.systemVersion >= 18 {
        reading.findings.append(Finding("input-push-absent", path: "aps.input-push-token"))
      }
      return .token
    }
    let path = "aps.input-push-channel"
    if traits.systemVersion < 18 {
      throw Finding(
        "ios-too-old-for-channel", path: path,
        sentence:
          "iOS \(spelled(traits.systemVersion)) knows no channels; with input-push-channel the activity does not start before iOS 18"
      )
    }
    guard let id = envelope.value(envelope.inputPushChannel, in: reading.body)?.string else {
      throw Finding(
        "channel-unknown", path: path,
        sentence:
          "input-push-channel is \(reading.kind(envelope.inputPushChannel)); it is a channel's id in base64"
      )
    }
    let key = ChannelKey(bundle: apps[app].app.bundle, id: id)
    guard channelsByKey[key] != nil else {
      let form =
        Base64.decode(id.utf8, isPadded: true) == nil
        ? "which is not base64" : "which is none of the app's channels"
      throw Finding(
        "channel-unknown", path: path, sentence: "input-push-channel is \(quoted(id)), \(form)")
    }
    if envelope.inputPushToken.isPresent {
      reading.findings.append(Finding("input-push-both", path: path))
    }
    return .channel(id)
  }

  /// Reports a running activity with the same attributes: a start that is sent twice makes a duplicate.
  private func checkDuplicate(
    _ reading: inout PayloadReading, app: Int, type: String, attributes: JSONText
  ) {
    guard apps[app].activityCount > 0, apps[app].activityCount <= 50 else { return }
    let others = apps[app].running.numbers.count { slots[$0].activity.attributesType == type }
    if others >= 2 {
      reading.findings.append(
        Finding(
          "several-activities",
          sentence:
            "\(others) activities of \(type) run already: one that shows several sessions is easier to follow"
        ))
    }
    let value = attributes.value
    let twin = apps[app].running.numbers.first {
      slots[$0].activity.attributesType == type
        && (slots[$0].activity.attributes == attributes
          || slots[$0].activity.attributes.value == value)
    }
    guard let twin else { return }
    reading.findings.append(
      Finding(
        "duplicate-start", path: "aps.attributes",
        sentence:
          "an activity with the same attributes runs already (\(slots[twin].activity.id)); now there are two"
      ))
  }

  /// Takes a start from the budget; the fault when the phone drops it.
  private mutating func spendStart(
    _ app: Int, _ type: String, _ reading: inout PayloadReading
  ) -> Finding? {
    var budget = apps[app].startBudgets[type] ?? Budget()
    let isGranted = budget.take(from: traits.hourlyStartBudget, at: now)
    apps[app].startBudgets[type] = budget
    if isGranted { return nil }
    let sentence =
      "\(type) has had its \(counted(traits.hourlyStartBudget, "start")) for this hour (a figure that Apple does not publish)"
    if traits.dropsWhatIsOverBudget {
      return Finding("start-budget-exhausted", sentence: sentence, severity: .error)
    }
    reading.findings.append(
      Finding("start-budget-exhausted", sentence: sentence + "; a phone may drop it"))
    return nil
  }
}
