import Foundation
import Goldens
import JSON
import Testing

@testable import Commands

@Suite("A payload that is compared with samples")
@MainActor
struct SampleRemarksTests {
  /// What is found in an update with a state: rule, severity, sentence and fix.
  private static func findings(_ state: String, app: String) throws -> [JSONValue] {
    let payload =
      #"{"aps":{"timestamp":1790000000,"event":"update","content-state":\#(state)}}"#
    var output = ""
    let console = Console(
      write: { output += $0 }, complain: { _ in }, readInput: { _ in Array(payload.utf8) })
    _ = IsletCommand.run(["check", "--json", "--app", app, "-"], console: console)
    let report = try JSONValue(parsing: output)
    return report["checked"]?.array?.first?["findings"]?.array ?? []
  }

  /// An app of which one state is known, as `islet init` makes it of one push.
  private static func app(_ state: String) throws -> String {
    let path = TestFolder.path("trip")
    try FileManager.default.createDirectory(
      atPath: path + "/states", withIntermediateDirectories: true)
    try #"{"bundle":"com.example.trip","title":"Trip"}"#.write(
      toFile: path + "/app.json", atomically: true, encoding: .utf8)
    try state.write(toFile: path + "/states/01-one.json", atomically: true, encoding: .utf8)
    return path
  }

  @Test func `a part of a state is told by the sample, since no state came before`() throws {
    let finding = try #require(
      try Self.findings(#"{"health":90}"#, app: "adventure").first { $0["id"] == "partial-update" })
    let sentence = finding["sentence"]?.string ?? ""
    #expect(sentence.contains("the app's sample has") && !sentence.contains("before"))
  }

  @Test func `another case than the one sample has is no error, and adding it is advised`() throws {
    let app = try Self.app(#"{"stage":{"searching":{}},"note":"x"}"#)
    let findings = try Self.findings(
      #"{"stage":{"arrived":{"fare":"12 €"}},"note":"x"}"#, app: app)
    #expect(findings.map { $0["id"] } == ["check-new-case"])
    #expect(findings.first?["severity"] == "info")
    #expect(findings.first?["sentence"]?.string?.contains("have only “searching” here") == true)
    #expect(findings.first?["fix"]?.string?.contains("states/02-name.json") == true)
    #expect(try Self.findings(#"{"stage":{"searching":{}},"note":"y"}"#, app: app).isEmpty)
  }

  @Test func `samples are all that is known of an activity, unless it has a schema of its own`()
    throws
  {
    let app = try Self.app(#"{"note":"x"}"#)
    let folder = "\(app)/activities/Trip"
    try FileManager.default.createDirectory(
      atPath: folder + "/states", withIntermediateDirectories: true)
    try #"{"leg":{"walk":{}}}"#.write(
      toFile: folder + "/states/01-one.json", atomically: true, encoding: .utf8)
    let other = #"{"leg":{"ride":{"line":"4"}}}"#
    #expect(try Self.findings(other, app: app).map { $0["id"] } == ["check-new-case"])
    try #"{"type":"object","properties":{"leg":{"type":"object"}}}"#.write(
      toFile: folder + "/schema.json", atomically: true, encoding: .utf8)
    #expect(try Self.findings(other, app: app).contains { $0["id"] == "check-new-case" } == false)
  }

  @Test func `what no sample lacks is told as what the samples have`() throws {
    let app = try Self.app(#"{"stage":{"searching":{}},"note":"x"}"#)
    let findings = try Self.findings(#"{"a":1,"b":2}"#, app: app)
    #expect(findings.first?["id"] == "key-missing")
    #expect(findings.first?["sentence"]?.string?.contains("by your samples") == true)
  }
}
