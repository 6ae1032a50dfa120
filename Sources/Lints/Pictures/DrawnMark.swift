import Drawing

/// One mark of a picture with everything above it applied: what a reviewer sees.
public struct DrawnMark {
  public enum Kind: Sendable {
    case text(String, Face, isTruncated: Bool, dynamic: DynamicText?)
    case symbol(String)
    case image(ImageMark.Source)
    case fill(Contour)
    case stroke(Contour, width: Double)
    case progress
    case placeholder(String)
  }

  public var kind: Kind
  /// In the picture's coordinates, points.
  public var frame: Rect
  /// What it covers, in the picture's coordinates: a line in its whole width, a symbol without the room around it, a text
  /// its capitals; nil for its frame.
  var ink: Rect?
  /// The mean colour, alpha included; nil for images.
  public var color: RGBA?
  /// The colours of a gradient, from its start to its end; none for a single colour.
  var colors: [RGBA] = []

  /// How many pixels the copy has that code made of an image; nil for the image itself.
  var copiedPixels: Size?

  /// Whether it says something, as text, symbol or picture.
  public var isContent: Bool {
    switch kind {
    case .text(let text, _, _, _): text.contains { !$0.isWhitespace }
    case .symbol, .image, .progress, .placeholder: true
    case .fill, .stroke: false
    }
  }

  public var text: String? { if case .text(let text, _, _, _) = kind { text } else { nil } }

  /// Whether it is a text that is cut off.
  var isTruncated: Bool {
    if case .text(_, _, let isTruncated, _) = kind { isTruncated } else { false }
  }

  /// Whether it is a running time in which dashes stand for digits that have no room.
  var isDashedTime: Bool {
    guard case .text(let text, _, true, .some) = kind else { return false }
    return text.contains("--")
  }

  /// What it is called in a sentence.
  public var name: String {
    switch kind {
    case .text(let text, _, _, _): "“\(text)”"
    case .symbol(let name): "The symbol \(name)"
    case .image(.file(let path)): "The image \(path.split(separator: "/").last ?? "")"
    case .image: "An image"
    case .progress: "The progress"
    case .placeholder, .fill, .stroke: "An element"
    }
  }

  /// What it shows, to find it again in another presentation.
  var identity: String? {
    switch kind {
    case .text(let text, _, _, _): text
    case .symbol(let name): "symbol " + name
    case .image(.file(let path)): "image " + path
    default: nil
    }
  }

  /// Returns all marks of a list, back to front.
  public static func all(of list: DisplayList) -> [DrawnMark] {
    var marks: [DrawnMark] = []
    collect(list.items, .identity, opacity: 1, clip: nil, cut: nil, into: &marks)
    return marks
  }

  /// How its literal stands in the source.
  var tokens: [String] {
    switch kind {
    case .text(let text, _, _, _): literals([text])
    case .symbol(let name), .placeholder(let name): literals([name])
    case .image(.file(let path)):
      literals([String(path.split(separator: "/").last?.prefix { $0 != "." && $0 != "@" } ?? "")])
    case .image, .fill, .stroke, .progress: []
    }
  }

  /// A shape that is no rectangle, and what is drawn is cut to.
  private struct Cut {
    var contour: Contour
    /// In the picture's coordinates, points.
    var box: Rect

    func isFilled(by frame: Rect) -> Bool {
      let spare = 0.5
      return frame.minX <= box.minX + spare && frame.maxX >= box.maxX - spare
        && frame.minY <= box.minY + spare && frame.maxY >= box.maxY - spare
    }
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: Transform, opacity: Double, clip: Rect?, cut: Cut?,
    into marks: inout [DrawnMark]
  ) {
    func add(
      _ kind: Kind, _ frame: Rect, _ color: RGBA?, _ colors: [RGBA] = [], copiedPixels: Size? = nil,
      ink: Rect? = nil
    ) {
      var placed = transform.box(frame)
      var covered = ink.map(transform.box)
      var kind = kind
      // A rectangle that fills a shape is that shape: `.background(.red).clipShape(.capsule)`.
      if case .fill(.rect) = kind, let cut, cut.isFilled(by: placed) {
        kind = .fill(cut.contour)
      }
      if let clip {
        (placed, covered) = (placed.intersection(clip), covered?.intersection(clip))
      }
      func isSeen(_ box: Rect) -> Bool { box.width > 0 && box.height > 0 }
      if let ink = covered, !isSeen(ink) { covered = nil }
      // The frame of a straight line has no area.
      guard covered != nil || isSeen(placed), opacity > 0.02 else { return }
      let faded = color?.opacity(opacity)
      if let faded, faded.alpha < 0.02 { return }
      marks.append(
        DrawnMark(
          kind: kind, frame: placed, ink: covered, color: faded,
          colors: colors.map { $0.opacity(opacity) },
          copiedPixels: copiedPixels))
    }
    for item in items {
      switch item {
      case .fill(let contour, let paint):
        add(.fill(contour), contour.bounds, paint.meanColor, paint.stopColors)
      case .stroke(let contour, let paint, let style):
        let bounds = contour.bounds
        // A line without a length is not drawn, as an arc of nothing.
        guard bounds.width > 0 || bounds.height > 0 else { continue }
        add(
          .stroke(contour, width: style.width), bounds, paint.meanColor,
          ink: bounds.inset(by: -style.width / 2))
      case .text(let line):
        for run in line.runs {
          let frame = Rect(
            x: run.x, y: line.frame.y, width: run.width, height: line.frame.height)
          if let symbol = run.symbol {
            add(.symbol(symbol), frame, run.paint.meanColor)
          } else {
            add(
              .text(run.text, run.face, isTruncated: line.isTruncated, dynamic: run.dynamic), frame,
              run.paint.meanColor, ink: IslandCut.capitals(of: run.text, run.face, in: frame))
          }
        }
      case .symbol(let mark):
        add(.symbol(mark.name), mark.frame, mark.paints.first?.meanColor, ink: mark.ink)
      case .image(let mark):
        add(.image(mark.source), mark.frame, mark.tint?.meanColor, copiedPixels: mark.pixels)
      case .progress(let mark): add(.progress, mark.bounds, mark.fillPaint.meanColor)
      case .placeholder(let frame, let label): add(.placeholder(label), frame, nil)
      case .view(let view):
        collect(view.items, transform, opacity: opacity, clip: clip, cut: cut, into: &marks)
      case .group(let group):
        let inner = group.transform.then(transform)
        var (inside, cut) = (clip, cut)
        if let contour = group.clip {
          let box = inner.box(contour.bounds)
          inside = clip.map { $0.intersection(box) } ?? box
          if case .rect = contour {} else { cut = Cut(contour: contour, box: box) }
        }
        collect(
          group.items, inner, opacity: opacity * group.opacity, clip: inside, cut: cut,
          into: &marks)
      }
    }
  }
}

extension Contour {
  /// The radius of the corner of a rounded rectangle, half the shorter side at most.
  var radius: Double? {
    switch self {
    case .rounded(let rect, let radii, _):
      min(
        max(radii.topLeft, radii.bottomLeft, radii.topRight, radii.bottomRight),
        min(rect.width, rect.height) / 2)
    case .rect: 0
    case .ellipse, .path: nil
    }
  }
}

extension Paint {
  /// The colours that a gradient was made of; none for other paints.
  var stopColors: [RGBA] {
    switch self {
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      stops.indices.filter { !Paint.isStep($0, of: stops) }.map { stops[$0].color }
    case .mesh(let mesh): mesh.colors
    case .color, .material, .image: []
    }
  }

  /// Returns whether a stop is a step on the way between two colours, by how they look: in the middle of its neighbours,
  /// and of their colours to a step of 8 bits.
  private static func isStep(_ index: Int, of stops: [GradientStop]) -> Bool {
    guard index > 0, index + 1 < stops.count else { return false }
    let (one, stop, other) = (stops[index - 1], stops[index], stops[index + 1])
    guard abs(stop.location - (one.location + other.location) / 2) < 1e-6 else { return false }
    let middle = one.color.mixedByLook(with: other.color, 0.5)
    return [\RGBA.red, \.green, \.blue, \.alpha].allSatisfy {
      abs(middle[keyPath: $0] - stop.color[keyPath: $0]) <= 1.0 / 255
    }
  }

  /// One colour for the whole paint; nil where it cannot be told.
  var meanColor: RGBA? {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      RGBA.mean(of: stops)
    case .mesh(let mesh): RGBA.mean(mesh.colors)
    case .material(let material): material.isDark ? RGBA(40, 40, 42) : RGBA(235, 235, 240)
    case .image: nil
    }
  }
}
