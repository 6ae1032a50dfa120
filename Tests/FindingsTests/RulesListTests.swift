import Foundation
import Goldens
import Testing

@testable import Findings

@Suite("The list of the rules")
struct RulesListTests {
  /// `Fixtures/Payloads`: what triggers each rule and what does not; `FixtureTests` plays both.
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Payloads")

  @Test func `reads as recorded, each rule with the events that break it and those that keep it`()
    throws
  {
    var lines = [
      "# The rules of verdicts", "",
      "Made by `ISLET_RECORD=1 swift test --filter RulesListTests`; never typed. Each rule has a payload file with",
      "events that break it and the same thing done right; the tests play both.", "",
      "| rule | severity | decided by | what it says | broken by | events that break it, keep it |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in FindingTable.rules {
      let id = row.id.rawValue
      let data = try Data(contentsOf: Self.fixtures.appendingPathComponent("\(id).json"))
      let fixture = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let about = try #require(fixture["about"] as? String)
      let counts = ["triggers", "passes"].map { (fixture[$0] as? [Any])?.count ?? 0 }
      #expect(!counts.contains(0), "\(id).json needs both")
      let cells = [
        "[\(id)](../../../Fixtures/Payloads/\(id).json)", row.severity.rawValue,
        row.reporter.rawValue, row.sentence, about, "\(counts[0]), \(counts[1])",
      ]
      lines.append(
        "| \(cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ")) |"
      )
    }
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "rules", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
