import Findings
import JSON
import Numbers

/// Reads one line of a journal or scenario.
struct EventParser {
  var reader: LineReader
  let context: EventLine.Context
  /// Virtual UNIX seconds.
  let time: Double
  var findings: [Finding] = []
  /// Whose token the push is for, after `event()`.
  private(set) var recipient: TokenName?
  /// Whether the push's timestamp is Islet's own and not the file's, after `event()`.
  private(set) var isStampedHere = false

  init(line: [UInt8], context: EventLine.Context) throws(Finding) {
    reader = try LineReader(line: line)
    self.context = context
    guard let at = try reader.number("at") else {
      throw Finding(
        "line-malformed", path: "at", sentence: "\"at\" is missing: the event's time in seconds",
        fix: "Add it, as in {\"at\": 5, \"person\": \"unlock\"}.")
    }
    time = context.start + at
  }

  /// Returns what a journal's line tells beside its event.
  mutating func marks() throws(Finding) -> LineMarks {
    _ = reader.has("sum")
    return LineMarks(
      number: try reader.integer("number"), jobs: try reader.integer("jobs"),
      drawn: try reader.integer("drawn"))
  }

  /// Returns the event; unknown keys are in `findings` afterwards.
  mutating func event() throws(Finding) -> Event {
    let event = try read()
    findings += reader.unknownKeys
    return event
  }

  /// The verbs by which an event is told from another, in the order in which they are looked for.
  static let verbs = [
    "push", "text", "base64", "decoded", "undrawn", "request", "launch", "quit", "update", "end",
    "person", "set", "clock", "reboot", "rotate", "rotateDevice", "rotateStart", "issued",
    "install", "remove", "channel", "system",
  ]

  private mutating func read() throws(Finding) -> Event {
    let hasTarget = reader.has("to") || reader.has("token")
    if reader.has("push") || reader.has("text") || reader.has("base64") { return try push() }
    if reader.has("decoded") { return .decoded(try outcome()) }
    if let id = try reader.string("undrawn") { return .undrawn(try undrawn(id)) }
    if hasTarget, reader.has("update") || reader.has("end") { return try shorthand() }
    if let act = try appAct() { return .app(bundle: try bundle(), act) }
    if reader.has("person") { return .person(try person()) }
    if reader.has("set") { return .set(try change()) }
    if reader.has("clock") { return .clock(try clock()) }
    if reader.has("reboot") { return .reboot }
    if let token = try reader.string("issued") {
      return .issued(try issuedName(), token: token.lowercased())
    }
    if let name = try rotated() { return .rotate(name, to: try reader.string("token")) }
    if var app = try reader.object("install") { return .install(try installed(&app)) }
    if let bundle = try reader.string("remove") { return .remove(bundle: full(bundle)) }
    if reader.has("channel") { return .channel(try channel()) }
    if reader.has("system") { return .system(try system()) }
    throw reader.noneIsThere(of: EventParser.verbs, "the line says nothing that happens")
  }

  func full(_ bundle: String) -> String { context.bundles[bundle.lowercased()] ?? bundle }

  mutating func bundle() throws(Finding) -> String {
    full(try reader.requiredString("app"))
  }

  // MARK: Pushes

  private mutating func push() throws(Finding) -> Event {
    let body: [UInt8]
    if let raw = reader.raw("push") {
      body = try moments(in: raw) + Array((try reader.string("rest") ?? "").utf8)
    } else if let text = try reader.string("text") {
      body = Array(text.utf8)
    } else {
      guard
        let bytes = Base64.decode(
          try reader.requiredString("base64").utf8, isPadded: true)
      else {
        throw Finding(
          "line-malformed", path: "base64", sentence: "standard, padded base64 was expected")
      }
      body = bytes
    }
    return try arrival(of: body)
  }

  /// Returns whose token was issued.
  private mutating func issuedName() throws(Finding) -> TokenName {
    if let id = try reader.string("to") { return .activity(id: id) }
    let bundle = try bundle()
    return try reader.string("type").map { .pushToStart(bundle: bundle, attributesType: $0) }
      ?? .device(bundle: bundle)
  }

  /// Returns the token that is to be replaced.
  private mutating func rotated() throws(Finding) -> TokenName? {
    if let id = try reader.string("rotate") { return .activity(id: id) }
    if reader.has("rotateDevice") { return .device(bundle: try bundle()) }
    return try reader.string("rotateStart").map { type throws(Finding) in
      .pushToStart(bundle: try bundle(), attributesType: type)
    }
  }

  private mutating func arrival(of body: [UInt8]) throws(Finding) -> Event {
    let target = try target()
    let carrier = try reader.word("carrier", as: Push.Carrier.self) ?? .scenario
    var headers = PushHeaders()
    if var inner = try reader.object("headers") { headers = try self.headers(&inner) }
    if let priority = try reader.integer("priority") { headers.priority = priority }
    var remarks: [GatewayRemark] = []
    for remark in try reader.value("remarks")?.array ?? [] {
      remarks.append(
        GatewayRemark(
          reason: remark["reason"]?.string ?? "", status: remark["status"]?.int ?? 0,
          detail: remark["detail"]?.string ?? "", fix: remark["fix"]?.string ?? ""))
    }
    let status = try reader.integer("status") ?? 200
    var said: RefusedText?
    if var inner = try reader.object("said") {
      said = RefusedText(
        method: try inner.string("method"), path: try inner.string("path"),
        priority: try inner.string("priority"), expiration: try inner.string("expiration"),
        channelID: try inner.string("channel-id"), otherwise: try inner.string("otherwise"))
      findings += inner.unknownKeys
    }
    return .push(
      PushArrival(
        Push(
          target: target, carrier: carrier, headers: headers, body: body, remarks: remarks,
          // What was taken said all that counts.
          refusedText: status == 200 ? nil : said),
        status: status, reason: try reader.string("reason"),
        ahead: try reader.number("ahead") ?? 0, isLost: try reader.flag("lost"),
        startID: try reader.string("starts")))
  }

  /// Reads headers by their short names; what people write may have APNs' own names, as `apns-priority`.
  private mutating func headers(_ inner: inout LineReader) throws(Finding) -> PushHeaders {
    func name(_ short: String, _ inner: inout LineReader) -> String {
      inner.has(short) || !inner.has("apns-\(short)") ? short : "apns-\(short)"
    }
    let headers = PushHeaders(
      topic: try inner.string(name("topic", &inner)),
      pushType: try inner.string(name("push-type", &inner)),
      priority: try inner.integer(name("priority", &inner)),
      expiration: try inner.number(name("expiration", &inner)),
      collapseID: try inner.string(name("collapse-id", &inner)),
      apnsID: try inner.string(name("id", &inner)))
    findings += inner.unknownKeys
    return headers
  }

  private mutating func target() throws(Finding) -> Push.Target {
    if let token = try reader.string("token") { return .token(token.lowercased()) }
    if let id = try reader.string("to") { return .activity(id) }
    // Their tokens are looked up when the push is sent: SimulatedPhone.event(of:).
    if let device = try reader.string("toDevice") {
      recipient = .device(bundle: full(device))
      return .app(bundle: full(device))
    }
    if let type = try reader.string("toStart") {
      let bundle = try bundle()
      recipient = .pushToStart(bundle: bundle, attributesType: type)
      return .app(bundle: bundle)
    }
    let app = try reader.string("app").map { full($0) }
    if let channel = try reader.string("broadcast") {
      guard let app else {
        throw Finding(
          "line-malformed", path: "app",
          sentence: "a broadcast needs the \"app\" whose channel it is")
      }
      return .channel(bundle: app, id: channel)
    }
    return .app(bundle: app)
  }

  /// Returns the push that a scenario writes for its reader: `"to": "final", "update": {…state…}`.
  ///
  /// Its times are whole seconds, as servers send them; `SimulatedPhone.event(of:)` may need a finer timestamp.
  private mutating func shorthand() throws(Finding) -> Event {
    let time = time.rounded(.down)
    isStampedHere = true
    var members: [(key: String, value: JSONValue)] = [("timestamp", .double(time))]
    func add(_ key: String, _ value: JSONValue?) { if let value { members.append((key, value)) } }
    let isEnd = reader.has("end")
    members.append(("event", isEnd ? "end" : "update"))
    let state = try reader.value(isEnd ? "end" : "update")
    if let state, state.bool == nil { add("content-state", resolve(state)) }
    add("alert", try reader.value("alert"))
    if let stale = try reader.number("stale") { add("stale-date", .double(time + stale)) }
    if let dismiss = try reader.number("dismiss") { add("dismissal-date", .double(time + dismiss)) }
    add("relevance-score", try reader.value("relevance"))
    let payload: JSONValue = ["aps": .object(JSONObject(members))]
    return try arrival(of: Array(payload.compact.utf8))
  }

  // MARK: Moments

  /// Returns the bytes with `"@now+60"` and `"@date-5"` replaced, when the file is one that has them.
  private func moments(in raw: ArraySlice<UInt8>) throws(Finding) -> [UInt8] {
    guard context.resolvesMoments, hasMoment(raw) else { return Array(raw) }
    do {
      return Array(resolve(try JSONValue(parsing: raw)).compact.utf8)
    } catch { throw Finding("line-not-json", path: "push", sentence: error.message) }
  }

  private func hasMoment(_ raw: ArraySlice<UInt8>) -> Bool {
    zip(raw, raw.dropFirst()).contains { $0 == 0x22 && $1 == 0x40 }
  }

  private func resolve(_ value: JSONValue) -> JSONValue {
    guard context.resolvesMoments else { return value }
    return value.resolvingMoments(at: time.rounded(.down))
  }

  mutating func text(
    _ key: String, in inner: inout LineReader
  ) throws(Finding) -> JSONText? {
    if let raw = inner.raw(key) {
      return JSONText(ArraySlice(try moments(in: raw)))
    }
    return try inner.string("\(key)Text").map { JSONText($0) }
  }

  // MARK: Widgets

  mutating func outcome() throws(Finding) -> DecodeOutcome {
    var outcome = DecodeOutcome(
      job: try reader.integer("decoded") ?? 0, activityID: try reader.string("of"))
    if var inner = try reader.object("attributes") { outcome.attributes = try reply(&inner) }
    if var inner = try reader.object("state") { outcome.state = try reply(&inner) }
    outcome.failure = try reader.string("failure")
    return outcome
  }

  private mutating func undrawn(_ id: String) throws(Finding) -> Undrawn {
    var finding = Finding(
      FindingID(rawValue: try reader.string("rule") ?? "widget-crashed"),
      sentence: try reader.string("failure"))
    let slot = try reader.string("slot") ?? ""
    if let file = try reader.string("file") {
      finding.location = SourceLocation(
        file: file, line: try reader.integer("line") ?? 1, column: try reader.integer("column"))
    }
    if let fix = try reader.string("fix") { finding.fix = fix.isEmpty ? nil : fix }
    if let severity = try reader.word("severity", as: Severity.self) { finding.severity = severity }
    var undrawn = Undrawn(
      activityID: id, push: try reader.integer("drawnPush") ?? 0, slot: slot, finding: finding)
    let place = try reader.string("place") ?? undrawn.usualPath
    undrawn.finding.path = place.isEmpty ? nil : place
    return undrawn
  }

  private mutating func reply(_ inner: inout LineReader) throws(Finding) -> DecodeReply {
    defer { findings += inner.unknownKeys }
    if let canonical = try text("value", in: &inner)?.string {
      var dates: [String: Double] = [:]
      for (path, date) in try inner.value("dates")?.object?.members ?? [] {
        dates[path] = date.double
      }
      var readKeys: [String: [String]] = [:]
      for (place, keys) in try inner.value("read")?.object?.members ?? [] {
        readKeys[place] = words(keys)
      }
      return .value(canonical: canonical, dates: dates, readKeys: readKeys)
    }
    guard var fault = try inner.object("fault") else {
      throw Finding("line-malformed", sentence: "a reply has a \"value\" or a \"fault\"")
    }
    var read = try self.fault(&fault)
    if let others = try fault.objects("others") {
      for var other in others.prefix(DecodeFault.otherLimit) {
        read.others.append(try self.fault(&other))
      }
    }
    for (path, date) in try fault.value("dates")?.object?.members ?? [] {
      read.dates[path] = date.double
    }
    return .fault(read)
  }

  private func words(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }

  private mutating func fault(_ fault: inout LineReader) throws(Finding) -> DecodeFault {
    var place = DecodeFault.Place()
    place.form = try fault.string("form") ?? ""
    place.keys = words(try fault.value("formKeys"))
    place.owner = try fault.string("owner") ?? ""
    place.isCase = try fault.flag("case") ?? false
    place.isLearned = try fault.flag("learned") ?? false
    place.isOptional = try fault.flag("optional") ?? false
    place.hasNumbers = try fault.flag("numbers") ?? false
    return DecodeFault(
      kind: try fault.word("kind", as: DecodeFault.Kind.self) ?? .other,
      path: words(try fault.value("path")), key: try fault.string("key"),
      expected: try fault.string("expected") ?? "", knownKeys: words(try fault.value("keys")),
      allowed: words(try fault.value("allowed")), message: try fault.string("message") ?? "",
      place: place)
  }
}
