import JSON
import Testing

@testable import Commands

@Suite struct PushPayloadTests {
  private func payload(
    _ options: [String: [String]], file: JSONObject = JSONObject(), current: JSONValue? = nil,
    last: Double? = nil
  ) throws -> JSONValue {
    var payload = PushPayload(json: file)
    try payload.apply(
      Arguments(command: "push", values: options), current: current, lastTimestamp: last,
      now: 1000.7)
    return .object(payload.json)
  }

  @Test func `--set starts from the state that is shown, for an update replaces all of it`()
    throws
  {
    let result = try payload(
      ["set": ["home.score=2", "note=late winner", "list.1=true"]],
      current: ["home": ["score": 1, "name": "H"], "list": [1, 2]])
    #expect(
      result["aps"]?["content-state"] == [
        "home": ["score": 2, "name": "H"], "list": [1, true], "note": "late winner",
      ])
    #expect(result["aps"]?["event"] == "update")
  }

  @Test func `--set takes a place in a list as findings write it`() throws {
    let state = try payload(
      ["set": ["stops[0].name=A", "rows[1][0]=7", "a[b]=1", "new[0].x=2", "none[0]=1"]],
      current: ["stops": [["name": "B", "rating": 4]], "rows": [[1], [2]], "none": nil])["aps"]?[
        "content-state"]
    #expect(
      state == [
        "stops": [["name": "A", "rating": 4]], "rows": [[1], [7]], "none": [1], "a[b]": 1,
        "new": [["x": 2]],
      ])
    for wrong in ["stops[2]=1", "home[0]=1", "note[0]=1"] {
      #expect(throws: UsageError.self) {
        try payload(
          ["set": [wrong]], current: ["stops": [], "home": ["score": 1], "note": "late"])
      }
    }
  }

  /// A state with an enum of associated values, and one within it, as `islet check --schema` writes its type.
  private static let matchShape: JSONValue = [
    "type": "object",
    "properties": [
      "note": ["type": "string"],
      "matches": ["type": "array", "items": ["oneOf": [phase("live"), phase("before")]]],
      "state": [
        "title": "MatchState",
        "oneOf": [
          phase("live"), phase("before"),
          [
            "type": "object",
            "properties": [
              "extra": [
                "type": "object", "properties": ["half": ["oneOf": [phase("a"), phase("b")]]],
              ]
            ],
          ],
        ],
      ],
    ],
  ]

  private static func phase(_ name: String) -> JSONValue {
    ["type": "object", "properties": .object(JSONObject([(name, ["type": "object"])]))]
  }

  @Test(
    arguments: [
      (["state.before={}"], ["state": ["before": [:]]]),
      (["state.live.minute=4"], ["state": ["live": ["minute": 4, "score": 1]]]),
      (
        ["state.extra.half.a.x=1", "state.extra.half.a.y=2"],
        ["state": ["extra": ["half": ["a": ["x": 1, "y": 2]]]]]
      ),
      (
        ["state.extra.half.a.x=1", "state.extra.half.b={}"],
        ["state": ["extra": ["half": ["b": [:]]]]]
      ),
      // A case that the type has not takes its place, too: the verdict names the one that was meant.
      (["state.beforee={}"], ["state": ["beforee": [:]]]),
      (["note=x", "state.before.at=3"], ["state": ["before": ["at": 3]], "note": "x"]),
    ] as [([String], JSONValue)])
  func `--set of another case of an enum takes the place of the case before`(
    options: [String], state: JSONValue
  ) throws {
    let current: JSONValue = ["state": ["live": ["minute": 3, "score": 1]]]
    var payload = PushPayload(json: JSONObject())
    try payload.apply(
      Arguments(command: "push", values: ["set": options]), current: current,
      shape: Self.matchShape, lastTimestamp: nil, now: 1000)
    #expect(payload.json["aps"]?["content-state"] == state)
  }

  @Test func `--set finds the cases of an enum in a list`() throws {
    var payload = PushPayload(json: JSONObject())
    try payload.apply(
      Arguments(command: "push", values: ["set": ["matches[1].before={}"]]),
      current: ["matches": [["live": [:]], ["live": [:]]]], shape: Self.matchShape,
      lastTimestamp: nil, now: 1000)
    #expect(
      payload.json["aps"]?["content-state"] == ["matches": [["live": [:]], ["before": [:]]]])
  }

  @Test func `a file goes out byte for byte until something changes it`() throws {
    let file = Array("{ \"aps\" : {\"event\":\"update\"} }\n".utf8)
    var payload = PushPayload(file: file)
    #expect(payload.bytes == file)
    #expect(!payload.isOpaque)
    try payload.apply(
      Arguments(command: "push", values: ["alert": ["Goal"]]), current: nil, lastTimestamp: nil,
      now: 5)
    #expect(payload.original == nil)
    #expect(String(decoding: payload.bytes, as: UTF8.self).contains("\"title\":\"Goal\""))
  }

  @Test(arguments: ["goal", "{\"aps\":{\"event\":\"update\",}}", "[1]", "", "\u{FEFF}{}"])
  func `a file that is no JSON object goes out byte for byte, too`(_ text: String) {
    let payload = PushPayload(file: Array(text.utf8))
    #expect(payload.bytes == Array(text.utf8))
    #expect(payload.isOpaque)
    #expect(payload.usualPushType == "liveactivity")
  }

  @Test(
    arguments: [
      (#"{"caller":"Ann"}"#, "voip", true), (#"{"caller":"Ann"}"#, nil, false),
      (#"{"caller":"Ann"}"#, "liveactivity", false), (#"{"aps":{"alert":"x"}}"#, nil, true),
      (#"{"aps":{"event":"update"}}"#, "alert", false), (#"{"aps":{}}"#, "background", false),
    ] as [(String, String?, Bool)])
  func `what PushKit takes without aps goes to the app's device token`(
    text: String, type: String?, isForDevice: Bool
  ) {
    #expect(PushPayload(file: Array(text.utf8)).isForDevice(as: type) == isForDevice)
  }

  @Test func `a header is set, replaced, or left out`() throws {
    var headers = PushHeaderList()
    headers["apns-topic"] = "a.b"
    headers["apns-priority"] = "10"
    try headers.apply("APNS-Priority: 5")
    try headers.apply("x-one:1:2")
    try headers.apply("apns-topic:")
    #expect(headers.list.map { "\($0.0)=\($0.1)" } == ["apns-priority=5", "x-one=1:2"])
    #expect(throws: UsageError.self) { try headers.apply("nonsense") }
    #expect(throws: UsageError.self) { try headers.apply(": x") }
  }

  @Test func `the timestamp is now, and newer than the last one in any case`() throws {
    #expect(try payload(["set": ["a=1"]])["aps"]?["timestamp"] == 1000)
    #expect(try payload(["set": ["a=1"]], last: 1000)["aps"]?["timestamp"] == 1001)
    // An app's own update leaves a last one with a fraction.
    #expect(try payload(["set": ["a=1"]], last: 999.999)["aps"]?["timestamp"] == 1000)
    #expect(try payload(["set": ["a=1"]], last: 1000.5)["aps"]?["timestamp"] == 1001)
    let file = JSONObject([("aps", ["timestamp": 5])])
    #expect(try payload(["set": ["a=1"]], file: file)["aps"]?["timestamp"] == 5)
  }

  @Test func `dates are UNIX seconds or seconds from now`() throws {
    let aps = try payload(["stale-date": ["+60"], "dismissal-date": ["5000"]])["aps"]
    #expect(aps?["stale-date"] == 1060)
    #expect(aps?["dismissal-date"] == 5000)
    #expect(throws: UsageError.self) { try payload(["stale-date": ["soon"]]) }
  }

  @Test func `an option leaves the event and the alert that the file has, but for what it names`()
    throws
  {
    let file = JSONObject([
      ("aps", ["event": "end", "alert": ["title": "Full time", "body": "1–0", "sound": "horn"]])
    ])
    let changed = try payload(["relevance": ["5"], "body": ["2–0"]], file: file)["aps"]
    #expect(changed?["event"] == "end" && changed?["timestamp"] == 1000)
    #expect(changed?["alert"] == ["title": "Full time", "body": "2–0", "sound": "horn"])
    let named = try payload(["event": ["update"]], file: file)["aps"]
    #expect(named?["event"] == "update")
    // What has a timestamp and no event is sent so.
    let bare = try payload(["relevance": ["5"]], file: JSONObject([("aps", ["timestamp": 5])]))
    #expect(bare["aps"]?["event"] == nil)
  }

  @Test func `an alert gets title and body`() throws {
    let aps = try payload(["alert": ["Goal!"], "body": ["1–0"]])["aps"]
    #expect(aps?["alert"] == ["title": "Goal!", "body": "1–0"])
  }

  @Test(arguments: ["score", "=1", "list.9=1"])
  func `a key without a value and a place beyond a list are refused`(_ text: String) {
    #expect(throws: UsageError.self) { try payload(["set": [text]], current: ["list": []]) }
  }

  @Test(arguments: [
    ("2198", "localhost", 2198), ("host:1", "host", 1), ("[::1]:5", "::1", 5),
    ("[::1]", "::1", nil), ("host", "host", nil), ("http://localhost:7/islet/", "localhost", 7),
    ("http://localhost/", "localhost", nil), ("http://[::1]:7/", "::1", 7), ("::1", "::1", nil),
  ])
  func `hosts are read in the forms that people write`(_ text: String, _ host: String, _ port: Int?)
  {
    let split = SimulatorClient.split(text)
    #expect(split?.host == host && split?.port == port)
  }

  @MainActor
  @Test(arguments: [
    (["--host", "box"], "box", 2197), (["--port", "5"], "localhost", 5),
    (["--host", "box", "--port", "5"], "box", 5), (["--host", "box:5", "--port", "5"], "box", 5),
  ])
  func `a host without a port is that of --port`(
    _ words: [String], _ host: String, _ port: Int
  ) throws {
    let arguments = try CommandTable.parser.parse(["push"] + words)
    let console = Console(write: { _ in }, complain: { _ in })
    let client = try SimulatorClient(arguments, console)
    #expect(client.address.host == host && client.address.port == port)
    let two = try CommandTable.parser.parse(["push", "--host", "box:6", "--port", "5"])
    #expect(throws: UsageError.self) { try SimulatorClient(two, console) }
  }

  @Test(arguments: ["", ":5", "host:", "host:0", "host:99999", "0"])
  func `what is no host is refused`(_ text: String) { #expect(SimulatorClient.split(text) == nil) }

  @Test(arguments: [
    (#"{"aps":{"alert":"Goal"}}"#, "alert"), (#"{"aps":{"badge":3}}"#, "alert"),
    (#"{"aps":{"content-available":1}}"#, "background"),
    (#"{"aps":{"content-changed":true}}"#, "widgets"), (#"{"aps":{"sound":"default"}}"#, "alert"),
    (#"{"aps":{"aps":{"alert":"Goal"}}}"#, "liveactivity"),
    (#"{"aps":{"content-available":1,"alert":{"title":"Goal"}}}"#, "alert"),
    (#"{"aps":{"event":"update","alert":{"title":"Goal"}}}"#, "liveactivity"),
    (#"{"aps":{"timestamp":1,"alert":{"title":"Goal"}}}"#, "liveactivity"),
    (#"{"aps":{}}"#, "liveactivity"), ("{}", "liveactivity"),
  ])
  func
    `what is no Live Activity's is sent as alert, when silent as background, to widgets as widgets`(
      text: String, type: String
    ) throws
  {
    let payload = PushPayload(json: try #require(try JSONValue(parsing: text).object))
    #expect(payload.usualPushType == type)
    #expect(payload.isNotification == (type != "liveactivity"))
  }

  @Test func `a path that goes deeper than a payload may is refused`() {
    let state = JSONValue.object(JSONObject())
    let deep = Array(repeating: "a", count: 100_000).joined(separator: ".")
    #expect(throws: UsageError.self) { try PushPayload.set("\(deep)=1", in: state) }
    #expect(throws: Never.self) { try PushPayload.set("a.b.c=1", in: state) }
  }
}
