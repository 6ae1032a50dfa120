import Foundation
import Testing

@testable import LiveActivities
@testable import Simulator

@Suite("Scenarios")
struct ScenarioTests {
  private func read(_ lines: [String]) throws(JournalText.Refusal) -> Scenario {
    let text = lines.map { $0 + "\n" }.joined()
    return try Scenario(reading: Array(text.utf8), now: 0, bundles: [:])
  }

  private let event = #"{"at": 1, "reboot": true}"#

  @Test
  func
    `a file without an event in its first hundred lines is another one, and not read to its end`()
  {
    let words = Array(repeating: "hello", count: 5000)
    #expect(
      throws: JournalText.Refusal.foreign(
        "none of its first 100 lines is an event: line 1: the line is not JSON: “h” cannot begin a value (column 1)"
      )
    ) { try read(words + [event]) }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], "UTF-32"),
    ] as [([UInt8], String)])
  func `a file in another encoding is told once, and not line by line`(
    bytes: [UInt8], name: String
  ) {
    #expect(
      throws: JournalText.Refusal.foreign("the file is \(name), and only UTF-8 is read here")
    ) { try Scenario(reading: bytes + [0x0A] + bytes, now: 0, bundles: [:]) }
  }

  @Test func `one event is enough to be patient with all other lines, and each of them is told`()
    throws
  {
    let scenario = try read([event] + Array(repeating: "hello", count: 500) + [event])
    #expect(scenario.lines.count == 2)
    #expect(scenario.findings.count == 500)
    #expect(scenario.findings.first?.path == "line 2")
  }

  @Test func `a faulty last line without a line feed is told as faulty, and a torn one as torn`()
    throws
  {
    let whole = event + "\n"
    for (last, isTorn) in [(#"{"at": 2, "person": lock}"#, false), (#"{"at": 2, "#, true)] {
      let scenario = try Scenario(reading: Array((whole + last).utf8), now: 0, bundles: [:])
      #expect(scenario.lines.count == 1)
      #expect(scenario.findings.map(\.path) == ["line 2"])
      #expect(scenario.findings.map { $0.id == "journal-torn" } == [isTorn])
    }
  }

  @Test func `events and settings happen in the order of their times, wherever they stand`()
    throws
  {
    let scenario = try read([
      #"{"at": 30, "settings": {"appearance": "light"}}"#, #"{"at": 20, "reboot": true}"#,
      #"{"at": 10, "settings": {"appearance": "dark"}}"#, event,
    ])
    #expect(scenario.lines.map(\.time) == [1, 20])
    #expect(scenario.settings.map(\.time) == [10, 30])
    #expect(scenario.end == 30)
  }

  @Test func `what would happen before the begin is told, and does not happen`() throws {
    let scenario = try read([
      event, #"{"at": -5, "person": "lock"}"#, #"{"at": -0.5, "settings": {"standBy": true}}"#,
      #"{"at": 0, "person": "lock"}"#, #"{"at": 0, "settings": {"standBy": true}}"#,
    ])
    #expect(scenario.lines.map(\.time) == [0, 1] && scenario.settings.map(\.time) == [0])
    #expect(scenario.findings.map(\.path) == ["line 2: at", "line 3: at"])
    #expect(scenario.findings.first?.sentence == "-5 is before the scenario begins")
  }

  @Test(arguments: ["espresso", "Espresso", "app.espresso"])
  func `an app is named by its folder, however that is written, or by its bundle id`(name: String)
    throws
  {
    let line = #"{"at": 1, "person": "allow", "app": "\#(name)"}"#
    let scenario = try Scenario(
      reading: Array(line.utf8), now: 0, bundles: ["espresso": "app.espresso"])
    #expect(scenario.lines.first?.event == .person(.allow(bundle: "app.espresso")))
  }

  @Test func `a request without a type is told the types of its app`() throws {
    let line = event + "\n" + #"{"at": 2, "app": "a.b", "request": {}}"#
    let scenario = try Scenario(
      reading: Array(line.utf8), now: 0, bundles: [:], types: ["a.b": ["MatchAttributes"]])
    #expect(scenario.findings.first?.path == "line 2: request.type")
    #expect(scenario.findings.first?.fix == "Name the attributes type: MatchAttributes.")
  }

  @Test(arguments: [
    (#"[{"at": 1, "reboot": true},"#, "without a list around them"),
    (#"{"at": 1, "reboot": true}, "#, "Remove the comma at the end"),
    (#"{"at": 1, "reboot": true}]"#, "Remove the bracket at the end"),
    ("{", "Write each event on one line"),
    (#"  { "at": 1,"#, "Write each event on one line"),
    ("\u{FEFF}" + #"{"at": 1, "reboot": true}"#, "Save the file as UTF-8 without that mark"),
    ("hello", "Write one JSON object on a line."),
    (#"{"at": 1, "reboot": true"#, "Write each event on one line"),
    (#"{"islet": 1, "kind": "scenario"}"#, "Move it to the top"),
  ])
  func `what was written as JSON in another form is told how it becomes a line`(
    line: String, fix: String
  ) throws {
    let scenario = try read([event, line])
    #expect(scenario.findings.count == 1)
    #expect(scenario.findings.first?.path?.hasPrefix("line 2") == true)
    #expect(scenario.findings.first?.fix?.contains(fix) == true, "\(scenario.findings)")
  }

  @Test func `a first line is refused with its place, and a key that it does not know is told`()
    throws
  {
    #expect(
      throws: JournalText.Refusal.foreign(
        #"line 2: kind: "scenaro" is none of journal, scenario; scenario?"#)
    ) { try read(["# notes", #"{"islet": 1, "kind": "scenaro"}"#, event]) }
    let scenario = try read([#"{"islet": 1, "kind": "scenario", "sed": 3}"#, event])
    #expect(scenario.findings.map(\.path) == ["line 1: sed"])
    #expect(scenario.findings.first?.sentence.contains(#""seed"?"#) == true)
  }

  @Test func `notes and empty lines between events are no faults`() throws {
    let scenario = try read(["# a match", "", "// kick-off", event])
    #expect(scenario.lines.count == 1 && scenario.findings.isEmpty)
  }
}

@Suite("The guide to demos")
struct ScenarioGuideTests {
  private static func guide() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Sources/Guides/Demos.md"), encoding: .utf8)
  }

  @Test func `the guide names everything that a person can do`() throws {
    let guide = try Self.guide()
    for word in PersonAct.words where !guide.contains("`\(word)`") {
      #expect(guide.contains("\"person\": \"\(word)\""), "\(word)")
    }
  }

  @Test func `each line that the guide lists is read without a remark`() throws {
    let guide = try Self.guide()
    let lines = guide.split(separator: "\n").filter { $0.hasPrefix("| `{\"at\"") }
      .flatMap { $0.split(separator: "`").filter { $0.hasPrefix("{\"at\"") } }
      .map { $0.replacing("{…}", with: "{}") }
    #expect(lines.count >= 24)
    for line in lines {
      let scenario = try Scenario(
        reading: Array(line.utf8), now: 0, bundles: ["timer": "app.eggclock.timer"])
      #expect(scenario.findings.isEmpty && scenario.end != nil, "\(line): \(scenario.findings)")
    }
  }
}
