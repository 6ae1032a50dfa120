import Findings
import Goldens
import JSON
import Testing

@testable import LiveActivities

/// A fault with all that can be told of its place, and another one behind it.
private var farFault: DecodeFault {
  var fault = DecodeFault(kind: .typeMismatch, path: ["a"], expected: "Score", message: "no")
  (fault.place.form, fault.place.keys) = (#"{"home":Int}"#, ["home"])
  (fault.place.owner, fault.place.isCase, fault.place.isOptional) = ("Phase", true, true)
  fault.place.isLearned = true
  fault.others = [fault]
  fault.others[0].path = ["b"]
  fault.dates = ["end": 1.5]
  return fault
}

@Suite("Lines of journals and scenarios")
struct EventLineTests {
  static let journal = EventLine.Context(EventFileHeader(kind: .journal, seed: 1), now: 0)

  static let events: [Event] = [
    .push(
      PushArrival(
        Push(
          target: .token("ab12"), carrier: .http2TLS,
          headers: PushHeaders(
            topic: "a.b.push-type.liveactivity", pushType: "liveactivity", priority: 5,
            expiration: 0, collapseID: "x", apnsID: "id"),
          body: Array(#"{"aps":{"event":"update","note":"Tor für Nürnberg"}}"#.utf8),
          remarks: [GatewayRemark(reason: "MissingTopic", status: 400, detail: "none")]))),
    .push(
      PushArrival(
        Push(target: .activity("final"), carrier: .udp, body: Array("{\n \"aps\": {}\n}".utf8)),
        status: 400, reason: "BadDeviceToken")),
    .push(
      PushArrival(
        Push(
          target: .app(bundle: nil), carrier: .http2, body: [],
          refusedText: RefusedText(
            method: "PUT", path: "/3/device/\"x\"", priority: "high", expiration: "1h",
            channelID: "no good!", otherwise: "MissingProviderToken")),
        status: 405, reason: "MethodNotAllowed")),
    .push(
      PushArrival(
        Push(target: .channel(bundle: "a.b", id: "c2g="), carrier: .http1, body: [0xFF, 0x00]))),
    .push(
      PushArrival(
        Push(
          target: .token("ab12"), carrier: .http2, body: Array("{\"aps\":{}} \r\n".utf8),
          remarks: [GatewayRemark(reason: "MissingTopic", status: 400)]))),
    .push(PushArrival(Push(target: .app(bundle: nil), carrier: .terminal, body: []))),
    .push(PushArrival(Push(target: .app(bundle: "a.b"), carrier: .terminal, body: [0x7B]))),
    .decoded(
      DecodeOutcome(
        job: 3,
        attributes: .value(
          canonical: #"{"a":1}"#, dates: ["kick.off": 1.5],
          readKeys: ["": ["a", "b.c"], "a.legs[]": ["cnt"]]),
        state: .fault(
          DecodeFault(
            kind: .keyNotFound, path: ["a", "[0]"], key: "b", expected: "Int", knownKeys: ["b"],
            allowed: ["x"], message: "no")))),
    .decoded(DecodeOutcome(job: 3, state: .fault(farFault))),
    .decoded(DecodeOutcome(job: 4, failure: "it crashed")),
    .undrawn(
      Undrawn(
        activityID: "x", push: 3, slot: "lockScreen",
        finding: Finding(
          "widget-crashed", path: "x lockScreen",
          location: SourceLocation(file: "Card.swift", line: 31), sentence: "it crashed"))),
    .app(
      bundle: "a.b",
      .request(
        ActivityRequest(
          id: "x", attributesType: "T", attributes: JSONText(#"{"a": 1}"#),
          state: JSONText("{\n}"), staleDate: 10, relevanceScore: 2.5, pushType: .channel("c"),
          style: .transient,
          alert: AlertText(
            title: .text("t"), body: .localized(key: "K", arguments: ["1"]), sound: "default"),
          start: 20, isFromIntent: true))),
    .app(
      bundle: "a.b",
      .request(
        ActivityRequest(
          attributesType: "T", attributes: .empty, state: .empty, pushType: .none))),
    .app(
      bundle: "a.b",
      .update(
        ActivityUpdate(
          id: "x", state: JSONText("not JSON"), staleDate: 5, relevanceScore: -1,
          alert: AlertText(title: nil, body: nil), timestamp: 7, ahead: -0.5))),
    .app(bundle: "a.b", .end(ActivityEnd(id: "x"))),
    .app(bundle: "a.b", .end(ActivityEnd(id: "x", state: .empty, dismissal: .immediate))),
    .app(bundle: "a.b", .end(ActivityEnd(id: "x", dismissal: .after(9), timestamp: 8, ahead: 0))),
    .app(bundle: "a.b", .launch), .app(bundle: "a.b", .quit),
    .person(.lock), .person(.wake), .person(.unlock), .person(.goHome), .person(.collapse),
    .person(.open(bundle: "a.b")), .person(.allow(bundle: "a.b")), .person(.deny(bundle: "a.b")),
    .person(.tap(activity: "x", url: "match://1")), .person(.tap(activity: "x", url: nil)),
    .person(.press(activity: "x", control: "button 1")), .person(.hold(activity: "x")),
    .person(.swipe(activity: "x")), .person(.swipeNotification(3)),
    .person(.uncover(activity: "x")), .person(.restore), .person(.hide(activity: "system:call")),
    .person(.reveal), .person(.swap), .person(.standBy), .person(.upright),
    .person(.show(activity: "x")), .person(.show(activity: nil)),
    .person(.unfold(bundle: "a.b")), .person(.unfold(bundle: nil)),
    .system(.begin(.nowPlaying, title: "Evening Tide", detail: nil)),
    .system(.begin(.charging, title: nil, detail: nil)), .system(.end(.call)),
    .system(.notify(bundle: "a.b", app: "Messages", title: "t", body: "b")),
    .system(.notify(bundle: "a.b", app: nil, title: "t", body: "")),
    .set(.offline(true)), .set(.loss(0.25, seed: .max)),
    .set(.liveActivities(bundle: "a.b", false)), .set(.frequentUpdates(bundle: "a.b", true)),
    .set(.notifications(bundle: "a.b", false)), .set(.holdsLowPriority(true)),
    .set(.trait("hasIsland", .flag(false))), .set(.trait("hourlyBudget", .number(3))),
    .clock(.jump), .clock(.pause), .clock(.resume), .clock(.speed(20)), .reboot,
    .rotate(.activity(id: "x")), .rotate(.device(bundle: "a.b")),
    .rotate(.activity(id: "x"), to: "ab12"), .rotate(.device(bundle: "a.b"), to: "00"),
    .rotate(.pushToStart(bundle: "a.b", attributesType: "T")),
    .install(Stage.app()), .remove(bundle: "a.b"),
    .channel(.create(bundle: "a.b", id: "c", storesLatest: true)),
    .channel(.delete(bundle: "a.b", id: "c")),
  ]

  @Test func `white space after a body does not keep it from standing on the line as it is`() throws
  {
    let push = Push(target: .app(bundle: nil), carrier: .http2, body: Array("{\"aps\":{}}\n".utf8))
    let line = EventLine(time: 1, event: .push(PushArrival(push)))
    #expect(
      String(decoding: line.bytes, as: UTF8.self)
        == #"{"at":1,"push":{"aps":{}},"rest":"\n","carrier":"http2"}"# + "\n")
    // As journals of before had it.
    let old = #"{"at":1,"text":"{\"aps\":{}}\n","carrier":"http2"}"#
    #expect(try EventLine.read(Array(old.utf8), in: EventLineTests.journal).line == line)
  }

  @Test func `a push's line is the same with and without an event made of it`() {
    for case .push(let arrival) in EventLineTests.events {
      var buffer = LineBuffer()
      EventLine.append(arrival, at: 5, to: &buffer)
      #expect(buffer.bytes == EventLine(time: 5, event: .push(arrival)).bytes)
    }
  }

  @Test(arguments: [#"{"at":1}"#, #"{"at":1,"person":"lock"}"#])
  func `a line is sealed by a check value before its last brace`(line: String) {
    for written in [line, line + "\n"] {
      let sealed = String(decoding: LineBuffer.sealed(Array(written.utf8)), as: UTF8.self)
      #expect(sealed.hasPrefix(line.dropLast() + #","sum":""#), "\(sealed)")
      #expect(sealed.hasSuffix("\"}\n"))
      #expect(sealed.count == line.count + #","sum":"01234567""#.count + 1)
    }
  }

  @Test(arguments: [0, 100, 5_000, 300_000])
  func `a line of any length fits, also behind others`(length: Int) {
    let body = Array(#"{"aps":{"note":"\#(String(repeating: "n", count: length))"}}"#.utf8)
    let push = PushArrival(Push(target: .app(bundle: nil), carrier: .udp, body: body))
    let line = EventLine(time: 5, event: .push(push)).bytes
    #expect(line.count > body.count)
    var buffer = LineBuffer()
    for _ in 0..<3 { EventLine.append(push, at: 5, to: &buffer) }
    #expect(buffer.bytes == line + line + line)
    buffer.removeAll()
    EventLine.append(push, at: 5, to: &buffer)
    #expect(buffer.bytes == line)
  }

  @Test(arguments: events)
  func `every event comes back from its line as it was`(event: Event) throws {
    let line = EventLine(time: 1_800_000_000.123, event: event)
    #expect(line.bytes.filter { $0 == 0x0A }.count == 1)
    let read = try EventLine.read(line.bytes.dropLast(), in: EventLineTests.journal)
    #expect(read.line == line)
    #expect(read.findings.isEmpty)
    #expect((try? JSONValue(parsing: line.bytes)) != nil)
  }

  @Test(arguments: [
    0, 1, -1.5, 1_800_000_000.123457, 1_795_241_786.9885254, 0.1 + 0.2, 1e-7, 1e300,
    .leastNonzeroMagnitude,
    123_456_789_012_345_680, -0.000001, 9_007_199_254_740_994,
  ])
  func `a time comes back from its line as it was, to the last bit`(time: Double) throws {
    let line = EventLine(time: time, event: .reboot)
    #expect(try EventLine.read(line.bytes.dropLast(), in: EventLineTests.journal).line.time == time)
  }

  @Test(arguments: [(1.0, "1"), (1.5, "1.5"), (12.000001, "12.000001"), (-0.25, "-0.25"), (0, "0")])
  func `a time is written as short as it can be`(time: Double, text: String) {
    let line = String(decoding: EventLine(time: time, event: .reboot).bytes, as: UTF8.self)
    #expect(line == "{\"at\":\(text),\"reboot\":true}\n")
  }

  @Test(arguments: [62, 63, 64])
  func `a body as deep as a body may be comes back from its line`(depth: Int) throws {
    let body = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
    let push = Push(
      target: .token("ab"), carrier: .http2, body: Array(#"{"aps":\#(body)}"#.utf8))
    let event = Event.push(PushArrival(push, status: 400, reason: "BadDeviceToken"))
    let line = EventLine(time: 1_800_000_000, event: event)
    #expect(try EventLine.read(line.bytes.dropLast(), in: EventLineTests.journal).line == line)
  }

  @Test func `a one-line payload stands in its line as it came`() throws {
    let body = #"{"aps": {"n": 1.50, "a":"\u00e9"}}"#
    let event = Event.push(
      PushArrival(Push(target: .token("aa"), carrier: .http2, body: Array(body.utf8))))
    let text = String(decoding: EventLine(time: 1, event: event).bytes, as: UTF8.self)
    #expect(text == "{\"at\":1,\"push\":\(body),\"token\":\"aa\",\"carrier\":\"http2\"}\n")
  }

  @Test func `controls that a payload holds as they are stand escaped in its line, and come back`()
    throws
  {
    let body = Array("{\"aps\":{\"é\":\"\u{9B}31m\"}}".utf8)
    let event = Event.push(PushArrival(Push(target: .token("aa"), carrier: .http2, body: body)))
    let line = EventLine(time: 1, event: event)
    #expect(line.bytes.firstRange(of: [0xC2, 0x9B]) == nil)
    let read = try EventLine.read(line.bytes.dropLast(), in: EventLineTests.journal)
    #expect(read.line == line)
  }

  private func scenario(_ line: String) throws -> (line: EventLine, findings: [Finding]) {
    let header = EventFileHeader(kind: .scenario, seed: 1, start: 1_800_000_000)
    return try EventLine.read(
      Array(line.utf8),
      in: EventLine.Context(header, now: 0, bundles: ["match": "com.example.match"]))
  }

  @Test func `a scenario's moments count from its start, in the unit that the place reads`() throws
  {
    let read = try scenario(
      #"{"at":10,"to":"final","push":{"aps":{"timestamp":"@now","kickoff":"@date-60","x":"@noon","end":"@millis+1"}}}"#
    )
    guard case .push(let arrival) = read.line.event else { throw Finding("line-malformed") }
    #expect(read.line.time == 1_800_000_010)
    #expect(
      String(decoding: arrival.push.body, as: UTF8.self)
        == #"{"aps":{"timestamp":1800000010,"kickoff":821692750,"x":"@noon","end":1800000011000}}"#)
  }

  @Test func `the short form of an update is a push with the time's own timestamp`() throws {
    let read = try scenario(
      #"{"at":5,"to":"final","update":{"n":1},"alert":{"title":"Goal"},"stale":60,"relevance":2}"#)
    guard case .push(let arrival) = read.line.event else { throw Finding("line-malformed") }
    #expect(arrival.push.target == .activity("final"))
    #expect(
      String(decoding: arrival.push.body, as: UTF8.self)
        == #"{"aps":{"timestamp":1800000005,"event":"update","content-state":{"n":1},"alert":{"title":"Goal"},"stale-date":1800000065,"relevance-score":2}}"#
    )
    #expect(read.findings.isEmpty)
  }

  @Test func `a request without a type is told its place and the types that its app has`() {
    var context = EventLine.Context(
      EventFileHeader(kind: .scenario, seed: 1), now: 0, bundles: ["match": "com.example.match"])
    context.types["com.example.match"] = ["MatchAttributes", "CupAttributes"]
    func fault(_ line: String) -> Finding? {
      do throws(Finding) {
        _ = try EventLine.read(Array(line.utf8), in: context)
        return nil
      } catch { return error }
    }
    let known = fault(#"{"at":0,"app":"match","request":{}}"#)
    #expect(known?.path == "request.type" && known?.sentence == #""type" is missing"#)
    #expect(known?.fix == "Name the attributes type: MatchAttributes, CupAttributes.")
    let unknown = fault(#"{"at":0,"app":"chess","request":{"id":"a"}}"#)
    #expect(unknown?.fix == "Name the attributes type of the app's activity.")
  }

  @Test func `a line that names the owner of a token is read before there is one`() throws {
    let device = try scenario(#"{"at":0,"toDevice":"match","push":{}}"#)
    #expect(device.line.recipient == .device(bundle: "com.example.match"))
    let start = try scenario(#"{"at":0,"toStart":"MatchAttributes","app":"match","push":{}}"#)
    #expect(
      start.line.recipient
        == .pushToStart(bundle: "com.example.match", attributesType: "MatchAttributes"))
    #expect(device.findings.isEmpty && start.findings.isEmpty)
    #expect(try scenario(#"{"at":0,"token":"ab12","push":{}}"#).line.recipient == nil)
  }

  @Test func `what a line leaves out has the usual value`() throws {
    let read = try scenario(#"{"at":0,"app":"match","update":{"id":"x","state":{}}}"#)
    #expect(
      read.line.event
        == .app(bundle: "com.example.match", .update(ActivityUpdate(id: "x", state: .empty))))
    let install = try scenario(#"{"at":0,"install":{"bundle":"a.b","plistPlace":{"file":"I"}}}"#)
    guard case .install(let app) = install.line.event else { throw Finding("line-malformed") }
    #expect(app.title == "a.b" && app.supportsLiveActivities && app.supportsFrequentUpdates)
    #expect(app.plistPlace == SourceLocation(file: "I", line: 1))
    #expect(app.hasPushCapability && app.plurals == nil && app.language == nil)
  }

  @Test func `an app goes by its short name, a moment by its distance from now`() throws {
    let read = try scenario(
      #"{"at":0,"app":"match","request":{"type":"T","state":{},"stale":30,"start":5}}"#)
    guard case .app(let bundle, .request(let request)) = read.line.event else {
      throw Finding("line-malformed")
    }
    #expect(bundle == "com.example.match")
    #expect(request.staleDate == 1_800_000_030)
    #expect(request.start == 1_800_000_005)
  }

  @Test(arguments: [
    (#""pushType":{"channel":"c"}"#, LiveActivity.PushType.channel("c")),
    (#""channel":"c""#, .channel("c")), (#""channel":"c","pushType":"token""#, .channel("c")),
    (#""pushType":"none""#, .none), (#""pushType":"token""#, .token), (#""id":"x""#, .token),
  ])
  func `what updates an activity is written as the API has it, too`(
    member: String, pushType: LiveActivity.PushType
  ) throws {
    let line = #"{"at":1,"app":"match","request":{"type":"T",\#(member)}}"#
    guard case .app(_, .request(let request)) = try scenario(line).line.event else {
      throw Finding("line-malformed")
    }
    #expect(request.pushType == pushType)
  }

  @Test(arguments: [
    ("{", "line-not-json", "not JSON"), ("[]", "line-malformed", "object"),
    (#"{"person":"lock"}"#, "line-malformed", "\"at\" is missing"),
    (#"{"at":1}"#, "line-malformed", "says nothing that happens"),
    (#"{"at":1,"app":"match","reqest":{}}"#, "line-malformed", "is expected; request?"),
    (#"{"at":1,"to":"a","updat":{}}"#, "line-malformed", "is expected; update?"),
    (#"{"at":1,"person":"lokc"}"#, "line-malformed", "lock?"),
    (#"{"at":1,"person":"open"}"#, "line-malformed", "\"app\" is missing"),
    (#"{"at":1,"person":3}"#, "line-malformed", "a string was expected, a number found"),
    (#"{"at":1,"set":{"offlin":true}}"#, "line-malformed", "nothing known is set"),
    (#"{"at":1,"set":{"offlin":true}}"#, "line-malformed", "; offline?"),
    (#"{"at":1,"clock":{"speed":0}}"#, "line-malformed", "above 0"),
    (#"{"at":"now","reboot":true}"#, "line-malformed", "a number was expected"),
    (#"{"at":1e999,"reboot":true}"#, "line-malformed", "1e999 is too large"),
    (#"{"at":-1e999,"reboot":true}"#, "line-malformed", "-1e999 is too small"),
    (#"{"at":1,"base64":"?"}"#, "line-malformed", "base64"),
    (#"{"at":1,"reboot":true,"at":2}"#, "line-malformed", "more than once"),
    (#"{"at":1,"set":{"offline":true,"offline":false}}"#, "line-malformed", "more than once"),
    (
      #"{"at":1,"app":"match","request":{"type":"T","pushType":{"chanel":"c"}}}"#, "line-malformed",
      #""token", "none" or {"channel": …} was expected"#
    ),
    (
      #"{"at":1,"app":"match","request":{"type":"T","pushType":"tokn"}}"#, "line-malformed",
      "token?"
    ),
  ])
  func `a line that cannot be understood says why, and where`(
    line: String, id: String, words: String
  ) {
    do {
      _ = try scenario(line)
      Issue.record("the line was read")
    } catch let finding as Finding {
      #expect(finding.id.rawValue == id)
      #expect(finding.told.contains(words), "\(finding.told)")
    } catch { Issue.record("another error: \(error)") }
  }

  @Test(arguments: [
    (#"{"at":1,"to":"a","updat":{}}"#, nil, #"Write "update" for "updat"."#),
    (#"{"at":1,"set":{"offlin":true}}"#, "set", #"Write "offline" for "offlin"."#),
    ("[]", nil, "Sources/Guides/Demos.md lists what can happen, islet help play shows a line."),
  ])
  func `a line with a misspelt key has the place and the key to write`(
    line: String, path: String?, fix: String
  ) {
    let fault = #expect(throws: Finding.self) { try scenario(line) }
    #expect(fault?.path == path)
    #expect(fault?.fix == fix)
  }

  @Test func `an unknown key is told, with the nearest known one`() throws {
    let read = try scenario(#"{"at":1,"to":"final","update":{},"alrt":{}}"#)
    #expect(read.findings.map(\.id) == ["line-unknown-key"])
    #expect(read.findings.first?.sentence.contains("\"alert\"") == true)
  }

  @Test func `a header is read as it was written; a newer file is refused`() throws {
    let header = EventFileHeader(kind: .journal, seed: .max, start: 1.5)
    #expect(try EventFileHeader.read(header.bytes.dropLast()).header == header)
    #expect(throws: Finding.self) { try EventFileHeader.read(Array(#"{"islet":2}"#.utf8)) }
    #expect(throws: Finding.self) { try EventFileHeader.read(Array(#"{"at":2}"#.utf8)) }
  }

  @Test func `what a line tells of the phone before its event comes back with it`() throws {
    var line = EventLine(time: 5, event: .reboot)
    line.marks = LineMarks(number: 3, jobs: 0, drawn: 2)
    #expect(try EventLine.read(line.bytes.dropLast(), in: EventLineTests.journal).line == line)
  }

  @Test func `of two things that a line sets the first counts, and the other is told`() throws {
    let line = Array(#"{"at":0,"set":{"offline":false,"loss":0.5,"lost":1}}"#.utf8)
    let read = try EventLine.read(line, in: EventLineTests.journal)
    #expect(read.line.event == .set(.offline(false)))
    #expect(read.findings.map(\.path) == ["set.loss", "set.lost"])
    #expect(read.findings.first?.sentence == #"one line sets one thing: "loss" is passed over"#)
    #expect(read.findings.first?.fix == "Write it in a line of its own.")
    #expect(read.findings.last?.sentence.contains("is not known here") == true)
  }

  @Test(arguments: [(-0.5, false), (0, true), (1, true), (3, false)])
  func `the share of pushes that are lost is from 0 to 1`(_ share: Double, _ isTaken: Bool) throws {
    let line = Array(#"{"at":0,"set":{"loss":\#(share)}}"#.utf8)
    let scenario = EventLine.Context(EventFileHeader(kind: .scenario, seed: 1), now: 0)
    var fault: Finding?
    do throws(Finding) {
      _ = try EventLine.read(line, in: scenario)
    } catch {
      fault = error
    }
    #expect((fault == nil) == isTaken)
    if !isTaken { #expect(fault?.path == "set.loss" && fault?.fix?.contains("0 to 1") == true) }
    // A program of before has written it into its journal and took the nearest share.
    var phone = SimulatedPhone(seed: 1, now: 0)
    _ = phone.replay(try EventLine.read(line, in: EventLineTests.journal).line)
    #expect(phone.device.loss == min(max(share, 0), 1))
  }

  @Test func `of a line with thousands of unknown keys only the first ones are told, and soon`()
    throws
  {
    let keys = (0..<50_000).map { #""k\#($0)":1"# }.joined(separator: ",")
    let start = ProcessorTime.ofThisThread
    let line = Array(#"{"at":0,"person":"lock",\#(keys)}"#.utf8)
    #expect(try EventLine.read(line, in: EventLineTests.journal).findings.count == 20)
    let set = Array(#"{"at":0,"set":{\#(keys)}}"#.utf8)
    #expect(throws: Finding.self) { try EventLine.read(set, in: EventLineTests.journal) }
    // Each key beside each known one took half a minute.
    #expect(ProcessorTime.ofThisThread - start < 15)
  }

  @Test func `what is told of a picture is the same after its line was read`() throws {
    let place = SourceLocation(file: "Card.swift", line: 31, column: 7)
    for finding in [
      Finding("widget-crashed", path: "x lockScreen", location: place, sentence: "it crashed"),
      Finding(
        "widget-button-closure", path: "lockScreen", location: place, sentence: "a button",
        fix: "Give it an intent.", severity: .error),
      Finding("widget-crashed", sentence: "no place"),
    ] {
      let event = Event.undrawn(
        Undrawn(activityID: "x", push: 3, slot: "lockScreen", finding: finding))
      let line = EventLine(time: 5, event: event)
      #expect(try EventLine.read(line.bytes, in: EventLineTests.journal).line.event == event)
    }
  }
}
