import Drawing
import Findings
import Phone
import Testing
import WidgetProtocol

@testable import Lints

@Suite("What a review says")
struct RemarkTests: LintReview {
  private func subject(_ states: [(String, [Sketch])], source: WidgetSource? = nil) -> LintSubject {
    LintSubject(
      device: .standard,
      states: states.map { name, sketches in
        LintSubject.State(
          name: name,
          pictures: [
            .dark: Dictionary(uniqueKeysWithValues: sketches.map { ($0.slot, $0.picture) })
          ])
      }, source: source)
  }

  @Test func `several names take a verb for several, one text that stands twice does not`() throws {
    func sentence(_ texts: [String]) -> String? {
      let dark = texts.enumerated().reduce(island) { sketch, text in
        sketch.text(text.element, x: 20, y: 20 + 22 * Double(text.offset), color: RGBA(30, 30, 30))
      }
      return Lint.review(subject([("a", [dark])]), only: ["island-text-dark"]).first?.sentence
    }
    #expect(sentence(["One"])?.hasPrefix("“One” has a contrast of ") == true)
    #expect(sentence(["One", "One"])?.hasPrefix("“One” has a contrast of ") == true)
    // Beside a symbol in a text, and on one line.
    #expect(sentence(["\u{FFFC} One\ntwo"])?.hasPrefix("“One two” has a contrast of ") == true)
    #expect(sentence(["One", "Two"])?.hasPrefix("“One”, “Two” have a contrast of ") == true)
    // Cut where a blank is, and without blanks of its own.
    let long = sentence(["  A long line that is cut off somewhere  "])
    #expect(
      long?.hasPrefix("“A long line that is cut…” has a contrast of ") == true, "\(long ?? "")")
    #expect(sentence(["One  "])?.hasPrefix("“One” has a contrast of ") == true)
  }

  @Test func `texts of several contrasts are told with the worst first, and both ends`() throws {
    let sketch = island.text("Good enough", x: 20, y: 20, color: RGBA(80, 80, 80))
      .text("Hardly there", x: 20, y: 42, color: RGBA(20, 20, 20))
    let told = Lint.review(subject([("a", [sketch])]), only: ["island-text-dark"]).first
    #expect(
      told?.sentence
        == "“Hardly there”, “Good enough” have contrasts of 1.1 to 2.6 to the island's black.")
    // A state in which one text is weak and one in which several are make one remark: of the worst.
    let alone = island.text("Good enough", x: 20, y: 20, color: RGBA(80, 80, 80))
    let both = Lint.review(
      subject([("a", [alone]), ("b", [sketch])]), only: ["island-text-dark"])
    #expect(both.map(\.path) == ["expanded, both states"])
    #expect(both.first?.sentence == told?.sentence)
  }

  @Test
  func `the same in several states is told once, with its states and the worst of its figures`() {
    let states = [
      ("a", [card.ideal(371, 200).text("One", x: 6, y: 30)]),
      ("b", [card.ideal(371, 210).text("Two", x: 5, y: 30)]),
    ]
    let remarks = Lint.review(subject(states), only: ["content-too-tall", "card-margin-narrow"])
    #expect(remarks.map(\.id.rawValue) == ["content-too-tall", "card-margin-narrow"])
    #expect(remarks.map(\.path) == ["lockScreen, both states", "lockScreen, both states"])
    #expect(remarks.first?.sentence.contains("210 pt") == true)
    #expect(remarks.last?.sentence.contains("5 pt from the card's edge") == true)
    let three = Lint.review(
      subject(states + [("c", [card.text("Three", x: 20, y: 30)])]), only: ["card-margin-narrow"])
    #expect(three.map(\.path) == ["lockScreen, states a, b"])
  }

  @Test func `errors come first, then warnings, then remarks`() {
    let states = [
      ("a", [card.ideal(371, 200).text("1–0", x: 6, y: 30), island.text("x", x: 2, y: 2)]),
      ("b", [card.text("1–0", x: 20, y: 30)]),
    ]
    let severities = Lint.review(subject(states)).map(\.severity)
    #expect(Set(severities).count == 3)
    #expect(severities == severities.sorted(by: >))
  }

  @Test func `a remark stands at the line of its literal, or where the closure of its slot begins`()
  {
    let text = """
      // "Near" was further in.
      ActivityConfiguration(for: Match.self) { context in
        Text("Near").padding(4)
      } dynamicIsland: { context in
        DynamicIsland {
        } compactLeading: {
          Text(context.state.minutes)
        }
      }
      """
    let source = WidgetSource(files: [.init(path: "Match.swift", text: text)])
    let near = Lint.review(
      subject([("a", [card.text("Near", x: 6, y: 30)])], source: source),
      only: ["card-margin-narrow"])
    #expect(near.map { $0.finding(in: source).location?.line } == [3])
    let long = Lint.review(
      subject([("a", [leading.text("3 minutes", x: 0, y: 8)])], source: source),
      only: ["compact-text-long"])
    #expect(long.map { $0.finding(in: source).location?.line } == [6])
    #expect(long.map { $0.finding(in: source).location?.file } == ["Match.swift"])
    #expect(long.map { $0.finding().location } == [nil])
  }

  @Test func `a literal that stands twice tells no line`() {
    let source = WidgetSource(files: [.init(path: "a", text: "Text(\"Near\")\nText(\"Near\")")])
    let near = Lint.review(
      subject([("a", [card.text("Near", x: 6, y: 30)])]), only: ["card-margin-narrow"])
    #expect(near.map { $0.finding(in: source).location } == [nil])
  }

  @Test func `a rule is found by its name and by the number that it had before`() {
    #expect(FindingTable.row(named: "L27")?.id == "compact-too-wide")
    #expect(FindingTable.row(named: "l27")?.id == "compact-too-wide")
    #expect(FindingTable.row(named: "compact-too-wide")?.number == "L27")
    #expect(FindingTable.row(named: "L99") == nil)
  }
}
