import Drawing
import Numbers

/// One thing that the ruler measures, in points of the picture.
public struct RulerMark: Hashable, Sendable {
  /// What is measured.
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
  }

  public var kind: Kind
  /// The view's type and text, or the area's name.
  public var name: String
  public var frame: Rect
  /// What else is worth knowing: font, traits.
  public var detail: String
  /// What the outline says of it, as `ideal=120x20`, which is put into words where it is told.
  var traits: [String] = []
  /// Where it stands in its card or island, and what that is called.
  public var place: Place?
  /// The shape of the card or island that it is in, in points of the picture: tints show nowhere else.
  public var surface: Contour?
  /// Where cells show it, in points of the picture; nil where it is shown at its frame.
  var drawn: Rect?
  /// How far from its frame that is, in words.
  var shift: String?
  /// Where the first line of a text stands, in points of the picture.
  var baseline: Double?

  /// A place inside a card or an island, the same at every size of the window.
  public struct Place: Hashable, Sendable {
    /// What the numbers count from: `lockScreen`.
    public var slot: String
    /// The size of that, in points.
    public var size: Size
    /// The frame from its upper left corner.
    public var frame: Rect
    /// Where its upper left corner is on the phone's whole screen; nil where there is no phone around it.
    public var onScreen: Point?

    /// Creates a place in a slot of a size.
    public init(slot: String, size: Size, frame: Rect, onScreen: Point? = nil) {
      (self.slot, self.size, self.frame, self.onScreen) = (slot, size, frame, onScreen)
    }
  }

  public init(
    _ kind: Kind, _ name: String, frame: Rect, detail: String = "", place: Place? = nil
  ) {
    (self.kind, self.name, self.frame, self.detail) = (kind, name, frame, detail)
    self.place = place
  }

  /// Returns the marks of a picture's views that show something, placed at `origin` and scaled about it.
  ///
  /// `slot` names what it stands in, and `onScreen` says where that is on the whole screen.
  public static func marks(
    of outline: OutlineNode, at origin: Point = .zero, scale: Double = 1, slot: String = "",
    onScreen: Point? = nil
  ) -> [RulerMark] {
    var marks: [RulerMark] = []
    collect(outline, origin, scale, depth: 0, into: &marks)
    guard !slot.isEmpty else { return marks }
    let size = outline.frame.size
    return marks.map { mark in
      var mark = mark
      let own = Rect(
        x: (mark.frame.x - origin.x) / scale, y: (mark.frame.y - origin.y) / scale,
        width: mark.frame.width / scale, height: mark.frame.height / scale)
      mark.place = Place(
        slot: slot, size: size, frame: own,
        onScreen: onScreen.map {
          Point(x: $0.x + own.x * scale, y: $0.y + own.y * scale)
        })
      return mark
    }
  }

  /// Returns the marks of texts that only the mock-up shortened.
  public static func marks(of shortenings: [Shortening]) -> [RulerMark] {
    shortenings.map {
      RulerMark(
        .shortening, "“\($0.text)”", frame: $0.frame,
        detail: $0.shown.isEmpty ? "not shown here" : "shown as “\($0.shown)” here only")
    }
  }

  /// Returns the marks, those of texts with the baseline of their first line in a picture. What the system renews is
  /// told as it reads at a time: the widget drew it earlier.
  public static func marks(
    _ marks: [RulerMark], withBaselinesOf list: DisplayList, at now: Double
  ) -> [RulerMark] {
    var (baselines, bars): ([Baseline], [Bar]) = ([], [])
    collect(list.items, .identity, depth: 0, at: now, into: &baselines, &bars)
    return marks.map { mark in
      let room = mark.frame.inset(by: -0.5)
      let isRenewed = mark.traits.contains("dynamic")
      if isRenewed, mark.name.hasPrefix("ProgressView") {
        let own = bars.filter { room.contains($0.middle) }
        return own.count == 1 ? mark.named(own[0].text) : mark
      }
      guard mark.name.hasPrefix("Text") else { return mark }
      let own = baselines.filter { room.contains($0.start) && $0.end <= room.maxX }
      guard let first = own.map(\.start.y).min() else { return mark }
      var mark = mark
      if isRenewed { mark.renew(own.sorted { $0.start.y < $1.start.y }.flatMap(\.renewals)) }
      mark.baseline = first
      return mark
    }
  }

  /// Returns what else is worth knowing, with the baseline: counted as the mark's frame is told, from the slot's upper
  /// edge or from the picture's.
  func told(inSlot: Bool) -> String {
    guard var height = baseline else { return detail }
    if inSlot, let own = place?.frame, frame.height > 0 {
      height = own.y + (height - frame.y) * own.height / frame.height
    }
    let words = "baseline at \(SVG.number((height * 100).rounded() / 100))"
    return detail.isEmpty ? words : "\(detail), \(words)"
  }

  /// Returns the mark with other words behind the kind of its view.
  private func named(_ content: String) -> RulerMark {
    var mark = self
    mark.name = name.prefix { $0 != " " } + " “\(content)”"
    return mark
  }

  /// Puts into the mark's words what runs of it read now, in their order.
  private mutating func renew(_ runs: [(drawn: String, now: String)]) {
    var (told, rest) = ("", name[...])
    for run in runs where !run.drawn.isEmpty {
      guard let range = rest.firstRange(of: run.drawn) else { continue }
      told += rest[..<range.lowerBound] + run.now
      rest = rest[range.upperBound...]
    }
    name = told + rest
  }

  /// Where the baseline of a line of text begins, and how far to the right it goes.
  private struct Baseline {
    var start: Point
    var end: Double
    /// What each run that the system renews read when it was drawn, and what it reads now.
    var renewals: [(drawn: String, now: String)]
  }

  /// A bar or a ring that the system moves.
  private struct Bar {
    var middle: Point
    var text: String
  }

  private static func collect(
    _ items: [DisplayItem], _ map: Transform, depth: Int, at now: Double,
    into baselines: inout [Baseline], _ bars: inout [Bar]
  ) {
    guard depth < Painting.mostDepth else { return }
    for item in items {
      switch item {
      case .text(let line):
        let start = map.apply(Point(x: line.frame.minX, y: line.baseline))
        let renewals = zip(line.runs, line.resolved(at: now).runs).compactMap { old, new in
          old.dynamic == nil ? nil : (drawn: old.text, now: new.text)
        }
        baselines.append(
          Baseline(
            start: start, end: start.x + line.frame.width * map.scale, renewals: renewals))
      case .progress(let bar):
        let box = bar.track.bounds
        bars.append(
          Bar(
            middle: map.apply(Point(x: box.midX, y: box.midY)),
            text: Percent.text(of: bar.fraction(at: now))))
      case .group(let group):
        collect(
          group.items, group.transform.then(map), depth: depth + 1, at: now, into: &baselines,
          &bars)
      case .view(let view):
        collect(view.items, map, depth: depth + 1, at: now, into: &baselines, &bars)
      case .fill, .stroke, .symbol, .image, .placeholder: break
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
      if let color = node.color { details.append(color.hex) }
      details += node.traits.compactMap(TraitWords.words)
      if let line = node.line { details.append("line \(line)") }
      let content = node.content.map { " “\($0)”" } ?? ""
      var mark = RulerMark(
        node.traits.contains("truncated") ? .truncation : .view, node.kind + content,
        frame: frame, detail: details.joined(separator: ", "))
      mark.traits = node.traits
      marks.append(mark)
    }
    for child in node.children {
      collect(child, origin, scale, depth: depth + 1, into: &marks)
    }
  }
}
