import Drawing
import WidgetProtocol

extension Picture {
  /// Returns a picture as low as its room may be, with a text that nothing draws.
  static func text(_ content: String, in room: SlotRoom) -> Picture {
    let size = Size(width: room.width, height: room.minHeight)
    return Picture(
      list: DisplayList(size: size), idealSize: size,
      outline: OutlineNode(kind: "Text", frame: Rect(size), content: content))
  }
}
