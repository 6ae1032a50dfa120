import Findings
import JSON
import LiveActivities

extension RunningSimulator {
  /// An activity as the inspection API writes it.
  public func json(_ activity: LiveActivity) -> JSONValue {
    json(activity, ShownPlaces(phone.selection))
  }

  /// All activities as Islet writes them; what shows where is found out once for all.
  func json(_ activities: [LiveActivity]) -> JSONValue {
    let places = ShownPlaces(phone.selection)
    return .array(activities.map { json($0, places) })
  }

  private func json(_ activity: LiveActivity, _ places: ShownPlaces) -> JSONValue {
    func time(_ value: Double?) -> JSONValue { value.map { .double($0) } ?? .null }
    let name = app(bundle: activity.bundle)?.folder.name ?? activity.bundle
    let pushType: JSONValue =
      switch activity.pushType {
      case .none: "none"
      case .token: "token"
      case .channel(let id): ["channel": .string(id)]
      }
    let moments = momentsAhead(of: activity)
    let budget = phone.budget(of: activity.id)
    return [
      "id": .string(activity.id), "app": .string(name), "bundle": .string(activity.bundle),
      "attributesType": .string(activity.attributesType),
      "pushToken": activity.token.map { .string($0) } ?? .null, "pushType": pushType,
      "activityState": .string(activity.phase.rawValue),
      "attributes": activity.attributes.value ?? .null,
      "contentState": activity.state.value ?? .null, "staleDate": time(activity.staleDate),
      "relevanceScore": .double(activity.relevanceScore),
      "presentations": .array(places.names(of: activity.id).map { .string($0) }),
      "islandAbsence": phone.islandAbsence(of: activity.id).map { .string($0) } ?? .null,
      "started": .double(activity.startedAt), "ended": time(activity.endedAt),
      "dismissalDate": time(activity.dismissalDate),
      // Before the first push there is none.
      "lastTimestamp": activity.lastTimestamp > -1e15 ? .double(activity.lastTimestamp) : .null,
      "budget": budget.map {
        ["left": .int($0.left), "size": .int($0.size), "over": .int($0.over)]
      } ?? .null,
      "deadlines": .array(moments.map { ["name": .string($0.name), "time": .double($0.time)] }),
      "now": .double(now),
    ]
  }
}

/// Where activities are to be seen now.
private struct ShownPlaces {
  private let selection: Selection
  private let lockScreen: Set<String>

  init(_ selection: Selection) {
    (self.selection, lockScreen) = (selection, Set(selection.lockScreen))
  }

  func names(of id: String) -> [String] {
    var names: [String] = []
    if lockScreen.contains(id) { names.append("lockScreen") }
    if selection.expanded == id { names.append("expanded") }
    if selection.banner == id { names.append("banner") }
    switch selection.island {
    case .compact(id): names.append("compact")
    case .minimal(attached: id, _), .minimal(_, detached: id): names.append("minimal")
    default: break
    }
    return names
  }
}

extension AlertText {
  /// An alert as a payload words it: texts, or keys into the app's strings.
  init?(json: JSONValue) {
    func line(_ value: JSONValue?) -> Line? {
      if let text = value?.string { return .text(text) }
      guard let key = value?["loc-key"]?.string else { return nil }
      return .localized(key: key, arguments: (value?["loc-args"]?.array ?? []).compactMap(\.string))
    }
    guard json.object != nil else { return nil }
    self.init(title: line(json["title"]), body: line(json["body"]), sound: json["sound"]?.string)
  }
}

extension Finding {
  /// A finding as Islet writes it for machines.
  public var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id.rawValue)), ("severity", .string(severity.rawValue)),
    ]
    if let path { members.append(("path", .string(path))) }
    if let location {
      members += [("file", .string(location.file)), ("line", .int(location.line))]
      if let column = location.column { members.append(("column", .int(column))) }
    }
    members.append(("sentence", .string(sentence)))
    if let fix { members.append(("fix", .string(fix))) }
    if let row = FindingTable.row(id) {
      members += [("reporter", .string(row.reporter.rawValue)), ("source", .string(row.source))]
    }
    return .object(JSONObject(members))
  }
}

extension PushRecord {
  /// A push with what became of it, as Islet writes it for machines.
  public var json: JSONValue {
    let payload = String(decoding: push.body, as: UTF8.self)
    var headers: [(key: String, value: JSONValue)] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { headers.append((name, value)) }
    }
    add("apns-topic", push.headers.topic.map { .string($0) })
    add("apns-push-type", push.headers.pushType.map { .string($0) })
    add("apns-priority", push.headers.priority.map { .int($0) })
    add("apns-expiration", push.headers.expiration.map { .double($0) })
    add("apns-collapse-id", push.headers.collapseID.map { .string($0) })
    add("apns-id", push.headers.apnsID.map { .string($0) })
    let told = toldVerdict
    return [
      "number": .int(number), "time": .double(time), "carrier": .string(push.carrier.rawValue),
      "target": push.target.json, "status": .int(status),
      "reason": reason.map { .string($0) } ?? .null,
      "verdict": [
        "outcome": .string(told.outcome.rawValue), "summary": .string(told.summary),
        "findings": .array(told.findings.map(\.json)),
      ],
      "activity": activityID.map { .string($0) } ?? .null, "bytes": .int(push.body.count),
      "headers": .object(JSONObject(headers)),
      "payload": (try? JSONValue(parsing: push.body)) ?? .string(payload),
    ]
  }
}

extension PushRecord {
  /// The verdict as people are told it: with what the gateway let pass, and what changed on the card.
  public var toldVerdict: Verdict {
    let isRemarked = verdict.outcome == .shown && !push.remarks.isEmpty
    return Verdict(
      isRemarked ? .shownWithRemarks : verdict.outcome, findings: FindingList(findings),
      summary: headline)
  }
}

extension Push.Target {
  /// Whom a push is for.
  var json: JSONValue {
    switch self {
    case .token(let token): ["token": .string(token)]
    case .channel(let bundle, let id): ["channel": .string(id), "bundle": .string(bundle)]
    case .app(let bundle): ["bundle": bundle.map { .string($0) } ?? .null]
    case .activity(let id): ["activity": .string(id)]
    }
  }
}
