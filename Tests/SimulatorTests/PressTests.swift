import Drawing
import Findings
import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

@MainActor
@Suite("What becomes of a press on a button")
struct PressTests {
  @Test(arguments: [
    (PerformReply(), false), (PerformReply(opensApp: true), true),
    (PerformReply(openedURL: "score://match/7"), true),
  ])
  func `the app comes to the front when its intent opens it or a URL, and else the phone stays`(
    _ reply: PerformReply, opens: Bool
  ) throws {
    let phone = try TestPhone(widget: ButtonWidget(reply))
    let id = try phone.start().id
    phone.simulator.send(.person(.unlock))
    phone.simulator.send(.person(.press(activity: id, control: "button 0")))
    #expect(phone.simulator.phone.device.foreground == (opens ? TestPhone.bundle : nil))
  }

  @Test func `an intent that throws is told with its error`() throws {
    let phone = try TestPhone(widget: ButtonWidget(PerformReply(error: "noSuchSeat")))
    let id = try phone.start().id
    phone.simulator.send(.person(.unlock))
    phone.simulator.send(.person(.press(activity: id, control: "button 0")))
    let told = phone.simulator.findings.filter { $0.id == "intent-threw" }
    #expect(told.map(\.sentence) == ["The intent threw: noSuchSeat"])
  }

  @Test func `an intent that is not run is told with its app, and a finding with a place keeps it`()
    throws
  {
    for (path, told) in [(nil, TestPhone.bundle), ("elsewhere", "elsewhere")] {
      let finding = Finding("intent-not-run", path: path)
      let phone = try TestPhone(widget: ButtonWidget(failing: finding))
      let id = try phone.start().id
      phone.simulator.send(.person(.unlock))
      phone.simulator.send(.person(.press(activity: id, control: "button 0")))
      #expect(phone.simulator.findings.filter { $0.id == "intent-not-run" }.map(\.path) == [told])
    }
  }

  @Test func `the end of an app's process that nobody waited for is told with the app`() throws {
    let widget = ButtonWidget(PerformReply())
    let phone = try TestPhone(widget: widget)
    try #require(widget.phone).ended(Finding("widget-app-quit"))
    #expect(
      phone.simulator.findings.filter { $0.id == "widget-app-quit" }.map(\.path)
        == [TestPhone.bundle])
  }

  @Test func `a long press expands the island and does nothing elsewhere; a tap opens the app`()
    throws
  {
    let phone = try TestPhone()
    let simulator = phone.simulator
    let id = try phone.start().id
    simulator.send(.person(.unlock))
    simulator.send(.person(.goHome))
    simulator.touch(.card(activityID: id, url: nil), isHeld: true)
    #expect(simulator.phone.device.foreground == nil)
    #expect(simulator.phone.selection.expanded == nil)
    simulator.touch(.island(activityID: id, slot: .compactLeading, url: nil), isHeld: true)
    #expect(simulator.phone.selection.expanded == id)
    simulator.touch(.island(activityID: id, slot: .expanded, url: nil), isHeld: true)
    #expect(simulator.phone.selection.expanded == id)
    #expect(simulator.phone.device.foreground == nil)
    simulator.touch(.island(activityID: id, slot: .expanded, url: nil))
    #expect(simulator.phone.device.foreground == TestPhone.bundle)
  }

  @Test func `a button on a Watch or a Mac works while the phone sleeps, in a car it does not`()
    throws
  {
    func front(_ presentation: Presentation, _ slot: Slot) throws -> String? {
      let phone = try TestPhone(widget: ButtonWidget(PerformReply(opensApp: true)))
      let id = try phone.start().id
      phone.simulator.send(.person(.goHome))
      phone.simulator.send(.person(.lock))
      phone.simulator.touch(
        .action(activityID: id, slot: slot, .button(0)), on: presentation)
      return phone.simulator.phone.device.foreground
    }
    #expect(try front(.watch, .small) == TestPhone.bundle)
    #expect(try front(.menuBarOpen, .expanded) == TestPhone.bundle)
    #expect(try front(.carPlay, .small) == nil)
    #expect(try front(.lockScreen, .lockScreen) == nil)
  }

  @Test(arguments: [(true, true, true), (false, true, false), (true, false, false)])
  func `a button on the Lock Screen works once the phone has recognized who looks at it`(
    isLookedAt: Bool, isAwake: Bool, works: Bool
  ) throws {
    let phone = try TestPhone(widget: ButtonWidget(PerformReply(opensApp: true)))
    let id = try phone.start().id
    phone.simulator.send(.person(.lock))
    phone.simulator.send(.set(.trait("attention", .flag(isLookedAt))))
    if isAwake { phone.simulator.send(.person(.wake)) }
    phone.simulator.send(.person(.press(activity: id, control: "button 0")))
    #expect(phone.simulator.phone.device.foreground == (works ? TestPhone.bundle : nil))
    #expect(phone.simulator.findings.contains { $0.id == "control-while-locked" } != works)
  }

  @Test(arguments: [
    ("iPhone SE", false), ("iPhone 16e", true), ("iPad Pro 11", true), ("iPad Air 11", false),
    ("iPad 10.2", false),
  ])
  func `a model without Face ID recognizes nobody who looks at its Lock Screen`(
    device: String, works: Bool
  ) throws {
    let phone = try TestPhone(widget: ButtonWidget(PerformReply(opensApp: true)))
    try phone.simulator.set("device", to: .string(device))
    let id = try phone.start().id
    phone.simulator.send(.person(.lock))
    phone.simulator.send(.person(.wake))
    phone.simulator.send(.person(.press(activity: id, control: "button 0")))
    #expect(phone.simulator.phone.device.foreground == (works ? TestPhone.bundle : nil))
    let told = phone.simulator.findings.first { $0.id == "control-while-locked" }
    #expect(told?.fix?.hasPrefix("Unlock it: without Face ID") == (works ? nil : true))
    // Another model recognizes them at once.
    try phone.simulator.set("device", to: "iPhone 17 Pro")
    phone.simulator.send(.person(.press(activity: id, control: "button 0")))
    #expect(phone.simulator.phone.device.foreground == TestPhone.bundle)
  }

  @Test func `the API presses a button on a Watch, and says where there is none`() throws {
    let phone = try TestPhone(widget: ButtonWidget(PerformReply(opensApp: true)))
    let id = try phone.start().id
    phone.simulator.send(.person(.goHome))
    phone.simulator.send(.person(.lock))
    func tap(_ body: JSONValue) -> Int? {
      phone.ask("POST", "/islet/activities/\(id)/tap", body).status
    }
    #expect(tap(["presentation": "hologram"]) == 400)
    #expect(tap(["presentation": "watch", "hold": true]) == 400)
    #expect(tap(["presentation": "carPlay", "label": "Show"]) == 404)
    #expect(phone.simulator.phone.device.foreground == nil)
    #expect(tap(["presentation": "watch", "label": "Show"]) == 200)
    #expect(phone.simulator.phone.device.foreground == TestPhone.bundle)
    _ = phone.ask("POST", "/islet/activities/\(id)/end", [:])
    #expect(tap(["presentation": "carPlay"]) == 409)
  }

  @Test(arguments: ["events", "tap"])
  func `the API answers a press once its intent has run, with what came of it`(way: String) throws {
    let widget = ButtonWidget(PerformReply(opensApp: true))
    let phone = try TestPhone(widget: widget)
    let id = try phone.start().id
    phone.simulator.send(.person(.unlock))
    phone.simulator.send(.person(.goHome))
    widget.holdsPresses = true
    let answer =
      way == "events"
      ? phone.ask(
        "POST", "/islet/events",
        ["person": "press", "activity": .string(id), "control": "button 0"])
      : phone.ask(
        "POST", "/islet/activities/\(id)/tap", ["presentation": "watch", "label": "Show"])
    #expect(answer.status == nil)
    widget.endPresses()
    #expect(answer.status == 200)
    if way == "events" { #expect(answer.json["changed"] == true) }
    #expect(phone.simulator.phone.device.foreground == TestPhone.bundle)
  }

  @Test func `a request waits for the intent that it began, and for no other's`() throws {
    let widget = ButtonWidget(PerformReply())
    let phone = try TestPhone(widget: widget)
    let (id, other) = (try phone.start().id, try phone.start().id)
    phone.simulator.send(.person(.unlock))
    phone.simulator.send(.person(.goHome))
    func press(_ id: String) -> TestAnswer {
      phone.ask(
        "POST", "/islet/activities/\(id)/tap", ["presentation": "watch", "label": "Show"])
    }
    widget.holdsPresses = true
    let held = press(id)
    #expect(held.status == nil)
    // What runs no intent waits for none.
    let event: JSONValue = ["person": "press", "activity": .string(other), "control": "seat"]
    #expect(phone.ask("POST", "/islet/events", event).status == 200)
    widget.holdsPresses = false
    #expect(press(other).status == 200)
    #expect(held.status == nil)
    widget.endPresses()
    #expect(held.status == 200)
  }

  @Test
  func `a press on what only the picture on its way has waits for it; what is seen answers now`()
    throws
  {
    let widget = LateWidget()
    let phone = try TestPhone(widget: widget)
    let activity = try phone.start()
    phone.simulator.send(.person(.unlock))
    phone.simulator.settle()
    _ = phone.simulator.drawnScene(.init(place: .lockScreen))
    widget.isHeld = true
    phone.time.real += 1
    phone.push(["home": 1, "away": 0], to: activity)
    phone.simulator.settle()
    phone.simulator.send(.person(.press(activity: activity.id, control: "Show 0")))
    #expect(widget.presses == 1)
    phone.simulator.send(.person(.press(activity: activity.id, control: "Show 1")))
    #expect(widget.presses == 1)
    widget.answer()
    phone.simulator.settle()
    #expect(widget.presses == 2)
    #expect(phone.simulator.findings.filter { $0.id == "control-unknown" } == [])
    // What neither has is told.
    phone.simulator.send(.person(.press(activity: activity.id, control: "Show 2")))
    #expect(phone.simulator.findings.last?.id == "control-unknown")
  }

  @Test func `closing an activity on a Mac takes it off the phone`() throws {
    let phone = try TestPhone(widget: ButtonWidget(PerformReply()))
    let id = try phone.start().id
    phone.simulator.touch(.dismiss(activityID: id), on: .menuBarOpen)
    #expect(phone.simulator.phone.activity(id) == nil)
  }
}

/// A widget whose button names the goals, and whose pictures can be held back.
@MainActor
private final class LateWidget: WidgetRunner {
  var isHeld = false
  private(set) var presses = 0
  private var held: [@MainActor () -> Void] = []

  /// Gives the pictures that were held back, and from now on each at once.
  func answer() {
    isHeld = false
    while !held.isEmpty { held.removeFirst()() }
  }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render):
      let size = Size(width: render.room.width, height: render.room.minHeight)
      let goals = (try? JSONValue(parsing: Array(render.state.utf8)))?["home"]?.compact ?? ""
      let button = TapRegion(frame: Rect(size), action: .button(0), label: "Show \(goals)")
      let picture = Picture(
        list: DisplayList(size: size), idealSize: size,
        outline: OutlineNode(kind: "Button", frame: Rect(size)), regions: [button])
      if isHeld {
        held.append { reply(.rendered(picture)) }
      } else {
        reply(.rendered(picture))
      }
    case .perform:
      presses += 1
      reply(.performed(PerformReply()))
    default: reply(.described([]))
    }
  }

  func stop() {}
}
