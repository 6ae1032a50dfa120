import Findings
import JSON

// What a payload lacks, and why: misspelt, at another place, or meant for another token.
extension PayloadReading {
  /// Returns the finding for a member that is needed and missing; it names the key that was probably meant.
  mutating func missing(_ id: FindingID, _ key: String, fix: String? = nil) -> Finding {
    let path = "aps.\(key)"
    // The key that is nearly it is the cause, and told once.
    if let place = findings.firstIndex(where: {
      $0.id == "aps-key-misspelt" && $0.fix == PayloadReading.renaming(to: key)
    }) {
      let near = findings.remove(at: place)
      let written = near.path?.dropFirst("aps.".count) ?? ""
      return Finding(
        id, path: path,
        sentence: "aps has no \(key); it has \(quoted(String(written))), which no phone knows",
        fix: near.fix)
    }
    let beside = findings.filter { $0.id == "key-outside-aps" }.compactMap(\.path)
    guard beside.contains(key) else { return Finding(id, path: path, fix: fix) }
    findings.removeAll { $0.id == "key-outside-aps" }
    let all = beside.joined(separator: ", ")
    return Finding(
      id, path: path,
      sentence:
        "\(all) \(beside.count == 1 ? "stands" : "stand") beside aps, where the phone does not look",
      fix: "Move \(beside.count == 1 ? "it" : "them") into aps.")
  }

  /// Returns the advice for a misspelt key.
  static func renaming(to key: String) -> String { "Rename it to \(key)." }

  /// Returns why a phone knows no such `event`; nil when it does.
  mutating func eventFault(isStart: Bool = false) -> Finding? {
    switch envelope.kind {
    case .start, .update, .end: return nil
    case .missing: return eventMissing(isStart: isStart)
    case .other:
      let value = envelope.value(envelope.event, in: body)
      guard let word = value?.string else {
        return Finding(
          "event-unknown", path: "aps.event",
          sentence: "event is \(value?.kind ?? "no string"); it is \"start\", \"update\" or \"end\""
        )
      }
      let near =
        NearestKey.nearest(to: word, in: ["start", "update", "end"])
        ?? Self.otherWords[word.lowercased()]
      return Finding(
        "event-unknown", path: "aps.event",
        sentence: "event is \(quoted(word)); a phone knows \"start\", \"update\" and \"end\"",
        fix: near.map { "Send \"\($0)\"." })
    }
  }

  /// What other tools call the three events.
  private static let otherWords = [
    "started": "start", "updated": "update", "ended": "end",
    "begin": "start", "create": "start", "open": "start", "launch": "start",
    "change": "update", "refresh": "update", "edit": "update", "progress": "update",
    "stop": "end", "finish": "end", "close": "end", "dismiss": "end", "complete": "end",
    "cancel": "end", "delete": "end",
  ]

  private mutating func eventMissing(isStart: Bool) -> Finding {
    if (try? JSONValue(parsing: body))?["aps"]?["aps"]?.object != nil {
      findings.removeAll { $0.path == "aps.aps" }
      return Finding(
        "event-missing", path: "aps.event",
        sentence: "aps has no event: the payload stands one level too deep, as aps inside of aps",
        fix: "Send {\"aps\": {…}} as it is; the push tool wraps it once more.")
    }
    let isBeside = findings.contains { $0.id == "key-outside-aps" && $0.path == "event" }
    if !isStart, !isBeside, envelope.alert.isPresent, !envelope.contentState.isPresent,
      !envelope.timestamp.isPresent
    {
      let target =
        isBroadcast ? "a channel has Live Activities alone" : "the token is a Live Activity's"
      return Finding(
        "event-missing", path: "aps.event",
        sentence: "aps has no event: this is an ordinary notification, and \(target)",
        fix: "Send notifications to the device token, with apns-push-type alert.")
    }
    return missing(
      "event-missing", "event", fix: isStart ? "Add \"event\": \"start\"." : nil)
  }

  private static func isStateOutside(_ finding: Finding) -> Bool {
    finding.id == "key-outside-aps" && finding.path == "content-state"
  }

  /// Returns whether a member of `aps` holds the whole state under a name that says so: `state`, or OneSignal's.
  private func isStateByOtherName(_ key: String) -> Bool {
    let names = ["state", "data", "content", "payload", "event_updates", "activity-state"]
    guard names.contains(where: { $0 == key || NearestKey.isSame($0, key) }) else { return false }
    return (try? JSONValue(parsing: body))?["aps"]?[key]?.object != nil
  }

  /// Returns why there is no content state.
  mutating func stateMissing() -> Finding {
    let strays = findings.indices.filter { findings[$0].id == "aps-key-unknown" }
    if findings.contains(where: PayloadReading.isStateOutside) {
      findings.removeAll(where: PayloadReading.isStateOutside)
      return Finding(
        "content-state-missing", path: "aps.content-state",
        sentence: "content-state stands beside aps, where the phone does not look",
        fix: "Move it into aps.")
    }
    let near = missing("content-state-missing", "content-state")
    if near.sentence != FindingTable.row("content-state-missing")?.sentence { return near }
    let others = strays.compactMap { findings[$0].path?.dropFirst("aps.".count) }.map(String.init)
    let isHeader = others.allSatisfy { PayloadReading.headerNames.contains($0) }
    if !others.isEmpty, !isHeader {
      findings.removeAll { $0.id == "aps-key-unknown" }
      if others.count == 1, isStateByOtherName(others[0]) {
        return Finding(
          "content-state-missing", path: "aps.content-state",
          sentence: "aps has no content-state; it has \(quoted(others[0])), which no phone knows",
          fix: PayloadReading.renaming(to: "content-state"))
      }
      return Finding(
        "content-state-missing", path: "aps.content-state",
        sentence:
          "the payload has no content-state; in aps itself stand \(others.prefix(8).map(quoted).joined(separator: ", "))",
        fix: "Put them into content-state.")
    }
    if envelope.kind != .start, envelope.attributes.isPresent {
      return Finding(
        "content-state-missing", path: "aps.content-state",
        sentence:
          "the payload has attributes, which never change after the start, and no content-state",
        fix: "Send the new state as content-state; leave attributes out.")
    }
    return near
  }
}
