import Testing

@testable import Findings

@Suite("Findings that say that something could not be judged")
struct ObstacleTests {
  @Test(arguments: [
    "widget-does-not-compile", "widget-undeclared-name", "widget-crashed", "widget-absent",
    "app-folder", "check-json", "check-states", "check-no-app", "check-decode",
  ])
  func `what keeps a widget, a state or a payload from being judged is one`(id: String) {
    #expect(Finding(FindingID(rawValue: id)).isObstacle)
  }

  @Test(arguments: [
    "corner-cuts-content", "timestamp-milliseconds", "widget-preview-left-out", "check-size",
    "widget-unknown-import", "plist-key-missing",
  ])
  func `what is found by judging is none`(id: String) {
    #expect(!Finding(FindingID(rawValue: id)).isObstacle)
  }

  @Test func `what is only a warning of a widget is none`() {
    #expect(!Finding("app-folder", severity: .warning).isObstacle)
  }
}
