import Findings
import JSON

// Ordinary pushes: notifications on the Lock Screen.
extension SimulatedPhone {
  /// Notifications that the Lock Screen keeps.
  static let notificationLimit = 50

  /// Shows an ordinary alert push; one of a type that nobody sees is told what it does.
  mutating func notify(
    _ number: Int, _ arrival: PushArrival, bundle: String, _ effects: inout [Effect]
  ) {
    var reading = PayloadReading(arrival)
    let type = arrival.push.headers.pushType
    let unseen = UnseenPushType(arrival.push, of: bundle)
    if let fault = reading.malformation, unseen == nil || reading.envelope.form != .withoutAPS {
      return ignore(number, fault, &effects)
    }
    guard let app = place(of: bundle) else {
      return ignore(
        number, noApp(bundle), &effects)
    }
    let aps = (try? JSONValue(parsing: reading.body))?["aps"]
    let mismatch = topicMismatch(arrival.push, unseen, bundle: bundle).map { [$0] } ?? []
    if let unseen {
      return ignore(number, unseen.finding, unseen.remarks(on: aps) + mismatch, &effects)
    }
    reading.findings += mismatch
    let alert = aps?["alert"].flatMap { $0 == .null ? nil : $0 }
    if let type, type.lowercased() == "liveactivity" || type == "background" && alert != nil {
      reading.findings.append(
        Finding(
          "push-type-mismatch", path: "apns-push-type",
          sentence:
            "apns-push-type is \(quoted(type)), but the payload is an ordinary notification"))
    }
    guard let alert else {
      let silence = silence(arrival.push, aps)
      return ignore(number, silence[0], reading.findings + silence.dropFirst(), &effects)
    }
    guard apps[app].notificationsEnabled else {
      return ignore(
        number,
        Finding(
          "notifications-off", sentence: "notifications are switched off for \(apps[app].app.title)"
        ), reading.findings, &effects)
    }
    let installed = apps[app].app
    let note = LockScreenNotification(
      id: number, bundle: bundle, title: line(alert, "title", installed),
      subtitle: line(alert, "subtitle", installed),
      body: alert.string ?? line(alert, "body", installed), time: now,
      collapseID: arrival.push.headers.collapseID)
    if note.title.isEmpty, note.body.isEmpty, note.subtitle.isEmpty {
      return ignore(number, Finding("nothing-to-show"), reading.findings, &effects)
    }
    let sound = aps?["sound"]
    keep(note, sound: sound?.string ?? sound?["name"]?.string, &effects)
    if isInFront(bundle) { reading.findings.append(Finding("notification-in-front")) }
    if let push = recentAlert(of: bundle) {
      reading.findings.append(
        Finding(
          "notification-beside-alert",
          sentence:
            "push \(push) alerted in a Live Activity of the same app less than 5 s before: the person is alerted twice"
        ))
    }
    resolve(
      number, .shown, reading.findings, "shown: a notification of \(apps[app].app.title)", &effects)
  }

  /// Returns that a topic has not the ending of the push's type; nil where it has, or where there is no topic.
  private func topicMismatch(
    _ push: Push, _ unseen: UnseenPushType?, bundle: String
  ) -> Finding? {
    guard let topic = push.headers.topic else { return nil }
    let given = push.headers.pushType
    let told = unseen?.rawValue
    // An order of a device management has a topic of its own.
    guard let type = PushType(rawValue: given ?? told ?? PushType.alert.rawValue), type != .mdm
    else { return nil }
    // What comes to a device token is no Live Activity's, whatever its type says.
    let right = type == .liveactivity ? .alert : type
    let ending = topic == bundle ? "" : PushType.ofTopic(topic)?.suffix.description ?? ""
    guard ending != right.suffix.description else { return nil }
    return Finding(
      "topic-mismatch", path: "apns-topic",
      sentence:
        "apns-topic is \(quoted(topic)); a push of type \(right.rawValue) needs \(quoted(right.topic(of: bundle))): APNs may refuse, delay or drop the push",
      fix: told.flatMap { $0 == type.rawValue ? nil : "Send apns-push-type: \($0)." }
        ?? "Send apns-topic: \(right.topic(of: bundle)).")
  }

  /// Returns what is to be said of a push without an alert: why nothing shows comes first.
  private func silence(_ push: Push, _ aps: JSONValue?) -> [Finding] {
    guard aps?["content-available"]?.int == 1 else {
      guard push.headers.pushType == "background" else { return [Finding("nothing-to-show")] }
      return [
        Finding(
          "nothing-to-show", path: "aps.content-available",
          sentence: "a push of type background without content-available wakes no app",
          fix: "Send \"content-available\": 1, without quotes around the number.")
      ]
    }
    let silent = Finding("background-push")
    let given = push.headers.priority
    guard given == 10 || given == nil && push.isOverHTTP else { return [silent] }
    let sentence =
      given == nil
      ? "apns-priority is missing, which means 10: a silent push needs 5"
      : "apns-priority is 10: a silent push needs 5"
    return [silent, Finding("background-priority", path: "apns-priority", sentence: sentence)]
  }

  /// An alert and a notification nearer than this, seconds, tell the same event twice; our own figure.
  private static let twiceWithin = 5.0

  /// Returns the push that brought a notification of an app just now; nil when none did.
  func recentNotification(of bundle: String) -> Int? {
    // Those that iOS or a scenario shows come from no push.
    notificationList.last {
      $0.bundle == bundle && $0.id > 0 && now - $0.time < SimulatedPhone.twiceWithin
    }?.id
  }

  /// Returns the push whose alert an activity of an app played just now; nil when none did.
  private func recentAlert(of bundle: String) -> Int? {
    log.records.suffix(20).last { record in
      guard now - record.time < SimulatedPhone.twiceWithin, let id = record.activityID,
        record.verdict.outcome == .shown || record.verdict.outcome == .shownWithRemarks
      else { return false }
      let envelope = Envelope(record.push.body)
      // The alert of an end is not played, and none before an activity starts.
      guard envelope.alert.isPresent, envelope.kind != .end,
        record.push.body[envelope.alert.range.lowerBound] != UInt8(ascii: "n"),
        let activity = activity(id), activity.phase != .pending
      else { return false }
      return activity.bundle == bundle
    }?.number
  }

  /// Returns a line of an ordinary alert, localized in its flat form or the nested one.
  private func line(_ alert: JSONValue, _ key: String, _ app: InstalledApp) -> String {
    if let text = alert[key]?.string { return text }
    let prefix = key == "body" ? "" : "\(key)-"
    let nested = alert[key]?.object
    guard let locKey = nested?["loc-key"]?.string ?? alert["\(prefix)loc-key"]?.string else {
      return ""
    }
    let arguments = (nested?["loc-args"] ?? alert["\(prefix)loc-args"])?.array ?? []
    return AlertText.Line.localized(
      key: locKey, arguments: arguments.map { $0.string ?? $0.compact }
    ).text(of: app)
  }
}
