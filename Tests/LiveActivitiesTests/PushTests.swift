import Testing

@testable import LiveActivities

@Suite("A push on its way to the screen")
struct PushTests {
  @Test func `an update with a newer timestamp shows its state`() {
    var stage = Stage()
    stage.request()
    #expect(stage.activity?.phase == .active)
    stage.wait(1)
    let record = stage.update(1)
    #expect(record.verdict.outcome == .shown, "\(record.verdict)")
    #expect(stage.activity?.state == Stage.state(1))
    #expect(stage.phone.selection.island == .compact("final"))
  }
}
