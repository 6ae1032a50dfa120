import Drawing

/// One thing that the ruler measures, in points of the picture.
public struct RulerMark: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A place that a widget draws for.
    case slot
    case sensor
    /// A distance that content should keep.
    case margin
    case view
    /// A text that the layout cut off, as iOS would.
    case truncation
    /// A text that only the mock-up shortened.
    case shortening
    case baseline
  }

  public var kind: Kind
  /// The view's type and text, or the area's name.
  public var name: String
  public var frame: Rect
  /// What else is worth knowing: font, traits.
  public var detail: String

  /// A mark.
  public init(_ kind: Kind, _ name: String, frame: Rect, detail: String = "") {
    (self.kind, self.name, self.frame, self.detail) = (kind, name, frame, detail)
  }

  /// The marks of a picture's views that show something, placed at `origin` and scaled about it.
  public static func marks(
    of outline: OutlineNode, at origin: Point = .zero, scale: Double = 1
  ) -> [RulerMark] {
    var marks: [RulerMark] = []
    collect(outline, origin, scale, depth: 0, into: &marks)
    return marks
  }

  /// The marks of texts that only the mock-up shortened.
  public static func marks(of shortenings: [Shortening]) -> [RulerMark] {
    shortenings.map {
      RulerMark(
        .shortening, "“\($0.text)”", frame: $0.frame,
        detail: $0.shown.isEmpty ? "not shown here" : "shown as “\($0.shown)” here only")
    }
  }

  /// The marks of a display list's baselines.
  public static func baselines(of list: DisplayList) -> [RulerMark] {
    var marks: [RulerMark] = []
    collect(list.items, .identity, depth: 0, into: &marks)
    return marks
  }

  private static func collect(
    _ items: [DisplayItem], _ map: Transform, depth: Int, into marks: inout [RulerMark]
  ) {
    guard depth < Painting.mostDepth else { return }
    for item in items {
      switch item {
      case .text(let line):
        let start = map.apply(Point(x: line.frame.minX, y: line.baseline))
        marks.append(
          RulerMark(
            .baseline, "“\(line.string)”",
            frame: Rect(
              x: start.x, y: start.y, width: line.frame.width * map.scale, height: 0)))
      case .group(let group):
        collect(group.items, group.transform.then(map), depth: depth + 1, into: &marks)
      case .fill, .stroke, .symbol, .image, .progress, .placeholder: break
      }
    }
  }

  private static func collect(
    _ node: OutlineNode, _ origin: Point, _ scale: Double, depth: Int,
    into marks: inout [RulerMark]
  ) {
    guard depth < 200, marks.count < 400 else { return }
    let frame = Rect(
      x: origin.x + node.frame.x * scale, y: origin.y + node.frame.y * scale,
      width: node.frame.width * scale, height: node.frame.height * scale)
    if node.kind != "Spacer", node.children.isEmpty || node.content != nil {
      var details: [String] = []
      if let face = node.face {
        details.append("\(SVG.number(face.size)) pt")
        if face.weight != 400 { details.append("weight \(face.weight)") }
      }
      details += node.traits.filter { $0 != "truncated" }
      if let line = node.line { details.append("line \(line)") }
      let content = node.content.map { " “\($0)”" } ?? ""
      marks.append(
        RulerMark(
          node.traits.contains("truncated") ? .truncation : .view, node.kind + content,
          frame: frame, detail: details.joined(separator: ", ")))
    }
    for child in node.children {
      collect(child, origin, scale, depth: depth + 1, into: &marks)
    }
  }
}
