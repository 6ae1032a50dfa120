import Drawing

/// The system's own words on a phone: clock, date, labels.
enum SystemText {
  /// Returns one line of text whose box is held by a point of the given side, `y` being the line's top.
  static func line(
    _ text: String, size: Double, weight: Int = 400, color: RGBA,
    at x: Double, y: Double, alignment: TextLine.Alignment = .left,
    hasMonospacedDigits: Bool = false, tracking: Double = 0
  ) -> DisplayItem {
    var face = Face(size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
    face.tracking = tracking
    let width = TypeMetrics.width(text, face)
    let left =
      switch alignment {
      case .left: x
      case .center: x - width / 2
      case .right: x - width
      }
    let frame = Rect(x: left, y: y, width: width, height: TypeMetrics.lineHeight(face))
    return .text(
      TextLine(
        frame: frame, baseline: y + TypeMetrics.ascent(face),
        runs: [TextRun(text, face: face, paint: .color(color), x: left, width: width)],
        alignment: alignment))
  }

  /// Returns a symbol in a square box.
  static func symbol(_ name: String, in frame: Rect, size: Double, color: RGBA) -> DisplayItem {
    .symbol(
      SymbolMark(
        name: name, frame: frame, face: Face(size: size, weight: 600), paints: [.color(color)]))
  }

  /// Returns the longest beginning of a text that fits, with an ellipsis where something is missing.
  static func fitted(_ text: String, size: Double, weight: Int = 400, width: Double) -> String {
    let face = Face(size: size, weight: weight)
    if TypeMetrics.width(text, face) <= width { return text }
    var room = width - TypeMetrics.width("…", face)
    var kept = ""
    for character in text {
      room -= TypeMetrics.advance(character, face)
      if room < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
