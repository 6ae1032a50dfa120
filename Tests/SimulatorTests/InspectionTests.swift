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
    for token: JSONValue in ["xyz", "abcdef"] {
      #expect(phone.ask("POST", path + "/rotate-token", ["token": token]).status == 409)
    }
    #expect(phone.ask("POST", path + "/rotate-token", ["token": 5]).status == 400)
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
  func `a state that the widget cannot read is refused for an update and an end, as for a start`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    let path = "/islet/activities/\(activity.id)"
    phone.time.real += 5
    for act in ["/update", "/end"] {
      let answer = phone.ask("POST", path + act, ["contentState": ["home": "x"]])
      #expect(answer.status == 409, "\(act)")
      #expect(answer.json["error"]?.string?.contains("home") == true, "\(act)")
      #expect(answer.json["findings"]?.array?.isEmpty == false, "\(act)")
    }
    // The end was asked for and holds; only its state could not be shown.
    #expect(phone.ask("GET", path).json["activityState"] == "ended")
    for body: JSONValue in [["contentState": ["home": 1, "away": 1]]] {
      #expect(phone.ask("POST", path + "/update", body).status == 409)
      #expect(phone.ask("POST", path + "/end", body).status == 409)
    }
    #expect(phone.ask("POST", path + "/end", [:]).status == 200)
  }

  @Test(arguments: ["x", [:], ["titel": "Goal"], ["title": 5]] as [JSONValue])
  func `an alert that would say nothing is refused`(_ alert: JSONValue) throws {
    let phone = try TestPhone()
    let path = "/islet/activities/\(try phone.start().id)/update"
    let body: JSONValue = ["contentState": ["home": 1, "away": 0], "alert": alert]
    #expect(phone.ask("POST", path, body).status == 400)
  }

  @Test(arguments: [
    ("GET", "/islet/pushes?apns_id=x"), ("GET", "/islet/screen?presentaton=compact"),
    ("POST", "/islet/clock?advance=60"), ("GET", "/islet?x=1"),
  ])
  func `a parameter that a route does not have is refused by name`(
    _ method: String, _ path: String
  ) throws {
    let answer = try TestPhone().ask(method, path)
    #expect(answer.status == 400)
    let name = path.split(whereSeparator: { "?=".contains($0) })[1]
    #expect(answer.json["error"]?.string?.contains("“\(name)”") == true)
  }

  @Test(arguments: [
    ("GET", "/islet/nothing", 404), ("DELETE", "/islet/clock", 405),
    ("GET", "/islet/activities/none", 404), ("POST", "/islet/activities", 400),
    ("GET", "/islet/screen?format=bmp", 400), ("GET", "/islet/screen?zoom=3", 400),
    ("GET", "/islet/pushes?wait=-1", 400), ("GET", "/islet/pushes?after=x", 400),
    ("POST", "/islet/apps/none/push-to-start", 404),
    ("GET", "/islet/pushes/99", 404),
  ])
  func `what cannot be served is answered with a sentence and a fix`(
    _ method: String, _ path: String, _ status: Int
  ) throws {
    let answer = try TestPhone().ask(method, path)
    #expect(answer.status == status)
    #expect(answer.json["error"]?.string?.isEmpty == false)
    #expect(answer.json["fix"]?.string?.isEmpty == false)
  }

  @Test func `a wrong method is told the right ones; HEAD is taken wherever GET is`()
    throws
  {
    let phone = try TestPhone()
    let answer = phone.ask("PUT", "/islet/clock")
    #expect(answer.status == 405)
    #expect(answer.headers.first { $0.name == "allow" }?.value == "GET, HEAD, POST")
    // Of a body the wire sends its length alone.
    let (head, get) = (phone.ask("HEAD", "/islet/clock"), phone.ask("GET", "/islet/clock"))
    #expect(head.status == 200 && !head.body.isEmpty && head.body.count == get.body.count)
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

  @Test func `a body with an unknown key or that is no object is refused by name`() throws {
    let phone = try TestPhone()
    let unknown = phone.ask("POST", "/islet/clock", ["advnace": 5])
    #expect(unknown.status == 400)
    #expect(unknown.json["error"]?.string?.contains("advnace") == true)
    #expect(phone.ask("POST", "/islet/clock", [1, 2]).status == 400)
    let path = "/islet/activities/\(try phone.start().id)/swipe"
    #expect(phone.ask("POST", path, ["left": true]).status == 400)
    #expect(phone.ask("POST", path, [:]).status == 200)
  }

  @Test func `a request that ActivityKit refuses is answered 409 with its error's name`()
    throws
  {
    let phone = try TestPhone()
    _ = phone.ask("POST", "/islet/switches", ["permission": ["score": false]])
    let answer = phone.ask("POST", "/islet/activities", ["app": "score"])
    #expect(answer.status == 409)
    #expect(answer.json["activityKitError"] == "denied")
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

  @Test func `switches are set by name and told again`() throws {
    let phone = try TestPhone()
    let answer = phone.ask(
      "POST", "/islet/switches",
      ["offline": true, "locked": true, "appearance": "light", "device": "iPhone SE"])
    #expect(answer.json["offline"] == true)
    #expect(answer.json["locked"] == true)
    #expect(answer.json["appearance"] == "light")
    #expect(answer.status == 200 || answer.json["fix"]?.string?.contains("iPhone") == true)
    let off = phone.ask("POST", "/islet/switches", ["frequentPushes": ["score": false]])
    #expect(
      off.json["frequentPushes"] == ["score": false] && off.json["permission"] == ["score": true])
    #expect(phone.ask("POST", "/islet/switches", ["appearance": "blue"]).status == 400)
    #expect(phone.ask("POST", "/islet/switches", ["loss": 2]).status == 400)
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

  @Test func `an app has 10,000 channels at most, another app its own`() throws {
    let phone = try TestPhone()
    let simulator = phone.simulator
    #expect(simulator.channelLimit == 10_000)
    simulator.channelLimit = 3
    let bundle = try #require(simulator.apps.first?.folder.bundle)
    for _ in 0..<3 {
      #expect(simulator.createChannel(bundle: bundle, storesLatest: false) != nil)
    }
    #expect(simulator.createChannel(bundle: bundle, storesLatest: false) == nil)
    #expect(simulator.createChannel(bundle: "com.example.other", storesLatest: true) != nil)
    let first = try #require(simulator.channels(bundle: bundle).first)
    #expect(simulator.deleteChannel(bundle: bundle, id: first))
    #expect(simulator.createChannel(bundle: bundle, storesLatest: false) != nil)
  }

  @Test func `a request that is refused changes nothing`() throws {
    let phone = try TestPhone()
    let refused: JSONValue = ["offline": true, "appearance": "light", "loss": 7]
    #expect(phone.ask("POST", "/islet/switches", refused).status == 400)
    let switches = phone.ask("GET", "/islet/switches").json
    #expect(switches["offline"]?.bool == false)
    #expect(switches["appearance"]?.string == "dark")
  }

  @Test func `a scenario line happens when it is posted; a wrong one is refused`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let line: JSONValue = ["at": 0, "to": .string(activity.id), "update": ["home": 3, "away": 3]]
    let answer = phone.ask("POST", "/islet/events", line)
    #expect(answer.status == 200)
    #expect(phone.simulator.phone.activity(activity.id)?.state.value == ["home": 3, "away": 3])
    #expect(phone.ask("POST", "/islet/events", ["at": 0, "dance": true]).status == 400)
    // It happens now: a line needs no time.
    phone.time.real += 2
    let timeless: JSONValue = ["to": .string(activity.id), "update": ["home": 4, "away": 3]]
    #expect(phone.ask("POST", "/islet/events", timeless).status == 200)
    #expect(phone.simulator.phone.activity(activity.id)?.state.value == ["home": 4, "away": 3])
  }

  @Test(arguments: [
    (#"{"person": "lock", "foo": 1}"#, 400, "foo", "leave it out"),
    (#"{"person": "swipe", "activity": "nope"}"#, 404, "nope", "nothing is running"),
    (#"{"person": "show", "activity": "nope"}"#, 404, "nope", "nothing is running"),
    (#"{"person": "allow", "app": "nope"}"#, 404, "nope", "score"),
    (#"{"person": 1}"#, 400, "person: ", "Write a string."),
    (#"{"person": "swipes"}"#, 400, "person: ", "Write \"swipe\"."),
    (#"{"person": "swipe"}"#, 400, "activity: ", "Add \"activity\", a string."),
    (#"{"person": "tap", "activity": "nope"}"#, 404, "nope", "nothing is running"),
    (#"{"x": 1}"#, 400, "says nothing", "GET /islet/journal"),
    (#"{"system": "call", "ends": 1}"#, 400, "ends: ", "Write true or false."),
    (#"{"app": "score", "request": {}}"#, 400, "request.type: ", "ScoreAttributes"),
    (#"{"app": "score", "request": {"type": "X"}}"#, 409, "X", "ScoreAttributes"),
    (#"{"app": "nope", "request": {"type": "X"}}"#, 404, "nope", "score"),
    (#"{"app": "score", "update": {"id": "nope"}}"#, 404, "nope", "nothing is running"),
    (#"{"app": "score", "set": {"notifications": true, "x": 1}}"#, 400, "set.x", "leave it out"),
    (#"{"app": "nope", "set": {"notifications": true}}"#, 404, "nope", "score"),
    (#"{"rotate": "nope"}"#, 404, "nope", "nothing is running"),
    (#"{"toDevice": "nope", "push": {}}"#, 400, "toDevice: ", "token"),
  ])
  func `an event that could not happen is refused, with its place and what to do`(
    _ line: String, _ status: Int, _ told: String, _ fix: String
  ) throws {
    let phone = try TestPhone()
    let answer = phone.ask("POST", "/islet/events", try JSONValue(parsing: Array(line.utf8)))
    #expect(answer.status == status)
    #expect(answer.json["error"]?.string?.contains(told) == true, "\(answer.json)")
    #expect(answer.json["fix"]?.string?.contains(fix) == true, "\(answer.json)")
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

  @Test func `each refusal says what was sent and what would be taken`() throws {
    let phone = try TestPhone()
    let outages = "ServiceUnavailable, Shutdown"
    for (name, value, told, fix): (String, JSONValue, String, String) in [
      ("appearance", "blue", "appearance is “blue”", "one of: light, dark"),
      ("typeSize", 3, "typeSize is a number", "one of: xS, S"),
      ("locale", "", "locale is empty", "a text of 1 to 128 bytes"),
      ("device", 1, "device is a number", "a text of 1 to 128 bytes"),
      ("strict", "x", "strict is true or false, not a string", "true or false"),
      ("outage", "Flood", "outage is “Flood”, no reason of APNs", outages),
      ("foreground", "nope", "foreground is “nope”, no app here", "score"),
      ("permission", ["nope": true], "permission has “nope”, no app here", "score"),
      ("permission", ["score": 1], "permission has “score”: 1", "true or false"),
      ("lockScreenSleep", 1e6, "lockScreenSleep is 1000000", "0 to 86400"),
    ] {
      let answer = phone.ask("POST", "/islet/switches", .object(JSONObject([(name, value)])))
      #expect(answer.status == 400)
      #expect(answer.json["error"] == .string(told))
      #expect(answer.json["fix"]?.string?.contains(fix) == true, "\(answer.json)")
    }
    for (path, told, fix) in [
      ("/islet/screen?format=png&format=svg", "“format” more than once", "once"),
      ("/islet/output?app=nope", "no app “nope”", "score"),
      ("/islet/screen?zoom=3", "zoom is “3”", "one of 10, 8, 5, 4, 2.5, 2"),
      ("/islet/pushes/7", "no push “7”", "none has come yet"),
      ("/islet/apps/score", "nothing at /islet/apps/score", "GET /islet/apps/{app}/review"),
      ("/islet/nothing", "nothing at /islet/nothing", "GET /islet/openapi.json"),
    ] {
      let answer = phone.ask("GET", path)
      #expect(answer.json["error"]?.string?.contains(told) == true, "\(answer.json)")
      #expect(answer.json["fix"]?.string?.contains(fix) == true, "\(answer.json)")
    }
    for (path, body, told): (String, JSONValue, String) in [
      ("activities", ["app": 1], "app is a number"),
      ("clock", ["advance": 1, "to": 2e9], "advance and to both say where to jump"),
      ("clock", ["advance": 1e30], "advance is more than ten years ahead"),
      ("clock", ["speed": 0], "a speed of 0 is not possible"),
      ("apps/score/push-to-start", ["wait": -1], "wait is “-1”"),
    ] {
      let answer = phone.ask("POST", "/islet/" + path, body)
      #expect(answer.status == 400)
      #expect(answer.json["error"] == .string(told))
    }
  }

  @Test func `pushes come with verdicts, from a number on`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 5
    let first = phone.push(["home": 1, "away": 0], to: activity)
    let second = phone.push(["home": "x"], to: activity, timestamp: phone.simulator.now + 1)
    let list = phone.ask("GET", "/islet/pushes?after=\(first)").json.array ?? []
    #expect(list.map { $0["number"] } == [.int(second)])
    #expect(list.first?["verdict"]?["outcome"] == "ignored")
    #expect(list.first?["verdict"]?["findings"]?.array?.isEmpty == false)
  }

  @Test
  func `the stream tells each push, resumes after the last one told, and ends with its client`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 5
    phone.push(["home": 1, "away": 0], to: activity)
    let headers = [
      (name: "host", value: "localhost"), (name: "accept", value: "text/event-stream"),
    ]
    let stream = phone.ask("GET", "/islet/pushes", headers: headers)
    #expect(stream.headers.contains { $0 == ("content-type", "text/event-stream") })
    #expect(stream.text.contains("id: 1\n"))
    phone.time.real += 5
    phone.push(["home": 2, "away": 0], to: activity)
    phone.simulator.settle()
    #expect(stream.text.contains("id: 2\n"))
    let resumed = phone.ask(
      "GET", "/islet/pushes", headers: headers + [(name: "last-event-id", value: "1")])
    #expect(!resumed.text.contains("id: 1\n") && resumed.text.contains("id: 2\n"))
    let newest = phone.ask("GET", "/islet/pushes?limit=1", headers: headers)
    #expect(!newest.text.contains("id: 1\n") && newest.text.contains("id: 2\n"))
    newest.onClose?()
    #expect(phone.ask("GET", "/islet/pushes?wait=1", headers: headers).status == 400)
    let count = phone.simulator.feed.numbers.count
    stream.onClose?()
    resumed.onClose?()
    #expect(phone.simulator.feed.numbers.count == count - 2)
  }

  @Test(arguments: [Int.min, -1, 0, 2, .max])
  func `there is no push of a number that none has, however far away it is`(number: Int) throws {
    let phone = try TestPhone()
    phone.push(["home": 1, "away": 0], to: try phone.start())
    #expect(phone.ask("GET", "/islet/pushes/1").status == 200)
    #expect(phone.ask("GET", "/islet/pushes/\(number)").status == 404)
    #expect(phone.ask("POST", "/islet/pushes/\(number)/again").status == 404)
  }

  @Test func `a stream after a push that is not there tells the next one, by its own number`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    let stream = phone.ask(
      "GET", "/islet/pushes?after=\(Int.max)",
      headers: [
        (name: "host", value: "localhost"), (name: "accept", value: "text/event-stream"),
      ])
    #expect(stream.status == 200 && !stream.text.contains("id: "))
    phone.push(["home": 1, "away": 0], to: activity)
    phone.simulator.settle()
    #expect(stream.text.contains("id: 1\n") && !stream.text.contains("id: \(Int.max)"))
  }

  @Test func `a client that reads slowly is told later, and misses nothing`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let headers = [
      (name: "host", value: "localhost"), (name: "accept", value: "text/event-stream"),
    ]
    let stream = phone.ask("GET", "/islet/pushes", headers: headers)
    stream.hasRoom = false
    for score in 1...3 {
      phone.time.real += 5
      phone.push(["home": .int(score), "away": 0], to: activity)
      phone.simulator.settle()
    }
    #expect(!stream.text.contains("id: "))
    stream.hasRoom = true
    stream.onRoom?()
    for number in 1...3 { #expect(stream.text.contains("id: \(number)\n")) }
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
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/API.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let rows = lines.filter { $0.contains(" /islet") && !$0.hasPrefix("| `foreground") }
    let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let routes = Inspection.routes.map { "\($0.method.rawValue) \($0.path)" }
    #expect(named.sorted() == routes.sorted())
    // What a request may say stands in its row; switches have a table of their own.
    for route in Inspection.routes {
      let row = rows.first { $0.hasPrefix("| `\(route.method.rawValue) \(route.path)`") } ?? ""
      let names = route.query.map(\.name) + (route.body?.members.map(\.name) ?? [])
      for name in names {
        let place = route.id == "setSwitches" ? lines.joined(separator: "\n")[...] : row
        #expect(place.contains("`\(name)`"), "\(route.id): \(name)")
      }
    }
  }
}
