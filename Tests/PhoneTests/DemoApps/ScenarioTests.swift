import DemoApps
import Findings
import Foundation
import JSON
import LiveActivities
import Testing

/// The stories that come with the demo apps.
struct ScenarioTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    var app: String
    var path: String
    var lines: [[UInt8]]

    var testDescription: String { "\(app)/\(path.split(separator: "/").last ?? "")" }
  }

  static let all: [Scenario] = DemoFolders.names.flatMap { app -> [Scenario] in
    guard let folder = DemoFolders.path(of: app) else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/scenarios")) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.sorted().map { file in
      let path = "\(folder)/scenarios/\(file)"
      let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
      return Scenario(
        app: app, path: path, lines: bytes.split(separator: 0x0A).map { Array($0) })
    }
  }

  @Test func `each demo app tells a story`() {
    #expect(Set(Self.all.map(\.app)) == Set(DemoFolders.names))
  }

  @Test(arguments: all)
  func `Every line is an event that the rules know, in order, and all is told in a minute`(
    scenario: Scenario
  ) throws {
    let (header, remarks) = try EventFileHeader.read(scenario.lines[0])
    #expect(header.kind == .scenario && remarks.isEmpty)
    let context = EventLine.Context(header, now: 1000, bundles: ["match": "app.touchline.match"])
    var last = 0.0
    for line in scenario.lines.dropFirst() {
      // How the phone is set up, and lies, is no event.
      if try JSONValue(parsing: line)["settings"] != nil { continue }
      let (read, findings) = try EventLine.read(line, in: context)
      #expect(findings.isEmpty, "\(String(decoding: line, as: UTF8.self))")
      #expect(read.time >= last)
      last = read.time
    }
    #expect(last - 1000 < 60)
  }

  @Test(arguments: all)
  func `Every loc-key of an alert has its text in the app's strings`(scenario: Scenario) throws {
    for line in scenario.lines.dropFirst() {
      let json = try JSONValue(parsing: line)
      guard let alert = json["alert"] else { continue }
      // The story of two apps names the app that alerts by its activity; its strings are Match's.
      let folder = try #require(DemoFolders.path(of: scenario.app))
      let about = try JSONValue(
        parsing: FileManager.default.contents(atPath: folder + "/app.json") ?? Data())
      for part in ["title", "body"] {
        let key = try #require(alert[part]?["loc-key"]?.string)
        let text = try #require(about["strings"]?[key]?.string, "\(key)")
        let arguments = alert[part]?["loc-args"]?.array?.count ?? 0
        #expect(text.split(separator: "%", omittingEmptySubsequences: false).count - 1 == arguments)
      }
    }
  }
}
