import Testing

@testable import LiveActivities

@Suite("What iOS itself shows")
struct SystemActivityTests {
  @Test func `a song gives way to activities, a call goes before them`() {
    var stage = Stage()
    stage.send(.install(Stage.app(bundle: "other")))
    stage.request("a")
    stage.send(.system(.begin(.nowPlaying, title: nil, detail: nil)))
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "system:nowPlaying"))
    stage.request("b", bundle: "other")
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
    #expect(stage.phone.islandAbsence(of: "b") == nil)
    stage.send(.system(.begin(.call, title: "Alex", detail: nil)))
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "system:call"))
    #expect(stage.phone.islandAbsence(of: "b") == "other activities go first")
    stage.send(.system(.end(.call)))
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
  }

  @Test func `charging takes the island for three seconds`() {
    var stage = Stage()
    stage.request()
    stage.send(.system(.begin(.charging, title: "80 %", detail: nil)))
    #expect(stage.phone.selection.island == .compact("system:charging"))
    #expect(stage.phone.nextDeadline?.kind == .systemEnds)
    stage.wait(3)
    #expect(stage.phone.selection.island == .compact("final"))
    #expect(stage.phone.systemActivities.isEmpty)
  }

  @Test func `who asks why an activity is not in the island is told of what iOS shows there`() {
    var stage = Stage()
    stage.request()
    stage.send(.system(.begin(.charging, title: nil, detail: nil)))
    #expect(
      stage.phone.islandAbsence(of: "final") == "what iOS itself shows stands there for a moment")
  }

  @Test func `it expands, hides and opens its app as an activity does, and is one of its kind`() {
    var stage = Stage()
    stage.send(.system(.begin(.timer, title: "5:00", detail: nil)))
    stage.send(.system(.begin(.timer, title: "9:00", detail: nil)))
    #expect(stage.phone.systemActivities.map(\.title) == ["9:00"])
    stage.send(.person(.hold(activity: "system:timer")))
    #expect(stage.phone.selection.expanded == "system:timer")
    stage.send(.person(.tap(activity: "system:timer", url: nil)))
    #expect(stage.phone.device.foreground == "com.apple.mobiletimer")
    #expect(stage.phone.selection.island == .empty)
    stage.send(.person(.goHome))
    stage.send(.person(.hide(activity: "system:timer")))
    #expect(stage.phone.selection.island == .empty)
    stage.send(.system(.end(.timer)))
    #expect(stage.phone.device.hidden == nil)
  }

  @Test func `a notification of another app lights the screen and can be opened`() throws {
    var stage = Stage()
    stage.send(.person(.lock))
    stage.send(
      .system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: "Hello")))
    #expect(stage.phone.device.screen == .lockScreen)
    let note = try #require(stage.phone.selection.notifications.first.map(stage.phone.notification))
    #expect(note?.app == "Chat")
    stage.send(.system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: "?")))
    #expect(stage.phone.selection.notifications == [-2, -1])
    stage.send(.person(.open(bundle: "com.example.chat")))
    #expect(stage.phone.device.foreground == "com.example.chat")
  }
}
