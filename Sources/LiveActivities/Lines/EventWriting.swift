import Findings
import JSON

extension LineWriter {
  /// Writes what a journal's line tells beside its event.
  mutating func write(_ marks: LineMarks) {
    member("number", marks.number)
    member("jobs", marks.jobs)
    member("drawn", marks.drawn)
  }

  /// Writes the members that describe an event.
  mutating func write(_ event: Event) {
    switch event {
    case .push(let arrival): write(arrival)
    case .decoded(let outcome): write(outcome)
    case .undrawn(let undrawn): write(undrawn)
    case .app(let bundle, let act):
      member("app", bundle)
      write(act)
    case .person(let act): write(act)
    case .set(let change): write(change)
    case .clock(let act): write(act)
    case .reboot: member("reboot", true)
    case .rotate(let name, let token):
      write(name)
      member("token", token)
    case .issued(let name, let token):
      member("issued", token)
      switch name {
      case .activity(let id): member("to", id)
      case .device(let bundle): member("app", bundle)
      case .pushToStart(let bundle, let type):
        member("app", bundle)
        member("type", type)
      }
    case .install(let app): object("install") { $0.write(app) }
    case .remove(let bundle): member("remove", bundle)
    case .channel(let act): write(act)
    case .system(let act): write(act)
    }
  }

  private mutating func write(_ outcome: DecodeOutcome) {
    member("decoded", outcome.job)
    member("of", outcome.activityID)
    if let reply = outcome.attributes { object("attributes") { $0.write(reply) } }
    if let reply = outcome.state { object("state") { $0.write(reply) } }
    member("failure", outcome.failure)
  }

  private mutating func write(_ undrawn: Undrawn) {
    let finding = undrawn.finding
    member("undrawn", undrawn.activityID)
    member("drawnPush", undrawn.push)
    member("slot", undrawn.slot)
    member("rule", finding.id.rawValue)
    member("failure", finding.sentence)
    if let place = finding.location {
      member("file", place.file)
      member("line", place.line)
      member("column", place.column)
    }
    // What is so for nearly all is not written.
    let usual = Finding(finding.id, path: undrawn.usualPath)
    if finding.path != usual.path { member("place", finding.path ?? "") }
    if finding.fix != usual.fix { member("fix", finding.fix ?? "") }
    if finding.severity != usual.severity { member("severity", finding.severity.rawValue) }
  }

  private mutating func write(_ reply: DecodeReply) {
    switch reply {
    case .value(let canonical, let dates, let readKeys):
      text("value", otherwise: "valueText", JSONText(canonical))
      write(dates: dates)
      if !readKeys.isEmpty {
        let members = readKeys.sorted { $0.key < $1.key }.map {
          (key: $0.key, value: JSONValue.array($0.value.map { .string($0) }))
        }
        member("read", .object(JSONObject(members)))
      }
    case .fault(let fault):
      object("fault") { writer in
        writer.write(fault)
        if !fault.others.isEmpty {
          writer.objects("others", fault.others) { $0.write($1) }
        }
        writer.write(dates: fault.dates)
      }
    }
  }

  private mutating func write(dates: [String: Double]) {
    if dates.isEmpty { return }
    let members = dates.sorted { $0.key < $1.key }.map {
      (key: $0.key, value: JSONValue.double($0.value))
    }
    member("dates", .object(JSONObject(members)))
  }

  private mutating func write(_ fault: DecodeFault) {
    member("kind", fault.kind.rawValue)
    member("path", .array(fault.path.map { .string($0) }))
    member("key", fault.key)
    member("expected", fault.expected)
    member("keys", .array(fault.knownKeys.map { .string($0) }))
    member("allowed", .array(fault.allowed.map { .string($0) }))
    member("message", fault.message)
    let place = fault.place
    if !place.form.isEmpty { member("form", place.form) }
    if !place.keys.isEmpty { member("formKeys", .array(place.keys.map { .string($0) })) }
    if !place.owner.isEmpty { member("owner", place.owner) }
    flag("case", place.isCase)
    flag("learned", place.isLearned)
    flag("optional", place.isOptional)
    flag("numbers", place.hasNumbers)
  }

  private mutating func write(_ act: AppAct) {
    switch act {
    case .request(let request): object("request") { $0.write(request) }
    case .update(let update):
      object("update") { writer in
        writer.member("id", update.id)
        writer.text("state", otherwise: "stateText", update.state)
        writer.member("staleDate", update.staleDate)
        if update.relevanceScore != 0 { writer.member("relevance", update.relevanceScore) }
        writer.write(update.alert)
        writer.member("timestamp", update.timestamp)
        writer.member("ahead", update.ahead)
      }
    case .end(let end):
      object("end") { writer in
        writer.member("id", end.id)
        writer.text("state", otherwise: "stateText", end.state)
        switch end.dismissal {
        case .default: break
        case .immediate: writer.member("dismissal", "immediate")
        case .after(let date): writer.member("dismissalDate", date)
        }
        writer.member("timestamp", end.timestamp)
        writer.member("ahead", end.ahead)
      }
    case .launch: member("launch", true)
    case .quit: member("quit", true)
    }
  }

  private mutating func write(_ request: ActivityRequest) {
    member("id", request.id)
    member("type", request.attributesType)
    text("attributes", otherwise: "attributesText", request.attributes)
    text("state", otherwise: "stateText", request.state)
    member("staleDate", request.staleDate)
    if request.relevanceScore != 0 { member("relevance", request.relevanceScore) }
    switch request.pushType {
    case .token: break
    case .none: member("pushType", "none")
    case .channel(let id): member("channel", id)
    }
    if request.style != .standard { member("style", request.style.rawValue) }
    write(request.alert)
    member("startDate", request.start)
    flag("intent", request.isFromIntent)
  }

  private mutating func write(_ alert: AlertText?) {
    guard let alert else { return }
    object("alert") { writer in
      if let title = alert.title { writer.member("title", title.json) }
      if let body = alert.body { writer.member("body", body.json) }
      writer.member("sound", alert.sound)
    }
  }

  private mutating func write(_ act: PersonAct) {
    member("person", act.word)
    switch act {
    case .lock, .wake, .unlock, .goHome, .collapse, .restore, .reveal, .swap, .standBy, .upright:
      break
    case .open(let bundle), .allow(let bundle), .deny(let bundle): member("app", bundle)
    case .unfold(let bundle): member("app", bundle)
    case .show(let id): member("activity", id)
    case .tap(let id, let url):
      member("activity", id)
      member("url", url)
    case .press(let id, let control):
      member("activity", id)
      member("control", control)
    case .hold(let id), .uncover(let id), .swipe(let id), .hide(let id): member("activity", id)
    case .swipeNotification(let number): member("notification", number)
    }
  }

  private mutating func write(_ change: Switch) {
    var bundle: String?
    object("set") { writer in
      switch change {
      case .offline(let isOn): writer.member("offline", isOn)
      case .loss(let share, let seed):
        writer.member("loss", share)
        writer.member("seed", String(seed))
      case .liveActivities(let app, let isOn):
        bundle = app
        writer.member("liveActivities", isOn)
      case .frequentUpdates(let app, let isOn):
        bundle = app
        writer.member("frequentUpdates", isOn)
      case .notifications(let app, let isOn):
        bundle = app
        writer.member("notifications", isOn)
      case .holdsLowPriority(let isOn): writer.member("holdsLowPriority", isOn)
      case .trait(let name, let value):
        writer.member("trait", name)
        switch value {
        case .flag(let flag): writer.member("value", flag)
        case .number(let number): writer.member("value", number)
        }
      }
    }
    member("app", bundle)
  }

  private mutating func write(_ act: SystemAct) {
    switch act {
    case .begin(let kind, let title, let detail):
      member("system", kind.rawValue)
      member("title", title)
      member("detail", detail)
    case .end(let kind):
      member("system", kind.rawValue)
      member("ends", true)
    case .notify(let bundle, let app, let title, let body):
      member("system", SystemAct.notification)
      member("app", bundle)
      member("name", app)
      member("title", title)
      member("body", body)
    }
  }

  private mutating func write(_ act: ClockAct) {
    switch act {
    case .jump: member("clock", "jump")
    case .pause: member("clock", "pause")
    case .resume: member("clock", "resume")
    case .speed(let speed): object("clock") { $0.member("speed", speed) }
    case .set(let time): object("clock") { $0.member("set", time) }
    }
  }

  private mutating func write(_ name: TokenName) {
    switch name {
    case .activity(let id): member("rotate", id)
    case .device(let bundle):
      member("rotateDevice", true)
      member("app", bundle)
    case .pushToStart(let bundle, let type):
      member("rotateStart", type)
      member("app", bundle)
    }
  }

  private mutating func write(_ app: InstalledApp) {
    member("bundle", app.bundle)
    member("title", app.title)
    member(
      "types",
      .array(
        app.types.map { type in
          [
            "name": .string(type.name), "widget": .bool(type.hasWidget),
            "attributes": .array(type.sampleAttributes.map { .string($0.string) }),
            "states": .array(type.sampleStates.map { .string($0.string) }),
          ]
        }))
    if !app.strings.isEmpty {
      let strings = app.strings.sorted { $0.key < $1.key }.map {
        (key: $0.key, value: JSONValue.string($0.value))
      }
      member("strings", .object(JSONObject(strings)))
    }
    if let plurals = app.plurals, !plurals.isEmpty {
      let texts = plurals.sorted { $0.key < $1.key }.map { key, forms in
        (
          key: key,
          value: JSONValue.object(
            JSONObject(
              forms.sorted { $0.key < $1.key }.map { (key: $0.key, value: .string($0.value)) }))
        )
      }
      member("plurals", .object(JSONObject(texts)))
    }
    if let language = app.language { member("language", language) }
    if !app.supportsLiveActivities { member("supportsLiveActivities", false) }
    if !app.supportsFrequentUpdates { member("supportsFrequentUpdates", false) }
    if let place = app.plistPlace {
      member("plistPlace", ["file": .string(place.file), "line": .int(place.line)])
    }
    if !app.hasPushCapability { member("hasPushCapability", false) }
  }

  private mutating func write(_ act: ChannelAct) {
    switch act {
    case .create(let bundle, let id, let storesLatest):
      member("channel", "create")
      member("app", bundle)
      member("id", id)
      member("storesLatest", storesLatest)
    case .delete(let bundle, let id):
      member("channel", "delete")
      member("app", bundle)
      member("id", id)
    }
  }
}

extension AlertText.Line {
  /// As a payload words it.
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .localized(let key, let arguments):
      ["loc-key": .string(key), "loc-args": .array(arguments.map { .string($0) })]
    }
  }

  /// Creates a payload's string or object; nil for anything else.
  init?(_ value: JSONValue?) {
    if let text = value?.string {
      self = .text(text)
    } else if let key = value?["loc-key"]?.string {
      let arguments = value?["loc-args"]?.array ?? []
      self = .localized(key: key, arguments: arguments.map { $0.string ?? $0.compact })
    } else {
      return nil
    }
  }
}

extension SystemAct {
  /// The word of a notification, beside those of the activities.
  static let notification = "notification"
  /// All words.
  static let words = SystemActivity.Kind.allCases.map(\.rawValue) + [notification]
}

extension PersonAct {
  /// The act's word in a line.
  var word: String {
    switch self {
    case .lock: "lock"
    case .wake: "wake"
    case .unlock: "unlock"
    case .open: "open"
    case .goHome: "goHome"
    case .tap: "tap"
    case .press: "press"
    case .hold: "hold"
    case .collapse: "collapse"
    case .uncover: "uncover"
    case .swipe: "swipe"
    case .restore: "restore"
    case .hide: "hide"
    case .reveal: "reveal"
    case .swap: "swap"
    case .standBy: "standBy"
    case .upright: "upright"
    case .show: "show"
    case .unfold: "unfold"
    case .swipeNotification: "swipeNotification"
    case .allow: "allow"
    case .deny: "deny"
    }
  }

  /// All words.
  static let words = [
    "lock", "wake", "unlock", "open", "goHome", "tap", "press", "hold", "collapse", "uncover",
    "swipe", "restore", "hide", "reveal", "swap", "standBy", "upright", "show", "unfold",
    "swipeNotification", "allow", "deny",
  ]
}
