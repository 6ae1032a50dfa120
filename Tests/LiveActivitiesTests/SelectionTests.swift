import Testing

@testable import LiveActivities

@Suite("Who is shown where")
struct SelectionTests {
  private func stage(apps: Int = 3) -> Stage {
    var stage = Stage()
    for number in 1..<max(apps, 2) { stage.send(.install(Stage.app(bundle: "app.\(number)"))) }
    return stage
  }

  @Test func `one app shows one activity, the most relevant, then the first started`() {
    var stage = stage()
    stage.request("a")
    stage.request("b", relevance: 5)
    stage.request("c", relevance: 5)
    #expect(stage.phone.selection.island == .compact("b"))
    #expect(stage.phone.selection.lockScreen == ["b", "c", "a"])
    stage.wait(1)
    stage.update(1, #","relevance-score":100"#, to: "a")
    #expect(stage.phone.selection.island == .compact("a"))
    #expect(stage.phone.selection.lockScreen == ["a", "b", "c"])
    stage.update(1, "", to: "b")
    #expect(stage.phone.selection.lockScreen == ["a", "c", "b"])
  }

  @Test func `two apps share the island: the one that started first is attached`() {
    var stage = stage()
    stage.request("a")
    stage.request("b", bundle: "app.1", relevance: 9)
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
  }

  @Test func `of three apps the two most relevant are shown`() {
    var stage = stage()
    stage.request("a")
    stage.request("b", bundle: "app.1", relevance: 1)
    stage.request("c", bundle: "app.2", relevance: 2)
    #expect(stage.phone.selection.island == .minimal(attached: "b", detached: "c"))
    #expect(stage.phone.islandAbsence(of: "a") != nil)
  }

  @Test func `an app in the foreground is not in the island; others may be`() {
    var stage = stage()
    stage.request("a")
    stage.request("b", bundle: "app.1")
    stage.send(.person(.open(bundle: Stage.bundle)))
    #expect(stage.phone.selection.island == .compact("b"))
    #expect(stage.phone.islandAbsence(of: "a") == "its own app is in the foreground")
    stage.send(.person(.goHome))
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
  }

  @Test func `a phone without an island shows none, and an alert as a banner`() {
    var stage = stage()
    stage.send(.set(.trait("hasIsland", .flag(false))))
    stage.request()
    stage.wait(1)
    stage.update(1)
    #expect(stage.phone.selection.banner == nil)
    stage.wait(1)
    stage.update(2, #","alert":{"title":"Goal","body":"1-0"}"#)
    #expect(stage.phone.selection.island == .empty)
    #expect(stage.phone.selection.expanded == nil)
    #expect(stage.phone.selection.banner == "final")
    stage.wait(stage.phone.traits.alertDuration)
    #expect(stage.phone.selection.banner == nil)
  }

  @Test func `a hold expands, a touch outside collapses`() {
    var stage = stage()
    stage.request()
    stage.send(.person(.hold(activity: "final")))
    #expect(stage.phone.selection.expanded == "final")
    stage.wait(600)
    #expect(stage.phone.selection.expanded == "final")
    stage.send(.person(.collapse))
    #expect(stage.phone.selection.expanded == nil)
  }

  @Test func `an alert expands the island for a moment, unless its app is being used`() {
    var stage = stage()
    stage.request()
    stage.wait(1)
    stage.update(1, #","alert":{"title":"Goal","body":"1-0"}"#)
    #expect(stage.phone.selection.expanded == "final")
    #expect(stage.phone.nextDeadline?.kind == .alertEnds)
    stage.wait(stage.phone.traits.alertDuration)
    #expect(stage.phone.selection.expanded == nil)
    stage.send(.person(.open(bundle: Stage.bundle)))
    stage.update(2, #","alert":{"title":"Goal","body":"2-0"}"#)
    #expect(stage.phone.selection.expanded == nil)
  }

  @Test func `an alert lights a dark screen; a plain update does not`() {
    var stage = stage()
    stage.request()
    stage.send(.person(.lock))
    stage.wait(1)
    stage.update(1)
    #expect(stage.phone.device.screen == .asleep)
    stage.wait(1)
    let number = stage.effects.count
    stage.update(
      2, #","alert":{"title":{"loc-key":"GOAL","loc-args":["FCN"]},"body":"2-0","sound":"default"}"#
    )
    #expect(stage.phone.device.screen == .lockScreen)
    #expect(
      stage.effects[number...].contains(
        .alert(
          Alert(
            activityID: "final", title: "Goal for FCN!", body: "2-0", sound: "default"))))
  }

  @Test func `a tap opens the app with the link's URL`() {
    var stage = stage()
    stage.request()
    stage.send(.person(.lock))
    let effects = stage.send(.person(.tap(activity: "final", url: "match://42")))
    #expect(effects.contains(.open(bundle: Stage.bundle, url: "match://42")))
    #expect(stage.phone.device.foreground == Stage.bundle)
    #expect(stage.phone.device.screen == .unlocked)
  }

  @Test func `an ordinary alert is a notification; one of the same collapse id replaces it`() throws
  {
    var stage = stage()
    let token = try #require(stage.phone.token(.device(bundle: Stage.bundle)))
    let first = stage.push(
      #""alert":{"title":"Goal","body":"1-0"},"sound":"default""#, to: .token(token))
    #expect(first.verdict.outcome == .shown)
    #expect(stage.phone.selection.notifications == [first.number])
    #expect(stage.phone.notification(first.number)?.title == "Goal")
    stage.send(.person(.swipeNotification(first.number)))
    #expect(stage.phone.selection.notifications == [])
  }
}
