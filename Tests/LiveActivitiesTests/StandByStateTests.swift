import Testing

@testable import LiveActivities

@Suite("A phone on its side at a charger")
struct StandByStateTests {
  private func stage() -> Stage {
    var stage = Stage()
    stage.send(.install(Stage.app(bundle: "other")))
    stage.request("a")
    stage.request("b", bundle: "other")
    stage.send(.person(.standBy))
    return stage
  }

  @Test func `first its clock shows, with the detached activity’s minimal view, and stays lit`() {
    var stage = stage()
    #expect(stage.phone.device.standBy?.opened == nil)
    #expect(stage.phone.selection.standBy == "b")
    stage.wait(3600)
    #expect(stage.phone.device.screen == .lockScreen)
  }

  @Test func `what iOS itself shows in the island does not take the view above the clock`() {
    var stage = Stage()
    stage.request("a")
    stage.send(.system(.begin(.nowPlaying, title: nil, detail: nil)))
    stage.send(.person(.standBy))
    #expect(stage.phone.selection.standBy == "a")
  }

  @Test
  func `a tap brings one to the whole screen, another tap opens its app and takes the phone up`() {
    var stage = stage()
    stage.send(.person(.tap(activity: "b", url: nil)))
    #expect(stage.phone.device.standBy?.opened == "b")
    #expect(stage.phone.device.foreground == nil)
    stage.send(.person(.show(activity: "a")))
    #expect(stage.phone.device.standBy?.opened == "a")
    let effects = stage.send(.person(.tap(activity: "a", url: "match://7")))
    #expect(effects.contains(.open(bundle: Stage.bundle, url: "match://7")))
    #expect(stage.phone.device.standBy == nil)
    #expect(stage.phone.device.openedURL == "match://7")
  }

  @Test
  func
    `what has left the phone leaves the whole screen, and no activity is shown that is not there`()
  {
    var stage = stage()
    stage.send(.person(.show(activity: "a")))
    stage.send(.person(.swipe(activity: "a")))
    #expect(stage.phone.device.standBy?.opened == nil)
    stage.send(.person(.show(activity: "a")))
    #expect(stage.phone.device.standBy?.opened == nil)
  }

  @Test
  func
    `the side button turns it off, a touch brings StandBy back, and taken up it shows the Lock Screen`()
  {
    var stage = stage()
    stage.send(.person(.lock))
    #expect(stage.phone.device.screen == .asleep)
    stage.send(.person(.wake))
    #expect(stage.phone.device.standBy != nil)
    stage.send(.person(.upright))
    #expect(stage.phone.device.standBy == nil)
    #expect(stage.phone.device.screen == .lockScreen)
  }
}
