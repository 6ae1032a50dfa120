import Testing

@testable import WidgetHost

private func needed(_ files: [(String, String)]) -> [String] {
  let sources = files.map { SourceFile(path: $0.0, text: $0.1) }
  return SourceReach(sources).needed.map { files[$0].0 }
}

@Suite struct SourceReachTests {
  private let widget = "struct W: Widget { let c = ActivityConfiguration(for: A.self) { Card() } }"

  @Test func `a widget's files are those that its names lead to`() {
    #expect(
      needed([
        ("w/W.swift", widget),
        (
          "w/Card.swift",
          "struct Card: View { let x = Color.brand; let t = \"\\(clock(1)) \\(NAME)\"; let y = Z(hex: 1) }"
        ), ("w/Clock.swift", "func clock(_ x: Int) -> Int { 1 }"),
        ("w/Z.swift", "extension Z { init?(hex: Int) {} }"),
        ("w/Brand.swift", "extension Color { static let brand = 1 }"),
        ("app/Other.swift", "class Other: UIViewController {}"),
        ("app/A.swift", "struct A {}"), ("app/A+More.swift", "extension A: Sendable {}"),
      ]) == [
        "w/W.swift", "w/Card.swift", "w/Clock.swift", "w/Z.swift", "w/Brand.swift", "app/A.swift",
        "app/A+More.swift",
      ])
  }

  @Test func `of two copies of a file the one nearer to the widget is taken`() {
    #expect(
      needed([("app/A.swift", "struct A {}"), ("w/A.swift", "struct A {}"), ("w/W.swift", widget)])
        == ["w/A.swift", "w/W.swift"])
  }

  @Test func `tests and the app's entry are left out, and without a widget all is kept`() {
    #expect(
      needed([("A.swift", "struct A {}"), ("T.swift", "class T: XCTestCase {}")]) == ["A.swift"])
    #expect(
      needed([("w/W.swift", widget), ("M.swift", "struct M: App { let c = Card() }")])
        == ["w/W.swift"])
  }
}
