import Drawing
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
}

/// A widget whose picture is one button.
@MainActor
private final class ButtonWidget: WidgetRunner {
  private let pressed: PerformReply

  init(_ pressed: PerformReply) { self.pressed = pressed }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render):
      let size = Size(width: render.surface.width, height: render.surface.minHeight)
      let button = TapRegion(frame: Rect(size), action: .button(0), label: "Show")
      reply(
        .rendered(
          Picture(
            list: DisplayList(size: size), idealSize: size,
            outline: OutlineNode(kind: "Button", frame: Rect(size)), regions: [button])))
    case .perform: reply(.performed(pressed))
    default: reply(.described([]))
    }
  }

  func stop() {}
}
