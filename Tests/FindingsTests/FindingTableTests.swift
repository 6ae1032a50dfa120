import Testing

@testable import Findings

@Suite("The table of findings")
struct FindingTableTests {
  @Test func `every rule has a name of its own`() {
    let ids = FindingTable.rows.map(\.id.rawValue)
    let repeated = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(repeated.isEmpty)
  }

  @Test(arguments: FindingTable.rows.map(\.id.rawValue))
  func `every rule is told in sentences, with a fix and a source`(id: String) throws {
    let row = try #require(FindingTable.row(FindingID(rawValue: id)))
    #expect(id.allSatisfy { ($0.isLetter || $0.isNumber || $0 == "-") && $0.isASCII })
    #expect(!row.sentence.isEmpty && !row.fix.isEmpty && !row.source.isEmpty)
  }

  @Test func `a rule that nothing reports any more is understood as the one that tells the same`() {
    for (name, successor) in FindingTable.retired {
      #expect(FindingTable.row(name) == nil)
      #expect(FindingTable.row(named: name.rawValue)?.id == successor)
    }
    #expect(FindingTable.row(named: "journal-line")?.id == "journal-event")
  }

  @Test func `a finding takes what a case does not say from its row`() throws {
    let row = try #require(FindingTable.row("timestamp-equal"))
    let finding = Finding("timestamp-equal", path: "aps.timestamp")
    #expect(finding.severity == row.severity)
    #expect(finding.sentence == row.sentence)
    #expect(finding.fix == row.fix)
    #expect(Finding("no-such-rule").sentence == "no-such-rule")
  }
}
