import Goldens
import Testing

@testable import Findings

@Suite("The list of the design rules")
struct LintListTests {
  @Test
  func `reads as recorded, each rule with its figure and the talk or page that it comes from`() {
    var lines = [
      "# The rules of design", "",
      "Made by `ISLET_RECORD=1 swift test --filter LintListTests`; never typed. `islet check` judges a widget by them.",
      "Each has a state in `Fixtures/BadWidgets` that breaks it. Rules are Apple's; a figure marked “own” is Islet's.",
      "", "| rule | before | severity | what it asks for | figure | from |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in FindingTable.lints where !row.id.rawValue.hasPrefix("check-") {
      let cells = [
        row.id.rawValue, row.number ?? "", row.severity.rawValue, row.sentence,
        row.threshold ?? "", row.source,
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "lints", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
