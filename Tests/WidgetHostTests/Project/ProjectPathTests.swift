import Testing

@testable import WidgetHost

@Suite("Paths of a project")
struct ProjectPathTests {
  @Test(arguments: [
    ("Card.swift", "swift"), ("a.b.ttf", "ttf"), (".hidden", ""), ("name.", ""), ("plain", ""),
    ("é.lproj", "lproj"),
  ])
  func `a name's ending is what stands behind its last dot`(name: String, ending: String) {
    #expect(ProjectPath.ending(name) == ending)
  }
}
