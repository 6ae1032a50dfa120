import Goldens
import Testing

@testable import Phone

@Suite("The page of surfaces")
struct SurfacePageTests {
  @Test func `the table of surfaces reads as recorded`() {
    var lines = [
      "# Where an activity is shown", "",
      "Made by `ISLET_RECORD=1 swift test --filter SurfacePageTests` from `Sources/Phone/Surfaces`; never typed.",
      "Sizes are points. What stands in the last column is guessed: nobody has published or measured it.",
      "",
      "| name | what it is | sizes | slots | appearance | a tap | buttons | until | guessed |",
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in Presentation.allCases {
      let sizes =
        row.sizes.isEmpty
        ? "the phone's"
        : row.sizes.map { "\($0.name) \(number($0.room.width)) × \(number($0.room.height))" }
          .joined(separator: ", ")
      let guessedSizes = row.sizes.filter { $0.guesses.contains("card size") }
        .map { "card of \($0.name)" }
      lines.append(
        "| "
          + [
            "`\(row.rawValue)`", row.about, sizes,
            row.slots.map(\.rawValue).joined(separator: ", "),
            row.scheme == .asPhone ? "the phone's" : "dark", row.tap.words,
            row.hasControls ? "work" : "do nothing",
            row.end == .atOnce ? "it ends" : "it leaves the Lock Screen",
            (row.guesses + guessedSizes).joined(separator: ", "),
          ].joined(separator: " | ") + " |")
    }
    let difference = Golden.difference(
      lines.joined(separator: "\n"), named: "surfaces", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension Presentation.Tap {
  fileprivate var words: String {
    switch self {
    case .opensApp: "opens the app"
    case .opensFullScreen: "opens `watchFullScreen`"
    case .opensMenu: "opens `menuBarOpen`"
    case .opensLockScreen: "opens the card"
    case .nothing: "does nothing"
    }
  }
}
