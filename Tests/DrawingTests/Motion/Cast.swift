@testable import Drawing

/// Views of made-up pictures.
enum Cast {
  static func box(_ id: UInt64, x: Double, width: Double = 10, _ color: RGBA = .white)
    -> DisplayItem
  {
    .view(
      ViewMark(
        id: id,
        items: [.fill(.rect(Rect(x: x, y: 0, width: width, height: 10)), .color(color))]))
  }

  static func line(
    _ text: String, x: Double = 0, y: Double = 0, size: Double = 20,
    alignment: TextLine.Alignment = .left
  ) -> TextLine {
    let face = Face(size: size, hasMonospacedDigits: true)
    let width = TypeMetrics.width(text, face)
    return TextLine(
      frame: Rect(x: x, y: y, width: width, height: 24), baseline: y + 19,
      runs: [TextRun(text, face: face, paint: .color(.white), x: x, width: width)],
      alignment: alignment)
  }

  static func text(
    _ id: UInt64, _ text: String, x: Double = 0, y: Double = 0, content: ContentChange? = nil
  ) -> DisplayItem {
    .view(ViewMark(id: id, items: [.text(line(text, x: x, y: y))], content: content))
  }

  static func list(_ items: [DisplayItem], width: Double = 100, height: Double = 50) -> DisplayList
  {
    DisplayList(size: Size(width: width, height: height), items: items)
  }

  static func motion(_ old: [DisplayItem], _ new: [DisplayItem]) -> ListMotion {
    ListMotion(from: list(old), to: list(new), now: 0)
  }

  /// How far the standard spring is after 0.2 s.
  static let fifth = Pace.standard.progress(at: 0.2)
}
