import Drawing
import WidgetHost
import WidgetProtocol

/// A widget whose picture is one button.
@MainActor
final class ButtonWidget: WidgetRunner {
  private let pressed: PerformReply

  init(_ pressed: PerformReply) { self.pressed = pressed }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render):
      let size = Size(width: render.room.width, height: render.room.minHeight)
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
