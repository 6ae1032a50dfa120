import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that draws whatever it is asked for, and remembers what that was.
@MainActor
private final class RememberingWidget: WidgetRunner {
  private(set) var states: Set<String> = []
  private(set) var wasAskedForStale = false
  /// Of light cards and of dark ones.
  private(set) var cardSystems: [WidgetEnvironment.Appearance: Set<Double>] = [:]

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .render(let render) = request else { return reply(.described([])) }
    states.insert(render.state)
    if render.isStale { wasAskedForStale = true }
    if render.room.slot == .lockScreen {
      cardSystems[render.environment.appearance, default: []].insert(render.room.systemVersion)
    }
    reply(.rendered(.text("x", in: render.room)))
  }

  func stop() {}
}

@MainActor
@Suite("A review of what the system draws by itself")
struct SystemPicturesTests {
  private let counting: JSONValue = ["mode": ["countdown": ["_0": ["fireDate": 9]]]]
  private let ringing: JSONValue = ["mode": ["alert": ["_0": ["time": 9]]]]

  private func asked(_ attributesType: String) -> RememberingWidget {
    let folder = AppFolder(
      name: "cook", title: "Cook", bundle: "app.cook", attributesType: attributesType, icon: "C",
      attributes: .object(JSONObject()), states: [("counting", counting), ("ringing", ringing)])
    let widget = RememberingWidget()
    WidgetReview(of: folder, by: widget, on: .standard, at: 0, source: nil).run { _ in }
    return widget
  }

  @Test func `an alarm that rings is the system's picture, and its activity never stale`() {
    let widget = asked("AlarmAttributes<Cook>")
    #expect(widget.states == [counting.compact])
    #expect(!widget.wasAskedForStale)
  }

  @Test func `a light card is one of an earlier iOS, since those of iOS 26 are dark`() {
    let widget = asked("CookAttributes")
    #expect(widget.cardSystems[.dark] == [DeviceModel.standard.systemVersion])
    #expect(widget.cardSystems[.light]?.allSatisfy { $0 < SlotRoom.darkCardSystem } == true)
  }

  @Test func `a state that reads the same in another type is the widget's`() {
    let widget = asked("CookAttributes")
    #expect(widget.states == [counting.compact, ringing.compact])
    #expect(widget.wasAskedForStale)
  }
}
