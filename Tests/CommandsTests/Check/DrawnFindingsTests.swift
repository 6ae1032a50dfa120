import Findings
import Lints
import Testing

@testable import Commands

@Suite("What views say while they are drawn")
struct DrawnFindingsTests {
  private let source = WidgetSource(files: [
    .init(
      path: "/app/Card.swift",
      text: """
        ActivityConfiguration(for: Ferry.self) { context in
          Image("harbour")
          AsyncImage(url: one)
          AsyncImage(url: two)
        }
        """)
  ])

  private func findings(_ finding: Finding, in states: [String] = ["a"]) -> [Finding] {
    var drawn = DrawnFindings()
    for state in states {
      drawn.add(finding, .lockScreen, state)
      drawn.add(finding, .expanded, state)
    }
    return drawn.findings(in: source, ofStates: 5)
  }

  @Test func `are told once, with their presentations and states`() {
    let finding = Finding("widget-gesture")
    #expect(findings(finding).map(\.path) == ["lockScreen, expanded, state a"])
    #expect(findings(finding, in: ["a", "b"]).map(\.path) == ["lockScreen, expanded, states a, b"])
    #expect(
      findings(finding, in: ["a", "b", "c", "d"]).map(\.path) == ["lockScreen, expanded, 4 states"])
    #expect(
      findings(finding, in: ["a", "b", "c", "d", "e"]).map(\.path)
        == ["lockScreen, expanded, all 5 states"])
    let symbol = Finding("unknown-symbol", path: "ferri")
    #expect(findings(symbol).map(\.path) == ["ferri, lockScreen, expanded, state a"])
  }

  @Test func `stand at the one line that can have said it`() {
    let mention = SourceMention.literal("harbour", beside: ["mage"])
    let told = findings(Finding("widget-image-missing", sentence: "None.", mention: mention))
    #expect(told.map(\.location) == [SourceLocation(file: "/app/Card.swift", line: 2)])
    #expect(told.map(\.sentence) == ["None."])
  }

  @Test func `of several lines name them, and stand where the presentation begins`() {
    let told = findings(
      Finding("widget-async-image", sentence: "Nothing loads", mention: .view("AsyncImage")))
    #expect(told.map(\.location) == [SourceLocation(file: "/app/Card.swift", line: 1)])
    #expect(
      told.map(\.sentence)
        == ["Nothing loads. It comes from one of 2 places: Card.swift:3, Card.swift:4."])
  }

  @Test func `of no line stand where the presentation begins, and a line of their own stays`() {
    let unknown = Finding("widget-view-placeholder", mention: .view("Map"))
    #expect(findings(unknown).map(\.location?.line) == [1])
    let own = SourceLocation(file: "/app/Card.swift", line: 9)
    #expect(findings(Finding("widget-crashed", location: own)).map(\.location) == [own])
    var drawn = DrawnFindings()
    drawn.add(unknown, .minimal, "a")
    #expect(drawn.findings(in: source, ofStates: 1).map(\.location) == [nil])
  }
}
