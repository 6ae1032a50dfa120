import Drawing
import Findings
import JSON
import LiveActivities
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that reads states at once and draws a slot when the test says so.
@MainActor
private final class DrawingWidget: WidgetRunner {
  private var waiting: [(RenderRequest, @MainActor (WidgetReply) -> Void)] = []
  private var drawsAtOnce = true

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render) where drawsAtOnce: reply(.rendered(DrawingWidget.picture(render)))
    case .render(let render): waiting.append((render, reply))
    default: reply(.failed(Finding("widget-stopped")))
    }
  }

  func stop() {}

  /// Keeps pictures back from now on.
  func hold() { drawsAtOnce = false }

  /// Draws what waits of a slot.
  func draw(_ slot: Slot) {
    let due = waiting.filter { $0.0.room.slot == slot }
    waiting.removeAll { $0.0.room.slot == slot }
    for (render, reply) in due { reply(.rendered(DrawingWidget.picture(render))) }
  }

  private static func picture(_ render: RenderRequest) -> Picture {
    let size = Size(width: render.room.width, height: render.room.minHeight)
    return Picture(
      list: DisplayList(size: size), idealSize: size,
      outline: OutlineNode(kind: "Text", frame: Rect(size), content: "a score"))
  }
}

@MainActor
@Suite("The phone's scene while a widget draws")
struct SceneTests {
  private let widget = DrawingWidget()

  private func phone() throws -> (TestPhone, LiveActivity) {
    let phone = try TestPhone(widget: widget)
    let activity = try phone.start()
    phone.simulator.settle()
    phone.time.real += 1
    widget.hold()
    return (phone, activity)
  }

  @Test func `a picture that stays since the next could not be drawn has a mark, and says why`() {
    let size = Size(width: 30, height: 10)
    let outline = OutlineNode(kind: "Text", frame: Rect(size))
    let picture = Picture(list: DisplayList(size: size), idealSize: size, outline: outline)
    let finding = Finding("widget-stopped", sentence: "It was stopped.")
    let old = picture.markedOld(finding)
    #expect(old.findings == [finding])
    // No larger than the picture.
    #expect(old.list.items == [.placeholder(Rect(size), label: "old")])
    #expect(old.outline.content == "It was stopped." && old.outline.children == [outline])
  }

  @Test func `a display that goes to sleep counts for three seconds`() throws {
    let (phone, _) = try phone()
    try phone.simulator.set("device", to: .string("iPhone 17 Pro"))
    #expect(!phone.simulator.scene().0.isCounting)
    phone.simulator.send(.person(.lock))
    phone.simulator.settle()
    #expect(phone.simulator.place == .alwaysOn && phone.simulator.scene().0.isCounting)
    phone.time.real += Guess.sleepingTicks
    let asleep = phone.simulator.scene().0
    #expect(!asleep.isCounting && asleep.standingSince != nil)
  }

  @Test func `a locked phone waits for its cards, and not for the island that nobody sees`() throws
  {
    let (phone, activity) = try phone()
    phone.simulator.send(.person(.lock))
    phone.simulator.send(.person(.wake))
    phone.push(["home": 1, "away": 0], to: activity)
    phone.simulator.settle()
    let missing = try #require(phone.simulator.scene().missing)
    #expect(phone.simulator.isPictureMissing(ofFirst: missing))
    widget.draw(.lockScreen)
    #expect(!phone.simulator.isPictureMissing(ofFirst: missing))
    let (scene, after) = phone.simulator.scene()
    #expect(after == nil)
    // The island's pictures are asked for all the same.
    guard case .compact = scene.island else { return #expect(Bool(false), "the island is empty") }
    #expect(scene.asSeen.island == .resting)
  }

  @Test func `an unlocked phone waits for its island`() throws {
    let (phone, activity) = try phone()
    phone.simulator.send(.person(.unlock))
    phone.push(["home": 1, "away": 0], to: activity)
    phone.simulator.settle()
    let missing = try #require(phone.simulator.scene().missing)
    widget.draw(.lockScreen)
    #expect(phone.simulator.isPictureMissing(ofFirst: missing))
    widget.draw(.compactLeading)
    widget.draw(.compactTrailing)
    let (scene, after) = phone.simulator.scene()
    #expect(after == nil)
    #expect(scene.asSeen == scene)
  }
}
