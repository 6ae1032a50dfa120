import CLinux
import Drawing

/// Reads the small SVG files that icon sets consist of: paths, circles and rectangles in one colour.
enum IconFile {
  /// One part of an icon: a closed path that is filled.
  struct FilledPath: Hashable, Sendable {
    var elements: [PathElement]
    var isEvenOdd: Bool
  }

  /// Returns the paths of a file; nil where it cannot be read.
  static func paths(path: String) -> [FilledPath]? {
    let descriptor = islet_open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The largest icon has 9 KB.
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    let paths = paths(String(decoding: bytes, as: UTF8.self))
    return paths.isEmpty ? nil : paths
  }

  static func paths(_ text: String) -> [FilledPath] {
    text.split(separator: "<").compactMap { tag in
      let name = tag.prefix { $0.isLetter }
      func value(_ key: String) -> Substring? { attribute(key, of: tag) }
      func number(_ key: String) -> Double { value(key).flatMap { Double($0) } ?? 0 }
      switch name {
      case "path":
        guard let data = value("d") else { return nil }
        return FilledPath(
          elements: PathText.elements(data), isEvenOdd: value("fill-rule") == "evenodd")
      case "circle":
        let r = number("r")
        return FilledPath(
          elements: ellipse(
            Rect(x: number("cx") - r, y: number("cy") - r, width: 2 * r, height: 2 * r)),
          isEvenOdd: false)
      case "rect":
        return FilledPath(
          elements: rectangle(
            Rect(
              x: number("x"), y: number("y"), width: number("width"), height: number("height")),
            radius: number("rx")), isEvenOdd: false)
      default: return nil
      }
    }
  }

  private static func attribute(_ key: String, of tag: Substring) -> Substring? {
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let after = rest[rest.index(after: equals)...]
      guard after.first == "\"" else { return nil }
      let value = after.dropFirst().prefix { $0 != "\"" }
      if name == key { return value }
      rest = after[value.endIndex...].dropFirst()
    }
    return nil
  }

  static func ellipse(_ rect: Rect) -> [PathElement] {
    // How far a quarter circle's handles reach, as a part of the radius.
    let (x, y) = (rect.width / 2 * 0.5522847498, rect.height / 2 * 0.5522847498)
    let (mx, my) = (rect.midX, rect.midY)
    return [
      .move(Point(x: rect.maxX, y: my)),
      .curve(
        Point(x: mx, y: rect.maxY), control1: Point(x: rect.maxX, y: my + y),
        control2: Point(x: mx + x, y: rect.maxY)),
      .curve(
        Point(x: rect.minX, y: my), control1: Point(x: mx - x, y: rect.maxY),
        control2: Point(x: rect.minX, y: my + y)),
      .curve(
        Point(x: mx, y: rect.minY), control1: Point(x: rect.minX, y: my - y),
        control2: Point(x: mx - x, y: rect.minY)),
      .curve(
        Point(x: rect.maxX, y: my), control1: Point(x: mx + x, y: rect.minY),
        control2: Point(x: rect.maxX, y: my - y)), .close,
    ]
  }

  static func rectangle(_ rect: Rect, radius: Double) -> [PathElement] {
    let r = min(radius, rect.width / 2, rect.height / 2)
    let h = r * (1 - 0.5522847498)
    let (l, t, e, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard r > 0 else {
      return [
        .move(Point(x: l, y: t)), .line(Point(x: e, y: t)), .line(Point(x: e, y: b)),
        .line(Point(x: l, y: b)), .close,
      ]
    }
    return [
      .move(Point(x: l + r, y: t)), .line(Point(x: e - r, y: t)),
      .curve(
        Point(x: e, y: t + r), control1: Point(x: e - h, y: t), control2: Point(x: e, y: t + h)),
      .line(Point(x: e, y: b - r)),
      .curve(
        Point(x: e - r, y: b), control1: Point(x: e, y: b - h), control2: Point(x: e - h, y: b)),
      .line(Point(x: l + r, y: b)),
      .curve(
        Point(x: l, y: b - r), control1: Point(x: l + h, y: b), control2: Point(x: l, y: b - h)),
      .line(Point(x: l, y: t + r)),
      .curve(
        Point(x: l + r, y: t), control1: Point(x: l, y: t + h), control2: Point(x: l + h, y: t)),
      .close,
    ]
  }
}
