import EventLoop
import Findings
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that reads every state and crashes while it draws the thirteenth goal, until it is mended.
@MainActor
private final class SuperstitiousWidget: WidgetRunner {
  var isMended = false

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render) where render.state.contains("13") && !isMended:
      reply(
        .failed(
          Finding(
            "widget-crashed", location: SourceLocation(file: "/tmp/Card.swift", line: 31),
            sentence:
              "The widget crashed (a Swift trap) while drawing lockScreen: Index out of range (Card.swift:31)"
          )))
    case .render(let render):
      reply(.rendered(.text("a score", in: render.room)))
    default: reply(.failed(Finding("widget-stopped")))
    }
  }

  func stop() {}
}

/// A widget that draws every state.
@MainActor
private final class CalmWidget: WidgetRunner {
  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render): reply(.rendered(.text("a score", in: render.room)))
    default: reply(.failed(Finding("widget-stopped")))
    }
  }

  func stop() {}
}

/// A widget that draws its card alone, and answers nothing about its island.
@MainActor
private final class LateIslandWidget: WidgetRunner {
  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render) where render.room.slot == .lockScreen:
      reply(.rendered(.text("a score", in: render.room)))
    default: return
    }
  }

  func stop() {}
}

/// A widget that reads every state, and draws when the test says so.
@MainActor
private final class HangingWidget: WidgetRunner {
  private var waiting: [(RenderRequest, @MainActor (WidgetReply) -> Void)] = []
  var hangs = false

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render) where hangs: waiting.append((render, reply))
    case .render(let render): reply(.rendered(.text("a score", in: render.room)))
    default: reply(.failed(Finding("widget-stopped")))
    }
  }

  /// Gives every picture that was asked for, or fails to.
  func end(drawing isDrawn: Bool) {
    let open = waiting
    waiting = []
    for (render, reply) in open {
      reply(
        isDrawn
          ? .rendered(.text("a score", in: render.room)) : .failed(Finding("widget-too-slow")))
    }
  }

  func stop() {}
}

@MainActor
@Suite("A widget that fails while it draws")
struct UndrawnTests {
  private func phone(
    _ folder: StateFolder? = nil, widget: SuperstitiousWidget = SuperstitiousWidget()
  ) throws -> (TestPhone, LiveActivity) {
    let phone = try TestPhone(folder: folder, widget: widget)
    let activity = try phone.start()
    phone.simulator.settle()
    phone.time.real += 1
    return (phone, activity)
  }

  @Test func `the push's verdict says so, with the widget's line, whether anybody looks or not`()
    throws
  {
    let (phone, activity) = try phone()
    let number = phone.push(["home": 13, "away": 0], to: activity)
    let list = phone.ask("GET", "/islet/pushes").json.array ?? []
    #expect(list.count == 1)
    let verdict = try #require(phone.simulator.verdict(of: number))
    #expect(verdict.outcome == .ignored)
    // The row of the push has room for a few words: what happened comes first.
    #expect(verdict.summary.hasPrefix("ignored: the old picture stays: The widget crashed"))
    #expect(verdict.findings.first?.id == "widget-crashed")
    #expect(verdict.findings.first?.location == SourceLocation(file: "/tmp/Card.swift", line: 31))
    // Who runs the simulator is told as well, once.
    #expect(phone.simulator.findings.filter { $0.id == "widget-crashed" }.count == 1)
  }

  @Test func `a caller is told of every picture, however many are there already`() throws {
    let phone = try TestPhone(widget: SuperstitiousWidget())
    phone.simulator.send(.set(.trait("activitiesPerApp", .number(50))))
    // By their ids: what changes together is drawn in that order.
    let ids = try (0..<20).map { _ in try phone.start().id }.sorted()
    phone.simulator.settle()
    phone.time.real += 1
    let last = try #require(ids.last.flatMap { phone.simulator.phone.activity($0) })
    for id in ids.dropLast() {
      let activity = try #require(phone.simulator.phone.activity(id))
      phone.push(["home": 1, "away": 0], to: activity)
    }
    let number = phone.push(["home": 13, "away": 0], to: last)
    _ = phone.ask("GET", "/islet/pushes")
    #expect(phone.simulator.verdict(of: number)?.outcome == .ignored)
  }

  @Test(arguments: [true, false])
  func `a push that is still drawn is told as that, and whoever waits for it gets what came of it`(
    isDrawn: Bool
  ) throws {
    let widget = HangingWidget()
    let phone = try TestPhone(widget: widget) { $0.patience = 0.01 }
    let activity = try phone.start()
    phone.simulator.settle()
    phone.time.real += 1
    widget.hangs = true
    let number = phone.push(["home": 1, "away": 0], to: activity)
    func told(_ answer: TestAnswer) -> JSONValue? {
      while !answer.isEnded { phone.loop.pass(limit: 1) }
      return answer.json.array?.last ?? answer.json
    }
    for path in ["/islet/pushes", "/islet/pushes/\(number)"] {
      let early = told(phone.ask("GET", path))
      #expect(early?["verdict"]?["outcome"] == "shown")
      #expect(early?["drawing"] == true)
    }
    let late = phone.ask("GET", "/islet/pushes?wait=50")
    phone.loop.pass(limit: 0.05)
    #expect(!late.isEnded)
    phone.loop.schedule(at: EventLoop.monotonicNow + 0.02) { widget.end(drawing: isDrawn) }
    let record = told(late)
    #expect(record?["verdict"]?["outcome"] == (isDrawn ? "shown" : "ignored"))
    #expect(record?["drawing"] == nil)
  }

  @Test func `texts that are drawn are told though another part of the widget is late`() throws {
    let phone = try TestPhone(widget: LateIslandWidget())
    let activity = try phone.start()
    phone.simulator.settle()
    let texts = phone.simulator.texts(of: activity)
    #expect(!texts.isWhole && texts.drawn["lockScreen"] == ["a score"])
    #expect(texts.drawn["compact"] == nil)
  }

  @Test func `a press on what it never drew is told at once that there is no picture`() throws {
    let phone = try TestPhone(widget: SuperstitiousWidget())
    let state: JSONValue = ["home": 13, "away": 0]
    guard
      case .started(let activity) = phone.simulator.startActivity(
        of: phone.simulator.apps[0], state: state)
    else {
      Issue.record("nothing began")
      return
    }
    phone.simulator.settle()
    phone.simulator.send(.person(.unlock))
    let begun = EventLoop.monotonicNow
    phone.simulator.send(.person(.press(activity: activity, control: "Again")))
    phone.simulator.settle()
    #expect(EventLoop.monotonicNow - begun < RunningSimulator.widgetPatience)
    let told = phone.simulator.findings.last
    #expect(told?.id == "control-unknown")
    #expect(told?.sentence.hasSuffix("answers to “Again”: there is no picture of it.") == true)
  }

  @Test func `the picture of before stays, with a mark, until one can be drawn`() throws {
    let (phone, activity) = try phone()
    let before = phone.simulator.drawnScene(.init(place: .lockScreen)).cards.first?.picture
    phone.push(["home": 13, "away": 0], to: activity)
    phone.simulator.settle()
    let old = try #require(
      phone.simulator.drawnScene(.init(place: .lockScreen)).cards.first?.picture)
    #expect(old.outline.kind == "Old picture")
    #expect(old.outline.children.first == before?.outline)
    #expect(old.list.items.count == (before?.list.items.count ?? 0) + 1)
    phone.time.real += 1
    phone.push(["home": 14, "away": 0], to: activity)
    phone.simulator.settle()
    #expect(
      phone.simulator.drawnScene(.init(place: .lockScreen)).cards.first?.picture.outline.kind
        == "Text")
  }

  @Test func `a journal tells it, so that a replay needs no widget`() throws {
    let scratch = ScratchFolder()
    let (phone, activity) = try phone(StateFolder(scratch.path))
    let number = phone.push(["home": 13, "away": 0], to: activity)
    // Whoever asks for the pushes waits for the pictures, too.
    _ = phone.ask("GET", "/islet/pushes")
    let text = try phone.simulator.journalText()
    let line = try #require(
      text.split(separator: "\n").first { $0.contains(#""undrawn":"#) }.map(String.init))
    #expect(line.contains(#""file":"/tmp/Card.swift","line":31"#))
    let context = EventLine.Context(
      EventFileHeader(kind: .journal, seed: 7, start: 0), now: phone.simulator.now)
    let read = try EventLine.read(Array(line.utf8), in: context)
    #expect(read.findings.isEmpty)
    var replayed = phone.simulator.phone
    #expect(replayed.handle(read.line.event, at: replayed.now).isEmpty, "told once is enough")
    #expect(
      replayed.record(number)?.verdict == phone.simulator.phone.record(number)?.verdict)
  }

  @Test
  func `once the widget draws the state after all, the push counts as shown, until it fails again`()
    throws
  {
    let scratch = ScratchFolder()
    let widget = SuperstitiousWidget()
    let (phone, activity) = try phone(StateFolder(scratch.path), widget: widget)
    let number = phone.push(["home": 13, "away": 0], to: activity)
    _ = phone.ask("GET", "/islet/pushes")
    #expect(phone.simulator.verdict(of: number)?.outcome == .ignored)
    widget.isMended = true
    phone.simulator.install(phone.simulator.apps[0])
    _ = phone.ask("GET", "/islet/pushes")
    let verdict = try #require(phone.simulator.verdict(of: number))
    #expect(verdict.outcome == .shownWithRemarks)
    #expect(verdict.findings.map(\.id) == ["widget-drawn-later"])
    #expect(verdict.summary.contains("has drawn it since"))
    #expect(!phone.simulator.findings.contains { $0.id == "widget-crashed" })
    #expect(try phone.simulator.journalText().contains(#""rule":"widget-drawn-later""#))
    widget.isMended = false
    phone.simulator.install(phone.simulator.apps[0])
    _ = phone.ask("GET", "/islet/pushes")
    let again = try #require(phone.simulator.verdict(of: number))
    #expect(again.outcome == .ignored)
    #expect(again.findings.map(\.id) == ["widget-crashed"])
  }

  @Test func `a part of the island that is drawn later leaves the card's failure`() throws {
    let (phone, activity) = try phone()
    let number = phone.push(["home": 2, "away": 0], to: activity)
    phone.simulator.settle()
    func tell(_ id: FindingID, _ slot: String) {
      var finding = Finding(id)
      finding.path = "\(activity.id) \(slot)"
      phone.simulator.send(
        .undrawn(Undrawn(activityID: activity.id, push: number, slot: slot, finding: finding)))
    }
    tell("widget-too-slow", "compactLeading")
    tell("widget-crashed", "lockScreen")
    tell(Undrawn.mended, "compactLeading")
    let verdict = try #require(phone.simulator.verdict(of: number))
    #expect(verdict.outcome == .ignored)
    #expect(verdict.findings.map(\.id) == ["widget-crashed", "widget-drawn-later"])
    #expect(verdict.summary.hasPrefix("ignored: the old picture stays: "))
    tell(Undrawn.mended, "lockScreen")
    #expect(phone.simulator.verdict(of: number)?.outcome == .shownWithRemarks)
    #expect(phone.simulator.verdict(of: number)?.findings.map(\.id) == ["widget-drawn-later"])
    // Of what has not failed nothing is told.
    tell(Undrawn.mended, "compactTrailing")
    #expect(phone.simulator.verdict(of: number)?.findings.map(\.id) == ["widget-drawn-later"])
  }

  @Test func `what fails in the island alone is a remark`() throws {
    let (phone, activity) = try phone()
    let number = phone.push(["home": 2, "away": 0], to: activity)
    phone.simulator.settle()
    #expect(phone.simulator.verdict(of: number)?.outcome == .shown)
    phone.simulator.send(
      .undrawn(
        Undrawn(
          activityID: activity.id, push: number, slot: "compactLeading",
          finding: Finding("widget-too-slow"))))
    let verdict = try #require(phone.simulator.verdict(of: number))
    #expect(verdict.outcome == .shownWithRemarks)
    #expect(verdict.summary.contains("the old picture stays in compactLeading"))
  }

  @Test func `what a phone shows otherwise than the picture is a remark, once`() throws {
    let (phone, activity) = try phone()
    let number = phone.push(["home": 2, "away": 0], to: activity)
    phone.simulator.settle()
    for _ in 1...2 {
      phone.simulator.send(
        .undrawn(
          Undrawn(
            activityID: activity.id, push: number, slot: "lockScreen",
            finding: Finding("archive-format"))))
    }
    let verdict = try #require(phone.simulator.verdict(of: number))
    #expect(verdict.outcome == .shownWithRemarks)
    #expect(verdict.findings.map(\.id).filter { $0 == "archive-format" }.count == 1)
    #expect(verdict.summary.contains("placeholder"))
  }

  @Test func `what a new build draws is no failure any more, and one again where it fails`()
    throws
  {
    let (phone, activity) = try phone()
    phone.push(["home": 13, "away": 0], to: activity)
    // Whoever asks for the pushes waits for the pictures, too.
    _ = phone.ask("GET", "/islet/pushes")
    func crashes() -> Int {
      phone.simulator.findings.filter { $0.id == "widget-crashed" }.count
    }
    func install(_ widget: any WidgetRunner) {
      phone.simulator.install(SimulatedApp(TestPhone.folder, widget: widget))
      phone.simulator.proveNow()
    }
    #expect(crashes() == 1)
    install(CalmWidget())
    #expect(crashes() == 0)
    install(SuperstitiousWidget())
    #expect(crashes() == 1)
    install(SuperstitiousWidget())
    #expect(crashes() == 1)
  }
}
