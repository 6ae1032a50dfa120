import Testing

@testable import Commands

@Suite("The line that says what a command is at")
@MainActor
struct ProgressLineTests {
  @Test func `is shown when it takes long, now and then, and removed in the end`() {
    var shown: [String] = []
    var now = 100.0
    let console = Console(
      write: { _ in }, complain: { _ in }, showProgress: { shown.append($0) })
    let line = ProgressLine(console) { now }
    line.show("1 of 9")
    #expect(shown.isEmpty)
    now += 1
    line.show("2 of 9")
    line.show("3 of 9")
    now += 1
    line.show("4 of 9")
    line.end()
    line.end()
    #expect(shown == ["2 of 9", "4 of 9", ""])
  }

  @Test func `tells of a long step at once, where it is shown or that has taken long`() {
    var shown: [String] = []
    var now = 100.0
    let console = Console(
      write: { _ in }, complain: { _ in }, showProgress: { shown.append($0) })
    let line = ProgressLine(console) { now }
    line.begin("reading")
    #expect(shown.isEmpty)
    now += 1
    line.show("9 of 9")
    line.begin("writing")
    #expect(shown == ["9 of 9", "writing"])
  }

  @Test func `is not removed where it was not shown`() {
    var shown: [String] = []
    let console = Console(
      write: { _ in }, complain: { _ in }, showProgress: { shown.append($0) })
    let line = ProgressLine(console) { 100 }
    line.show("1 of 9")
    line.end()
    #expect(shown.isEmpty)
  }
}
