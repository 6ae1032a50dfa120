import Drawing
import Numbers

extension TextNode {
  /// Tells the outline what the text is.
  func mark(_ setting: Setting, _ painter: MarkCollector, at origin: Point) {
    let ideal = Size(
      width: layout.idealWidth.roundedUp(to: pixel),
      height: height(layout.lines(width: .infinity, scale: 1, limit: .max, mode: .tail), 1))
    var traits = ["ideal=\(ideal.width.short)x\(ideal.height.short)"]
    if setting.isTruncated { traits.append("truncated") }
    if isDynamic { traits.append("dynamic") }
    if setting.scale < 1 { traits.append("scaled=\(setting.scale.short)") }
    if let limit = environment.system.lineLimit { traits.append("lineLimit=\(limit)") }
    if case .numeric? = environment.system.contentTransition?.change {
      traits.append("numericTransition")
    }
    if environment.isPrivacySensitive { traits.append("privacySensitive") }
    var face = runs.first?.face
    face?.size *= setting.scale
    face?.font = nil
    painter.mark(
      "Text", at: origin, setting.size, content: runs.map(\.text).joined(), face: face,
      color: runs.first?.style.rgba(in: environment), traits: traits)
  }

  /// Returns bars instead of lines where the content is hidden; nil where it is not.
  func redactedRows(
    _ setting: Setting, _ painter: MarkCollector, _ origin: Point
  ) -> [DisplayItem]? {
    let reasons = environment.redactionReasons
    guard
      reasons.contains(.placeholder)
        || (reasons.contains(.privacy) && environment.isPrivacySensitive)
    else { return nil }
    let paint = Paint.color(
      (runs.first?.style ?? .level(0)).rgba(in: environment).opacity(Redaction.opacity))
    return places(setting).map { line, top, _ in
      let rect = painter.rect(
        Point(x: origin.x, y: origin.y + top),
        Size(width: line.width * setting.scale, height: line.height * setting.scale))
      return .fill(.rounded(rect.inset(by: 1), radius: Redaction.radius), paint)
    }
  }
}

/// How hidden content looks: figures from screenshots.
enum Redaction {
  static let opacity = 0.22
  static let radius = 3.0
}

extension Double {
  /// The number with at most two decimals and no more than it needs.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(bounded: rounded)) : String(rounded)
  }
}
