import Goldens
import Testing

@testable import Drawing

@Suite struct GuessTests {
  @Test func `every row of the table has a value and a reason`() {
    #expect(Guess.rows.count == Mirror(reflecting: Guess.table).children.count)
    for row in Guess.rows {
      #expect(!row.value.isEmpty && row.reason.count > 10, "\(row.name)")
    }
  }

  @Test func `a row's name gives its value`() {
    #expect(Guess.cardGap == Guess.table.cardGap.value)
    #expect(Guess.rows.first { $0.name == "smallBattery" }?.value == "20 × 10")
  }

  @Test func `the table of guesses reads as recorded`() {
    let head = [
      "# What is guessed", "",
      "Made by `ISLET_RECORD=1 swift test --filter GuessTests` from `Sources/Drawing/Guess.swift`; never typed.",
      "Lengths are points.", "", "| figure | value | why |", "| --- | --- | --- |",
    ]
    let rows = Guess.rows.map { "| \($0.name) | \($0.value) | \($0.reason) |" }
    let difference = Golden.difference(
      (head + rows).joined(separator: "\n"), named: "guesses", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
