import Canvas
import Findings
import Foundation
import JSON
import LiveActivities
import Phone
import Testing

@testable import Simulator

/// What COMPATIBILITY.md promises: files and requests of released versions go on to work. The files in `Goldens/1.0` were
/// written by that version and are never written again.
@MainActor
@Suite struct KeptPromiseTests {
  private static func kept(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Goldens/1.0/" + name))
  }

  /// Returns a phone that starts from a kept journal.
  private func phone(from name: String) throws -> TestPhone {
    let scratch = ScratchFolder()
    let folder = try StateFolder(scratch.path)
    try Self.kept(name).write(to: URL(fileURLWithPath: scratch.path + "/journal.jsonl"))
    return try TestPhone(folder: folder, widget: EchoWidget(), start: 1_700_010_000)
  }

  @Test(arguments: ["journal.jsonl", "compacted.jsonl"])
  func `a journal of version 1.0 is read whole`(name: String) throws {
    let phone = try phone(from: name)
    #expect(phone.simulator.findings.isEmpty)
    #expect(phone.simulator.phone.activities.count == 5)
    #expect(phone.simulator.phone.activities.allSatisfy { $0.state.string.contains("home") })
    let outcomes = phone.simulator.phone.records.map(\.verdict.outcome.rawValue)
    let counts = Dictionary(grouping: outcomes) { $0 }.mapValues(\.count)
    #expect(counts == ["shown": 46, "shownWithRemarks": 1, "ignored": 14])
  }

  @Test func `tokens of version 1.0 stay those of their activities`() throws {
    let whole = try phone(from: "journal.jsonl").simulator.phone.activities
    let short = try phone(from: "compacted.jsonl").simulator.phone.activities
    #expect(whole.map(\.token) == short.map(\.token))
    let tokens = whole.compactMap(\.token)
    #expect(tokens.count >= 4)
    let text = String(decoding: try Self.kept("journal.jsonl"), as: UTF8.self)
    #expect(tokens.filter { !text.contains($0) } == [])
  }

  @Test func `each line of a scenario of version 1.0 is understood`() throws {
    let text = try Self.kept("scenario.jsonl")
    let bundles = ["match": "app.touchline.match", "ride": "app.hopon.ride"]
    let scenario = try Scenario(reading: Array(text), now: 0, bundles: bundles)
    #expect(scenario.findings == [])
    let lines = text.split(separator: 0x0A).count - 1
    #expect(scenario.lines.count + scenario.settings.count == lines)
  }

  @Test func `every request of version 1.0 is still taken`() throws {
    let answer = try TestPhone().ask("GET", "/islet/openapi.json")
    let paths = try #require(answer.json["paths"]?.object)
    let now = paths.members.flatMap { path in
      (path.value.object?.keys ?? []).map { "\($0.uppercased()) \(path.key)" }
    }
    try expectKept("requests.txt", in: now, atLeast: 20)
  }

  @Test func `every member of an answer of version 1.0 is still there`() throws {
    let answer = try TestPhone().ask("GET", "/islet/openapi.json")
    let schemas = try #require(answer.json["components"]?["schemas"]?.object)
    let now = schemas.members.flatMap { schema in
      (schema.value["properties"]?.object?.keys ?? []).map { "\(schema.key).\($0)" }
    }
    try expectKept("members.txt", in: now, atLeast: 200)
  }

  @Test func `every name of version 1.0 is still one`() throws {
    var now: [String] = []
    now += Presentation.allCases.map { "presentation \($0.rawValue)" }
    now += DeviceModel.all.map { "device \($0.name)" }
    now += PictureFormat.allCases.map { "format \($0.name)" }
    // A rule that nothing reports any more is still understood.
    now += try Self.lines("names.txt").filter { name in
      name.hasPrefix("rule ") && FindingTable.row(named: String(name.dropFirst(5))) != nil
    }
    try expectKept("names.txt", in: now, atLeast: 200)
  }

  /// Expects each line of a kept list among what there is now.
  private func expectKept(_ name: String, in now: [String], atLeast count: Int) throws {
    let kept = try Self.lines(name)
    #expect(kept.count >= count)
    let known = Set(now)
    #expect(kept.filter { !known.contains($0) } == [])
  }

  /// Returns the lines of a kept list.
  private static func lines(_ name: String) throws -> [String] {
    String(decoding: try kept(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
