import JSON
import Testing

@testable import Commands

/// `islet intent` before a simulator that says what a test gives it.
@MainActor
@Suite struct IntentCommandTests {
  private func run(
    _ words: [String], answer: ScriptedSimulator.Answer
  ) throws -> (code: Int32, notebook: Notebook, asked: [ScriptedSimulator.Request]) {
    let simulator = try ScriptedSimulator { _, _ in answer }
    let notebook = Notebook()
    let code = IsletCommand.run(
      ["intent", "--host", "127.0.0.1:\(simulator.port)"] + words, console: notebook.console)
    return (code, notebook, simulator.requests)
  }

  private static let offered: JSONValue = [
    "intents": [
      [
        "name": "PauseIntent", "title": "Pause", "changesActivities": true,
        "parameters": [
          ["name": "id", "type": "String"],
          ["name": "minutes", "type": "Int", "range": "1...10", "default": 5],
        ],
      ],
      ["name": "OpenIntent", "title": "Open", "changesActivities": false, "parameters": []],
      [
        "name": "Orders.begin", "title": "begin", "changesActivities": true,
        "parameters": [["name": "driver", "type": "String"]],
        "start": ["place": "Orders.swift:12", "obstacle": "it is private", "remark": "It waits."],
      ],
    ]
  ]

  @Test func `without a name the intents are listed with what they take`() throws {
    let result = try run(["timer"], answer: .init(Self.offered))
    #expect(result.code == ExitCode.done)
    #expect(result.asked.map(\.path) == ["/islet/apps/timer/intents"])
    #expect(
      result.notebook.written == """
        PauseIntent  Pause
            id: String
            minutes: Int in 1...10 = 5
        OpenIntent  Open  (no LiveActivityIntent)
        Orders.begin  begin  (start code, Orders.swift:12)
            driver: String
            cannot be run: it is private
            It waits.

        """)
    let json = try run(["timer", "--json"], answer: .init(Self.offered))
    #expect(try JSONValue(parsing: json.notebook.written) == Self.offered)
  }

  @Test func `an app that offers nothing is told as one`() throws {
    let result = try run(["timer"], answer: .init(["intents": []]))
    #expect(result.code == ExitCode.done)
    #expect(
      result.notebook.written
        == "The app offers no intents, and requests no activity in its source.\n")
  }

  @Test func `values go with an intent as JSON, or else as text`() throws {
    let result = try run(
      ["timer", "PauseIntent", "minutes=7", "id=3AFF05D2", "note=a=b", "empty="],
      answer: .init(["value": "9"]))
    let asked = try #require(result.asked.first)
    #expect(asked.method == "POST" && asked.path == "/islet/apps/timer/intents/PauseIntent")
    #expect(
      try JSONValue(parsing: asked.body) == [
        "parameters": ["minutes": 7, "id": "3AFF05D2", "note": "a=b", "empty": ""]
      ])
    #expect(result.code == ExitCode.done && result.notebook.written == "ran\nvalue: 9\n")
  }

  @Test func `what an intent says and opens is told, and one that throws ends with 1`() throws {
    let told = try run(
      ["timer", "PauseIntent"],
      answer: .init(["dialog": "Paused.", "openedURL": "timer://", "error": nil]))
    #expect(told.notebook.written == "ran\ndialog: Paused.\nopenedURL: timer://\n")
    let thrown = try run(["timer", "PauseIntent"], answer: .init(["error": "no timer"]))
    #expect(thrown.code == ExitCode.failed && thrown.notebook.written == "threw: no timer\n")
  }

  @Test(arguments: [
    ([], "islet intent needs an app"), (["a/b"], "“a/b” is no name"),
    ([""], "islet intent is given an empty word"),
    (["timer", "a b"], "“a b” is no name"), (["timer", "Größe"], "“Größe” is no name"),
    (["timer", "PauseIntent", "minutes"], "“minutes” is no value"),
    (["timer", "PauseIntent", "=7"], "“=7” is no value"),
  ])
  func `what is no name and no value is told before a simulator is asked`(
    _ words: [String], _ sentence: String
  ) throws {
    let result = try run(words, answer: .init(["intents": []]))
    #expect(result.code == ExitCode.usage && result.asked.isEmpty)
    #expect(result.notebook.complaints.hasPrefix("islet: \(sentence)\n"))
  }
}
