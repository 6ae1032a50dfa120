import DemoApps
import Foundation
import Goldens
import JSON
import Testing

@testable import Commands

/// The mistakes that senders make most, judged for an app with its source, and for the same app without.
@Suite("An app without its source")
@MainActor
struct WithoutSourceTests {
  /// A mistake: what stands in the good push, and what in its place.
  struct Mistake {
    var name: String
    var good: String
    var bad: String

    init(_ name: String, _ good: String, _ bad: String) {
      (self.name, self.good, self.bad) = (name, good, bad)
    }
  }

  private static let live = #"{"live":{"score":{"home":1,"away":0},"minute":58}}"#
  private static let last = #""latestEvent":{"kind":"goal","text":"Ida","minute":58}"#
  private static let state = #"{"matchState":\#(live),\#(last)}"#
  private static let good =
    #"{"aps":{"timestamp":1790000000,"event":"update","content-state":\#(state)}}"#

  private static let start = good.replacing(
    #""event":"update""#,
    with: #""event":"start","attributes-type":"MatchAttributes","attributes":\#(attributes)"#
      + #","alert":{"title":"Kick-off","body":"Now"}"#)
  private static let attributes =
    #"{"competition":"C","round":"1","kickOff":811692800,"home":{"name":"A","code":"A","crest":"a"},"away":{"name":"B","code":"B","crest":"b"}}"#

  static let mistakes: [Mistake] = envelope + keys + values + enums + starts

  private static let envelope: [Mistake] = [
    .init("no timestamp", #""timestamp":1790000000,"#, ""),
    .init("timestamp in milliseconds", "1790000000", "1790000000000"),
    .init("timestamp as text", "1790000000", #""1790000000""#),
    .init("no event", #""event":"update","#, ""),
    .init("another event", "update", "updated"),
    .init("no content-state", #","content-state":\#(state)"#, ""),
    .init("content_state", "content-state", "content_state"),
    .init("contentState", "content-state", "contentState"),
    .init("the state beside aps", #","content-state":\#(state)}"#, #"},"content-state":\#(state)"#),
    .init("the state as text", state, JSONValue.quoted(state)),
  ]

  private static let keys: [Mistake] = [
    .init("snake_case", "matchState", "match_state"),
    .init("PascalCase", "matchState", "MatchState"),
    .init("a letter is missing", "matchState", "matchSate"),
    .init("a key is missing below", #","away":0"#, ""),
    .init("only what changed", #""matchState":\#(live),"#, ""),
    .init("wrapped once more", state, #"{"state":\#(state)}"#),
    .init("an optional key misspelt", "latestEvent", "latestEvnt"),
    .init("an optional key in snake_case", "latestEvent", "latest_event"),
    .init("a key that nobody reads", #""text":"Ida""#, #""text":"Ida","colour":"red""#),
  ]

  private static let values: [Mistake] = [
    .init("a number as text", #""home":1"#, #""home":"1""#),
    .init("a number as truth value", #""home":1"#, #""home":true"#),
    .init("a fraction", #""home":1"#, #""home":1.5"#),
    .init("a number too large", #""home":1"#, #""home":1e20"#),
    .init("a text as number", #""Ida""#, "7"),
    .init("null", #""home":1"#, #""home":null"#),
    .init("an array for an object", #"{"home":1,"away":0}"#, "[1,0]"),
  ]

  private static let enums: [Mistake] = [
    .init("a case as text", live, #""live""#),
    .init("a case that is none", #""live""#, #""playing""#),
    .init("two cases", #"{"live""#, #"{"before":{},"live""#),
    .init("the case in a value", live, #"{"type":"live","minute":58}"#),
    .init("a raw value with a capital", #""goal""#, #""Goal""#),
    .init("a raw value in snake_case", #""goal""#, #""yellow_card""#),
  ]

  private static let starts: [Mistake] = [
    .init(
      "start: no attributes", good, start.replacing(#","attributes":\#(attributes)"#, with: "")),
    .init(
      "start: a date in ISO 8601", good,
      start.replacing("811692800", with: #""2026-09-21T12:00:00Z""#)),
    .init("start: a date in UNIX seconds", good, start.replacing("811692800", with: "1790000000")),
  ]

  // MARK: The two apps

  /// The match's folder without its Swift files; with a schema in place of samples when one is given.
  private static func folder(schema: String? = nil) throws -> String {
    let manager = FileManager.default
    let path = TestFolder.path("match")
    let source = try #require(DemoFolders.path(of: "Match"))
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in ["app.json", "attributes.json", "states"] {
      try manager.copyItem(atPath: "\(source)/\(file)", toPath: "\(path)/\(file)")
    }
    if let schema {
      try schema.write(toFile: "\(path)/schema.json", atomically: true, encoding: .utf8)
    }
    return path
  }

  private static func islet(_ arguments: [String], input: String = "") -> (
    code: Int32, output: String
  ) {
    var (output, errors) = ("", "")
    let console = Console(
      write: { output += $0 }, complain: { errors += $0 }, readInput: { _ in Array(input.utf8) })
    let code = IsletCommand.run(arguments, console: console)
    return (code, code == ExitCode.usage ? errors : output)
  }

  /// The rules that a payload breaks, the deciding one first; remarks that every payload gets are left out.
  private static func rules(_ payload: String, app: String) throws -> [String] {
    let output = islet(["check", "--json", "--app", app, "-"], input: payload).output
    let report = try JSONValue(parsing: output)
    let findings = report["checked"]?.array?.first?["findings"]?.array ?? []
    return findings.compactMap { $0["id"]?.string }
  }

  @Test func `there are 35 of them, and the good push breaks no rule`() throws {
    #expect(Self.mistakes.count == 35)
    #expect(Set(Self.mistakes.map(\.name)).count == 35)
    for payload in [Self.good, Self.start] {
      for app in ["match", try Self.folder()] {
        let rules = try Self.rules(payload, app: app)
        #expect(
          rules.allSatisfy { !$0.contains("key") && !$0.contains("date") }, "\(app): \(rules)")
      }
    }
  }

  @Test func `no design rule judges the card that Islet draws in its place`() throws {
    for folder in [try Self.folder(), try Self.folder(schema: #"{"type":"object"}"#)] {
      let (code, output) = Self.islet(["check", folder, "--json"])
      let report = try #require(try JSONValue(parsing: output)["checked"]?.array?.first)
      #expect(code == 0)
      #expect(report["findings"] == [], "\(output)")
      #expect(
        report["about"] == "MatchAttributes, 7 states without the app's source on iPhone 16")
    }
  }

  @Test func `is judged as with it, by its samples or by its schema, but for what no sample tells`()
    throws
  {
    let schema = Self.islet(["check", "--schema", "match"]).output
    let (bySamples, bySchema) = (try Self.folder(), try Self.folder(schema: schema))
    var lines = [
      "# The 35 commonest mistakes, with and without the app's source", "",
      "Made by `ISLET_RECORD=1 swift test --filter WithoutSourceTests`; never typed. Each rule is what",
      "`islet check --app APP` reports of a push to the match: with its widget's source, by its sample states alone, and by",
      "the schema that `islet check --schema` writes. “=” is the same as with the source.", "",
      "| mistake | with source | by samples | by schema |", "| --- | --- | --- | --- |",
    ]
    var same = (samples: 0, schema: 0)
    for mistake in Self.mistakes {
      let payload = Self.good.replacing(mistake.good, with: mistake.bad)
      #expect(payload != Self.good)
      let with = try Self.rules(payload, app: "match")
      let columns = try [bySamples, bySchema].map { try Self.rules(payload, app: $0) }
      if columns[0] == with { same.samples += 1 }
      if columns[1] == with { same.schema += 1 }
      func words(_ rules: [String]) -> String {
        rules.isEmpty ? "nothing" : rules.joined(separator: ", ")
      }
      let cells = columns.map { $0 == with ? "=" : words($0) }
      lines.append("| \(mistake.name) | \(words(with)) | \(cells.joined(separator: " | ")) |")
    }
    lines += ["", "The same: \(same.samples) by samples, \(same.schema) by schema."]
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let difference = Golden.difference(
      lines.joined(separator: "\n"), named: "without-source", as: "md", file: folder)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
