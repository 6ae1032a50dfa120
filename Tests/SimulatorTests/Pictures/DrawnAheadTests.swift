import Drawing
import Findings
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget is given a state to draw right behind reading it.
@MainActor
@Suite struct DrawnAheadTests {
  private let widget = PatientWidget()
  private let phone: TestPhone
  private let activity: LiveActivity

  init() throws {
    let widget = widget
    phone = try TestPhone(widget: widget)
    widget.answersAtOnce = true
    activity = try phone.start()
    phone.simulator.settle()
    widget.answersAtOnce = false
    widget.asked = []
    phone.time.real += 1
  }

  private func push(_ goals: Int) -> Int {
    phone.time.real += 1
    let number = phone.push(["home": .int(goals), "away": 0], to: activity)
    phone.simulator.settle()
    return number
  }

  @Test func `what shows is asked for before the widget has read the state, and once`() throws {
    let number = push(1)
    #expect(widget.asked == ["read 1", "lockScreen 1", "compactLeading 1", "compactTrailing 1"])
    let sent = phone.simulator.now
    phone.time.real += 0.5
    widget.answerAll()
    phone.simulator.settle()
    #expect(phone.simulator.verdict(of: number)?.outcome == .shown)
    #expect(widget.asked.count == 4)
    #expect(phone.simulator.scene().missing == nil)
    #expect(phone.simulator.changeTime(of: activity) == sent, "its now is when it was given")
  }

  @Test func `a state that cannot be read leaves what shows, and its pictures tell nobody`() throws
  {
    let before = phone.simulator.scene().0
    widget.reads = false
    let number = push(2)
    widget.answerAll()
    phone.simulator.settle()
    let verdict = phone.simulator.verdict(of: number)
    #expect(verdict?.outcome == .ignored)
    #expect(verdict?.findings.contains { $0.id == "widget-state-unreadable" } == false)
    #expect(phone.simulator.scene().0 == before)
    // The next state is another one, and its pictures are its own.
    widget.reads = true
    _ = push(3)
    widget.answerAll()
    phone.simulator.settle()
    #expect(phone.simulator.scene().0 != before)
  }

  @Test func `a picture that fails is told in the verdict of the push that brought it`() throws {
    let number = push(13)
    widget.answerAll()
    phone.simulator.settle()
    let verdict = phone.simulator.verdict(of: number)
    #expect(verdict?.findings.contains { $0.id == "widget-crashed" } == true)
  }

  @Test func `after a restart its now is the same`() throws {
    let scratch = ScratchFolder()
    let activity: LiveActivity
    do {
      let (phone, widget) = try start(in: scratch)
      widget.answersAtOnce = true
      activity = try phone.start()
      widget.answersAtOnce = false
      phone.time.real += 1
      phone.push(["home": 1, "away": 0], to: activity)
      phone.simulator.settle()
      phone.time.real += 0.5
      widget.answerAll()
      phone.simulator.settle()
      #expect(phone.simulator.changeTime(of: activity) == 1_700_000_001)
    }
    let (again, _) = try start(in: scratch)
    #expect(again.simulator.changeTime(of: activity) == 1_700_000_001)
  }

  private func start(in scratch: ScratchFolder) throws -> (TestPhone, PatientWidget) {
    let widget = PatientWidget()
    return (try TestPhone(folder: StateFolder(scratch.path), widget: widget), widget)
  }
}

/// A widget that answers when the test says so. It cannot draw thirteen goals.
@MainActor
private final class PatientWidget: WidgetRunner {
  var answersAtOnce = false
  var reads = true
  var asked: [String] = []
  private var waiting: [@MainActor () -> Void] = []

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    let reads = reads
    let answer: WidgetReply
    switch request {
    case .decode(let decode):
      asked.append("read \(goals(decode.json))")
      answer = .decoded(
        reads
          ? .value(canonical: decode.json, dates: [:])
          : .fault(DecodeFault(kind: .other, path: [], expected: "Score", message: "no score")))
    case .render(let render):
      let goals = goals(render.state)
      asked.append("\(render.surface.slot.rawValue) \(goals)")
      let size = Size(width: render.surface.width, height: 20 + Double(goals))
      answer =
        !reads
        ? .failed(Finding("widget-state-unreadable", sentence: "no score"))
        : goals == 13
          ? .failed(Finding("widget-crashed", sentence: "thirteen"))
          : .rendered(
            Picture(
              list: DisplayList(size: size), idealSize: size,
              outline: OutlineNode(kind: "Text", frame: Rect(size))))
    default: return
    }
    if answersAtOnce { return reply(answer) }
    waiting.append { reply(answer) }
  }

  private func goals(_ json: String) -> Int {
    (try? JSONValue(parsing: json))?["home"]?.int ?? -1
  }

  func answerAll() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  func stop() {}
}
