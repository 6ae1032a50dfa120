import Findings
import Foundation
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite struct InspectionTests {
  @Test func `an activity is started from the app's samples and listed with its token`()
    throws
  {
    let phone = try TestPhone()
    let answer = phone.ask("POST", "/islet/activities", ["app": "score"])
    #expect(answer.status == 201)
    #expect(answer.json["activityState"] == "active")
    #expect(answer.json["contentState"] == ["home": 0, "away": 0])
    #expect(answer.json["presentations"] == ["lockScreen", "compact"])
    let list = phone.ask("GET", "/islet/activities").json.array ?? []
    #expect(list.map { $0["pushToken"] } == [answer.json["pushToken"]])
  }

  @Test func `a request sees what the time that has passed has brought about`() throws {
    let phone = try TestPhone()
    let started = phone.ask(
      "POST", "/islet/activities",
      ["app": "score", "staleDate": .double(phone.simulator.now + 60)])
    #expect(started.json["activityState"] == "active")
    phone.time.real += 61
    let id = started.json["id"]?.string ?? ""
    #expect(phone.ask("GET", "/islet/activities/\(id)").json["activityState"] == "stale")
  }

  @Test func `an activity tells why the island does not show it, and nothing while it does`()
    throws
  {
    let phone = try TestPhone()
    let id = phone.ask("POST", "/islet/activities", ["app": "score"]).json["id"]?.string ?? ""
    func absence() -> JSONValue? {
      phone.ask("GET", "/islet/activities/\(id)").json["islandAbsence"]
    }
    #expect(absence() == .null)
    _ = phone.ask("POST", "/islet/switches", ["foreground": "score"])
    #expect(absence() == "its own app is in the foreground")
    _ = phone.ask("POST", "/islet/activities/\(id)/end", [:])
    #expect(absence() == "it is ended")
  }

  @Test
  func `after a push was answered the next request sees its effect, whatever the widget takes`()
    throws
  {
    let widget = SlowWidget()
    let phone = try TestPhone(widget: widget)
    let started = phone.ask("POST", "/islet/activities", ["app": "score"])
    #expect(started.status == nil)
    widget.answerAll(to: phone.simulator)
    #expect(started.status == 201)
    let activity = try #require(phone.simulator.phone.activities.first)
    phone.time.real += 5
    let number = phone.push(["home": 1, "away": 0], to: activity)
    #expect(phone.simulator.verdict(of: number)?.outcome == .pending)
    let answer = phone.ask("GET", "/islet/activities/\(activity.id)")
    #expect(answer.status == nil)
    widget.answerAll(to: phone.simulator)
    #expect(answer.json["contentState"] == ["home": 1, "away": 0])
    #expect(phone.simulator.verdict(of: number)?.outcome == .shown)
  }

  @Test func `update, end, swipe and token rotation act as the app and the person would`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    let path = "/islet/activities/\(activity.id)"
    phone.time.real += 5
    let updated = phone.ask("POST", path + "/update", ["content-state": ["home": 2, "away": 1]])
    #expect(updated.json["contentState"] == ["home": 2, "away": 1])
    let rotated = phone.ask("POST", path + "/rotate-token")
    #expect(rotated.json["pushToken"]?.string != activity.token)
    let adopted = phone.ask("POST", path + "/rotate-token", ["token": "abcdef"])
    #expect(adopted.json["pushToken"] == "abcdef")
    #expect(phone.ask("POST", path + "/rotate-token", ["token": "abcdef"]).status == 409)
    for token: JSONValue in ["zz", "abc", "", 5] {
      #expect(phone.ask("POST", path + "/rotate-token", ["token": token]).status == 400)
    }
    let rotation: JSONValue = ["rotate": .string(activity.id), "token": "zz"]
    #expect(phone.ask("POST", "/islet/events", rotation).status == 400)
    let beyond = JSONValue.number(JSONNumber(text: "1e400"))
    #expect(phone.ask("POST", path + "/end", ["dismissal": beyond]).status == 400)
    let ended = phone.ask("POST", path + "/end", ["dismissal": "default"])
    #expect(ended.json["activityState"] == "ended")
    let swiped = phone.ask("POST", path + "/swipe")
    #expect(swiped.json["activityState"] == "dismissed")
    // How it ended can still be asked; nothing can be done to it.
    let past = phone.ask("GET", path)
    #expect(past.status == 200)
    #expect(past.json["contentState"] == ["home": 2, "away": 1])
    #expect(past.json["dismissalReason"]?.string?.isEmpty == false)
    #expect(past.json["pushToken"] == .null)
    #expect(phone.ask("POST", path + "/update", ["contentState": [:]]).status == 409)
  }

  @Test
  func
    `what the gateway notices of connections is among the findings, once however often it comes`()
    throws
  {
    let phone = try TestPhone()
    for sentence in ["unknown ca", "unsupported protocol", "unknown ca"] {
      phone.simulator.gatewayNoticed(Finding("gateway-tls-refused", sentence: sentence))
    }
    let told = phone.ask("GET", "/islet").json["findings"]?.array ?? []
    #expect(told.compactMap { $0["sentence"]?.string } == ["unsupported protocol", "unknown ca"])
  }

  @Test func `the clock jumps, stops and finds the next moment; time does not go back`()
    throws
  {
    let phone = try TestPhone()
    let start = phone.simulator.now
    #expect(phone.ask("POST", "/islet/clock", ["advance": 60]).json["now"] == .double(start + 60))
    #expect(phone.ask("POST", "/islet/clock", ["to": .double(start)]).status == 409)
    #expect(phone.ask("POST", "/islet/clock", ["next": true]).status == 409)
    let answer = phone.ask(
      "POST", "/islet/activities", ["app": "score", "stale-date": .double(start + 300)])
    let id = try #require(answer.json["id"]?.string)
    #expect(phone.ask("POST", "/islet/clock", ["next": true]).json["now"] == .double(start + 300))
    #expect(phone.ask("GET", "/islet/activities/\(id)").json["activityState"] == "stale")
    #expect(phone.ask("POST", "/islet/clock", ["paused": true]).json["paused"] == true)
    phone.time.real += 50
    #expect(phone.ask("GET", "/islet/clock").json["now"] == .double(start + 300))
  }

  @Test func `the next moment is reached by a clock that stands, however fine it is`() throws {
    let phone = try TestPhone(start: 1_796_053_860)
    let stale = 1_796_053_960.1117322
    let answer = phone.ask(
      "POST", "/islet/activities", ["app": "score", "stale-date": .double(stale)])
    let id = try #require(answer.json["id"]?.string)
    let moved = phone.ask("POST", "/islet/clock", ["paused": true, "next": true]).json
    #expect(moved["now"]?.double ?? 0 >= stale)
    #expect(moved["moments"]?.array?.map { $0["name"] } == ["8 hours"])
    #expect(phone.ask("GET", "/islet/activities/\(id)").json["activityState"] == "stale")
  }

  @Test func `the next moment is the first of those that are told, also of a push that waits`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    let start = phone.simulator.now
    // An alert ends by itself, which is no moment to jump to.
    phone.simulator.send(.person(.lock))
    #expect(phone.ask("POST", "/islet/switches", ["offline": true]).status == 200)
    let body =
      #"{"aps":{"timestamp":\#(Int(start)),"event":"update","content-state":{"home":1,"away":0}}}"#
    let push = Push(
      target: .token(activity.token ?? ""), carrier: .http2,
      headers: PushHeaders(pushType: "liveactivity", expiration: start + 300),
      body: Array(body.utf8))
    let number = phone.simulator.receive(push, status: 200, reason: nil)
    let moments = try #require(phone.ask("GET", "/islet/clock").json["moments"]?.array)
    #expect(moments.map { $0["name"] } == ["expiry", "8 hours"])
    #expect(moments.first?["time"] == .double(start + 300) && moments.first?["activity"] == "")
    let answer = phone.ask("POST", "/islet/clock", ["next": true]).json
    #expect(answer["now"] == .double(start + 300))
    #expect(answer["moments"]?.array?.map { $0["name"] } == ["8 hours"])
    #expect(phone.simulator.verdict(of: number)?.findings.map(\.id) == ["push-expired"])
  }

  @Test func `switches are set by name and told again`() throws {
    let phone = try TestPhone()
    let answer = phone.ask(
      "POST", "/islet/switches",
      ["offline": true, "locked": true, "appearance": "light", "device": "iPhone SE"])
    #expect(answer.json["offline"] == true)
    #expect(answer.json["locked"] == true)
    #expect(answer.json["appearance"] == "light")
    #expect(answer.status == 200 && answer.json["device"] == "iPhone SE")
    let off = phone.ask("POST", "/islet/switches", ["frequentPushes": ["score": false]])
    #expect(
      off.json["frequentPushes"] == ["score": false] && off.json["permission"] == ["score": true])
    #expect(phone.ask("POST", "/islet/switches", ["appearance": "blue"]).status == 400)
    #expect(phone.ask("POST", "/islet/switches", ["loss": 2]).status == 400)
    #expect(phone.ask("POST", "/islet/switches", ["clockOffset": 5]).status == 400)
    for (name, value) in [("timeZone", "Mars"), ("locale", "xx_YY")] {
      #expect(
        phone.ask("POST", "/islet/switches", [name: .string(value)]).status == 400, "\(value)")
    }
    let london = phone.ask("POST", "/islet/switches", ["timeZone": "London"])
    #expect(london.status == 400)
    #expect(
      phone.ask("POST", "/islet/switches", ["timeZone": "Asia/Tokyo", "locale": "pt-BR"]).status
        == 200)
  }

  @Test
  func `members for the screen mean the same in any order, and what they cannot mean is refused`()
    throws
  {
    let phone = try TestPhone()
    phone.simulator.send(.person(.unlock))
    func set(_ members: JSONValue) -> JSONValue {
      phone.ask("POST", "/islet/switches", members).json
    }
    let pairs: [JSONValue] = [["locked": true, "asleep": true], ["asleep": true, "locked": true]]
    for pair in pairs {
      _ = set(["locked": false])
      let told = set(pair)
      #expect(told["asleep"] == true && told["locked"] == true)
      // Alone each of them lights the Lock Screen.
      for wish: JSONValue in [["locked": true], ["asleep": false]] {
        _ = set(pair)
        let awake = set(wish)
        #expect(awake["asleep"] == false && awake["locked"] == true)
      }
    }
    // Behind a locked screen an app is in front, whichever is named first.
    let withApp: [JSONValue] = [
      ["locked": true, "foreground": "score"], ["foreground": "score", "locked": true],
    ]
    for wish in withApp {
      _ = set(["locked": false, "foreground": nil])
      let told = set(wish)
      #expect(told["locked"] == true && told["foreground"] == .string(TestPhone.bundle))
    }
    for wish: JSONValue in [
      ["asleep": true, "locked": false], ["locked": false, "standBy": true],
    ] {
      let before = phone.simulator.phone
      #expect(phone.ask("POST", "/islet/switches", wish).status == 400)
      #expect(phone.simulator.phone == before)
    }
  }

  @Test(arguments: [false, true])
  func `an app stays in front of a locked phone by any of its names`(isByBundle: Bool) throws {
    let phone = try TestPhone()
    let name = isByBundle ? TestPhone.bundle : "score"
    phone.simulator.send(.person(.open(bundle: TestPhone.bundle)))
    let locked = phone.ask(
      "POST", "/islet/switches", ["foreground": .string(name), "asleep": true]
    ).json
    #expect(locked["asleep"] == true && locked["foreground"] == .string(TestPhone.bundle))
    let before = phone.simulator.phone
    let again = phone.ask(
      "POST", "/islet/switches", ["foreground": .string(name), "asleep": true])
    #expect(again.status == 200 && phone.simulator.phone == before)
  }

  @Test(arguments: [
    ("events", #"{"rotate":"ID","token":"1234","token":"12"}"#),
    ("events", #"{"person":"lock","person":"unlock"}"#),
    ("switches", #"{"permission":{"score":true,"score":false}}"#),
    ("switches", #"{"notifications":{"score":true,"BUNDLE":false}}"#),
  ])
  func `what a body says twice is refused, wherever it stands`(route: String, body: String) throws {
    let phone = try TestPhone()
    let text = body.replacing("ID", with: try phone.start().id)
      .replacing("BUNDLE", with: TestPhone.bundle)
    let before = phone.simulator.phone
    let answer = phone.ask("POST", "/islet/\(route)", try JSONValue(parsing: text))
    #expect(answer.status == 400 && answer.text.contains("more than once"))
    #expect(phone.simulator.phone == before)
  }

  @Test(arguments: [false, true])
  func `a sleeping phone's own switches leave it asleep, sorted or not`(hasApp: Bool) throws {
    let phone = try TestPhone()
    phone.simulator.send(.person(hasApp ? .open(bundle: TestPhone.bundle) : .goHome))
    phone.simulator.send(.person(.lock))
    let own = phone.ask("GET", "/islet/switches").json
    #expect(own["asleep"] == true)
    for wish in [own, own.sorted] {
      let answer = phone.ask("POST", "/islet/switches", wish)
      #expect(answer.status == 200 && answer.json == own, "\(answer.text)")
    }
  }

  @Test func `an update has its own relevance, and none where it says none, as ActivityContent`()
    throws
  {
    let phone = try TestPhone()
    let started = phone.ask("POST", "/islet/activities", ["app": "score", "relevanceScore": 7])
    #expect(started.json["relevanceScore"] == 7)
    let path = "/islet/activities/\(started.json["id"]?.string ?? "")/update"
    let state: JSONValue = ["home": 2, "away": 1]
    let kept = phone.ask("POST", path, ["contentState": state, "relevanceScore": 3])
    #expect(kept.json["relevanceScore"] == 3)
    #expect(phone.ask("POST", path, ["contentState": state]).json["relevanceScore"] == 0)
  }

  @Test func `a name that a state has twice is told once, with the value that counts`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 1
    phone.push(
      .object(
        JSONObject([(key: "home", value: 3), (key: "away", value: 0), (key: "home", value: 9)])),
      to: activity)
    phone.simulator.settle()
    let told = phone.ask("GET", "/islet/activities/\(activity.id)").json
    #expect(told["contentState"] == ["home": 3, "away": 0])
  }

  @Test func `a body that has a member twice, under either of its names, is refused`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    for second in ["staleDate", "stale-date"] {
      let body = JSONValue.object(
        JSONObject([
          (key: "contentState", value: ["home": 1, "away": 0]),
          (key: "staleDate", value: 1_800_000_000), (key: second, value: 1_900_000_000),
        ]))
      let answer = phone.ask("POST", "/islet/activities/\(activity.id)/update", body)
      #expect(answer.status == 400 && answer.text.contains("more than once"), "\(second)")
    }
  }

  @Test func `an app has 10,000 channels at most, another app its own`() throws {
    #expect(RunningSimulator.Options().channelLimit == 10_000)
    let phone = try TestPhone { $0.channelLimit = 3 }
    let simulator = phone.simulator
    let bundle = try #require(simulator.apps.first?.folder.bundle)
    for _ in 0..<3 {
      #expect(simulator.createChannel(bundle: bundle, storesLatest: false) != nil)
    }
    #expect(simulator.createChannel(bundle: bundle, storesLatest: false) == nil)
    #expect(simulator.createChannel(bundle: "com.example.other", storesLatest: true) != nil)
    #expect(simulator.absence(ofApp: bundle) == nil)
    #expect(simulator.absence(ofApp: "com.example.other")?.fix?.contains(bundle) == true)
    let first = try #require(simulator.channels(bundle: bundle).first)
    #expect(simulator.deleteChannel(bundle: bundle, id: first))
    #expect(simulator.createChannel(bundle: bundle, storesLatest: false) != nil)
  }

  @Test func `a scenario line happens when it is posted; a wrong one is refused`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let line: JSONValue = ["at": 0, "to": .string(activity.id), "update": ["home": 3, "away": 3]]
    let answer = phone.ask("POST", "/islet/events", line)
    #expect(answer.status == 200)
    #expect(phone.simulator.phone.activity(activity.id)?.state.value == ["home": 3, "away": 3])
    #expect(phone.ask("POST", "/islet/events", ["at": 0, "dance": true]).status == 400)
    let settings = phone.ask("POST", "/islet/events", ["settings": ["appearance": "light"]])
    #expect(settings.status == 400)
    #expect(settings.json["fix"]?.string?.contains("POST /islet/switches") == true)
    // It happens now: a line needs no time.
    phone.time.real += 2
    let timeless: JSONValue = ["to": .string(activity.id), "update": ["home": 4, "away": 3]]
    #expect(phone.ask("POST", "/islet/events", timeless).status == 200)
    #expect(phone.simulator.phone.activity(activity.id)?.state.value == ["home": 4, "away": 3])
  }

  @Test func `a line of the API sends to tokens by the names of their owners`() throws {
    let phone = try TestPhone()
    for line: JSONValue in [
      ["toDevice": "score", "push": ["aps": ["alert": "Hello"]]],
      ["toStart": "ScoreAttributes", "app": "score", "push": ["aps": [:]]],
    ] {
      #expect(phone.ask("POST", "/islet/events", line).status == 200)
    }
    let targets = phone.simulator.phone.records.map(\.push.target)
    let tokens = [
      TokenName.device(bundle: TestPhone.bundle),
      .pushToStart(bundle: TestPhone.bundle, attributesType: "ScoreAttributes"),
    ].compactMap(phone.simulator.phone.token)
    #expect(targets == tokens.map { .token($0) } && tokens.count == 2)
  }

  @Test func `the OpenAPI description names every route of the table`() throws {
    let answer = try TestPhone().ask("GET", "/islet/openapi.json")
    #expect(answer.json["openapi"]?.string?.hasPrefix("3.") == true)
    for route in Inspection.routes {
      let method = route.method.rawValue.lowercased()
      #expect(answer.json["paths"]?[route.path]?[method]?["summary"] == .string(route.summary))
    }
  }

  @Test func `no two routes answer the same request`() {
    let names = Inspection.routes.map { route in
      route.method.rawValue
        + route.path.split(separator: "/").map { $0.first == "{" ? "{}" : "/\($0)" }
        .joined()
    }
    #expect(Set(names).count == names.count)
  }
}

@MainActor
@Suite struct InspectionPageTests {
  @Test func `the page about the API names every route of the table, and no other`() throws {
    // From Tests/SimulatorTests/Inspection up to the top.
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/API.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| `") && $0.contains(" /islet") && !$0.hasPrefix("| `foreground")
    }
    let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let routes = Inspection.routes.map { "\($0.method.rawValue) \($0.path)" }
    #expect(named.sorted() == routes.sorted())
    // What a request may say stands in its row; what says much has a table of its own.
    let tables = [
      "setSwitches": "Switches and settings:",
      "getScreen": "What `GET /islet/screen` is asked for:",
    ]
    for route in Inspection.routes {
      let row = rows.first { $0.hasPrefix("| `\(route.method.rawValue) \(route.path)`") } ?? ""
      let place = try tables[route.id].map { try table(below: $0, in: text) } ?? row
      let names = route.query.map(\.name) + (route.body?.members.map(\.name) ?? [])
      for name in names { #expect(place.contains("`\(name)`"), "\(route.id): \(name)") }
    }
  }

  /// Returns the rows of the table below a sentence.
  private func table(below sentence: String, in page: String) throws -> Substring {
    let begin = try #require(page.range(of: "\n\(sentence)\n\n")).upperBound
    let rest = page[begin...]
    return rest[..<(rest.range(of: "\n\n")?.lowerBound ?? rest.endIndex)]
  }
}
