import Findings
import Foundation
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite("What the API refuses")
struct RefusalTests {
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
    ("GET", "/islet/screen?scale=9", 400), ("GET", "/islet/screen?after=3", 400),
    ("GET", "/islet/screen?size=huge&presentation=watch", 400),
    ("GET", "/islet/screen?after=1&presentation=compact", 400),
    ("GET", "/islet/screen?activity=none", 404), ("GET", "/islet/screen?around=nobody", 400),
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

  @Test func `a request that is refused changes nothing`() throws {
    let phone = try TestPhone()
    let refused: JSONValue = ["offline": true, "appearance": "light", "loss": 7]
    #expect(phone.ask("POST", "/islet/switches", refused).status == 400)
    let switches = phone.ask("GET", "/islet/switches").json
    #expect(switches["offline"]?.bool == false)
    #expect(switches["appearance"]?.string == "dark")
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

  @Test func `an event that changes nothing is taken, and its answer says so`() throws {
    let phone = try TestPhone()
    _ = try phone.start()
    let lines: [(JSONValue, Bool)] = [
      (["person": "lock"], true), (["person": "collapse"], false), (["person": "restore"], false),
      (["set": ["offline": true]], true), (["set": ["offline": true]], false),
    ]
    for (line, changes) in lines {
      let answer = phone.ask("POST", "/islet/events", line)
      #expect(answer.status == 200 && answer.json["changed"] == .bool(changes), "\(line.compact)")
      phone.time.real += 1
    }
  }

  @Test func `what a phone can do is judged by the phone that the request asks for`() throws {
    let phone = try TestPhone()
    let old: JSONValue = ["standBy": true, "device": "iPhone 8 Plus"]
    #expect(phone.ask("POST", "/islet/switches", old).status == 400)
    #expect(phone.simulator.settings.device.name != "iPhone 8 Plus")
    #expect(phone.ask("POST", "/islet/switches", ["device": "iPhone 8 Plus"]).status == 200)
    let new: JSONValue = ["standBy": true, "device": "iPhone 16"]
    #expect(phone.ask("POST", "/islet/switches", new).status == 200)
    #expect(phone.simulator.phone.device.standBy != nil)
  }

  @Test func `an activity that is no alarm has no screen of one, and nothing is found wrong`()
    throws
  {
    let phone = try TestPhone()
    _ = try phone.start()
    let answer = phone.ask("GET", "/islet/screen?presentation=alarm")
    #expect(answer.status == 404)
    #expect(answer.json["fix"]?.string?.contains("lockScreen") == true)
    #expect(phone.simulator.findings.isEmpty)
  }

  @Test func `a push that waits for the phone says how to bring it back`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.simulator.send(.set(.offline(true)))
    let number = phone.push(["home": 1, "away": 0], to: activity)
    let verdict = try #require(phone.simulator.verdict(of: number))
    #expect(verdict.outcome == .pending)
    #expect(verdict.findings.first?.fix?.contains(#"{"offline": false}"#) == true)
  }

  @Test func `a clock that is refused stays as it was`() throws {
    let phone = try TestPhone()
    let request: JSONValue = ["paused": true, "next": true]
    #expect(phone.ask("POST", "/islet/clock", request).status == 409)
    #expect(!phone.simulator.clock.isPaused)
    #expect(phone.ask("POST", "/islet/clock", ["real": true, "advance": -5]).status == 409)
  }

  @Test func `without a next moment a clock stays as it was, whatever else is asked of it`() throws
  {
    let phone = try TestPhone()
    #expect(phone.ask("POST", "/islet/clock", ["advance": 100]).status == 200)
    let requests: [JSONValue] = [
      ["real": true, "next": true], ["real": true, "speed": 5, "paused": true, "next": true],
      ["advance": 5, "next": true], ["to": .double(phone.simulator.now + 9), "next": true],
    ]
    for request in requests {
      let answer = phone.ask("POST", "/islet/clock", request)
      #expect(answer.status == 409, "\(request.compact)")
      let clock = phone.ask("GET", "/islet/clock").json
      #expect(clock["ahead"] == 100 && clock["speed"] == 1, "\(clock.compact)")
      #expect(clock["paused"] == false, "\(clock.compact)")
    }
  }

  @Test func `a jump beyond the last moment is done, though no next one is left behind it`() throws
  {
    let phone = try TestPhone()
    _ = try phone.start()
    let answer = phone.ask("POST", "/islet/clock", ["advance": 200_000, "next": true])
    #expect(answer.status == 200 && answer.json["ahead"] == 200_000, "\(answer.json.compact)")
    #expect(phone.ask("GET", "/islet/activities").json == [])
  }

  @Test func `an event pauses the clock itself; to move it there is a route of its own`() throws {
    let scratch = ScratchFolder()
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      #expect(phone.ask("POST", "/islet/events", ["clock": "pause"]).status == 200)
      #expect(phone.ask("GET", "/islet/clock").json["paused"] == true)
      #expect(phone.ask("POST", "/islet/events", ["clock": ["speed": 50]]).status == 200)
      #expect(phone.ask("GET", "/islet/clock").json["speed"] == 50)
      for clock: JSONValue in ["jump", ["set": 7200], ["set": 1e300]] {
        let answer = phone.ask("POST", "/islet/events", ["clock": clock])
        #expect(answer.status == 400)
        #expect(answer.json["fix"]?.string?.contains("POST /islet/clock") == true)
      }
      phone.simulator.settle()
    }
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    #expect(phone.ask("GET", "/islet/clock").json["paused"] == true)
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
      ("/islet/pushes?limit=-1", "limit is “-1”", "a whole number, 0 or more"),
      ("/islet/pushes?after=-1", "after is “-1”", "a whole number, 0 or more"),
      ("/islet/output?after=1.5", "after is “1.5”", "a whole number, 0 or more"),
      (
        "/islet/pushes?after=9999999999999999999", "after is “9999999999999999999”",
        "a whole number, at most 9223372036854775807"
      ),
      ("/islet/apps/score", "nothing at /islet/apps/score", "GET /islet/apps/{app}/review"),
      ("/islet/nothing", "nothing at /islet/nothing", "GET /islet/openapi.json"),
    ] {
      let answer = phone.ask("GET", path)
      #expect(answer.json["error"]?.string?.contains(told) == true, "\(answer.json)")
      #expect(answer.json["fix"]?.string?.contains(fix) == true, "\(answer.json)")
    }
    let beyond = JSONValue.number(JSONNumber(text: "1e999"))
    for (path, body, told, fix): (String, JSONValue, String, String) in [
      ("activities", ["app": 1], "app is a number", "one of score"),
      ("clock", ["advance": 1, "to": 2e9], "advance and to both say where to jump", "one of them"),
      ("clock", ["advance": 1e30], "advance is more than ten years ahead", "at most 316224000"),
      ("clock", ["advance": beyond], "advance is 1e999", "seconds from now, at most 316224000"),
      ("clock", ["to": beyond], "to is 1e999", "UNIX seconds"),
      ("clock", ["speed": 0], "speed is 0", "a number from 0.01 to 100000"),
      ("clock", ["speed": beyond], "speed is 1e999", "a number from 0.01 to 100000"),
      ("clock", ["speed": "2"], "speed is a string", "send a number"),
      ("switches", ["loss": beyond], "loss is 1e999", "a share from 0 to 1"),
      ("switches", ["lockScreenSleep": beyond], "lockScreenSleep is 1e999", "0 to 86400"),
      ("activities", ["app": "score", "staleDate": beyond], "staleDate is 1e999", "to 1.79769"),
      ("apps/score/push-to-start", ["wait": -1], "wait is -1", "seconds, 0 to 60"),
    ] {
      let answer = phone.ask("POST", "/islet/" + path, body)
      #expect(answer.status == 400)
      #expect(answer.json["error"] == .string(told))
      #expect(answer.json["fix"]?.string?.contains(fix) == true, "\(answer.json)")
    }
  }
}
