import Findings
import Foundation
import JSON
import Testing

@testable import LiveActivities

/// What a fixture's events brought to light.
struct FixturePlay {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Payloads")

  var phone: SimulatedPhone
  var header: EventFileHeader
  var time = 9.0
  var findings: [Finding] = []

  /// A phone on which the stage is set.
  init() throws {
    let text = try String(
      contentsOf: FixturePlay.folder.appendingPathComponent("stage.jsonl"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { Array($0.utf8) }
    header = try EventFileHeader.read(lines[0]).header
    phone = SimulatedPhone(seed: header.seed, now: header.start ?? 0)
    for line in lines.dropFirst() { try play(line) }
    findings = []
  }

  mutating func play(_ line: [UInt8]) throws {
    let context = EventLine.Context(header, now: 0, bundles: ["match": "com.example.match"])
    let read = try EventLine.read(line, in: context)
    findings += read.findings
    for effect in phone.handle(try phone.event(of: read.line), at: read.line.time) {
      switch effect {
      case .refused(_, _, _, let findings): self.findings += findings
      case .remark(_, let finding): findings.append(finding)
      default: break
      }
    }
  }

  /// Plays events: objects without a time come a second after the one before; texts are raw lines.
  mutating func play(_ events: JSONValue?) {
    for event in events?.array ?? [] {
      do {
        if let text = event.string {
          if text.contains("\"islet\"") || text.contains("reboot") {
            findings += try EventFileHeader.read(Array(text.utf8)).findings
          } else {
            try play(Array(text.utf8))
          }
          continue
        }
        var object = event.object ?? JSONObject()
        time = object["at"]?.double ?? time + 1
        object["at"] = .double(time)
        try play(Array(JSONValue.object(object).compact.utf8))
      } catch let finding as Finding {
        findings.append(finding)
      } catch {
        findings.append(Finding("unexpected", sentence: "\(error)"))
      }
    }
  }

  /// All findings: of the pushes and of everything else.
  var all: [Finding] { phone.records.flatMap(\.findings) + findings }

  static func fixture(_ id: String) throws -> JSONValue {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(id).json"))
    return try JSONValue(parsing: data)
  }

  static func findings(_ id: String, _ part: String) throws -> [Finding] {
    var play = try FixturePlay()
    let fixture = try fixture(id)
    play.play(fixture["before"])
    play.play(fixture[part])
    return play.all
  }
}

@Suite("Fixtures of the findings")
struct FixtureTests {
  static let ids = FindingTable.rules.map(\.id.rawValue)

  @Test(arguments: ids)
  func `what triggers a finding brings it`(id: String) throws {
    let found = try FixturePlay.findings(id, "triggers")
    #expect(found.contains { $0.id.rawValue == id }, "found \(found.map(\.told))")
  }

  @Test(arguments: ids)
  func `the same thing done right does not`(id: String) throws {
    let found = try FixturePlay.findings(id, "passes")
    #expect(!found.contains { $0.id.rawValue == id }, "found \(found.map(\.told))")
    #expect(!found.contains { $0.severity == .error }, "found \(found.map(\.told))")
  }

  @Test func `every fixture belongs to a rule and says what it is about`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: FixturePlay.folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(Set(files) == Set(FixtureTests.ids))
    for id in files {
      let fixture = try FixturePlay.fixture(id)
      #expect(fixture["finding"]?.string == id)
      #expect(fixture["about"]?.string?.isEmpty == false)
    }
  }
}
