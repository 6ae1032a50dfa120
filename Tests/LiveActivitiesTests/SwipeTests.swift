import Testing

@testable import LiveActivities

@Suite("What fingers move")
struct SwipeTests {
  private func locked() -> Stage {
    var stage = Stage()
    stage.request()
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    return stage
  }

  @Test func `a card moves aside on a lit Lock Screen alone, and slides back`() {
    var stage = locked()
    stage.send(.person(.uncover(activity: "final")))
    #expect(stage.phone.device.uncovered == "final")
    stage.send(.person(.collapse))
    #expect(stage.phone.device.uncovered == nil)
    stage.send(.person(.unlock))
    stage.send(.person(.uncover(activity: "final")))
    #expect(stage.phone.device.uncovered == nil)
  }

  @Test func `a card that was moved aside does not stay so while the phone sleeps`() {
    var stage = locked()
    stage.send(.set(.trait("attention", .flag(false))))
    stage.send(.person(.uncover(activity: "final")))
    #expect(stage.phone.device.uncovered == "final")
    stage.wait(10)
    #expect(stage.phone.device.uncovered == nil)
  }

  @Test func `a swipe is taken back without the token where an app was given it meanwhile`() throws
  {
    var stage = locked()
    let token = try #require(stage.activity?.token)
    stage.send(.person(.swipe(activity: "final")))
    stage.send(.rotate(.device(bundle: Stage.bundle), to: token))
    let standing = stage.phone.standing(of: token)
    stage.send(.person(.restore))
    #expect(stage.activity != nil && stage.activity?.token == nil)
    #expect(stage.phone.standing(of: token) == standing)
  }

  @Test func `a swipe is taken back with the token, which then takes pushes again`() throws {
    var stage = locked()
    let token = try #require(stage.activity?.token)
    stage.send(.person(.swipe(activity: "final")))
    #expect(stage.activity == nil)
    #expect(stage.phone.standing(of: token) != .live(.activity, bundle: Stage.bundle))
    #expect(stage.phone.canRestore)
    stage.wait(5)
    stage.send(.person(.restore))
    #expect(stage.phone.standing(of: token) == .live(.activity, bundle: Stage.bundle))
    #expect(stage.update(3).verdict.outcome == .shown)
    #expect(stage.phone.selection.lockScreen == ["final"])
    #expect(!stage.phone.canRestore)
    #expect(stage.phone.isSound)
  }

  @Test func `a swipe is taken back without a token that another activity has by then`() throws {
    var stage = locked()
    let token = try #require(stage.activity?.token)
    stage.request("other")
    stage.send(.person(.swipe(activity: "final")))
    stage.send(.rotate(.activity(id: "other"), to: token))
    stage.send(.person(.restore))
    #expect(stage.activity != nil && stage.activity?.token != token)
    #expect(stage.phone.activity("other")?.token == token)
    stage.wait(1)
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .token(token))
    #expect(stage.phone.activity("other")?.state == Stage.state(4))
    #expect(stage.activity?.state == Stage.state(0))
  }

  @Test func `nothing comes back of an app that was removed, installed again or not`() {
    var stage = locked()
    stage.send(.person(.swipe(activity: "final")))
    #expect(stage.activity == nil && stage.phone.canRestore)
    stage.send(.remove(bundle: Stage.bundle))
    stage.send(.install(Stage.app()))
    #expect(!stage.phone.canRestore)
    stage.send(.person(.restore))
    #expect(stage.activity == nil)
  }

  @Test func `a swipe is taken back with the channel, whose broadcasts then reach it again`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    stage.request(pushType: .channel(id))
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    stage.send(.person(.swipe(activity: "final")))
    stage.wait(5)
    stage.send(.person(.restore))
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(record.verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(4))
    #expect(stage.phone.isSound)
  }

  @Test func `nothing comes back of an app whose activities were switched off meanwhile`() {
    var stage = locked()
    stage.send(.person(.swipe(activity: "final")))
    #expect(stage.activity == nil && stage.phone.canRestore)
    stage.send(.set(.liveActivities(bundle: Stage.bundle, false)))
    #expect(!stage.phone.canRestore)
    stage.send(.person(.restore))
    #expect(stage.activity == nil)
  }

  @Test func `what is swiped off the island goes on running, and an alert brings it back`() {
    var stage = Stage()
    stage.request()
    stage.send(.person(.hide(activity: "final")))
    #expect(stage.phone.selection.island == .empty)
    #expect(stage.phone.islandAbsence(of: "final")?.contains("swipe") == true)
    #expect(stage.activity?.isRunning == true)
    stage.send(.person(.reveal))
    #expect(stage.phone.selection.island == .compact("final"))
    stage.send(.person(.hide(activity: "final")))
    stage.wait(1)
    stage.update(1, #","alert":{"title":"Goal","body":"1-0"}"#)
    #expect(stage.phone.selection.island == .compact("final"))
  }

  @Test func `show outside of StandBy names the act that brings back what was hidden`() {
    var stage = Stage()
    stage.request()
    let show = Event.person(.show(activity: "final"))
    #expect(stage.phone.idleness(of: show)?.sentence == "the phone is not in StandBy")
    stage.send(.person(.hide(activity: "final")))
    #expect(
      stage.phone.idleness(of: show)?.sentence
        == "the phone is not in StandBy; reveal brings back what was taken off the island")
  }

  @Test func `of two activities one hides, the next of its app steps in, and two swap`() {
    var stage = Stage()
    stage.send(.install(Stage.app(bundle: "other")))
    stage.request("a", relevance: 5)
    stage.request("b", bundle: "other")
    stage.request("c")
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
    stage.send(.person(.swap))
    #expect(stage.phone.selection.island == .minimal(attached: "b", detached: "a"))
    stage.send(.person(.hide(activity: "b")))
    #expect(stage.phone.selection.island == .compact("a"))
    stage.send(.person(.hide(activity: "a")))
    #expect(stage.phone.selection.island == .compact("c"))
    stage.send(.person(.swipe(activity: "b")))
    #expect(stage.phone.device.hidden == ["a"])
  }

  @Test func `a hold expands what the island shows, and nothing else`() {
    var stage = Stage()
    stage.request("a", relevance: 5)
    stage.request("b")
    stage.send(.person(.hold(activity: "b")))
    #expect(stage.phone.selection.expanded == nil)
    stage.send(.person(.hold(activity: "a")))
    #expect(stage.phone.selection.expanded == "a")
  }

  @Test func `Don’t Allow and the switch in Settings are one`() {
    var stage = Stage(allowed: false)
    stage.request()
    stage.send(.person(.deny(bundle: Stage.bundle)))
    #expect(stage.phone.settings(of: Stage.bundle)?.liveActivities == false)
    stage.send(.set(.liveActivities(bundle: Stage.bundle, true)))
    stage.request()
    #expect(stage.activity != nil)
    #expect(stage.phone.askingPermission.isEmpty)
  }
}
