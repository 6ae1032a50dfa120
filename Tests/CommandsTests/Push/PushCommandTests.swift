import Foundation
import JSON
import Testing

@testable import Commands

/// `islet push` before a simulator that says what a test gives it.
@MainActor
@Suite struct PushCommandTests {
  /// The apps of the simulator.
  private static let apps: JSONValue = [
    [
      "name": "shop", "bundle": "app.shop", "deviceToken": "d1", "pushToStartToken": "51",
      "attributesTypes": ["OrderAttributes", "ReturnAttributes"],
      "activities": [
        ["attributesType": "OrderAttributes", "pushToStartToken": "51"],
        ["attributesType": "ReturnAttributes", "pushToStartToken": "52"],
      ],
    ],
    [
      "name": "ferry", "bundle": "app.ferry", "deviceToken": "d2", "pushToStartToken": "53",
      "attributesTypes": ["FerryAttributes"], "activities": [],
    ],
  ]

  private static func activity(
    _ token: JSONValue, of app: String = "shop", _ standing: String = "active"
  ) -> JSONValue {
    [
      "app": .string(app), "bundle": .string("app.\(app)"), "id": "A1", "pushToken": token,
      "activityState": .string(standing), "attributesType": "OrderAttributes",
      "contentState": ["left": 3], "lastTimestamp": 2000,
    ]
  }

  /// What a run of the command did.
  private struct Outcome {
    var code: Int32
    var written: String
    var complaints: String
    var asked: [ScriptedSimulator.Request]
    /// The pushes that were sent.
    var pushes: [ScriptedSimulator.Request] { asked.filter { !$0.path.hasPrefix("/islet/") } }
    var payload: JSONValue? { pushes.last.flatMap { try? JSONValue(parsing: $0.body) } }
  }

  /// Runs the command; the simulator's time is 1000.5, and 7 pushes came before.
  ///
  /// - Parameters:
  ///   - answer: what the gateway answers to a push.
  ///   - outcomes: how the push's verdict stands each time that it is asked for, the last of them from then on; nil:
  ///     the push is not in the log.
  ///   - drawing: how often it is asked for until the push is drawn.
  private func push(
    _ words: [String], file: String? = nil, apps: JSONValue = Self.apps,
    activities: JSONValue = [activity("0a")],
    answer: ScriptedSimulator.Answer = .init(text: ""), outcomes: [String?] = ["shown"],
    drawing: Int = 0
  ) throws -> Outcome {
    let simulator = try ScriptedSimulator { request, requests in
      switch request.path {
      case "/islet/":
        return .init(["clock": ["now": 1000.5], "pushes": ["last": 7], "apps": apps])
      case "/islet/activities": return .init(activities)
      case "/islet/pushes?after=7":
        let turn = requests.count { $0.path == request.path } - 1
        let sent = requests.last { $0.method == "POST" }
        guard let outcome = outcomes[min(turn, outcomes.count - 1)] else { return .init([]) }
        return .init([
          [
            "number": 8, "drawing": .bool(turn < drawing),
            "headers": ["apns-id": .string((sent?.headers["apns-id"] ?? "").uppercased())],
            "verdict": ["outcome": .string(outcome), "summary": .string(outcome)],
          ]
        ])
      default: return request.path.hasPrefix("/islet/") ? .init([:], status: 404) : answer
      }
    }
    let notebook = Notebook()
    var words = ["push", "--host", "127.0.0.1:\(simulator.port)", "--http1"] + words
    if let file {
      try notebook.write(file, "push.apns")
      words.append("push.apns")
    }
    let code = IsletCommand.run(words, console: notebook.console)
    return Outcome(
      code: code, written: notebook.written, complaints: notebook.complaints,
      asked: simulator.requests)
  }

  private static let update = #"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#

  // MARK: Before anything is asked

  @Test(arguments: [
    ([], "islet push needs FILE, - or --set"),
    (["--event", "start"], "a start needs attributes-type and attributes"),
    (["--set", "a=1", "--udp"], "--http1 and --udp exclude one another"),
    (["--set", "a=1", "--header", "apns-id"], "--header needs NAME:VALUE"),
    (["--set", "a=1", "--expiration", "soon"], "--expiration is UNIX seconds or +N from now"),
    (["--set", "a=1", "--expiration=-3000000000"], "--expiration is before 1970"),
    (["--set", "a"], "--set needs KEY=VALUE"),
    (["--set", "a=1", "--stale-date", "soon"], "--stale-date is UNIX seconds or +N from now"),
    (["--set", "a=1", "--p8", "KEYKEYKEY1=/nowhere.p8"], "/nowhere.p8"),
  ])
  func `what is wrong with an option is told before a simulator is asked`(
    _ words: [String], _ sentence: String
  ) throws {
    let outcome = try push(words)
    #expect(outcome.code == ExitCode.usage)
    #expect(outcome.complaints.contains(sentence), "\(outcome.complaints)")
    #expect(outcome.asked.isEmpty)
  }

  @Test func `a datagram over TLS is refused`() throws {
    let notebook = Notebook()
    let code = IsletCommand.run(
      ["push", "--set", "a=1", "--udp", "--tls"], console: notebook.console)
    #expect(code == ExitCode.usage)
    #expect(notebook.complaints.hasPrefix("islet: a datagram carries no TLS\n"))
  }

  // MARK: Headers

  @Test func `an update has the headers that a push tool sends`() throws {
    let sent = try #require(push(["--set", "left=2"]).pushes.first)
    #expect(sent.method == "POST" && sent.path == "/3/device/0a")
    #expect(sent.headers["apns-push-type"] == "liveactivity")
    #expect(sent.headers["apns-priority"] == "10")
    #expect(sent.headers["apns-topic"] == "app.shop.push-type.liveactivity")
    #expect(sent.headers["content-type"] == "application/json")
    #expect(sent.headers["apns-id"].flatMap(UUID.init(uuidString:)) != nil)
    #expect(sent.headers["apns-expiration"] == nil && sent.headers["authorization"] == nil)
  }

  @Test func `options set each of them, and a header without a value is left out`() throws {
    let outcome = try push(
      [
        "--push-type", "alert", "--priority", "1", "--expiration", "4000000000", "--topic", "a.b",
        "--header", "X-Team:  nine", "--header", "content-type:",
      ], file: Self.update)
    let sent = try #require(outcome.pushes.first)
    #expect(sent.headers["apns-push-type"] == "alert")
    #expect(sent.headers["apns-priority"] == "1")
    #expect(sent.headers["apns-expiration"] == "4000000000")
    #expect(sent.headers["apns-topic"] == "a.b")
    #expect(sent.headers["x-team"] == "nine")
    #expect(sent.headers["content-type"] == nil)
  }

  @Test func `a silent push has priority 5, since APNs takes no other`() throws {
    let outcome = try push(
      ["--bundle", "app.shop"], file: #"{"aps":{"content-available":1}}"#)
    let sent = try #require(outcome.pushes.first)
    #expect(sent.headers["apns-push-type"] == "background")
    #expect(sent.headers["apns-priority"] == "5")
  }

  @Test func `a broadcast names its channel and has a request's id`() throws {
    let outcome = try push(["--channel", "dHN0", "--bundle", "app.shop"], file: Self.update)
    let sent = try #require(outcome.pushes.first)
    #expect(sent.path == "/4/broadcasts/apps/app.shop")
    #expect(sent.headers["apns-channel-id"] == "dHN0")
    #expect(sent.headers["apns-request-id"].flatMap(UUID.init(uuidString:)) != nil)
    #expect(sent.headers["apns-id"] == nil && sent.headers["apns-topic"] == nil)
    #expect(sent.headers["apns-push-type"] == "liveactivity")
  }

  // MARK: Whom it is for

  @Test func `a broadcast is of the only app, and of several one must be named`() throws {
    let several = try push(["--channel", "dHN0"], file: Self.update)
    #expect(several.code == ExitCode.usage && several.pushes.isEmpty)
    #expect(several.complaints.contains("a channel belongs to an app"))
    #expect(several.complaints.contains("--bundle, one of: app.shop, app.ferry"))
    let only = try push(
      ["--channel", "dHN0"], file: Self.update, apps: [Self.apps.array?.last ?? .null])
    #expect(only.pushes.first?.path == "/4/broadcasts/apps/app.ferry")
  }

  @Test(arguments: [
    ("0A", "app.shop"), ("D2", "app.ferry"), ("52", "app.shop"),
  ])
  func `a token is written in any case, and its owner is the topic's app`(
    _ token: String, _ bundle: String
  ) throws {
    let outcome = try push(["--token", token], file: Self.update)
    #expect(outcome.pushes.first?.path == "/3/device/" + token.lowercased())
    #expect(outcome.pushes.first?.headers["apns-topic"] == bundle + ".push-type.liveactivity")
  }

  @Test func `a token that nobody has is sent without a topic, for APNs to judge`() throws {
    let sent = try push(["--token", "ab"], file: Self.update).pushes
    #expect(sent.first?.path == "/3/device/ab")
    #expect(sent.count == 1 && sent.first?.headers["apns-topic"] == nil)
  }

  @Test(arguments: [
    ("OrderAttributes", "51", "app.shop"), ("ReturnAttributes", "52", "app.shop"),
    ("FerryAttributes", "53", "app.ferry"),
  ])
  func `a start goes to the token of its type`(
    _ type: String, _ token: String, _ bundle: String
  ) throws {
    let outcome = try push([], file: #"{"aps":{"event":"start","attributes-type":"\#(type)"}}"#)
    #expect(outcome.pushes.first?.path == "/3/device/" + token)
    #expect(outcome.pushes.first?.headers["apns-topic"] == bundle + ".push-type.liveactivity")
  }

  @Test(arguments: [
    (
      #"{"aps":{"event":"start","attributes-type":"OrderAttribute"}}"#, [] as [String],
      "no app has the attributes type “OrderAttribute”", "did you mean OrderAttributes?"
    ),
    (
      #"{"aps":{"event":"start","attributes-type":"X"}}"#, [],
      "no app has the attributes type “X”",
      "the types are OrderAttributes, ReturnAttributes, FerryAttributes"
    ),
    (
      #"{"aps":{"event":"start"}}"#, [], "a start needs an app",
      "--bundle, one of: app.shop, app.ferry"
    ),
    (
      #"{"aps":{"event":"start"}}"#, ["--bundle", "app.none"], "no app “app.none” is installed",
      "--bundle, one of: app.shop, app.ferry"
    ),
    (
      #"{"aps":{"alert":"Goal"}}"#, [], "a push to a device token needs an app",
      "“Simulator Target Bundle” in the file, or --bundle, one of: app.shop, app.ferry"
    ),
    (
      #"{"aps":{"alert":"Goal"}}"#, ["--bundle", "app.none"], "no app “app.none” is installed",
      "--bundle, one of: app.shop, app.ferry"
    ),
  ])
  func `where it is not clear which app is meant nothing is sent`(
    _ file: String, _ words: [String], _ sentence: String, _ fix: String
  ) throws {
    let outcome = try push(words, file: file)
    #expect(outcome.code == ExitCode.usage && outcome.pushes.isEmpty)
    #expect(outcome.complaints == "islet: \(sentence)\n       \(fix)\n")
  }

  @Test(
    arguments: [
      (#"{"aps":{"alert":"Goal"}}"#, ["--bundle", "app.ferry"], "d2", "app.ferry"),
      (#"{"aps":{"alert":"Goal"},"Simulator Target Bundle":"app.shop"}"#, [], "d1", "app.shop"),
      (#"{"id":1}"#, ["--bundle", "app.shop", "--push-type", "voip"], "d1", "app.shop.voip"),
    ] as [(String, [String], String, String)])
  func `a notification goes to the device's token of its app`(
    _ file: String, _ words: [String], _ token: String, _ topic: String
  ) throws {
    let outcome = try push(words, file: file)
    #expect(outcome.pushes.first?.path == "/3/device/" + token)
    #expect(outcome.pushes.first?.headers["apns-topic"] == topic)
  }

  @Test func `of activities only one that runs and has a token is meant`() throws {
    let outcome = try push(
      ["--set", "left=2"],
      activities: [
        Self.activity(.null), Self.activity("01", "ended"), Self.activity("02", "dismissed"),
        Self.activity("0b", of: "ferry", "stale"),
      ])
    #expect(outcome.pushes.first?.path == "/3/device/0b")
    let other = try push(
      ["--set", "left=2", "--bundle", "app.shop"],
      activities: [Self.activity("01", "ended"), Self.activity("0b", of: "ferry")])
    #expect(other.code == ExitCode.usage && other.pushes.isEmpty)
    #expect(other.complaints.contains("no activity of “app.shop” is running that takes pushes"))
    #expect(other.complaints.contains("activities are running of app.ferry"))
  }

  @Test func `what runs of an app that is not here is meant only where its app is named`() throws {
    let left = Self.activity("0c", of: "gone")
    let outcome = try push(["--set", "left=2"], activities: [left, Self.activity("0b")])
    #expect(outcome.pushes.first?.path == "/3/device/0b")
    let none = try push(["--set", "left=2"], activities: [left])
    #expect(none.complaints.contains("no activity is running that takes pushes"))
  }

  @Test func `an activity without a token is told of, with what gives it one`() throws {
    func complaint(_ pushType: JSONValue, _ words: [String] = []) throws -> String {
      var activity = try #require(Self.activity(.null).object)
      activity["pushType"] = pushType
      let outcome = try push(["--set", "left=2"] + words, activities: [.object(activity)])
      #expect(outcome.code == ExitCode.usage && outcome.pushes.isEmpty)
      return outcome.complaints
    }
    let waiting = try complaint("token")
    #expect(waiting.contains("“shop” gets its token when the person taps Allow"))
    #expect(waiting.contains("/islet/apps/app.shop/push-to-start"))
    #expect(try complaint(["channel": "eHg="]).contains("--channel eHg= --bundle app.shop"))
    #expect(try complaint("none").contains("its app asked for no token"))
    // Another app's activity is not meant.
    let other = try complaint("token", ["--bundle", "app.ferry"])
    #expect(other.contains("no activity is running that takes pushes"))
  }

  // MARK: The payload

  @Test func `a file goes out byte for byte, unless an option changes it`() throws {
    let file = #"{ "aps" : {"timestamp": 1, "event" : "update", "content-state": {"left":1}} }"#
    #expect(try push([], file: file).pushes.first?.body == file)
    let changed = try push(["--set", "more=2", "--relevance", "3"], file: file).payload?["aps"]
    #expect(changed?["content-state"] == ["left": 1, "more": 2])
    #expect(changed?["relevance-score"] == 3 && changed?["timestamp"] == 1)
  }

  @Test func `--now is later than the simulator's time and than the last push`() throws {
    #expect(try push(["--now"], file: Self.update).payload?["aps"]?["timestamp"] == 2001)
    var fresh = try #require(Self.activity("0a").object)
    fresh["lastTimestamp"] = nil
    let outcome = try push(["--now"], file: Self.update, activities: [.object(fresh)])
    #expect(outcome.payload?["aps"]?["timestamp"] == 1000)
  }

  @Test func `what is no object is sent as it is, with a word, and no option changes it`() throws {
    let sent = try push([], file: "goal")
    #expect(sent.pushes.first?.body == "goal")
    #expect(sent.complaints == "islet: push.apns holds no JSON object; it is sent as it is\n")
    for option in [["--now"], ["--set", "a=1"], ["--body", "b"]] {
      let refused = try push(option, file: "goal")
      #expect(refused.code == ExitCode.usage && refused.pushes.isEmpty)
      #expect(
        refused.complaints.contains("\(option[0]) changes a payload, and push.apns holds none"))
    }
  }

  // MARK: What became of it

  @Test(arguments: [
    ("shown", ExitCode.done), ("shownWithRemarks", ExitCode.done), ("ignored", ExitCode.failed),
    ("rejected", ExitCode.failed), ("unheard-of", ExitCode.failed),
  ])
  func `the exit code says whether the phone showed it`(_ verdict: String, _ code: Int32) throws {
    let outcome = try push([], file: Self.update, outcomes: [verdict])
    #expect(outcome.code == code)
    #expect(outcome.written.hasPrefix("200\n"))
  }

  @Test func `a verdict that is pending is waited for`() throws {
    let outcome = try push([], file: Self.update, outcomes: [nil, "pending", "ignored"])
    #expect(outcome.written == "200\nignored\n" && outcome.code == ExitCode.failed)
    #expect(outcome.asked.count { $0.path == "/islet/pushes?after=7" } == 3)
  }

  @Test func `a verdict counts once the push is drawn: a widget may fail until then`() throws {
    let failed = try push(
      [], file: Self.update, outcomes: ["shown", "shown", "ignored"], drawing: 2)
    #expect(failed.written == "200\nignored\n" && failed.code == ExitCode.failed)
    let drawn = try push([], file: Self.update, drawing: 2)
    #expect(drawn.written == "200\nshown\n" && drawn.code == ExitCode.done)
    #expect(drawn.asked.count { $0.path == "/islet/pushes?after=7" } == 3)
    #expect(drawn.complaints.isEmpty)
  }

  @Test func `who does not wait for the pictures is told that the verdict may change`() throws {
    let outcome = try push(["--wait", "0"], file: Self.update, drawing: 100)
    #expect(outcome.written == "200\nshown\n" && outcome.code == ExitCode.done)
    #expect(
      outcome.complaints == "islet: the widget has not drawn it yet; the verdict may change\n")
  }

  @Test func `who does not wait learns what APNs said`() throws {
    let taken = try push(["--wait", "0"], file: Self.update, outcomes: ["pending"])
    #expect(taken.written == "200\npending\n" && taken.code == ExitCode.done)
    let refused = try push(
      ["--wait", "0"], file: Self.update,
      answer: .init(["reason": "BadTopic"], status: 400), outcomes: ["pending"])
    #expect(refused.written == "400 BadTopic\npending\n" && refused.code == ExitCode.failed)
  }

  @Test func `a push that is not in the log is told as one without a verdict`() throws {
    let outcome = try push(["--wait", "0"], file: Self.update, outcomes: [nil])
    #expect(outcome.written == "200\n" && outcome.code == ExitCode.failed)
    #expect(outcome.complaints == "islet: the simulator has no verdict on it yet\n")
  }

  @Test func `several files have their names before what became of them, and one has none`() throws
  {
    let outcome = try push(["push.apns"], file: Self.update)
    #expect(outcome.pushes.count == 2)
    #expect(outcome.written == "push.apns: 200\nshown\npush.apns: 200\nshown\n")
  }

  @Test func `as JSON one push is an object and several are a list`() throws {
    let one = try JSONValue(parsing: push(["--json"], file: Self.update).written)
    #expect(one["status"] == 200 && one["reason"] == .null && one["push"]?["number"] == 8)
    #expect(one["apnsID"]?.string.flatMap(UUID.init(uuidString:)) != nil)
    let two = try JSONValue(parsing: push(["--json", "push.apns"], file: Self.update).written)
    #expect(two.array?.map { $0["push"]?["verdict"]?["outcome"] } == ["shown", "shown"])
  }

  @Test(arguments: [[], ["--json"]])
  func `of several files none is sent where one cannot be read`(_ options: [String]) throws {
    let outcome = try push(options + ["push.apns", "missing.apns"], file: Self.update)
    #expect(outcome.code == ExitCode.usage)
    #expect(outcome.complaints.hasPrefix("islet: missing.apns cannot be read: "))
    #expect(outcome.pushes.isEmpty && outcome.written.isEmpty)
  }

  @Test func `what was sent is told, though a later file can be sent to nobody`() throws {
    let simulator = try ScriptedSimulator { request, requests in
      switch request.path {
      case "/islet/": return .init(["pushes": ["last": 7]])
      case "/islet/activities":
        return .init([["pushToken": "0a", "bundle": "app.shop", "activityState": "active"]])
      case "/islet/pushes?after=7":
        let id = requests.last { $0.method == "POST" }?.headers["apns-id"] ?? ""
        return .init([
          [
            "number": 8, "headers": ["apns-id": .string(id)],
            "verdict": ["outcome": "shown", "summary": "shown"],
          ]
        ])
      default: return .init([:])
      }
    }
    let notebook = Notebook()
    try notebook.write(Self.update, "push.apns")
    try notebook.write(#"{"aps":{"event":"start","attributes-type":"None"}}"#, "start.apns")
    let code = IsletCommand.run(
      [
        "push", "--host", "127.0.0.1:\(simulator.port)", "--http1", "--json", "--bundle",
        "app.shop", "push.apns", "start.apns",
      ], console: notebook.console)
    #expect(code == ExitCode.usage)
    #expect(notebook.complaints.hasPrefix("islet: no app “app.shop” is installed"))
    let told = try JSONValue(parsing: notebook.written)
    #expect(told.array?.map { $0["status"] } == [200])
  }

  // MARK: The simulator

  @Test func `the simulator's own refusal is told with what to do`() throws {
    let simulator = try ScriptedSimulator { _, _ in
      .init(["error": "a token is missing", "fix": "set it"], status: 401)
    }
    let notebook = Notebook()
    let code = IsletCommand.run(
      ["push", "--host", "127.0.0.1:\(simulator.port)", "--set", "a=1"], console: notebook.console)
    #expect(code == ExitCode.usage)
    #expect(notebook.complaints == "islet: a token is missing\n       set it\n")
  }

  @Test func `another program at the port is told as one`() throws {
    let simulator = try ScriptedSimulator { _, _ in .init(text: "<html>") }
    let notebook = Notebook()
    let code = IsletCommand.run(
      ["push", "--host", "127.0.0.1:\(simulator.port)", "--set", "a=1"], console: notebook.console)
    #expect(code == ExitCode.usage)
    #expect(
      notebook.complaints.hasPrefix(
        "islet: 127.0.0.1:\(simulator.port) does not answer as a simulator\n"))
  }

  @Test func `the environment's token is shown to the API, an empty one is none`() throws {
    for (token, header) in [("t0k", "Bearer t0k"), ("", nil)] as [(String, String?)] {
      let simulator = try ScriptedSimulator { _, _ in .init(text: "<html>") }
      var console = Notebook().console
      console.environment = ["ISLET_TOKEN": token]
      _ = IsletCommand.run(
        ["push", "--host", "127.0.0.1:\(simulator.port)", "--set", "a=1"], console: console)
      #expect(simulator.requests.count == 1)
      #expect(simulator.requests.first?.headers["authorization"] == header)
    }
  }
}
