import Drawing
import Findings
import WidgetHost
import WidgetProtocol

/// A widget whose picture is one button.
@MainActor
final class ButtonWidget: WidgetRunner {
  private let pressed: WidgetReply
  /// The phone that the app's code meets.
  private(set) var phone: AppPhone?
  /// Whether intents run until `endPresses`.
  var holdsPresses = false
  private var held: [@MainActor () -> Void] = []

  init(_ pressed: PerformReply) { self.pressed = .performed(pressed) }

  init(failing finding: Finding) { pressed = .failed(finding) }

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
    case .perform:
      let end: @MainActor () -> Void = { [pressed] in reply(pressed) }
      if holdsPresses { held.append(end) } else { end() }
    default: reply(.described([]))
    }
  }

  /// Lets all intents end that run.
  func endPresses() {
    let ends = held
    held = []
    for end in ends { end() }
  }

  func attach(_ phone: AppPhone) { self.phone = phone }

  func stop() {}
}
