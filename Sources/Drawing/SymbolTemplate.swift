/// How a symbol stands in its room: what it advances by, and where in that its ink is.
///
/// In points of a template of 100 points in regular weight and small scale, y downward from the baseline
/// (SwiftUI/LAYOUT.md, "Symbols").
struct SymbolTemplate: Hashable, Sendable {
  var advance: Double
  /// From the left end of the advance to the ink.
  var left: Double
  /// How wide the ink is.
  var width: Double
  var top: Double
  var bottom: Double

  /// How much larger the medium scale is than the small one, which templates have.
  static let medium = 1.263
  /// Half the height of a capital letter: scales grow about it.
  static let middle = -35.23
  /// What images keep free of ink above and below, of their height: 2.2 of 19 points for a circle at 17.
  static let spareHeight = 0.115
  /// What lies free of ink on each side, of the width: the mean of the 4,976 templates.
  static let spareWidth = 0.08

  /// Returns the figures of a symbol, or of what differs from it in its filling; nil for one that nobody measured.
  static func own(_ name: String) -> SymbolTemplate? {
    if let template = table[name] { return template }
    let parts = name.split(separator: ".")
    guard parts.contains("fill") else { return nil }
    return table[parts.filter { $0 != "fill" }.joined(separator: ".")]
  }

  /// Returns the figures of a symbol, those of the shape around it where nobody measured it.
  ///
  /// 984 of 992 templates in a circle and 493 of 518 in a square stand alike.
  static func of(_ name: String) -> SymbolTemplate? {
    guard name.utf8.count <= SymbolMark.longestName else { return nil }
    if let template = own(name) ?? raining(name) { return template }
    let parts = name.split(separator: ".")
    let frame = parts.last == "fill" ? parts.dropLast().last : parts.last
    return frame == "circle" || frame == "square" ? frame.flatMap { table[String($0)] } : nil
  }

  /// Returns the figures of a cloud that has something behind it and from which something falls, which nobody measured:
  /// it is as much higher than the dry one as `cloud.sun.rain` is than `cloud.sun`.
  static func raining(_ name: String) -> SymbolTemplate? {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    guard parts.count == 3, parts[0] == "cloud", ["rain", "bolt"].contains(parts[2]),
      var template = table["cloud.\(parts[1])"], let dry = table["cloud.sun"],
      let wet = table["cloud.sun.rain"]
    else { return nil }
    template.top += wet.top - dry.top
    template.bottom += wet.bottom - dry.bottom
    return template
  }

  private static let table = RowTable(sorted: SymbolTemplateRows.rows) { row -> SymbolTemplate? in
    let lengths = row.split(separator: " ").compactMap { Double($0) }
    guard lengths.count == 5 else { return nil }
    return SymbolTemplate(
      advance: lengths[0], left: lengths[1], width: lengths[2], top: lengths[3],
      bottom: lengths[4])
  }
}

extension SymbolMark {
  /// Returns the size of a symbol's ink by its template; nil for a symbol that nobody measured.
  ///
  /// - Parameter inkSize: the font size, as `inkSize` of a mark counts it.
  public static func ink(of name: String, inkSize: Double) -> Size? {
    guard let template = SymbolTemplate.of(name), inkSize.isFinite, inkSize > 0 else { return nil }
    let unit = SymbolTemplate.medium / 100 * inkSize
    return Size(width: template.width * unit, height: (template.bottom - template.top) * unit)
  }

  /// How much wider and higher a symbol is drawn than the largest that keeps its proportions in the frame.
  public var stretch: Size {
    guard let distortion, distortion.isFinite, distortion > 0 else {
      return Size(width: 1, height: 1)
    }
    return Size(width: max(1, distortion), height: max(1, 1 / distortion))
  }

  /// The part of the frame in which the symbol's ink is.
  public var ink: Rect {
    guard let inkSize, inkSize.isFinite, inkSize > 0 else { return frame }
    guard let template = SymbolTemplate.of(name) else {
      let (x, y) = (
        frame.width * SymbolTemplate.spareWidth, frame.height * SymbolTemplate.spareHeight / 2
      )
      return Rect(
        x: frame.x + x, y: frame.y + y, width: frame.width - 2 * x, height: frame.height - 2 * y)
    }
    let unit = SymbolTemplate.medium / 100 * inkSize
    let width = min(frame.width, template.width * unit)
    let height = min(frame.height, (template.bottom - template.top) * unit)
    // A box is rounded to pixels, and may be another one's: what it has more or less is shared out.
    let left = (frame.width - template.advance * unit) / 2 + template.left * unit
    // It is as far from the ink above as below, but for what it is rounded by.
    return Rect(
      x: frame.x + max(0, min(left, frame.width - width)), y: frame.midY - height / 2,
      width: width, height: height)
  }
}
