import Drawing
import Numbers
import Raster

/// The ruler in pictures of pixels and vectors, and in pages.
extension Ruler {
  /// Returns a picture with a scale in points, lines around what it shows, and the measures below, each with its
  /// number.
  public static func board(_ list: DisplayList, _ marks: [RulerMark]) -> DisplayList {
    let marks = marks.filter { $0.frame.isFinite && $0.kind != .shortening }
    let listed = marks.filter(\.isListed)
    let (left, top) = (32.0, 18.0)
    let width = max(left + list.size.width + 8, 360)
    var items: [DisplayItem] = []
    items += scale(list.size)
    items.append(
      .group(
        GroupMark(
          [.group(GroupMark(list.items, clip: .rect(Rect(list.size))))]
            + tintSurroundings(marks)
            + marks.filter { $0.kind == .slot }.map { line(around: $0, width: 0.5, dash: [3, 2]) }
            + listed.map { line(around: $0, width: 0.5) }
            + listed.enumerated().map { tag($0.offset + 1, $0.element) },
          transform: .translation(x: left, y: top))))
    var y = top + list.size.height + 14
    for (number, line) in boardLegend(marks) {
      let indent = number == nil ? 10.0 : 32
      if let number {
        items.append(text("\(number)", x: 10, y: y, paint: ink(line.kind), weight: 600))
      }
      for part in wrapped(line.text, width: width - indent - 10) {
        items.append(text(part, x: indent, y: y, paint: plain))
        y += pitch
      }
    }
    let size = Size(width: width, height: y + 6)
    return DisplayList(
      size: size, items: [.fill(.rect(Rect(size)), .color(RGBA(28, 28, 30)))] + items)
  }

  // Parts.

  private static let face = Face(size: 10)
  private static let pitch = 14.0
  private static let plain = Paint.color(RGBA(200, 200, 206))

  private static func ink(_ kind: RulerMark.Kind) -> Paint { .color(color(kind).rgba(alpha: 1)) }

  /// Returns what stands below the picture: areas first, then what is numbered in it.
  private static func boardLegend(
    _ marks: [RulerMark]
  ) -> [(number: Int?, line: (kind: RulerMark.Kind, text: String))] {
    let areas = marks.filter { !$0.isListed }
    let listed = marks.filter(\.isListed)
    return areas.map { mark in (nil, (mark.kind, legend([mark])[0])) }
      + listed.enumerated().map { ($0.offset + 1, ($0.element.kind, legend([$0.element])[0])) }
  }

  /// Returns a line and its number every fifty points, at the left and above.
  private static func scale(_ size: Size) -> [DisplayItem] {
    guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) < 1e5 else {
      return []
    }
    let (left, top) = (32.0, 18.0)
    var items: [DisplayItem] = []
    for point in stride(from: 0.0, through: size.width, by: 10) {
      let isMain = Int(bounded: point) % 50 == 0
      let length = isMain ? 5.0 : 2.5
      items.append(
        .fill(
          .rect(Rect(x: left + point - 0.25, y: top - length, width: 0.5, height: length)), plain))
      if isMain {
        items.append(text(SVG.number(point), x: left + point + 2, y: 0, paint: plain, size: 8))
      }
    }
    for point in stride(from: 0.0, through: size.height, by: 10) {
      let isMain = Int(bounded: point) % 50 == 0
      let length = isMain ? 5.0 : 2.5
      items.append(
        .fill(
          .rect(Rect(x: left - length, y: top + point - 0.25, width: length, height: 0.5)), plain))
      if isMain {
        items.append(text(SVG.number(point), x: 4, y: top + point - 5, paint: plain, size: 8))
      }
    }
    return items
  }

  private static func line(
    around mark: RulerMark, width: Double, dash: [Double] = []
  ) -> DisplayItem {
    .stroke(
      .rect(mark.frame.inset(by: width / 2)), ink(mark.kind),
      StrokeStyleMark(width: width, dash: dash))
  }

  /// Returns a mark's number, above its upper right corner, where it covers the least.
  private static func tag(_ number: Int, _ mark: RulerMark) -> DisplayItem {
    let face = Face(size: 6, weight: 600)
    let width = TypeMetrics.width("\(number)", face) + 3
    let box = Rect(x: mark.frame.maxX - width, y: mark.frame.minY - 4, width: width, height: 8)
    return .group(
      GroupMark([
        .fill(.rounded(box, radius: 2), ink(mark.kind)),
        text(
          "\(number)", x: box.x + 1.5, y: box.y + 0.4, paint: .color(.black), size: 6, weight: 600),
      ]))
  }

  private static func text(
    _ text: String, x: Double, y: Double, paint: Paint, size: Double = 10, weight: Int = 400
  ) -> DisplayItem {
    let face = Face(size: size, weight: weight)
    let width = TypeMetrics.width(text, face)
    return .text(
      TextLine(
        frame: Rect(x: x, y: y, width: width, height: TypeMetrics.lineHeight(face)),
        baseline: y + TypeMetrics.ascent(face),
        runs: [TextRun(text, face: face, paint: paint, x: x, width: width)]))
  }

  /// Returns a line's words in lines that fit.
  private static func wrapped(_ text: String, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, TypeMetrics.width(last + " " + word, face) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
