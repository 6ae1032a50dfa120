import Goldens
import Testing

@testable import Findings

@Suite("The list of the rules")
struct RulesListTests {
  @Test("reads as recorded: name, severity, who would have logged it, sentence")
  func list() {
    let lines = FindingTable.rules.map { row in
      "\(row.id.rawValue) · \(row.severity.rawValue) · \(row.reporter.rawValue) · \(row.sentence)"
    }
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "rules")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
